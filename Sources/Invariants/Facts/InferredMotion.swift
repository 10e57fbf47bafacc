internal import Model
internal import Replay

/// The activity of a view, inferred from fingers and offsets.
///
/// A view that moves while fingers move is dragged or pinched. A view that moves while there are no
/// events moves by itself. It coasts if that motion begins at the lift. It is animated if the app
/// or a new layout started the motion, if the motion begins later, if the view rests on chosen
/// positions, or if a page reports that its app animates the view. A page that scrolls a
/// coasting view at once, without an animation, does not end the coast.
struct InferredMotion {
  private(set) var activity: Activity = []
  private(set) var velocity = Point.zero

  /// The shown state of the view at one time.
  struct Sample {
    var time: Instant
    var offset: Point
    var zoom: Double
    /// The minimum offset of the scroll range; `highest` is the maximum offset.
    var lowest: Point
    var highest: Point
    var traits: ViewTraits

    init(_ time: Instant, _ view: ViewState) {
      self.time = time
      offset = view.offset
      zoom = view.zoom
      lowest = Point(x: view.lowest(.x), y: view.lowest(.y))
      highest = Point(x: view.highest(.x), y: view.highest(.y))
      traits = view.traits
    }

    /// Whether the content has only grown since another sample, before the visible part or at its
    /// far end, while the view continued its motion.
    ///
    /// - Parameters:
    ///   - growth: The length added before the visible part.
    ///   - speed: The speed at which the view moved by itself.
    func hasOnlyGrown(since other: Sample, by growth: Point, at speed: Point) -> Bool {
      let lapse = time.seconds(since: other.time)
      for axis in Axis.allCases {
        let moved = offset[axis] - other.offset[axis] - growth[axis] * zoom
        let allowed = lapse > 0 ? 1.2 * speed[axis].magnitude * lapse + 1 : 0
        guard moved.magnitude <= allowed + 1e-6, lowest[axis] == other.lowest[axis],
          highest[axis] - other.highest[axis] >= growth[axis] * zoom - 1e-6
        else { return false }
      }
      return zoom == other.zoom && highest != other.highest
    }
  }

  /// The positions shown after a step until the next event.
  struct Ahead {
    /// The next positions that are far enough apart in time.
    private(set) var near: Sample?
    private(set) var far: Sample?
    /// Whether further samples add no information.
    var isKnown = false
  }

  private let restsOnCells: Bool
  private var now: Sample?
  private var ahead = Ahead()
  /// The earlier samples since the last event.
  private var past: [Sample] = []
  private var was: Sample?
  /// All events since the last touch of the view began.
  private var happened: StepEvents = []
  private var fingers = 0
  private var drags = false
  private var pinches = false
  private var coasts = false
  /// The maximum speed at which fingers have moved the view in this touch. `lastTouch` is the time
  /// of the last touch event.
  private var carried = Point.zero
  private var lastTouch: Instant?
  private var isLetGo = false
  /// Whether a moving finger moved the view in this step.
  private(set) var isCarriedNow = false

  init(_ view: ViewScene) {
    restsOnCells = view.snap != nil || view.wheel != nil
    past.reserveCapacity(Self.maximum)
  }

  private static let maximum = 12

  /// Advances to the next step.
  mutating func go(to sample: Sample, _ ahead: Ahead) {
    was = now
    now = sample
    self.ahead = ahead
    isCarriedNow = false
    isLetGo = false
  }

  /// Processes the events of the step: the number of fingers on the view, whether they moved, and
  /// whether a touch of the view began.
  ///
  /// - Parameter growth: The size of the content that was added before the visible part.
  mutating func touch(
    _ events: StepEvents, _ count: Int, moved: Bool, begun: Bool, growth: Point
  ) {
    past.removeAll(keepingCapacity: true)
    // Content that is added outside the visible part does not affect a coast.
    if events == .setting, coasts, let was, let now,
      now.hasOnlyGrown(since: was, by: growth, at: velocity)
    {
      return
    }
    follow(events, begun: begun)
    if begun, fingers == 0 { happened = [] }
    happened.formUnion(events)
    isLetGo = fingers > 0 && count == 0
    if count < fingers || begun { drags = false }
    if count < 2 { pinches = false }
    fingers = count
    guard count > 0, happened.isSubset(of: .touch) else { return (drags, pinches) = (false, false) }
    guard moved, let was, let now else { return }
    if now.zoom != was.zoom, count > 1 { pinches = true }
    isCarriedNow = now.offset != was.offset || now.zoom != was.zoom
    // A finger that comes down while another finger lifts must travel the slop before it drags.
    if now.offset != was.offset, !begun { drags = true }
  }

