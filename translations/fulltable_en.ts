<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Analyst</name>
    <message numerus="yes">
        <source>It brings %n chip(s) more in this deal.</source>
        <translation>
            <numerusform>It brings %n chip more in this deal.</numerusform>
            <numerusform>It brings %n chips more in this deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s) more in this deal.</source>
        <translation>
            <numerusform>It brings %n point more in this deal.</numerusform>
            <numerusform>It brings %n points more in this deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing better was found than what was played, in %n decision(s).</source>
        <translation>
            <numerusform>Nothing better was found than what was played, in the only decision.</numerusform>
            <numerusform>Nothing better was found than what was played, in all %n decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n decision(s) nothing better was found than what was played.</source>
        <translation>
            <numerusform>In %1 of %n decision nothing better was found than what was played.</numerusform>
            <numerusform>In %1 of %n decisions nothing better was found than what was played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>App</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) of this game could not be played again: it goes on from before them.</source>
        <translation>
            <numerusform>The last move of this game could not be played again: it goes on from before it.</numerusform>
            <numerusform>The last %n moves of this game could not be played again: it goes on from before them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) cannot be read by this version of Full Table. They are kept as they are.</source>
        <translation>
            <numerusform>%n saved game cannot be read by this version of Full Table. It is kept as it is.</numerusform>
            <numerusform>%n saved games cannot be read by this version of Full Table. They are kept as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message numerus="yes">
        <source>The file of saved games was damaged. %n game(s) could be rescued; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>The file of saved games was damaged. %n game could be rescued; the damaged file is kept as %1.</numerusform>
            <numerusform>The file of saved games was damaged. %n games could be rescued; the damaged file is kept as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) of this game were not saved: it goes on from before them.</source>
        <translation>
            <numerusform>The last move of this game was not saved: it goes on from before it.</numerusform>
            <numerusform>The last %n moves of this game were not saved: it goes on from before them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardLine</name>
    <message numerus="yes">
        <source>You would take %n card(s)</source>
        <translation>
            <numerusform>You would take %n card</numerusform>
            <numerusform>You would take %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message numerus="yes">
        <source>You did %n chip(s) better than Expert with these cards.</source>
        <translation>
            <numerusform>You did %n chip better than Expert with these cards.</numerusform>
            <numerusform>You did %n chips better than Expert with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did %n point(s) better than Expert with these cards.</source>
        <translation>
            <numerusform>You did %n point better than Expert with these cards.</numerusform>
            <numerusform>You did %n points better than Expert with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 did %n chip(s) better than Expert with these cards.</source>
        <translation>
            <numerusform>%1 did %n chip better than Expert with these cards.</numerusform>
            <numerusform>%1 did %n chips better than Expert with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 did %n point(s) better than Expert with these cards.</source>
        <translation>
            <numerusform>%1 did %n point better than Expert with these cards.</numerusform>
            <numerusform>%1 did %n points better than Expert with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expert did %n chip(s) better than you with these cards.</source>
        <translation>
            <numerusform>Expert did %n chip better than you with these cards.</numerusform>
            <numerusform>Expert did %n chips better than you with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expert did %n point(s) better than you with these cards.</source>
        <translation>
            <numerusform>Expert did %n point better than you with these cards.</numerusform>
            <numerusform>Expert did %n points better than you with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expert did %n chip(s) better than %1 with these cards.</source>
        <translation>
            <numerusform>Expert did %n chip better than %1 with these cards.</numerusform>
            <numerusform>Expert did %n chips better than %1 with these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expert did %n point(s) better than %1 with these cards.</source>
        <translation>
            <numerusform>Expert did %n point better than %1 with these cards.</numerusform>
            <numerusform>Expert did %n points better than %1 with these cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndStanding</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved as “%1”.</source>
        <translation>
            <numerusform>%n game saved as “%1”.</numerusform>
            <numerusform>%n games saved as “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>%n game added.</numerusform>
            <numerusform>%n games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were there already.</source>
        <translation>
            <numerusform>%n game was there already.</numerusform>
            <numerusform>%n games were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more could not be read.</source>
        <translation>
            <numerusform>%n more could not be read.</numerusform>
            <numerusform>%n more could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesHits</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfFilters</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>that fit what is wished for</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to “%1”.</source>
        <translation>
            <numerusform>%n game written to “%1”.</numerusform>
            <numerusform>%n games written to “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s) from before the reset are left out.</source>
        <translation>
            <numerusform>%n game from before the reset is left out.</numerusform>
            <numerusform>%n games from before the reset are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodaysDeals</name>
    <message numerus="yes">
        <source>%1 of %2 played · %n day(s) in a row</source>
        <translation>
            <numerusform>%1 of %2 played · %n day in a row</numerusform>
            <numerusform>%1 of %2 played · %n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tracker</name>
    <message numerus="yes">
        <source>%n card(s) not seen yet.</source>
        <translation>
            <numerusform>%n card not seen yet.</numerusform>
            <numerusform>%n cards not seen yet.</numerusform>
        </translation>
    </message>
</context>
</TS>
