internal import Gesture
internal import Writing

/// Touches that a file names one by one or in paths, each with where in the file it stands.
struct GatheredTouches<Place> {
  private(set) var events: [(event: InputEvent, place: Place)] = []
  private var fingers = RecordedFingers<Int>()
  /// How often a finger came down that cannot: twice, or where there was no room.
  private(set) var refused = 0
  /// Fingers that moved and never came down.
  private(set) var unseen = 0

  /// How many fingers are down.
  var downCount: Int { fingers.count }

  /// Where a finger was last; nil of one that is not down.
  func place(of key: Int) -> Point? { fingers.place(of: key) }

  /// What a finger does that is said to do so: one that moves and never came down comes down.
  mutating func phase(_ phase: Touch.Phase, of key: Int) -> Touch.Phase {
    guard phase == .move, place(of: key) == nil else { return phase }
    unseen += 1
    return .down
  }

  /// Whether it became an event.
  @discardableResult
  mutating func add(
    _ phase: Touch.Phase, _ key: Int, at point: Point, _ time: Instant, _ place: Place,
    force: Double? = nil, radius: Double? = nil
  ) -> Bool {
    let sample = TouchSample(
      phase, key: key, at: point, time: ClockTime(nanoseconds: 0), force: force, radius: radius)
    guard let touch = fingers.touch(for: sample) else {
      if phase == .down { refused += 1 }
      return false
    }
    add(.touch(touch.touch), time, place)
    return true
  }

  /// What is no touch and stands between them.
  mutating func add(_ action: InputEvent.Action, _ time: Instant, _ place: Place) {
    events.append((InputEvent(at: time, action), place))
  }
}

extension GatheredTouches<FileLocation> {
  var located: [Located<InputEvent>] { events.map { Located($0.event, at: $0.place) } }
}
