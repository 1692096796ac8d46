// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A choice of many: the one that is taken, and a list of all.
T.ComboBox {
    id: box

    property list<string> values
    property list<string> words: values
    property string value
    property string title
    /// Whether it lies on paper, not on the table's cloth.
    property bool paper: true

    signal chosen(string value)

    model: words
    currentIndex: values.indexOf(value)
    // With other words, as of a list that has grown, it would go to the first one.
    onModelChanged: currentIndex = values.indexOf(value)
    onValueChanged: currentIndex = values.indexOf(value)
    onActivated: index => chosen(values[index])
    implicitWidth: Math.round(220 * Theme.unit)
    implicitHeight: Theme.touchSize
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: event => {
        event.accepted = !popup.visible;
        if (event.accepted)
            popup.open();
    }

    Accessible.role: Accessible.ComboBox
    Accessible.name: title

    contentItem: Text {
        leftPadding: 1.2 * Theme.gap
        rightPadding: 3 * Theme.gap
        text: box.displayText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.normal
        color: Theme.ink
    }
    indicator: Symbol {
        anchors.right: parent?.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent?.verticalCenter
        name: "down"
        color: Theme.ink
    }
    background: Rectangle {
        radius: Math.round(10 * Theme.unit)
        color: box.hovered ? Theme.paperHover : Theme.paperDeep
        border.color: Theme.paperEdge

        FocusRing {
            shown: box.activeFocus
            paper: box.paper
        }
    }
    delegate: T.ItemDelegate {
        id: entry

        required property int index
        required property string modelData

        width: box.width
        height: Theme.touchSize
        focusPolicy: Qt.NoFocus
        highlighted: box.highlightedIndex === index
        Accessible.name: modelData

        contentItem: Text {
            leftPadding: 1.2 * Theme.gap
            text: entry.modelData
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.normal
            font.weight: box.currentIndex === entry.index ? Font.DemiBold : Font.Normal
            color: entry.highlighted ? "white" : Theme.ink
        }
        background: Rectangle {
            radius: Math.round(7 * Theme.unit)
            color: entry.highlighted ? Theme.action : "transparent"
        }
    }
    popup: T.Popup {
        y: box.height + 4
        width: box.width
        // Of a longer list half an entry is seen, so that one knows of the others.
        height: Math.min(implicitContentHeight + 2 * padding, Math.round(7.5 * Theme.touchSize))
        padding: 4
        margins: Theme.gap
        // Opened by mouse, the keys are for the list, too.
        onAboutToShow: box.forceActiveFocus(Qt.MouseFocusReason)

        contentItem: ListView {
            implicitHeight: contentHeight
            clip: true
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
        }
        background: Rectangle {
            radius: Math.round(10 * Theme.unit)
            color: Theme.paper
            border.color: Theme.paperEdge
        }
    }
}
