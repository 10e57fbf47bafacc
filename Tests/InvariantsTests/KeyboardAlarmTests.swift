import Engines
import Files
import Model
import Testing
import TestSupport

/// Recordings of keyboards and coasts in which an invariant or the engine was once wrong. Random
/// gestures found them, and the shrinker reduced them.
struct KeyboardAlarmTests {
  private static func form(_ keyboard: String) -> String {
    """
    <view id="form" x="0" y="64" width="320" height="504">
      <content width="300" height="1100"/>
      <keyboard \(keyboard)>
        <field x="20" y="20" width="280" height="31"/>
        <field x="20" y="220" width="280" height="31"/>
      </keyboard>
      <shows keyboard="true"/>
    </view>
    """
  }

  static let cases = [
    // The keyboard moves to the lower edge of the window, even if the view ends elsewhere.
    FalseAlarmTests.Case(
      testDescription: "a drag begins and ends within a moment, above a keyboard in mid-window",
      scene: form(#"avoids="shrink" dismiss="on-drag""#),
      timeline: """
        <keyboard t="0" x="0" y="158" width="480" height="162"/>
        <down t="0" finger="0" x="150" y="100"/>
        <up t="20" finger="0" x="100" y="150"/>
        """),
    FalseAlarmTests.Case(
      testDescription: "the keyboard comes in the moment in which it is pulled down",
      scene: form(#"avoids="inset" dismiss="interactive" lasts="250""#),
      timeline: """
        <keyboard t="0" x="0" y="352" width="320" height="216" field="1"/>
        <down t="0" finger="0" x="200" y="500"/>
        <up t="0" finger="0" x="200" y="600"/>
        """),
    FalseAlarmTests.Case(
      testDescription: "one of two fingers pulls the keyboard down within a moment",
      scene: form(#"avoids="inset" dismiss="interactive" lasts="250""#),
      timeline: """
        <turn t="0" to="landscape-left">
          <window width="480" height="320"/>
          <frame x="0" y="0" width="480" height="320"/>
        </turn>
        <down t="0" finger="0" x="350" y="250"/>
        <down t="0" finger="1" x="300" y="150"/>
        <keyboard t="0" x="0" y="158" width="480" height="162"/>
        <up t="0" finger="1" x="320" y="140"/>
        <up t="20" finger="0" x="370" y="240"/>
        <set t="40"><scroll direction-lock="false"/></set>
        """),
    FalseAlarmTests.Case(
      testDescription: "a keyboard below the edge of the window is sent away, and the window grows",
      scene: form(#"avoids="shrink" dismiss="on-drag""#),
      timeline: """
        <keyboard t="0" x="0" y="406" width="320" height="162"/>
        <turn t="0" to="landscape-left">
          <window width="480" height="320"/>
          <frame x="0" y="0" width="480" height="320"/>
        </turn>
        <down t="0" finger="0" x="200" y="150"/>
        <up t="0" finger="0" x="100" y="50"/>
        <turn t="20" to="portrait">
          <window width="320" height="480"/>
          <frame x="0" y="0" width="320" height="480"/>
        </turn>
        """),
    // The engine once left the keyboard half-way, because it moved the keyboard only when a finger
    // moved.
    FalseAlarmTests.Case(
      testDescription: "the app ends the drag that has the keyboard with it",
      scene: form(#"avoids="inset" dismiss="interactive" lasts="250""#),
      timeline: """
        <keyboard t="0" x="0" y="352" width="320" height="216" field="1"/>
        <down t="1000" finger="0" x="160" y="300"/>
        <move t="1050" finger="0" x="160" y="340"/>
        <move t="1100" finger="0" x="160" y="380"/>
        <move t="1150" finger="0" x="160" y="400"/>
        <set t="1200"><scroll enabled="false"/></set>
        <up t="2000" finger="0" x="160" y="400"/>
        """),
    // When the keyboard is hidden, the scroll range shrinks at the lower edge.
    FalseAlarmTests.Case(
      testDescription: "a drag without bouncing sends the keyboard away at the lower edge",
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="300" height="500"/>
          <scroll bounces="false"/>
          <keyboard avoids="inset" dismiss="on-drag" lasts="400"/>
        </view>
        """,
      timeline: """
        <keyboard t="0" x="0" y="264" width="320" height="216"/>
        <ask t="0" scroll-to="500 750" animated="true"/>
        <down t="400" finger="0" x="200" y="150"/>
        <move t="400" finger="0" x="200" y="100"/>
        <up t="420" finger="0" x="200" y="-50"/>
        """),
    // A view that waits for the keyboard begins to scroll to its field only when the keyboard is
    // fully shown.
    FalseAlarmTests.Case(
      testDescription: "the keyboard goes before a view that waits has scrolled to a field",
      scene: form(#"avoids="shrink" lasts="250" follows="did""#),
      timeline: """
        <keyboard t="0" x="0" y="220" width="200" height="260" field="1"/>
        <ask t="500" scroll-to-top="true"/>
        <keyboard t="600" hidden="true"/>
        """),
    FalseAlarmTests.Case(
      testDescription: "the same keyboard is announced again to a view that waits",
      scene: form(#"avoids="shrink" lasts="250" follows="did""#),
      timeline: """
        <keyboard t="0" x="0" y="406" width="320" height="162" field="1"/>
        <ask t="500" scroll-to="9000 9000" animated="true"/>
        <keyboard t="1000" x="0" y="406" width="320" height="162" field="1"/>
        """),
    // The engine once animated a change of zoom that was only a rounding error.
    FalseAlarmTests.Case(
      testDescription: "a zoom of 1 but for its last bit is reset",
      scene: """
        <view id="gallery" x="0" y="64" width="320" height="504">
          <content width="3200" height="500"/>
          <zoom minimum="0.75" maximum="3"/>
          <start item="3"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="149" y="339"/>
        <down t="0" finger="1" x="229" y="441"/>
        <move t="20" finger="0" x="237" y="307"/>
        <move t="20" finger="1" x="317" y="409"/>
        <down t="40" finger="2" x="242" y="387"/>
        <up t="60" finger="0" x="213" y="334"/>
        <up t="60" finger="2" x="218" y="414"/>
        <up t="60" finger="1" x="293" y="436"/>
        <ask t="80" reset-zoom="true" animated="true"/>
        """),
    // If a finger is released while paging is on, the motion stays a page turn after paging ends,
    // and does not become a coast.
    FalseAlarmTests.Case(
      testDescription: "paging begins under a finger and ends on the way",
      scene: """
        <view id="form" x="0" y="64" width="320" height="504">
          <content width="300" height="1100"/>
        </view>
        """,
      timeline: """
        <ask t="0" scroll-to="1000 1250" animated="true"/>
        <down t="20" finger="0" x="150" y="100"/>
        <set t="40"><scroll paging="true"/></set>
        <up t="60" finger="0" x="50" y="100"/>
        <set t="100"><scroll paging="false"/></set>
        """),
  ]

  @Test(arguments: cases)
  func `the reference engine breaks no invariant`(_ one: FalseAlarmTests.Case) throws {
    let recording = try Recording(bytes: Array(one.text.utf8))
    #expect(try judged(recording, BuiltInEngines.ios).compactMap(\.line) == [])
  }
}
