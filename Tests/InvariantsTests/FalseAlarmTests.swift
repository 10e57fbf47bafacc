import Engines
import Files
import Model
import Testing
import TestSupport

/// Recordings for which an invariant once reported a violation although the engine was right.
/// Random gestures found each of them, and the shrinker reduced them.
struct FalseAlarmTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let scene: String
    let timeline: String

    var text: String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <recording xmlns="urn:flickbook:recording:1" title="\(testDescription)">
        <scene>
          <window width="320" height="480" scale="2"/>
          \(scene)
        </scene>
        <timeline>
          \(timeline)
        </timeline>
      </recording>
      """
    }
  }

  private static let album = """
    <view id="album" x="0" y="0" width="320" height="480">
      <content width="1000" height="500"/>
    </view>
    <view id="photo" x="0" y="0" width="320" height="480" inside="album">
      <content width="2900" height="2900"/>
      <zoom minimum="0.1" limits="fit"/>
    </view>
    """

  static let cases = [
    // The first finger drags the album before the second finger comes down. Then both fingers move
    // it.
    Case(
      testDescription: "the first finger drags in the moment in which the second comes down",
      scene: album,
      timeline: """
        <down t="0" finger="0" x="10" y="190"/>
        <down t="20" finger="1" x="160" y="80"/>
        <move t="20" finger="0" x="-20" y="200"/>
        <move t="20" finger="1" x="180" y="120"/>
        <move t="40" finger="0" x="-100" y="240"/>
        <move t="40" finger="1" x="220" y="220"/>
        <move t="60" finger="0" x="-100" y="240"/>
        <move t="60" finger="1" x="260" y="220"/>
        <up t="80" finger="0" x="-110" y="240"/>
        <up t="100" finger="1" x="450" y="210"/>
        """),
    Case(
      testDescription: "two fingers come down and move in one moment",
      scene: album,
      timeline: """
        <down t="0" finger="0" x="120" y="200"/>
        <down t="0" finger="1" x="200" y="280"/>
        <move t="0" finger="0" x="100" y="180"/>
        <move t="0" finger="1" x="220" y="290"/>
        <move t="10" finger="0" x="80" y="160"/>
        <move t="10" finger="1" x="230" y="300"/>
        <move t="20" finger="0" x="70" y="140"/>
        <move t="20" finger="1" x="240" y="310"/>
        <up t="40" finger="1" x="260" y="320"/>
        <up t="40" finger="0" x="50" y="120"/>
        """),
    Case(
      testDescription: "the app sets an offset and goes to the top in one moment",
      scene: """
        <view id="canvas" x="0" y="0" width="320" height="380">
          <content width="2000" height="2000"/>
        </view>
        """,
      timeline: """
        <ask t="0" scroll-to="500 1400" animated="true"/>
        <ask t="20" scroll-to="900 250"/>
        <ask t="20" scroll-to-top="true"/>
        """),
  ]

  @Test(arguments: cases)
  func `the reference engine breaks no invariant`(_ one: Case) throws {
    let recording = try Recording(bytes: Array(one.text.utf8))
    #expect(try judged(recording, BuiltInEngines.ios).compactMap(\.line) == [])
  }
}
