// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest

// A still life of a game for the shelf, 640 x 320 on nothing; running it writes the picture beside the folder.
Item {
    id: scene

    property string game
    default property alias content: drawn.data

    width: 640
    height: 320

    Item {
        id: drawn

        width: 640
        height: 320
        clip: true
    }
    TestCase {
        name: "Scene"
        when: windowShown

        function test_picture(): void {
            let written = false;
            drawn.grabToImage(result => written = result.saveToFile(Qt.resolvedUrl("../" + scene.game + ".png").toString().replace("file://", "")));
            tryVerify(() => written);
        }
    }
}
