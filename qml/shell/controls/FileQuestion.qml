// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import FullTable.Geometry

// Asks for a file, with the dialog of the desktop.
FileDialog {
    id: question

    /// What files of that kind are called, and their ending.
    required property string kind
    required property string ending
    property bool saving: false
    readonly property Component wayOut: Component {
        Escape {
            when: question.visible
            onPressed: question.reject()
        }
    }

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
    // Where the desktop has none, Qt draws one in the window, and leaves the keys with what lies below.
    onVisibleChanged: {
        const drawn = visible && parentWindow ? Array.from(parentWindow.T.Overlay.overlay.children).filter(item => item.visible) : [];
        for (const item of drawn) {
            if (!item.KeyGroup.modal)
                wayOut.createObject(item);
            item.KeyGroup.modal = true;
            item.forceActiveFocus();
        }
    }
    onAccepted: answered(saving ? [selectedFile] : selectedFiles)
}
