// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// Tells which signs stand upon a card; of itself, none.
QtObject {
    /// The marks of a card by its code, its pile and its place there: a list of `{kind, standsFor}`.
    function marksOf(_code: int, _pile: string, _place: int): var {
        return [];
    }
}
