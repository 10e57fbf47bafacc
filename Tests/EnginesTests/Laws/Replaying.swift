import Formats
import Gesture
import Replay
import TestSupport

/// The whole replay of a recording in memory.
func trace(
  _ recording: Recording, on engine: EngineFactory, at ticks: any Ticks = FrameClock()
) throws -> Trace {
  try Trace(of: LiveSteps(Replayable(recording), on: engine, at: ticks))
}

/// A recording of the corpus.
func corpus(_ path: String) throws -> Recording {
  try Recording(file: Corpus.absolute(path))
}

extension Recording {
  /// The same with every event changed.
  func mapped(_ change: (InputEvent) -> InputEvent) -> Recording {
    var changed = self
    for index in events.indices { changed.events[index].value = change(events[index].value) }
    return changed
  }

  /// The same with every touch changed.
  func touched(_ change: (Touch) -> Touch) -> Recording {
    mapped { event in
      guard case .touch(let touch) = event.action else { return event }
      return InputEvent(at: event.time, .touch(change(touch)))
    }
  }
}

extension Trace {
  /// What a view's app was told, but for the notes of scrolling and of values that scrolling passes,
  /// which come as often as somebody looks.
  func words(ofView view: Int) -> [Callback.Kind] {
    steps.flatMap(\.frame.callbacks).filter { $0.view == view }.map(\.kind)
      .filter { $0 != .didScroll && $0 != .didZoom && $0 != .valueChanged }
  }
}

/// The greatest difference between what two replays show, in points and factors of zoom.
func distance(_ one: Frame, _ other: Frame) -> Double {
  var worst = one.views.count == other.views.count ? 0 : Double.infinity
  for (one, other) in zip(one.views, other.views) {
    worst = max(
      worst, abs(one.offset.x - other.offset.x), abs(one.offset.y - other.offset.y),
      abs(one.zoom - other.zoom))
  }
  return worst
}
