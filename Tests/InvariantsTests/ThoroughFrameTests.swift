import Engines
import Exploration
import Model
import Replay
import Testing
import TestSupport

/// Tests all engines that act at frames on many random recordings.
@Suite(.enabled(if: isThorough)) struct ThoroughFrameTests {
  @Test(arguments: FrameTests.engines)
  func `a sound engine that acts at frames breaks no invariant`(_ engine: EngineFactory)
    throws
  {
    let alarms = try InvariantTrial().falseAlarms(engine)
    #expect(alarms.filter { alarm in !FrameTests.known.contains { alarm.contains($0) } } == [])
  }

  @Test(arguments: FrameTests.engines)
  func `a sound engine that acts at frames breaks nothing on many random gestures`(
    _ engine: EngineFactory
  ) async throws {
    let search = try await RandomSearch(0..<100, on: engine)
    let hands = try await RandomSearch(0..<100, of: { Recording.generated($0) }, on: engine)
    // Known false alarms of the toy engine that acts at frames: fingers are on a list and on the
    // page around it.
    let new = (search.alarmLines + hands.alarmLines).filter {
      !$0.hasPrefix("seed 32: no-jump-on-finger-count-change ")
    }
    #expect(new == [])
  }
}
