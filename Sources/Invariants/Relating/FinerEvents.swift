internal import Model
internal import Replay
internal import Text

/// A recording with one additional report between every two reports of a finger that moves evenly.
/// A digitiser with twice the sampling rate would have produced such a recording.
///
/// Only a stroke of one finger with a constant speed from its down to its up is refined: for any
/// other path the positions in between are unknown. A stroke stays unchanged if it contains a gap
/// between two reports that is long enough for the finger to count as held still, because the
/// finger may have waited. A stroke is buffered until it is known to be even; a very long stroke is
/// passed on unchanged.
///
/// If the engine's clock has steps, a stroke is refined only if all its reports are at whole steps,
/// and so are the additional reports. If the engine discards the first reports past the slop, no
/// reports are added before these reports: the engine would discard smaller movements than in the
/// original recording.
struct FinerEvents: EventSource {
  let scene: Scene
  private var base: any EventSource
  private var ready: [Located<InputEvent>] = []
  private var position = 0
  private var fingers = FingersDown()

  private let contract: EngineContract

  private static let longest = 4096

  init(_ base: any EventSource, for contract: EngineContract) {
    self.base = base
    self.contract = contract
    scene = base.scene
  }

  mutating func next() throws(FormatError) -> Located<InputEvent>? {
    if position == ready.count { try read() }
    guard position < ready.count else { return nil }
    position += 1
    return ready[position - 1]
  }

  private mutating func read() throws(FormatError) {
    ready.removeAll(keepingCapacity: true)
    position = 0
    var isStroke = fingers.count == 0
    while let event = try base.next() {
      ready.append(event)
      guard case .touch(let touch) = event.value.action else { return }
      if touch.phase != .move { fingers.toggle(touch.finger) }
      if fingers.count > 1 || ready.count > Self.longest { isStroke = false }
      guard isStroke else { return }
      if fingers.count == 0 { return refine() }
    }
  }

  private mutating func refine() {
    let stroke = ready.compactMap { Report($0) }
    guard let first = stroke.first, let last = stroke.last, first.point != last.point,
      stroke.count == ready.count, last.touch.phase == .up,
      stroke.allSatisfy({ $0.isEven(from: first, to: last) }),
      zip(stroke, stroke.dropFirst()).allSatisfy({ $1.time - $0.time < contract.heldStill }),
      stroke.allSatisfy({ ($0.time - .zero).isWhole(inStepsOf: contract.timeResolution) })
    else { return }
    var discarded = contract.swallowsReports
    var finer = [ready[0]]
    for (before, after) in zip(stroke, stroke.dropFirst()) {
      let half = TimeSpan(nanoseconds: (after.time - before.time).nanoseconds / 2)
        .rounded(toStepsOf: contract.timeResolution)
      let isDiscarded = discarded > 0
      let moved = after.point - first.point
      if discarded > 0, max(moved.x.magnitude, moved.y.magnitude) > contract.slop + 1 {
        discarded -= 1
      }
      if half > .zero, !isDiscarded {
        let time = before.time + half
        var touch = after.touch
        touch.phase = .move
        touch.point = first.point(at: time, towards: last)
        touch.arrived = nil
        finer.append(Located(InputEvent(at: time, .touch(touch)), at: after.event.location))
      }
      finer.append(after.event)
    }
    ready = finer
  }
}

/// One report of a finger.
private struct Report {
  let event: Located<InputEvent>
  let touch: Touch

  init?(_ event: Located<InputEvent>) {
    guard case .touch(let touch) = event.value.action else { return nil }
    self.event = event
    self.touch = touch
  }

  var time: Instant { event.value.time }
  var point: Point { touch.point }

  /// The position of the finger at a time, interpolated linearly between two reports.
  func point(at time: Instant, towards other: Report) -> Point {
    let share = time.seconds(since: self.time) / other.time.seconds(since: self.time)
    return point + (other.point - point) * share
  }

  func isEven(from first: Report, to last: Report) -> Bool {
    let due = first.point(at: time, towards: last)
    return abs(point.x - due.x) <= 1e-9 && abs(point.y - due.y) <= 1e-9
  }
}
