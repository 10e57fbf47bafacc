import Engines
import Files
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Tests flicks that a sound engine may not recognize as flicks.
struct FlickAlarmTests {
  /// Android fits a parabola to the last reports. If a finger has halved its speed, the estimated
  /// speed is below the speed of the flick's slowest part.
  @Test func `a flick that slows down need not turn the page`() throws {
    let text = """
      <recording xmlns="urn:flickbook:recording:1" title="A flick that slows down">
        <scene>
          <window width="320" height="480" scale="2"/>
          <view id="page" x="0" y="0" width="320" height="480">
            <content width="320" height="2400"/>
            <scroll paging="true"/>
          </view>
        </scene>
        <timeline>
          <down t="100" finger="0" x="50" y="160"/>
          <move t="120" finger="0" x="50" y="140"/>
          <move t="140" finger="0" x="50" y="130"/>
          <up t="160" finger="0" x="50" y="120"/>
        </timeline>
      </recording>
      """
    let invariants = Catalogue.named("flick-turns-page")
    for engine in BuiltInEngines.sound {
      let findings = try judged(Recording(bytes: Array(text.utf8)), engine, by: invariants)
      #expect(findings.compactMap { $0.line } == [], "\(engine.name)")
    }
    // A flick with constant speed is judged.
    let even = text.replacing("y=\"130\"", with: "y=\"120\"").replacing(
      "t=\"160\" finger=\"0\" x=\"50\" y=\"120\"", with: "t=\"160\" finger=\"0\" x=\"50\" y=\"100\""
    )
    let findings = try judged(
      Recording(bytes: Array(even.utf8)), BuiltInEngines.android, by: invariants)
    #expect(findings.contains { $0.isHeld })
  }
}
