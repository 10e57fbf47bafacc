internal import Model

/// How fast a view moved before a step.
struct PaceFacts {
  /// The speed along each axis in the last step before this step in which time passed.
  private(set) var last = Point.zero
  /// The relative change of the zoom per second in the same step.
  private(set) var zoom = 0.0
  /// The maximum speed of the view, or of fingers that moved the view, along each axis within the
  /// last 160 ms before this step.
  private(set) var recent = RecentPace()
  /// The time of the last event before this step that may have set the view in motion.
  private(set) var lastSetOff = Instant(nanoseconds: .min / 2)

  /// Whether the view stood still in the last step in which time passed.
  var isZero: Bool { last == .zero && zoom == 0 }

  /// Adds a step in which time passed.
  mutating func add(_ pace: Point, fingers: Point, zoom: Double, at time: Instant) {
    last = pace
    recent.add(Point(x: max(pace.x, fingers.x), y: max(pace.y, fingers.y)), at: time)
    self.zoom = zoom
  }

  mutating func setOff(at time: Instant) { lastSetOff = time }
}
