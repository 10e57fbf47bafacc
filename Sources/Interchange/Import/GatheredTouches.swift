internal import Model
internal import Text
internal import Writing

/// Touches that a file lists individually or as paths, with their locations in the file.
struct GatheredTouches<Location> {
  private(set) var events: [(event: InputEvent, location: Location)] = []
  private var fingers = RecordedFingers<Int>()
  /// The number of rejected down events: their finger was already down, too many fingers were down,
  /// or a recording cannot represent the position.
  private(set) var refused = 0
  /// The number of fingers that moved without coming down.
  private(set) var unseen = 0

  /// The number of fingers that are down.
  var downCount: Int { fingers.count }

  /// The last position of a finger; nil if the finger is not down.
  func point(of key: Int) -> Point? { fingers.point(of: key) }

  /// The phase to record for a touch. If a finger moves without having come down, the phase is
  /// `down`, and the finger is counted in `unseen`.
  mutating func phase(_ phase: Touch.Phase, of key: Int) -> Touch.Phase {
    guard phase == .move, point(of: key) == nil else { return phase }
    unseen += 1
    return .down
  }

  /// Adds a touch, and returns whether the touch became an event.
  @discardableResult
  mutating func add(
    _ phase: Touch.Phase, _ key: Int, at point: Point, _ time: Instant, _ location: Location,
    force: Double? = nil, radius: Double? = nil
  ) -> Bool {
    let sample = TouchSample(
      phase, key: key, at: point, time: ClockTime(nanoseconds: 0), force: force, radius: radius)
    guard let touch = fingers.touch(for: sample) else {
      if phase == .down { refused += 1 }
      return false
    }
    add(.touch(touch.touch), time, location)
    return true
  }

  /// Adds an action other than a touch.
  mutating func add(_ action: InputEvent.Action, _ time: Instant, _ location: Location) {
    events.append((InputEvent(at: time, action), location))
  }
}

extension GatheredTouches<FileLocation> {
  var located: [Located<InputEvent>] { events.map { Located($0.event, at: $0.location) } }
}
