import Engines
import Files
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport

/// Recordings on which an invariant was wrong about one form of a sound engine, at one frame rate.
/// Random gestures found each of them, and the shrinker made them small.
struct FrameRateAlarmTests {
  struct Case: CustomTestStringConvertible {
    let gestures: FalseAlarmTests.Case
    let engine: @Sendable () throws -> EngineFactory
    let hertz: Double
    /// The number of pixels per point.
    let scale: Int

    init(
      _ testDescription: String,
      _ engine: @autoclosure @escaping @Sendable () throws -> EngineFactory,
      at hertz: Double, scale: Int = 2, scene: String, timeline: String
    ) {
      gestures = FalseAlarmTests.Case(
        testDescription: testDescription, scene: scene, timeline: timeline)
      self.engine = engine
      self.hertz = hertz
      self.scale = scale
    }

    var testDescription: String { gestures.testDescription }

    var recording: Recording {
      get throws {
        let text = gestures.text.replacing("scale=\"2\"", with: "scale=\"\(scale)\"")
        return try Recording(bytes: Array(text.utf8))
      }
    }
  }

  private static let nested = """
    <view id="list" x="0" y="0" width="320" height="480">
      <content width="300" height="1200"/>
    </view>
    <view id="films" x="0" y="40" width="320" height="160" inside="list">
      <content width="700" height="200"/>
    </view>
    """

