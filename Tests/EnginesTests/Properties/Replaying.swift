import Exploration
import Model
import Replay
import TestSupport

/// The whole replay of a recording, in memory.
func trace(
  _ recording: Recording, on engine: EngineFactory, at ticks: any Ticks = FrameClock()
) throws -> Trace {
  try Trace(of: LiveSteps(Replayable(recording), on: engine, at: ticks))
}

extension Recording {
  /// Random gestures on one of a few scenes with different features.
  static func gestures(_ seed: Int) -> Recording {
    let scenes: [Scene] = [
      .page(), .page(content: Size(width: 320, height: 2000)),
      .page(content: Size(width: 100, height: 5000)) { $0.layout.small = .centre },
      .page { $0.insets = Insets(top: 64, left: 3, bottom: 49, right: 0) },
      .page { $0.scroll.deceleration = .fast },
      .page(content: Size(width: 1500, height: 480)) { $0.scroll.paging = true },
      AndroidEngineTests.nested,
    ]
    var recording = generated(UInt64(seed), in: scenes[seed % scenes.count])
    recording.head.title = "gestures \(seed)"
    return recording
  }
}

extension Trace {
  /// The callbacks of a view, without the callbacks about scrolling, zooming and passing values.
  /// The number of the omitted callbacks depends on the frame times.
  func words(ofView view: Int) -> [Callback.Kind] {
    steps.flatMap(\.frame.callbacks).filter { $0.view == view }.map(\.kind)
      .filter { $0 != .didScroll && $0 != .didZoom && $0 != .valueChanged }
  }
}

/// The maximum difference between two frames, in points and zoom factors.
func distance(_ one: Frame, _ other: Frame) -> Double {
  var worst = one.views.count == other.views.count ? 0 : Double.infinity
  for (one, other) in zip(one.views, other.views) {
    worst = max(
      worst, abs(one.offset.x - other.offset.x), abs(one.offset.y - other.offset.y),
      abs(one.zoom - other.zoom))
  }
  return worst
}
