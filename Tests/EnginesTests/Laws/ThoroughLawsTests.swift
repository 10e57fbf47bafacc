import Engines
import Gesture
import Replay
import TestSupport
import Testing

/// Laws of every engine on many more random gestures than there is time for in debug.
@Suite(.enabled(if: isThorough))
struct ThoroughLawsTests {
  @Test(arguments: BuiltInEngines.lawful)
  func `every frame rate shows the same at the same time`(engine: EngineFactory) throws {
    for seed in 100..<400 { try FrameRateTests.compare(.gestures(seed), engine) }
  }

  @Test(arguments: BuiltInEngines.lawful)
  func `every view comes to rest in its range and tells its callbacks in order`(
    engine: EngineFactory
  ) throws {
    for seed in 1000..<6000 { try RestTests.check(.gestures(seed), engine) }
  }
}
