import Engines
import Replay
import Testing
import TestSupport

/// Tests properties of every engine on more random gestures than a debug run has time for.
@Suite(.enabled(if: isThorough))
struct ThoroughPropertyTests {
  @Test(arguments: BuiltInEngines.sound)
  func `every frame rate shows the same state at the same time`(engine: EngineFactory) throws {
    for seed in 100..<400 { try FrameRateTests.compare(.gestures(seed), engine) }
  }

  @Test(arguments: BuiltInEngines.sound)
  func `every view comes to rest in its range and reports its callbacks in order`(
    engine: EngineFactory
  ) throws {
    for seed in 1000..<6000 { try RestTests.check(.gestures(seed), engine) }
  }
}
