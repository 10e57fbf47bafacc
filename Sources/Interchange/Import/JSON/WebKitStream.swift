internal import Model
internal import Platform
internal import Text

/// The event streams of WebKit's layout tests: frames that list every finger that is down, and
/// interpolations between two frames.
struct WebKitStream {
  private(set) var losses = ImportLosses()
  private(set) var touches = GatheredTouches<Int>()
  private var pens = 0
  /// Fingers that came down twice, or exceeded the maximum number of fingers. Their further touches
  /// are dropped.
  private var leftOut: Set<Int> = []
  private var hands: [Hand] = []

  private struct Hand {
    var seconds: Double
    var touches: [Finger]
  }

  private struct Finger {
    var id: Int
    var phase: Touch.Phase?
    var point: Point
    var force: Double?
    var radius: Double?
    var offset: Int
  }

  /// The maximum total number of interpolation steps, which a tiny time step would exceed.
  private static let maxSteps = 1_000_000

  private static let phases: [String: Touch.Phase] = [
    "began": .down, "moved": .move, "ended": .up, "canceled": .cancel, "cancelled": .cancel,
  ]
}

extension WebKitStream {
  init(_ document: JSONDocument) throws(FormatError) {
    let root = document.location
    for item in try (root["events"] ?? root).elements("a list of events") {
      if item["interpolate"] != nil { try interpolate(item) } else { hands.append(try hand(item)) }
    }
    // Frames need not be in order of time. Which fingers are down depends on the time.
    for hand in hands.sorted(by: { $0.seconds < $1.seconds }) { emit(hand) }
    losses.add(
      .lossy, "fingers that moved and never came down", touches.unseen, ", taken as coming down")
    losses.add(.lossy, "touches of a pen, not of a finger", pens)
    losses.add(.lossy, "fingers that are already down, or too many to record", touches.refused)
    losses.add(.truncated, "fingers that never lift", touches.downCount, "")
  }

  private mutating func hand(_ item: JSONLocation) throws(FormatError) -> Hand {
    let seconds = try item.required("timeOffset", "seconds from the beginning").number("seconds")
    guard seconds >= 0, seconds < 9e9 else { throw item.wrong("a time from 0 s on") }
    var touches: [Finger] = []
    for touch in try item.required("touches", "the fingers").elements("a list of fingers") {
      let found = try finger(touch)
      if touch["inputType"]?.value.string == "stylus" {
        if found.phase == .down { pens += 1 }
      } else {
        touches.append(found)
      }
    }
    return Hand(seconds: seconds, touches: touches)
  }

  private func finger(_ touch: JSONLocation) throws(FormatError) -> Finger {
    let id = try touch.required("id", "the number of the finger").number("a number")
    return Finger(
      id: Int(exactly: id.rounded()) ?? 0,
      phase: touch["phase"]?.value.string.flatMap { Self.phases[$0] },
      point: Point(
        x: try touch.required("x", "a place").number("a number of points"),
        y: try touch.required("y", "a place").number("a number of points")),
      force: touch["pressure"]?.value.number, radius: touch["majorRadius"]?.value.number,
      offset: touch.value.offset)
  }

  /// Adds the start frame unchanged, then copies of the end frame at interpolated positions, then
  /// the end frame.
  private mutating func interpolate(_ item: JSONLocation) throws(FormatError) {
    let curve = try item.required("interpolate", "linear or simpleCurve").text("a word")
    let curves = ["linear", "simpleCurve"]
    guard curves.contains(curve) else { throw item.unknown("interpolation", curve, curves) }
    let start = try hand(try item.required("startEvent", "where it begins"))
    let end = try hand(try item.required("endEvent", "where it ends"))
    let step = try item.required("timestep", "seconds from one step to the next").number("seconds")
    let lasts = end.seconds - start.seconds
    guard step > 0, lasts / step < Double(Self.maxSteps - hands.count) else {
      throw item.error(
        .value, "a time step of \(step.text) s",
        expected: "a step above 0, and fewer than a million in all")
    }
    hands.append(start)
    var count = 1.0
    while start.seconds + count * step < end.seconds {
      let share = count * step / lasts
      hands.append(between(start, end, curve == "linear" ? share : eased(share), at: count * step))
      count += 1
    }
    hands.append(end)
  }

  private func between(_ start: Hand, _ end: Hand, _ share: Double, at lapse: Double) -> Hand {
    var hand = end
    hand.seconds = start.seconds + lapse
    for index in hand.touches.indices {
      guard let from = start.touches.first(where: { $0.id == hand.touches[index].id }) else {
        continue
      }
      let to = hand.touches[index]
      let point = from.point + (to.point - from.point) * share
      hand.touches[index].point = Point(x: thousandths(point.x), y: thousandths(point.y))
      // No finger lifts during an interpolation.
      if to.phase != nil { hand.touches[index].phase = .move }
    }
    return hand
  }

  /// WebKit's simple curve: sin(sin(πt/2) · πt/2).
  private func eased(_ share: Double) -> Double {
    let quarter = share * .pi / 2
    return sin(sin(quarter) * quarter)
  }

  /// Rounds to thousandths of a point, because the last bits of libm results differ between
  /// processors.
  private func thousandths(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  private mutating func emit(_ hand: Hand) {
    for finger in hand.touches {
      guard var phase = finger.phase else { continue }
      let isDown = touches.point(of: finger.id) != nil
      if leftOut.contains(finger.id), phase != .down {
        if phase != .move { leftOut.remove(finger.id) }
        continue
      }
      phase = touches.phase(phase, of: finger.id)
      let nanoseconds = (hand.seconds * 1e9).rounded()
      if touches.add(
        phase, finger.id, at: finger.point, Instant(nanoseconds: Int64(nanoseconds)),
        finger.offset, force: finger.force, radius: finger.radius)
      {
        leftOut.remove(finger.id)
      } else if phase == .down, !isDown {
        leftOut.insert(finger.id)
      }
    }
  }
}

extension ImportDraft {
  init(webkit source: ImportSource, _ options: ImportOptions) throws(FormatError) {
    let document = try JSONDocument(source)
    let stream = try WebKitStream(document)
    let scene = try document.scene(options)
    try document.expectTouches(stream.touches, "fingers that began or moved")
    self.init(document.located(stream.touches), in: scene, stream.losses)
  }
}
