internal import Exploration
package import Invariants
package import Model
package import Replay
internal import Text

/// The recording that a device with a given engine would make: observations of frames at intervals
/// as irregular as on a phone. Each observation may be dropped.
package struct Glimpses {
  /// All observations.
  package let full: Recording
  /// The recording with gaps of 20 to 500 ms.
  package let thinned: Recording

  /// Observes a replay. The seed determines which observations are dropped.
  package init(of recording: Recording, on engine: EngineFactory, seed: UInt64) throws {
    var dice = SeededNumbers(seed: seed)
    var bare = recording
    bare.events.removeAll { if case .observation = $0.value.action { true } else { false } }
    var moments: [Step] = []
    var frames: [Step] = []
    var steps = try LiveSteps(
      Replayable(bare), on: engine, at: Self.frames(of: bare, &dice))
    var step = Step()
    while try steps.next(into: &step) {
      if step.cause == .frame { frames.append(step) }
      if step.cause == .after { moments.append(step) }
    }
    let isAtRest = steps.ending == .rest
    // The device shows the result of a layout change when it notices the change. A recorder writes
    // all views at each frame, or only the moving views.
    let looks =
      frames.map { (step: $0, isFrame: true) }
      + moments.filter { $0.hasChange }.map { (step: $0, isFrame: false) }
    let writesAll = dice.oneIn(2)
    var holes = Holes(&dice)
    var whole = Film(bare, writesAll)
    var rest = Film(bare, writesAll)
    for look in looks.sorted(by: { $0.step.index < $1.step.index }) {
      let isLast = isAtRest && look.step.index == frames.last?.index
      whole.add(look.step, look.isFrame, isSettled: isLast)
      if !holes.hide(look.step.time, &dice) {
        rest.add(look.step, look.isFrame, isSettled: isLast)
      }
    }
    full = whole.recording
    thinned = rest.recording
  }

  private static func frames(of recording: Recording, _ dice: inout SeededNumbers) -> ListedTicks {
    var instants: [Instant] = []
    var time = recording.events.first?.value.time ?? .zero
    let end = (recording.events.last?.value.time ?? .zero) + TimeSpan.milliseconds(11_000)
    let jitter: Double = dice.pick([0, 3, 12]) ?? 0
    while time < end {
      instants.append(time)
      time = time + TimeSpan.milliseconds(16.667 + dice.uniform(in: -jitter..<jitter + 0.001))
    }
    return ListedTicks(instants)
  }
}

/// The intervals without observations.
private struct Holes {
  private var begin: Instant
  private var end: Instant
  private let pause: Double

  init(_ dice: inout SeededNumbers) {
    pause = dice.pick([30.0, 150, 600]) ?? 150
    begin = .zero
    end = .zero
  }

  mutating func hide(_ time: Instant, _ dice: inout SeededNumbers) -> Bool {
    while time >= end {
      begin = end + TimeSpan.milliseconds(dice.uniform(in: 0..<2 * pause))
      end = begin + TimeSpan.milliseconds(dice.uniform(in: 20..<500))
    }
    return time >= begin
  }
}

/// Inserts observations after the events, as a recorder does.
private struct Film {
  private var base: Recording
  private var looks: [(time: Instant, isFrame: Bool, seen: [InputEvent])] = []
  private var last: [ViewState?]
  private var changed: [Instant]
  private var written: [Instant]
  private let writesAll: Bool

  init(_ recording: Recording, _ writesAll: Bool) {
    base = recording
    self.writesAll = writesAll
    let never = Instant(nanoseconds: .min / 2)
    let count = recording.head.scene.views.count
    last = Array(repeating: nil, count: count)
    changed = Array(repeating: never, count: count)
    written = changed
  }

  mutating func add(_ step: Step, _ isFrame: Bool, isSettled: Bool) {
    var seen: [InputEvent] = []
    for (index, state) in step.frame.views.enumerated() {
      let hasMoved = last[index].map {
        $0.offset != state.offset || $0.zoom != state.zoom || $0.readouts != state.readouts
      }
      if hasMoved ?? true { changed[index] = step.time }
      last[index] = state
      let isDue =
        writesAll || isSettled || !isFrame || step.time - changed[index] < .milliseconds(150)
        || step.time - written[index] >= .milliseconds(100)
      // A recording cannot contain a zoom that is not positive.
      guard isDue, state.zoom > 0 else { continue }
      written[index] = step.time
      let observation = Observation(
        view: index, offset: state.offset, zoom: state.zoom, settled: isSettled,
        readouts: state.readouts)
      seen.append(InputEvent(at: step.time, .observation(observation)))
    }
    looks.append((step.time, isFrame, seen))
  }

  var recording: Recording {
    var events: [InputEvent] = []
    var next = 0
    let given = base.events.map(\.value)
    for look in looks {
      // A touch at the time of a frame comes before the frame.
      while next < given.count, given[next].time <= look.time {
        events.append(given[next])
        next += 1
      }
      events += look.seen
    }
    events += given[next...]
    var recording = base
    recording.events = events.map { Located($0) }
    return recording
  }
}

extension Step {
  fileprivate var hasChange: Bool {
    moment.events.contains {
      switch $0.value {
      case .layout, .setting, .request: true
      default: false
      }
    }
  }
}

/// The verdicts about the observations of a recorded device; alternatively, the verdicts if the
/// last observation always counted as the current state.
package func judgedAsSeen(
  _ recording: Recording, by invariants: [Invariant] = Catalogue.invariants,
  takingSilenceForRest: Bool = false
) throws -> [InvariantVerdict] {
  var steps = MappedSteps(SeenSteps(RecordingEvents(recording))) { step in
    if takingSilenceForRest { step.sight = Step.Sight() }
  }
  let judge = Judge(recording.head.scene, by: invariants, .ofSeen)
  var step = Step()
  while try steps.next(into: &step) { judge.observe(step) }
  return judge.verdicts(End(steps.ending ?? .truncated, quality: recording.head.quality))
}

extension Terms {
  /// The settings and limits by which a recorded device is judged.
  package static var ofSeen: Terms {
    var terms = Terms(
      abilities: SeenSteps<RecordingEvents>.abilities, contract: EngineContract())
    terms.infers = false
    return terms
  }
}
