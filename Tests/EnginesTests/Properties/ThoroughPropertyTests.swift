import Engines
import Gesture
import Replay
import TestSupport
import Testing

/// Properties of every engine on many more random gestures than there is time for in debug.
@Suite(.enabled(if: isThorough))
struct ThoroughPropertyTests {
  @Test(arguments: BuiltInEngines.sound)
  func `every frame rate shows the same at the same time`(engine: EngineFactory) throws {
    for seed in 100..<400 { try FrameRateTests.compare(.gestures(seed), engine) }
  }

  @Test(arguments: BuiltInEngines.sound)
  func `every view comes to rest in its range and tells its callbacks in order`(
    engine: EngineFactory
  ) throws {
    for seed in 1000..<6000 { try RestTests.check(.gestures(seed), engine) }
  }
}
