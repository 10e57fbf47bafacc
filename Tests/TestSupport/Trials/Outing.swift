internal import Engines
internal import Exploration
internal import FlickbookTesting
internal import Model
internal import Replay
internal import Text

/// A group of replays over which the results of each invariant are counted: on engines that show
/// less, as observed on a device, or with generated gestures.
package struct Outing: Sendable {
  package let name: String
  private let parts: [Part]
  let isSeen: Bool
  /// Whether the engines of the group are sound and no other test requires that its replays break
  /// nothing.
  private let mustHold: Bool

  /// A part of the group: numbered recordings, each with its engine.
  struct Part: Sendable {
    var numbers: Range<UInt64>
    var recording: @Sendable (UInt64) throws -> Recording
    var engine: @Sendable (UInt64) -> EngineFactory
    var clock: @Sendable (UInt64) -> FrameClock = { _ in FrameClock() }
  }

  init(_ name: String, isSeen: Bool = false, mustHold: Bool = false, _ parts: [Part]) {
    self.name = name
    self.parts = parts
    self.isSeen = isSeen
    self.mustHold = mustHold
  }
}

extension Outing {
  struct Replay {
    /// A unique key of the replay.
    let key: String
    let engine: EngineFactory
    let clock: FrameClock
    fileprivate let number: UInt64
    fileprivate let part: Part
    fileprivate let isSeen: Bool

    /// The recording to replay. If `isSeen`, the recording contains observations of its replay,
    /// with gaps.
    func recording() throws -> Recording {
      let recording = try part.recording(number)
      guard isSeen else { return recording }
      return try Glimpses(of: recording, on: engine, seed: number).thinned
    }
  }

  /// All replays of the group, or approximately this many per part.
  func replays(few: Int?) -> [Replay] {
    var replays: [Replay] = []
    for (index, part) in parts.enumerated() {
      let stride = few.map { max(1, part.numbers.count / $0) } ?? 1
      for number in Swift.stride(
        from: part.numbers.lowerBound, to: part.numbers.upperBound, by: stride)
      {
        replays.append(
          Replay(
            key: "\(name) \(index) \(number)", engine: part.engine(number),
            clock: part.clock(number), number: number, part: part, isSeen: isSeen))
      }
    }
    return replays
  }
}

extension Outing {
  /// All groups, by the names of the figures that `make mutants` compares.
  package static let all: [(figures: String, outings: [Outing])] = [
    ("less", less), ("seen", seen), ("hands", [hands] + whole), ("recorded", recorded),
    ("bounds", Outing.bounds),
  ]

  /// Groups with sound engines in conditions that no other test replays: other frame rates, marks,
  /// varied recordings, and Android with fewer reports.
  package static let sound = all.flatMap(\.outings).filter(\.mustHold)

  /// Engines that show less or act at frames: sound engines, engines with random faults, and
  /// engines with faults of the tables.
  private static let less: [Outing] =
    [
      Outing("at frames", sound(BuiltInEngines.ios.atFrames())),
      Outing("acting at frames", sound(acting)),
      Outing("android at frames", mustHold: true, sound(BuiltInEngines.android.atFrames())),
      Outing("offsets only", sound(BuiltInEngines.ios.showingOffsetsOnly)),
      Outing(
        "android offsets only", mustHold: true, sound(BuiltInEngines.android.showingOffsetsOnly)),
      Outing("offsets only at frames", sound(BuiltInEngines.ios.showingOffsetsOnly.atFrames())),
      Outing("acting at frames, offsets only", mustHold: true, sound(FrameEngine.factory)),
      Outing("half points", sound(BuiltInEngines.ios.inHalfPoints)),
      Outing("slips at frames", slips { $0.atFrames() }),
      Outing("slips in offsets only", slips(\.showingOffsetsOnly)),
      Outing("slips in offsets only at frames", slips { $0.showingOffsetsOnly.atFrames() }),
      Outing("faults at frames", [faults { $0.atFrames() }]),
      Outing("faults in offsets only", [faults(\.showingOffsetsOnly)]),
    ]

  /// Recordings as observed on a device, with gaps.
  private static let seen: [Outing] = [
    Outing("seen", isSeen: true, sound(BuiltInEngines.ios)),
    Outing("slips seen", isSeen: true, slips { $0 }),
    Outing("faults seen", isSeen: true, [faults { $0 }]),
  ]

  private static let hands = Outing("hands", [hands(8000..<8800, on: BuiltInEngines.ios)])

  /// Whole numbers are often exactly at a bound of an invariant, and show whether the bound is
  /// included.
  private static let whole = [
    Outing("in whole numbers", inWholeNumbers { $0 }),
    Outing("offsets only in whole numbers", inWholeNumbers(\.showingOffsetsOnly)),
  ]

