internal import Gesture
internal import Replay

/// One view of a faulty engine: how far what is shown is from what the sound engine shows.
struct FaultyView {
  let row: Fault
  let motion: Fault.Motion?
  let size: Double
  let restsOnPositions: Bool
  /// What the engine showed last, and what was made of it.
  private(set) var was: ViewState?
  private(set) var shown: ViewState?
  private var time = Instant.zero
  /// What is added to the offset, and the factor of the zoom.
  var shift = Point.zero
  var growth = 1.0
  /// Both in the step before.
  private var wasShift = Point.zero
  private var wasFactor = 1.0
  var state = State()
  private var phases = FaultPhases()

  /// What the deeds remember of the phase they are done in.
  struct State {
    /// Since when it is in the phase; nil where it is not.
    var since: Instant?
    var changes = 0
    var isDone = false
    /// How far it went in the phase.
    var path = Point.zero
    /// What is left to go a second time.
    var rest = Point.zero
    /// What was shown at the last frames.
    var frames: [Point] = []
    var held: Point?
    var heldZoom: Double?
    /// What is off for a single step only.
    var flicker = Point.zero
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
    _ view: inout ViewState, at now: Instant, isDrawn: Bool, _ input: FaultyInput
  ) {
    wasShift = shift
    let truth = view
    let was = was ?? truth
    let elapsed = now.seconds(since: time)
    let isIn = phases.isIn(row.phase, truth, was, restsOnPositions: restsOnPositions)
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

  /// A zoom that is off moves what is shown about the middle of the fingers, or of the view, in the step
  /// in which it gets so.
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
      // What the sound engine adds to zooming about that place.
      let added = truth.offset[axis] - (was.offset[axis] + position) * ratio + position
      let due = (was.offset[axis] + wasShift[axis] + position) * shown - position + added
      shift[axis] += due - truth.offset[axis] - wasShift[axis]
    }
  }

  /// What is off by so much is not so for ever: what moves by itself takes it back, and so do edges and
  /// places on which the view rests.
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

  /// Beyond an edge at which the sound engine stands, nothing is shown.
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
  /// Whether the engine's velocity is that of what it shows: one that goes wrong and knows it.
  fileprivate var goesSteadily: Bool {
    switch self {
    case .scale, .askew, .swap, .creep, .again, .stop: true
    default: false
    }
  }
}

extension ViewState {
  /// How far it is beyond its range; negative inside.
  func beyond(_ axis: Axis) -> Double {
    max(lowest(axis) - offset[axis], offset[axis] - highest(axis))
  }
}
