// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

// Asks for a file, with the dialog of the desktop.
FileDialog {
    id: question

    /// What files of that kind are called, and their ending.
    required property string kind
    required property string ending
    property bool saving: false

    signal answered(files: var)

    /// Asks; `name` is what a new file could be called.
    function ask(folder: url, name: string): void {
        currentFolder = folder;
        if (saving)
            currentFile = folder + "/" + name;
        open();
    }

    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFiles
    acceptLabel: saving ? qsTr("Save") : qsTr("Open")
    defaultSuffix: ending
    nameFilters: [qsTr("%1 (*.%2)", "a kind of files, their ending").arg(kind).arg(ending), qsTr("All files (*)")]
    onAccepted: answered(saving ? [selectedFile] : selectedFiles)
}