  /// All recordings, with gestures that are longer or shorter and faster or slower, on sound
  /// engines and on engines with random faults. They contain features that few random mixes have,
  /// such as snaps, keyboards, tiles and nested views.
  private static let recorded = [
    Outing("recordings varied", mustHold: true, [varied(30_000) { _ in BuiltInEngines.ios }]),
    Outing(
      "recordings varied in whole numbers", mustHold: true,
      [inWholeNumbers(varied(40_000) { _ in BuiltInEngines.ios })]),
    Outing(
      "slips in recordings", [varied(50_000) { BuiltInEngines.ios.slipping($0, inApp: true) }]),
    Outing(
      "slips in recordings in whole numbers",
      [inWholeNumbers(varied(60_000) { BuiltInEngines.ios.slipping($0, inApp: true) })]),
  ]

  /// Each recording unchanged, and varied.
  private static func varied(
    _ first: UInt64, on engine: @escaping @Sendable (UInt64) -> EngineFactory
  ) -> Part {
    let paths = Corpus.recordings
    return Part(
      numbers: first..<first + UInt64(2 * paths.count),
      recording: { number in
        let recording = try Corpus.recording(paths[Int(number - first) / 2])
        return number.isMultiple(of: 2) ? recording : recording.varied(number)
      }, engine: engine)
  }

  private static func inWholeNumbers(
    _ show: @escaping @Sendable (EngineFactory) -> EngineFactory
  ) -> [Part] {
    let sound = sound(show(BuiltInEngines.ios)).dropFirst()
    return (sound + slips(show)).map(inWholeNumbers)
  }

  static func inWholeNumbers(_ part: Part) -> Part {
    var whole = part
    whole.recording = { try part.recording($0).inWholeNumbers(seed: $0) }
    return whole
  }

  /// The toy engine that acts at frames and reports everything.
  private static var acting: EngineFactory {
    (try? FrameEngine.factory.setting([(name: "reports", value: 1)])) ?? FrameEngine.factory
  }

  static func sound(_ engine: EngineFactory) -> [Part] {
    let small = Part(
      numbers: 0..<UInt64(Corpus.small.count),
      recording: { try Corpus.recording(Corpus.small[Int($0)]) }, engine: { _ in engine })
    let mixes = Part(numbers: 6000..<6100, recording: { .mix($0) }, engine: { _ in engine })
    return [small, mixes, hands(6100..<6200, on: engine)]
  }

  private static func hands(_ seeds: Range<UInt64>, on engine: EngineFactory) -> Part {
    Part(numbers: seeds, recording: { .generated($0) }, engine: { _ in engine })
  }

  private static func slips(
    _ show: @escaping @Sendable (EngineFactory) -> EngineFactory
  ) -> [Part] {
    // In every second replay, the random faults are inside the modified engine; in the other
    // replays, they are outside.
    let mixes = Part(
      numbers: 6200..<6500, recording: { .slippery($0) },
      engine: {
        $0.isMultiple(of: 2)
          ? show(BuiltInEngines.ios.slipping($0)) : show(BuiltInEngines.ios).slipping($0)
      })
    let apps = Part(
      numbers: 6500..<6700, recording: { .generated($0) },
      engine: { show(BuiltInEngines.ios.slipping($0, inApp: true)) })
    return [mixes, apps]
  }

  /// Each fault, in the recordings named after its invariant.
  private static func faults(
    _ show: @escaping @Sendable (EngineFactory) -> EngineFactory
  ) -> Part {
    Part(
      numbers: 0..<UInt64(faultyReplays.count),
      recording: { try Corpus.recording(faultyReplays[Int($0)].path) },
      engine: { show(BuiltInEngines.ios.with(faultyReplays[Int($0)].fault, strength: 2)) })
  }

  private static let faultyReplays: [(fault: Fault, path: String)] = Fault.isolated.flatMap {
    fault in
    Corpus.recordings(of: fault.invariant).map { (fault, $0) }
  }
}

extension Recording {
  /// The recording with fingers at whole points and events at whole milliseconds. Sometimes a
  /// finger trembles: for one report, it moves a little back or sideways.
  fileprivate func inWholeNumbers(seed: UInt64) -> Recording {
    var dice = SeededNumbers(seed: seed &+ 0x3401E)
    var recording = self
    let unit: Int64 = dice.one(of: 4, 8, 10) * 1_000_000
    let calm = dice.one(of: 6, 12, 1000)
    var points: [UInt8: Point] = [:]
    for index in recording.events.indices {
      let time = recording.events[index].value.time.nanoseconds
      recording.events[index].value.time = Instant(nanoseconds: time / unit * unit)
      guard case .touch(var touch) = recording.events[index].value.action else { continue }
      touch.point.x.round()
      touch.point.y.round()
      if touch.phase == .move, dice.oneIn(calm), let last = points[touch.finger] {
        touch.point.x = last.x + dice.one(of: 0, 1, -1, 2, -2, 3, -3, 20, -20)
        touch.point.y = last.y + dice.one(of: 0, 1, -1, 2, -2, 3, -3, 20, -20)
      }
      points[touch.finger] = touch.point
      recording.events[index].value.action = .touch(touch)
    }
    return recording
  }
}
