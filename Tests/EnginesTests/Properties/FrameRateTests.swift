import Engines
import Model
import Replay
import Testing
import TestSupport
import Text

/// What an engine shows at a given time must not depend on the frame times.
struct FrameRateTests {
  /// The tolerance in points. Offsets are functions of time, so they differ only by the rounding of
  /// sums in another order.
  static let tolerance = 1e-9

  static let clocks: [any Ticks] =
    [30.0, 60, 90, 120, 144].compactMap { FrameClock(hertz: $0) } + [
      ListedTicks(
        (0..<24_000).map {
          Instant(nanoseconds: Int64($0) * 9_000_000 + Int64($0 * $0 % 7_000_000))
        })
    ]

  /// All ticks of all clocks, so that each step on one of the clocks has a counterpart.
  static func all(until end: Instant) -> ListedTicks {
    var instants: [Instant] = []
    for clock in clocks {
      var k: Int64 = 0
      while let tick = clock.tick(k), tick <= end {
        instants.append(tick)
        k += 1
      }
    }
    return ListedTicks(instants)
  }

  @Test(arguments: BuiltInEngines.all)
  func `every frame rate shows the same state at the same time`(engine: EngineFactory) throws {
    var worst = 0.0
    for path in Corpus.recordings {
      worst = max(worst, try Self.compare(try Corpus.recording(path), engine))
    }
    print(
      "\(engine.name): at 30, 60, 90, 120 and 144 Hz and irregular ticks within \(worst) pt on "
        + "\(Corpus.recordings.count) recordings")
  }

  @Test(arguments: 0..<12, BuiltInEngines.all)
  func `random gestures show the same states at every frame rate`(seed: Int, engine: EngineFactory)
    throws
  {
    try Self.compare(.gestures(seed), engine)
  }

  /// Compares the replays on all clocks; returns the maximum difference, in points and zoom
  /// factors.
  @discardableResult
  static func compare(_ recording: Recording, _ engine: EngineFactory) throws -> Double {
    var worst = 0.0
    let end = (recording.events.last?.value.time ?? .zero) + .seconds(5)
    let dense = try trace(recording, on: engine, at: all(until: end))
    for clock in clocks {
      let sparse = try trace(recording, on: engine, at: clock)
      var twins = dense.steps.makeIterator()
      var twin = twins.next()
      var compared = 0
      for step in sparse.steps {
        while let known = twin,
          known.time < step.time
            || known.time == step.time
              && known.cause != step.cause
        { twin = twins.next() }
        guard let known = twin, known.time == step.time else { continue }
        compared += 1
        let off = distance(step.frame, known.frame)
        worst = max(worst, off)
        let isSame =
          off <= tolerance
          && zip(step.frame.views, known.frame.views).allSatisfy { $0.activity == $1.activity }
        if !isSame {
          Issue.record("\(recording.head.title), \(step.time.text) ms, \(step.cause): \(off)")
          return worst
        }
      }
      #expect(compared > sparse.steps.count / 2)
      for view in recording.head.scene.views.indices {
        #expect(sparse.words(ofView: view) == dense.words(ofView: view))
      }
    }
    return worst
  }
}