  /// Updates the maximum speed at which fingers moved the view, which limits its speed at the lift.
  /// The speed is infinite if the view moves at the touch's first event, or if several reports
  /// arrive in one moment.
  private mutating func follow(_ events: StepEvents, begun: Bool) {
    guard let was, let now, !events.isDisjoint(with: .touch) else { return }
    if begun {
      carried = .zero
      lastTouch = nil
    }
    let lapse = lastTouch.map { now.time.seconds(since: $0) } ?? 0
    for axis in Axis.allCases where now.offset[axis] != was.offset[axis] {
      let speed = (now.offset[axis] - was.offset[axis]).magnitude / lapse
      carried[axis] = max(carried[axis], speed)
    }
    lastTouch = now.time
  }

  /// Ends the drag and the pinch of this view, because another view follows the finger.
  mutating func release() {
    drags = false
    pinches = false
  }

  /// Infers the activity in this step.
  mutating func close(isMoment: Bool) {
    guard let now else { return }
    let back = past.last { now.time - $0.time >= Inference.lapse } ?? past.first
    let beside = ahead.near ?? back
    let isZooming = beside.map { $0.zoom != now.zoom } ?? false
    let isMoving = beside.map { $0.offset != now.offset } ?? false
    let isTouchAlone = !happened.isEmpty && happened.isSubset(of: .touch)
    if isMoment, isLetGo { coasts = isMoving } else if !isMoving { coasts = false }
    activity = []
    if fingers > 0 { activity.insert(.tracking) }
    if drags { activity.insert(.dragging) }
    if pinches { activity.insert(.zooming) }
    if isZooming {
      activity.insert(isTouchAlone ? .zoomBouncing : .animating)
    } else if isMoving {
      let isFree = !restsOnCells && now.traits.isDisjoint(with: [.slides, .animated])
      activity.insert(coasts && isTouchAlone && isFree ? .decelerating : .animating)
    }
    velocity = Point(x: speed(.x, now, back), y: speed(.y, now, back))
    if past.last?.time == now.time { past.removeLast() }
    if past.count == Self.maximum { past.removeFirst() }
    past.append(now)
  }

  /// The speed along an axis. If the speeds before and after the step differ by more than a factor
  /// of 2, one of them is a jump, so the lower speed is used. If their directions differ, the speed
  /// is 0.
  private func speed(_ axis: Axis, _ now: Sample, _ back: Sample?) -> Double {
    let before = back.flatMap { slope(axis, $0, now) }
    let after = ahead.near.flatMap { slope(axis, now, $0) }
    if let before, let after {
      let (one, other) = (before.lapse, after.lapse)
      return middle(
        before.speed, after.speed, (before.speed * other + after.speed * one) / (one + other))
    }
    if let after {
      guard let near = ahead.near, let next = ahead.far.flatMap({ slope(axis, near, $0) }) else {
        return after.speed
      }
      // A coasting view that is no faster than its finger was may stop abruptly at an edge or a
      // page.
      if coasts, after.speed.magnitude <= 1.5 * carried[axis] { return after.speed }
      return middle(after.speed, next.speed, after.speed)
    }
    guard let back, let before else { return 0 }
    let earlier = past.last { back.time - $0.time >= Inference.lapse }
    guard let last = earlier.flatMap({ slope(axis, $0, back) }) else { return before.speed }
    return middle(before.speed, last.speed, before.speed)
  }

  private func middle(_ one: Double, _ other: Double, _ middle: Double) -> Double {
    guard one * other > 0 else { return 0 }
    let (less, more) = one.magnitude < other.magnitude ? (one, other) : (other, one)
    return more.magnitude <= 2 * less.magnitude ? middle : less
  }

  /// The speed between two samples; nil if the zoom changed, which moves the offset, or if the
  /// samples are too close or too far apart in time.
  private func slope(
    _ axis: Axis, _ one: Sample, _ other: Sample
  ) -> (speed: Double, lapse: Double)? {
    let lapse = other.time.seconds(since: one.time)
    guard one.zoom == other.zoom, lapse >= 0.001, lapse <= 0.2 else { return nil }
    return ((other.offset[axis] - one.offset[axis]) / lapse, lapse)
  }
}

extension InferredMotion.Ahead {
  mutating func add(_ sample: InferredMotion.Sample, from start: Instant) {
    if let near, near.time - start >= Inference.lapse {
      far = sample
      isKnown = sample.time - near.time >= Inference.lapse
    } else if sample.time - start <= Inference.longest {
      near = sample
    } else {
      isKnown = true
    }
  }
}
