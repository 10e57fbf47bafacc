internal import Model
internal import Replay

/// One view of a faulty engine: the deviation of its state from the sound engine's state.
struct FaultyView {
  let row: Fault
  let motion: Fault.Motion?
  let size: Double
  let restsOnPositions: Bool
  /// The last state of the sound engine, and the state that was shown instead.
  private(set) var was: ViewState?
  private(set) var shown: ViewState?
  private var time = Instant.zero
  /// The deviation: the shift of the offset, and the factor of the zoom.
  var shift = Point.zero
  var growth = 1.0
  /// The shift and the zoom factor of the previous step.
  private var wasShift = Point.zero
  private var wasFactor = 1.0
  var state = State()
  private var phases = FaultPhases()

  /// The state of a fault within its phase.
  struct State {
    /// The time at which the phase began; nil outside the phase.
    var since: Instant?
    var changes = 0
    var isDone = false
    /// The distance covered in the phase.
    var path = Point.zero
    /// The distance that is still to be repeated.
    var rest = Point.zero
    /// The offsets shown at the last frames.
    var frames: [Point] = []
    var held: Point?
    var heldZoom: Double?
    /// The shift that applies to a single step.
    var flicker = Point.zero
    /// The sign of the first movement in the phase, along each axis.
    var way = Point.zero
    /// The current distance of the swing.
    var swing = Point.zero
  }

  init(_ view: ViewScene, _ row: Fault, _ size: Double) {
    (self.row, self.size) = (row, size)
    if case .motion(let motion) = row.change { self.motion = motion } else { motion = nil }
    restsOnPositions = view.scroll.paging || view.snap != nil || view.wheel != nil
  }
}

extension FaultyView {
  mutating func note(_ moment: Moment, view: Int) { phases.note(moment, view: view) }

  mutating func show(
    _ view: inout ViewState, at now: Instant, isDrawn: Bool, _ input: FaultyInput,
    isActive: Bool
  ) {
    wasShift = shift
    let truth = view
    let was = was ?? truth
    let elapsed = now.seconds(since: time)
    let isIn =
      isActive && phases.isIn(row.phase, truth, was, restsOnPositions: restsOnPositions)
    if isIn, state.since == nil {
      let rest = state.rest
      state = State()
      (state.since, state.rest) = (now, rest)
    } else if !isIn {
      leave()
    }
    if !isIn { settle(truth, was, elapsed) }
    if isIn { falsify(truth, was, elapsed: elapsed, at: now, isDrawn: isDrawn) }
    finish(elapsed, truth)
    enlarge(truth, was, input)
    if row.phase != .pull && row.phase != .bounce { stayInside(truth) }
    apply(to: &view)
    if view.velocity != nil, elapsed > 0, !truth.activity.isEmpty, motion?.goesSteadily == true {
      view.velocity?.x += (shift.x - wasShift.x) / elapsed
      view.velocity?.y += (shift.y - wasShift.y) / elapsed
    }
    report(&view)
    (self.was, shown, time) = (truth, view, now)
    phases.close()
  }

  private func apply(to view: inout ViewState) {
    for axis in Axis.allCases {
      view.offset[axis] += shift[axis] + state.flicker[axis]
      if let held = state.held, row.covers(axis) { view.offset[axis] = held[axis] }
      if motion == .round, state.since != nil, row.covers(axis) {
        view.offset[axis] = (view.offset[axis] / size).rounded() * size
      }
    }
    for axis in Axis.allCases { view.content[axis] *= wasFactor }
    view.zoom *= wasFactor
  }

  /// Moves the content about the centroid of the fingers, or about the middle of the view, in a
  /// step in which the deviation of the zoom changes.
  private mutating func enlarge(_ truth: ViewState, _ was: ViewState, _ input: FaultyInput) {
    let factor = state.heldZoom.map { $0 / truth.zoom } ?? growth
    defer { wasFactor = factor }
    guard factor != 1 || wasFactor != 1 else { return }
    let middle = input.centroid.map {
      Point(x: $0.x - truth.frame.origin.x, y: $0.y - truth.frame.origin.y)
    }
    let (ratio, shown) = (truth.zoom / was.zoom, truth.zoom * factor / (was.zoom * wasFactor))
    for axis in Axis.allCases {
      let position = middle?[axis] ?? truth.bounds[axis] / 2
      // The movement of the sound engine in addition to the zoom about that point.
      let added = truth.offset[axis] - (was.offset[axis] + position) * ratio + position
      let due = (was.offset[axis] + wasShift[axis] + position) * shown - position + added
      shift[axis] += due - truth.offset[axis] - wasShift[axis]
    }
  }

  /// Reduces the error while no finger is on the view: in a return from an edge, in a return of the
  /// zoom, and at rest positions.
  private mutating func settle(_ truth: ViewState, _ was: ViewState, _ elapsed: Double) {
    let isFree = truth.activity.isDisjoint(with: [.tracking, .dragging, .zooming])
    guard isFree else { return }
    for axis in Axis.allCases {
      let (over, before) = (truth.beyond(axis), was.beyond(axis))
      if row.phase == .pull || row.phase == .bounce, over > 0, before > 0, over < before {
        shift[axis] *= over / before
      }
      if restsOnPositions { shift[axis] *= max(0, 1 - elapsed / 0.08) }
    }
    if truth.zoom != was.zoom { growth = 1 + (growth - 1) * max(0, 1 - elapsed / 0.08) }
    if truth.activity.isEmpty, restsOnPositions, row.phase != .rest { shift = .zero }
    if truth.activity.isEmpty {
      growth = min(max(growth, truth.minimumZoom / truth.zoom), truth.maximumZoom / truth.zoom)
    }
  }

  /// Keeps the shown offset in the scroll range along axes on which the sound engine is in range.
  private mutating func stayInside(_ truth: ViewState) {
    var enlarged = truth
    for axis in Axis.allCases { enlarged.content[axis] *= wasFactor }
    for axis in Axis.allCases where truth.beyond(axis) <= 0 {
      let (low, high) = (enlarged.lowest(axis), enlarged.highest(axis))
      if row.phase == .rest, state.since != nil { continue }
      shift[axis] = min(max(shift[axis], low - truth.offset[axis]), high - truth.offset[axis])
    }
  }
}

extension Fault.Motion {
  /// Whether the shown velocity must include the error, because it moves the content steadily.
  fileprivate var goesSteadily: Bool {
    switch self {
    case .scale, .scaleLater, .askew, .swap, .creep, .again, .stop, .swing: true
    default: false
    }
  }
}

extension ViewState {
  /// The distance from the scroll range; negative inside.
  func beyond(_ axis: Axis) -> Double {
    max(lowest(axis) - offset[axis], offset[axis] - highest(axis))
  }

  /// The signed distance from the scroll range: negative before its start, positive past its end, 0
  /// inside.
  func outside(_ axis: Axis) -> Double {
    min(offset[axis] - lowest(axis), 0) + max(offset[axis] - highest(axis), 0)
  }
}
