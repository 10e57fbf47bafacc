internal import Engines
internal import Exploration
internal import FlickbookTesting
internal import Model
internal import Replay
internal import Text

extension Outing {
  /// Recordings whose times, positions and declarations are exactly at the bounds of invariants:
  /// frames at unusual rates, observations at whole milliseconds, and engines with errors of half a
  /// page.
  static let bounds: [Outing] = [
    Outing("at other rates", mustHold: true, at(usual, sound(BuiltInEngines.ios))),
    Outing(
      "offsets only at other rates", mustHold: true,
      at(usual, sound(BuiltInEngines.ios.showingOffsetsOnly))),
    Outing(
      "at frames of other rates", mustHold: true, at(usual, sound(BuiltInEngines.ios.atFrames()))),
    Outing("at few frames", at(few, sound(BuiltInEngines.ios))),
    Outing("offsets only at few frames", at(few, sound(BuiltInEngines.ios.showingOffsetsOnly))),
    Outing("at few frames of its own", at(few, sound(BuiltInEngines.ios.atFrames()))),
    Outing("two frames late", sound(BuiltInEngines.ios.atFrames(late: 2))),
    Outing("with marks", mustHold: true, [marked(BuiltInEngines.ios)]),
    Outing(
      "offsets only with marks", mustHold: true, [marked(BuiltInEngines.ios.showingOffsetsOnly)]),
    Outing("seen with marks", isSeen: true, [marked(BuiltInEngines.ios)]),
    Outing("exact slips", exactSlips { $0 }),
    Outing("exact slips in offsets only", exactSlips(\.showingOffsetsOnly)),
    Outing("exact slips at other rates", at(usual + few, exactSlips { $0.atFrames() })),
  ]

  private static let usual = [100.0, 50, 40, 25]
  /// Frame rates that are so low that some invariants about motion break on sound engines, too.
  private static let few = [20.0, 10, 5, 4]

  private static func at(_ rates: [Double], _ parts: [Part]) -> [Part] {
    parts.map { part in
      var part = inWholeNumbers(part)
      part.clock = { number in
        FrameClock(hertz: rates[Int(number % UInt64(rates.count))]) ?? FrameClock()
      }
      return part
    }
  }

  private static func marked(_ engine: EngineFactory) -> Part {
    Part(
      numbers: 0..<UInt64(Corpus.small.count),
      recording: { try Corpus.recording(Corpus.small[Int($0)]).withMarks(seed: $0) },
      engine: { _ in engine })
  }

  private static func exactSlips(
    _ show: @escaping @Sendable (EngineFactory) -> EngineFactory
  ) -> [Part] {
    let paths = Corpus.recordings
    let recordings = Part(
      numbers: 70_000..<70_000 + UInt64(2 * paths.count),
      recording: { try Corpus.recording(paths[Int($0 - 70_000) / 2]) },
      engine: { show(BuiltInEngines.ios.slippingExactly($0)) })
    let mixes = Part(
      numbers: 80_000..<80_300, recording: { .slippery($0) },
      engine: { show(BuiltInEngines.ios.slippingExactly($0)) })
    return [inWholeNumbers(recordings), mixes]
  }
}

extension Recording {
  /// The recording with additional marks, at which engines are observed, at whole milliseconds
  /// while a motion is in progress.
  fileprivate func withMarks(seed: UInt64) -> Recording {
    var dice = SeededNumbers(seed: seed &+ 0x3A2C)
    let step = TimeSpan.milliseconds(dice.one(of: 0.5, 1, 5, 7, 10, 45, 50))
    var marked = self
    marked.events = []
    var time = Instant.zero
    for (index, event) in events.enumerated() {
      marked.events.append(event)
      time = event.value.time
      let end = index + 1 < events.count ? events[index + 1].value.time : time + .milliseconds(400)
      guard !dice.oneIn(3) else { continue }
      for _ in 0..<80 where time + step < end {
        time = time + step
        marked.events.append(Located(InputEvent(at: time, .mark("look"))))
      }
    }
    return marked
  }
}