  static let cases = [
    // Only the offset after the first frame shows how fast the fling is.
    Case(
      "a fling ends at an edge in its first frame",
      ClampingEngine.factory.showingOffsetsOnly, at: 24,
      scene: """
        <view id="form" x="0" y="100" width="320" height="200">
          <content width="300" height="300"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="150" y="200"/>
        <move t="20" finger="0" x="50" y="150"/>
        <set t="40"><insets right="50"/></set>
        <up t="100" finger="0" x="50" y="150"/>
        """),
    Case(
      "a coast ends along one axis and continues along the other",
      BuiltInEngines.ios.showingOffsetsOnly, at: 24,
      scene: """
        <view id="other" x="0" y="240" width="320" height="240">
          <content width="900" height="700"/>
          <scroll deceleration="fast"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="250" y="250"/>
        <move t="20" finger="0" x="224" y="189"/>
        <up t="100" finger="0" x="218.43" y="140.11"/>
        """),
    // The step in which the finger comes down is shorter than a frame.
    Case(
      "a finger catches a fling soon after it has turned past an edge",
      try BuiltInEngines.android.setting([("overfling", 24)]), at: 30,
      scene: """
        <view id="table" x="0" y="64" width="320" height="416">
          <content width="300" height="5600"/>
        </view>
        """,
      timeline: """
        <ask t="10" scroll-to="0 530"/>
        <down t="450" finger="0" x="230" y="150"/>
        <move t="450" finger="0" x="230" y="180"/>
        <move t="470" finger="0" x="230" y="210"/>
        <move t="480" finger="0" x="230" y="240"/>
        <move t="480" finger="0" x="230" y="270"/>
        <up t="490" finger="0" x="230" y="300"/>
        <down t="610" finger="0" x="100" y="220"/>
        <up t="630" finger="0" x="100" y="240"/>
        """),
    // The zoom keeps the offset in place while the fingers move, and the edge brakes the fling.
    Case(
      "fingers that pinched fling into an edge",
      BuiltInEngines.ios.atFrames(), at: 24,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="100" height="6000"/>
          <zoom limits="fit"/>
          <layout content="grid" columns="2" rows="1"/>
          <snap every="64"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="100" y="200"/>
        <down t="0" finger="1" x="50" y="200"/>
        <move t="20" finger="1" x="50" y="200"/>
        <move t="75" finger="0" x="200" y="250"/>
        <move t="75" finger="1" x="100" y="250"/>
        <up t="85" finger="1" x="100" y="250"/>
        <up t="85" finger="0" x="200" y="250"/>
        """),
    Case(
      "the zoom returns to its limit from the moment of the lift",
      BuiltInEngines.ios.atFrames(), at: 30,
      scene: """
        <view id="page" x="0" y="0" width="300" height="416">
          <content width="90" height="6000"/>
          <zoom maximum="2"/>
        </view>
        """,
      timeline: """
        <ask t="445" zoom-to="2.25"/>
        <down t="1045" finger="0" x="150.46" y="246.72"/>
        <down t="1045" finger="1" x="169.54" y="233.28"/>
        <move t="1294" finger="0" x="81.32" y="269.58"/>
        <move t="1294" finger="1" x="202.38" y="185.83"/>
        <move t="1405" finger="0" x="47.32" y="281.27"/>
        <move t="1405" finger="1" x="218.51" y="161.93"/>
        <move t="1439" finger="0" x="44.48" y="282.01"/>
        <move t="1439" finger="1" x="219.66" y="159.63"/>
        <up t="1503" finger="0" x="44.48" y="282.01"/>
        <up t="1503" finger="1" x="219.66" y="159.63"/>
        """),
    Case(
      "fingers hold a page past its edge while the app stops it",
      BuiltInEngines.ios, at: 60,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="1600" height="500"/>
          <scroll paging="true" bounces="false"/>
        </view>
        """,
      timeline: """
        <set t="0"><content width="800"/></set>
        <ask t="20" scroll-to="640 570" animated="true"/>
        <set t="520"><content width="640"/></set>
        <down t="820" finger="0" x="160" y="250"/>
        <down t="820" finger="1" x="120" y="100"/>
        <move t="840" finger="0" x="200" y="300"/>
        <move t="840" finger="1" x="160" y="140"/>
        <ask t="860" stop="true"/>
        <move t="880" finger="0" x="180" y="320"/>
        <move t="880" finger="1" x="140" y="160"/>
        <up t="900" finger="0" x="180" y="330"/>
        <up t="900" finger="1" x="140" y="170"/>
        """),
    Case(
      "two fingers pinch within a frame where scrolling is disabled",
      BuiltInEngines.ios.atFrames(), at: 60,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="100" height="6000"/>
          <scroll enabled="false" paging="true"/>
          <zoom maximum="3" bounces="false"/>
          <layout content="pages" pages="2" direction="rtl"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="200" y="400"/>
        <move t="0" finger="0" x="220" y="380"/>
        <down t="20" finger="1" x="300" y="200"/>
        <up t="30" finger="0" x="250" y="300"/>
        <up t="100" finger="1" x="300" y="200"/>
        """),
    Case(
      "a finger lifts before another one in one frame, and was not held for long",
      ClampingEngine.factory.atFrames(), at: 30,
      scene: """
        <view id="form" x="0" y="100" width="320" height="200">
          <content width="300" height="600"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="200" y="150"/>
        <down t="60" finger="1" x="50" y="350"/>
        <move t="80" finger="0" x="220" y="140"/>
        <up t="170" finger="0" x="220" y="140"/>
        <up t="200" finger="1" x="50" y="350"/>
        """),
    // A parabola through all moves shows that the finger was about to stop.
    Case(
      "a finger comes down, is fastest and slows down in one frame",
      BuiltInEngines.android.atFrames(), at: 90,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="900" height="700"/>
        </view>
        """,
      timeline: """
        <down t="1" finger="0" x="210" y="130"/>
        <move t="9" finger="0" x="150" y="140"/>
        <move t="29" finger="0" x="110" y="130"/>
        <move t="49" finger="0" x="90" y="130"/>
        <up t="69" finger="0" x="64" y="134"/>
        """),
    Case(
      "fingers that drag a view cover a view inside it that bounces",
      try BuiltInEngines.android.setting([("overfling", 24)]), at: 30,
      scene: nested,
      timeline: """
        <down t="0" finger="0" x="150" y="150"/>
        <move t="20" finger="0" x="200" y="200"/>
        <up t="60" finger="0" x="250" y="250"/>
        <down t="100" finger="0" x="200" y="250"/>
        <move t="120" finger="0" x="200" y="300"/>
        <down t="120" finger="1" x="50" y="100"/>
        <up t="160" finger="0" x="300" y="300"/>
        <down t="180" finger="0" x="300" y="250"/>
        <up t="200" finger="1" x="50" y="150"/>
        <up t="280" finger="0" x="150" y="200"/>
        """),
    Case(
      "one of two fingers stops a view and a bounce inside it, and lifts first",
      try BuiltInEngines.android.setting([("overfling", 24)]), at: 60,
      scene: nested,
      timeline: """
        <down t="0" finger="0" x="150" y="150"/>
        <move t="20" finger="0" x="200" y="150"/>
        <up t="60" finger="0" x="250" y="150"/>
        <ask t="80" view="list" scroll-to="0 100" animated="true"/>
        <down t="120" finger="0" x="150" y="60"/>
        <down t="140" finger="1" x="150" y="400"/>
        <up t="200" finger="0" x="150" y="60"/>
        <move t="400" finger="1" x="150" y="402"/>
        <up t="500" finger="1" x="150" y="402"/>
        """),
    Case(
      "a keyboard covers a field some time after a request",
      try BuiltInEngines.ios.setting([("animation", 0.05)]), at: 24,
      scene: """
        <view id="form" x="0" y="100" width="320" height="200">
          <content width="300" height="900"/>
          <keyboard avoids="shrink">
            <field x="20" y="10" width="280" height="31"/>
            <field x="20" y="58" width="280" height="31"/>
          </keyboard>
        </view>
        """,
      timeline: """
        <down t="200" finger="0" x="250" y="350"/>
        <ask t="400" scroll-to="900 600" animated="true"/>
        <up t="700" finger="0" x="50" y="150"/>
        <keyboard t="790" x="0" y="318" width="320" height="162" field="1"/>
        """),
    Case(
      "a keyboard is dismissed in the moment in which the fingers lift",
      BuiltInEngines.ios, at: 30,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="300" height="700"/>
          <scroll deceleration="fast"/>
          <zoom maximum="3"/>
          <layout content="pages" pages="1"/>
          <keyboard avoids="shrink" dismiss="interactive"/>
          <shows keyboard="true"/>
        </view>
        """,
      timeline: """
        <keyboard t="0" x="0" y="220" width="320" height="260"/>
        <turn t="0" to="landscape-left">
          <window width="480" height="320"/>
          <frame x="0" y="0" width="480" height="320"/>
        </turn>
        <set t="0"><content height="2450" above="50"/></set>
        <down t="20" finger="0" x="200" y="200"/>
        <down t="40" finger="1" x="370" y="215"/>
        <up t="60" finger="0" x="-100" y="50"/>
        <up t="60" finger="1" x="260" y="360"/>
        """),
    Case(
      "a short animation brings a coast to its cell",
      try BuiltInEngines.ios.setting([("animation", 0.05)]), at: 120,
      scene: """
        <view id="numbers" x="0" y="32" width="320" height="260">
          <content width="800" height="0"/>
          <zoom maximum="4"/>
          <snap every="50" at="middle"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="140" y="220"/>
        <down t="20" finger="1" x="180" y="260"/>
        <up t="45" finger="1" x="260" y="340"/>
        <up t="45" finger="0" x="100" y="200"/>
        """),
    Case(
      "a fling from outside crosses a short scroll range within a frame",
      try BuiltInEngines.ios.setting([("inward-fling", 1)]), at: 24,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="300" height="100"/>
        </view>
        """,
      timeline: """
        <set t="25"><content height="500" above="150"/></set>
        <down t="45" finger="0" x="100" y="200"/>
        <up t="95" finger="0" x="100" y="300"/>
        """),
    Case(
      "a rounded offset hides that a page is at its end",
      try BuiltInEngines.ios.setting([("pixels", 1)]), at: 60,
      scene: """
        <view id="page" x="0" y="0" width="320" height="240">
          <content width="900" height="480"/>
          <zoom limits="fit-once"/>
          <insets bottom="30"/>
          <layout on-resize="keep-page"/>
        </view>
        """,
      timeline: """
        <set t="0"><content height="591" above="244"/></set>
        <turn t="1000" to="landscape-left">
          <window width="480" height="320"/>
          <frame x="0" y="0" width="480" height="160"/>
        </turn>
        """),
    Case(
      "a page turn is fastest in its first frame",
      BuiltInEngines.android.atFrames(), at: 30,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="1600" height="2400"/>
          <scroll paging="true"/>
        </view>
        """,
      timeline: """
        <set t="0"><insets bottom="300"/></set>
        <down t="120" finger="0" x="300" y="400"/>
        <move t="130" finger="0" x="200" y="350"/>
        <up t="140" finger="0" x="200" y="350"/>
        """),
    Case(
      "a finger taps a view between two moves of the view around it",
      ClampingEngine.factory.atFrames(), at: 24,
      scene: """
        <view id="list" x="0" y="0" width="320" height="480">
          <content width="300" height="1200"/>
        </view>
        <view id="news" x="20" y="240" width="280" height="120" inside="list">
          <content width="300" height="200"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="200" y="300"/>
        <down t="0" finger="1" x="250" y="400"/>
        <move t="20" finger="1" x="250" y="350"/>
        <up t="20" finger="0" x="200" y="300"/>
        <move t="20" finger="1" x="250" y="350"/>
        <up t="40" finger="1" x="250" y="200"/>
        """),
    Case(
      "a fast fling loses a share of its speed at each of few frames",
      try FrameEngine.factory.setting([("late", 2)]), at: 24,
      scene: """
        <view id="map" x="0" y="0" width="320" height="480">
          <content width="800" height="2000"/>
          <zoom maximum="3"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="200" y="150"/>
        <down t="100" finger="1" x="100" y="150"/>
        <up t="200" finger="1" x="0" y="300"/>
        <up t="300" finger="0" x="200" y="100"/>
        <ask t="400" scroll-to="650 250" animated="true"/>
        <down t="500" finger="0" x="300" y="50"/>
        <move t="500" finger="0" x="250" y="50"/>
        <up t="520" finger="0" x="100" y="-150"/>
        """),
    Case(
      "a frame follows the lift at once, and the fling ends in the next one",
      BuiltInEngines.android.showingOffsetsOnly, at: 30,
      scene: """
        <view id="cars" x="0" y="0" width="320" height="480">
          <content width="320" height="560"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="250" y="400"/>
        <move t="50" finger="0" x="300" y="500"/>
        <move t="60" finger="0" x="310" y="570"/>
        <set t="60"><insets left="30"/></set>
        <up t="66" finger="0" x="310" y="570"/>
        """),
    Case(
      "a snap to a cell follows a tap in the moment of a request",
      try BuiltInEngines.ios.setting([("animation", 0.05)]), at: 24,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="1600" height="500"/>
          <zoom maximum="3"/>
          <layout content="fill-width"/>
          <snap every="64" at="middle"/>
        </view>
        """,
      timeline: """
        <ask t="0" zoom-to-rect="200 1650 100 200"/>
        <ask t="0" scroll-to="950 550" animated="true"/>
        <down t="0" finger="0" x="200" y="300"/>
        <up t="0" finger="0" x="200" y="300"/>
        """),
    Case(
      "whole pixels hide the end of a bounce, and a snap to a cell follows",
      try BuiltInEngines.ios.setting([("pixels", 1)]), at: 60, scale: 1,
      scene: """
        <view id="page" x="0" y="64" width="320" height="367">
          <content width="960" height="6000"/>
          <zoom limits="fit-once"/>
          <insets right="30"/>
          <snap every="64" at="middle"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="151" y="240"/>
        <down t="0" finger="1" x="169" y="240"/>
        <up t="20" finger="1" x="281" y="247"/>
        <up t="20" finger="0" x="40" y="240"/>
        <down t="400" finger="0" x="260" y="170"/>
        <up t="420" finger="0" x="60" y="170"/>
        """),
    Case(
      "a finger moves and lifts in one frame, and the fling ends in it",
      ClampingEngine.factory.atFrames(late: 2), at: 24,
      scene: """
        <view id="table" x="0" y="64" width="320" height="416">
          <content width="300" height="5800"/>
        </view>
        """,
      timeline: """
        <ask t="0" scroll-to="300 200"/>
        <down t="500" finger="0" x="150" y="100"/>
        <up t="520" finger="0" x="150" y="250"/>
        """),
    Case(
      "a finger pulls a wheel past its edge, turns and lifts",
      BuiltInEngines.android.atFrames(), at: 24,
      scene: """
        <view id="month" x="0" y="240" width="320" height="240">
          <content width="100" height="100"/>
          <insets top="100" bottom="100"/>
          <wheel rows="1" row-height="44"/>
        </view>
        """,
      timeline: """
        <down t="100" finger="0" x="100" y="300"/>
        <move t="120" finger="0" x="100" y="470"/>
        <up t="140" finger="0" x="100" y="450"/>
        """),
    Case(
      "a fling at frames slows down faster than the rate of the scene",
      BuiltInEngines.android.atFrames(), at: 30,
      scene: """
        <view id="form" x="0" y="100" width="320" height="200">
          <content width="300" height="500"/>
        </view>
        """,
      timeline: """
        <set t="0"><content height="750" above="250"/></set>
        <down t="500" finger="0" x="260" y="280"/>
        <move t="896" finger="0" x="231" y="403"/>
        <move t="910" finger="0" x="230" y="410"/>
        <move t="950" finger="0" x="226" y="428"/>
        <up t="980" finger="0" x="220" y="440"/>
        """),
    Case(
      "a page turn without a flick is fastest in its first frame",
      BuiltInEngines.android.atFrames(), at: 24,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="300" height="700"/>
          <scroll paging="true"/>
        </view>
        """,
      timeline: """
        <down t="300" finger="0" x="300" y="400"/>
        <move t="300" finger="0" x="250" y="350"/>
        <down t="300" finger="1" x="150" y="400"/>
        <up t="400" finger="0" x="250" y="350"/>
        <up t="542" finger="1" x="150" y="400"/>
        """),
    // The frame before the request is not part of the replay, so the first step of the motion is
    // shorter than a frame.
    Case(
      "an engine that moves at frames begins a request before its first frame",
      try FrameEngine.factory.setting([("late", 0)]), at: 60,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="1000" height="2400"/>
        </view>
        """,
      timeline: """
        <ask t="28" scroll-to="500 250" animated="true"/>
        """),
    // While the view around the photo does not move, the fingers still hold the same point of it.
    Case(
      "a pinch inside another view passes the minimum zoom and returns",
      FrameEngine.factory, at: 30,
      scene: """
        <view id="album" x="0" y="0" width="320" height="480">
          <content width="1000" height="600"/>
        </view>
        <view id="photo" x="0" y="0" width="320" height="480" inside="album">
          <content width="1600" height="2400"/>
          <zoom limits="fit"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="60" y="240"/>
        <down t="0" finger="1" x="260" y="240"/>
        <move t="100" finger="0" x="40" y="240"/>
        <move t="100" finger="1" x="280" y="240"/>
        <move t="150" finger="0" x="20" y="240"/>
        <move t="150" finger="1" x="300" y="240"/>
        <move t="200" finger="0" x="80" y="240"/>
        <move t="200" finger="1" x="240" y="240"/>
        <move t="300" finger="0" x="110" y="240"/>
        <move t="300" finger="1" x="210" y="240"/>
        <move t="400" finger="0" x="80" y="240"/>
        <move t="400" finger="1" x="240" y="240"/>
        <move t="500" finger="0" x="20" y="240"/>
        <move t="500" finger="1" x="300" y="240"/>
        <up t="600" finger="0" x="20" y="240"/>
        <up t="600" finger="1" x="300" y="240"/>
        """),
    // The finger lands where the photo is after the change and before the rotation.
    Case(
      "a finger lands between a change and a rotation of one moment",
      ClampingEngine.factory, at: 60,
      scene: """
        <view id="album" x="0" y="0" width="320" height="480">
          <content width="1000" height="500"/>
        </view>
        <view id="photo" x="320" y="0" width="320" height="480" inside="album">
          <content width="3900" height="2500"/>
        </view>
        """,
      timeline: """
        <set t="0" view="album"><content width="1200" left="250"/></set>
        <down t="0" finger="0" x="250" y="200"/>
        <turn t="0" to="landscape-right"><window width="480" height="320"/></turn>
        <move t="0" finger="0" x="250" y="200"/>
        <move t="0" finger="0" x="300" y="200"/>
        <move t="0" finger="0" x="300" y="200"/>
        <up t="0" finger="0" x="300" y="200"/>
        """),
    // The album moves under the photo between two reports of the finger that drags the photo.
    Case(
      "the app moves the view around a dragged photo between two frames",
      try FrameEngine.factory.setting([("late", 0)]), at: 30,
      scene: """
        <view id="album" x="0" y="0" width="320" height="480">
          <content width="1000" height="500"/>
        </view>
        <view id="photo" x="0" y="0" width="320" height="480" inside="album">
          <content width="1200" height="2100"/>
          <zoom limits="fit"/>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="60" y="200"/>
        <down t="0" finger="1" x="140" y="80"/>
        <up t="20" finger="1" x="170" y="-120"/>
        <up t="40" finger="0" x="20" y="-20"/>
        <set t="60" view="album"><insets top="20"/></set>
        <ask t="80" view="album" scroll-to="-9000 -9000"/>
        <down t="100" finger="0" x="120" y="210"/>
        <ask t="120" view="album" scroll-to="490 -10"/>
        <move t="120" finger="0" x="130" y="250"/>
        <move t="130" finger="0" x="130" y="250"/>
        <up t="140" finger="0" x="140" y="250"/>
        """),
    Case(
      "pages are released two thousand points outside",
      BuiltInEngines.ios.atFrames(late: 2), at: 24,
      scene: """
        <view id="album" x="0" y="0" width="320" height="568">
          <content width="1000" height="600"/>
          <scroll paging="true"/>
        </view>
        """,
      timeline: """
        <ask t="0" scroll-to="500 2350"/>
        <down t="500" finger="0" x="250" y="200"/>
        <move t="900" finger="0" x="250" y="300"/>
        <up t="920" finger="0" x="250" y="300"/>
        """),
    Case(
      "a fling at long frames loses half of its speed before its first two frames are over",
      BuiltInEngines.android.atFrames(), at: 24,
      scene: """
        <view id="list" x="0" y="0" width="320" height="480">
          <content width="1400" height="8800"/>
        </view>
        """,
      timeline: """
        <down t="100" finger="0" x="200" y="200"/>
        <move t="151" finger="0" x="205" y="191"/>
        <move t="182" finger="0" x="193" y="174"/>
        <move t="201" finger="0" x="182" y="159"/>
        <move t="240" finger="0" x="155" y="121"/>
        <up t="250.265838" finger="0" x="149" y="112"/>
        """),
    // The frame that shows the arrival is two frames of 16.666667 ms later, but only 33.333333 ms.
    Case(
      "a keyboard arrives at a frame and is shown two frames later",
      BuiltInEngines.ios.atFrames(late: 3), at: 60,
      scene: """
        <view id="page" x="0" y="0" width="320" height="240">
          <content width="90" height="60"/>
          <keyboard avoids="shrink" dismiss="on-drag" lasts="250" follows="did">
            <field x="10" y="380" width="200" height="30"/>
          </keyboard>
        </view>
        """,
      timeline: """
        <keyboard t="0" x="0" y="104" width="480" height="216" field="0"/>
        <down t="500" finger="0" x="90" y="70"/>
        <up t="600" finger="0" x="90" y="70"/>
        """),
    Case(
      "pages are added to an album that begins at the right", FrameEngine.factory, at: 60,
      scene: """
        <view id="photos" x="0" y="20" width="320" height="460">
          <content width="640" height="460"/>
          <scroll paging="true"/>
          <layout content="pages" pages="2" on-resize="keep-page" direction="rtl"/>
        </view>
        """,
      timeline: """
        <set t="300"><layout pages="3"/></set>
        <set t="600"><layout pages="4"/></set>
        """),
    Case(
      "a view scrolls to the field of a keyboard, with a speed that is not shown",
      BuiltInEngines.ios.showingOffsetsOnly, at: 30,
      scene: """
        <view id="page" x="0" y="0" width="320" height="480">
          <content width="960" height="480"/>
          <zoom maximum="3"/>
          <insets top="30"/>
          <keyboard avoids="inset">
            <field x="10" y="380" width="200" height="30"/>
          </keyboard>
        </view>
        """,
      timeline: """
        <down t="0" finger="0" x="230" y="170"/>
        <down t="100" finger="1" x="250" y="150"/>
        <up t="200" finger="0" x="200" y="200"/>
        <up t="200" finger="1" x="250" y="150"/>
        <keyboard t="220" x="0" y="158" width="480" height="162" field="0"/>
        <down t="260" finger="0" x="100" y="50"/>
        <up t="300" finger="0" x="100" y="-50"/>
        """),
  ]

  @Test(arguments: cases)
  func `a sound engine breaks no invariant`(_ one: Case) throws {
    let rate = try #require(FrameRate(hertz: one.hertz))
    let findings = try judged(one.recording, one.engine(), at: FrameClock(rate))
    #expect(findings.compactMap(\.line) == [])
  }
}
