internal import Model
internal import Replay

/// Shows a wrong value of one quantity in the phase of a fault.
struct FaultyDisplay: Sendable {
  private let fault: Fault
  private let quantity: Fault.Quantity
  private let edit: Fault.Edit
  private let amount: Double
  private var input = RecentInput()
  private var views: [View] = []
  private var touches = TouchCount()

  /// The stored state of a view.
  private struct View: Sendable {
    /// The state that the sound engine showed in the step before.
    var truth: ViewState?
    /// The number of consecutive steps in which the view has decelerated.
    var decelerations = 0
    var total = Point.zero
    var growth = 1.0
    var maximum: Double?
  }

  init(_ fault: Fault, _ quantity: Fault.Quantity, _ edit: Fault.Edit, strength: Double) {
    self.fault = fault
    self.quantity = quantity
    self.edit = edit
    amount = fault.amount(at: strength)
  }
}

extension FaultyDisplay {
  mutating func add(_ moment: Moment) {
    input.add(moment)
    touches.add(moment)
  }

  mutating func show(_ frame: inout Frame, at time: Instant) {
    if views.isEmpty { views = frame.views.map { _ in View() } }
    for index in views.indices
    where frame.views.indices.contains(index) && fault.views.contains(index, of: views.count) {
      let truth = frame.views[index]
      views[index].decelerations =
        truth.activity == .decelerating ? views[index].decelerations + 1 : 0
      let last = input.last.indices.contains(index) ? input.last[index] : nil
      let isIn = touches.isPast(fault.touchesBefore) && isIn(truth, last, views[index])
      apply(to: &frame.views[index], isIn: isIn, at: time, &views[index])
      views[index].truth = truth
    }
    input.close(frame, at: time)
  }

  private func apply(
    to view: inout ViewState, isIn: Bool, at time: Instant, _ memory: inout View
  ) {
    let last = memory.truth
    switch edit {
    case .accumulate:
      for axis in Axis.allCases where fault.covers(axis) {
        if isIn { memory.total[axis] += amount }
        fault.apply(.add, memory.total[axis], quantity, axis, to: &view, last)
      }
    case .accumulateGrowth:
      if isIn { memory.growth *= 1 + amount }
      fault.edit(&view, quantity, .multiply, memory.growth, last)
    case .keepMaximum:
      guard let value = view[quantity, .x] else { return }
      memory.maximum = max(memory.maximum ?? value, value)
      view[quantity, .x] = memory.maximum
    case .drift:
      guard isIn else { return }
      fault.edit(&view, quantity, .add, amount * time.seconds(since: .zero), last)
    default:
      guard isIn else { return }
      fault.edit(&view, quantity, edit, amount, last)
    }
  }

  private func isIn(_ view: ViewState, _ last: ViewState?, _ memory: View) -> Bool {
    let isIdle = view.activity.isEmpty
    return switch fault.phase {
    case nil: true
    case .idle: isIdle
    case .idleZoomed: isIdle && view.zoom > 1
    case .idleZoomable: isIdle && view.minimumZoom != view.maximumZoom
    case .idleScrolled: isIdle && view.offset.y > 0
    case .small: view.content.height < view.bounds.height
    case .pastEnd: view.offset.x > view.highest(.x)
    case .deceleration: view.activity.contains(.decelerating)
    case .lateDeceleration: memory.decelerations > 4
    case .resize: input.hasChange && last.map { $0.bounds != view.bounds } ?? false
    case .change: input.hasChange
    case .fingers: input.hasLanded || input.hasLifted
    case .catch:
      input.hasLanded
        && max(abs(last?.velocity?.x ?? 0), abs(last?.velocity?.y ?? 0)) > 50
    case .launch:
      input.hasLifted && input.fingers.isEmpty && view.activity.contains(.decelerating)
    case .afterLift: input.hadLifted && !input.hasLifted
    case .zoomStep:
      memory.truth.map { $0.zoom != view.zoom } ?? false && input.fingers.count > 1
    case .afterChange: input.everChanged
    case .afterRequest: input.followsRequest
    case .drag: view.activity.contains(.dragging)
    case .request: view.activity.contains(.animating)
    // These phases only apply to faults of the motion: see `FaultPhases`.
    case .touch, .pull, .pinch, .coast, .coastAfterSet, .bounce, .zoomBounce, .snap, .rest, .turn:
      false
    }
  }
}

extension Fault {
  func covers(_ axis: Axis) -> Bool { self.axis == nil || self.axis == axis }

  /// Modifies a quantity of a view, for edits that need no stored state.
  ///
  /// - Parameter last: The view in the step before.
  func edit(
    _ view: inout ViewState, _ quantity: Quantity, _ edit: Edit, _ amount: Double,
    _ last: ViewState?
  ) {
    for part in quantity.parts {
      // Only added amounts have a sign: factors apply equally to all parts.
      let much = edit == .add ? part.sign * amount : amount
      guard part.quantity.hasAxes else {
        apply(edit, much, part.quantity, .x, to: &view, last)
        continue
      }
      for axis in Axis.allCases where part.axis == axis || part.axis == nil && covers(axis) {
        apply(edit, much, part.quantity, axis, to: &view, last)
      }
    }
  }

  /// Modifies an elementary quantity along an axis.
  fileprivate func apply(
    _ edit: Edit, _ amount: Double, _ quantity: Quantity, _ axis: Axis, to view: inout ViewState,
    _ last: ViewState?
  ) {
    guard let value = view[quantity, axis] else { return }
    let (start, end) = (view.lowest(axis), view.highest(axis))
    switch edit {
    case .add: view[quantity, axis] = value + amount
    case .multiply: view[quantity, axis] = value * amount
    case .grow: view[quantity, axis] = value * (1 + amount)
    case .set: view[quantity, axis] = amount
    case .omit: view[quantity, axis] = nil
    case .previous: view[quantity, axis] = (last?[quantity, axis] ?? value) + amount
    case .exceed:
      guard value != 0 else { return }
      view[quantity, axis] = value + (value < 0 ? -1 : 1) * amount * (0.02 * abs(value) + 5)
    case .toggle where quantity == .activity:
      view.activity.formSymmetricDifference(activity(amount))
    case .toggle: view[quantity, axis] = value == 0 ? 1 : 0
    case .include: view.activity.formUnion(activity(amount))
    case .atStart: view[quantity, axis] = start - amount
    case .atEnd: view[quantity, axis] = end + amount
    case .pastEnd: view[quantity, axis] = max(value, end) + amount
    case .outside:
      guard end > start else { return }
      if value >= end { view[quantity, axis] = value + amount }
      if value <= start { view[quantity, axis] = value - amount }
    case .roundDown: view[quantity, axis] = (value / amount).rounded(.down) * amount
    case .addLengths: view[quantity, axis] = value + amount * view.bounds[axis]
    case .ofZoom: view[quantity, axis] = view.zoom * (1 + amount)
    case .ofMinimumZoom: view[quantity, axis] = view.minimumZoom * (1 + amount)
    case .ofMaximumZoom: view[quantity, axis] = view.maximumZoom * (1 + amount)
    case .viewportPlus: view[quantity, axis] = view.bounds[axis] + amount
    // These edits need stored state: see `FaultyDisplay`.
    case .accumulate, .accumulateGrowth, .drift, .keepMaximum: break
    }
  }

  private func activity(_ number: Double) -> Activity {
    Activity(rawValue: UInt8(exactly: number) ?? 0)
  }
}
