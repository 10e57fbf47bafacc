internal import Model

extension IsolatedCase {
  /// One kind of fault, which is tested in several states, with the next amount in each.
  private struct Kind: Sendable {
    let gesture: IsolatedGesture
    let states: [IsolatedState]
    let amounts: [Double]
    /// Makes the fault, for an axis and an amount.
    let make: @Sendable (_ axis: Axis, _ amount: Double) -> Fault

    init(
      _ gesture: IsolatedGesture, _ amounts: [Double], _ states: [IsolatedState],
      _ make: @escaping @Sendable (_ axis: Axis, _ amount: Double) -> Fault
    ) {
      (self.gesture, self.amounts, self.states, self.make) = (gesture, amounts, states, make)
    }
  }

  /// The cases of all kinds, one for each state of a kind. Amounts and axes alternate from state to
  /// state.
  package static let table: [IsolatedCase] = {
    var cases: [IsolatedCase] = []
    for (number, kind) in kinds.enumerated() {
      for (turn, state) in kind.states.enumerated() {
        let axis: Axis = (turn + number).isMultiple(of: 2) ? .y : .x
        let amount = kind.amounts[turn % kind.amounts.count]
        cases.append(IsolatedCase(kind.make(axis, amount), kind.gesture, state, axis))
      }
    }
    return cases
  }()

  private static let everywhere: [IsolatedState] = [
    .plain, .third, .zoomed, .twoViews, .turned, .afterCancel, .afterRequest,
  ]
  private static let mostly: [IsolatedState] = [.plain, .third, .zoomed, .twoViews, .turned]
  private static let some: [IsolatedState] = [.plain, .afterCancel, .twoViews, .turned]
  private static let unzoomed: [IsolatedState] = [.plain, .third, .turned, .afterRequest]

  private static let kinds = underFingers + coasts + edges + requests + pinches

  private static let underFingers = [
    Kind(.drag, [1.2, 0.8, -1, 2, 0.5], everywhere) {
      Fault("drag", in: .drag, along: $0, .scale, $1, "drag-tracks-finger")
    },
    Kind(.drag, [40, -60], some) {
      Fault("creeping drag", in: .drag, along: $0, .creep, $1, "drag-tracks-finger")
    },
    Kind(.drag, [15, -40, 90], some) {
      Fault(
        "jump in a drag", in: .drag, along: $0, .jump, $1, "drag-tracks-finger", "no-teleport")
    },
    Kind(.drag, [3, 5], some) {
      Fault("late drag", in: .drag, along: $0, .late, $1, "drag-tracks-finger")
    },
    Kind(.drag, [1], some) {
      Fault(
        "swapped drag", in: .drag, along: $0, .swap, $1, "drag-tracks-finger",
        "cross-axis-frozen", "drag-moves-content")
    },
    Kind(.drag, [25, -40], some) {
      Fault(
        "creep at rest", in: .rest, along: $0, .creep, $1, "untouched-stays-put",
        "eventually-at-rest", "stale-velocity-is-zero", "motion-is-reported")
    },
    Kind(.drag, [0], some) { _, _ in
      Fault("idle drag", in: .drag, .activity, .set, 0, scaling: .fixed, "motion-is-reported")
    },
    Kind(.stay, [40, -80], everywhere) {
      Fault(
        "creeping touch", in: .touch, along: $0, .creep, $1, "slop-deadzone",
        "touch-catches-motion", "no-jump-on-finger-count-change", "no-teleport")
    },
    Kind(.catch, [60, -150], some) {
      Fault(
        "creeping catch", in: .touch, along: $0, .creep, $1, "slop-deadzone",
        "touch-catches-motion", "no-jump-on-finger-count-change", "no-teleport")
    },
  ]

  private static let coasts = [
    Kind(.flick, [2, 0.3, -1, 1.91], everywhere) {
      Fault(
        "coast", in: .coast, along: $0, .scale, $1, "fling-follows-the-finger", "decel-law",
        "release-direction", "flick-coasts")
    },
    Kind(.flick, [0.7, 1.3, 0.5, -1], everywhere) {
      Fault(
        "change in a coast", in: .coast, along: $0, .scaleLater, $1, "decel-law", "decel-monotone")
    },
    Kind(.flick, [0.9978, 0.9982], some) { _, rate in
      Fault("rate of a coast", setting: "rate", rate, "decel-law")
    },
    Kind(.flick, [40, -60, 200], some) {
      Fault(
        "jump in a coast", in: .coast, along: $0, .jump, $1, "no-jump-between-frames",
        "decel-monotone", "decel-law", "velocity-consistent", "no-teleport")
    },
    Kind(.flick, [60, 100], some) {
      Fault(
        "freeze in a coast", in: .coast, along: $0, .freeze, $1, "flick-coasts",
        "no-jump-between-frames", "decel-monotone", "decel-law", "velocity-consistent",
        "no-teleport")
    },
    Kind(.flick, [80, 150, 300], some) {
      Fault(
        "early stop", in: .coast, along: $0, .stop, $1, "declared-is-shown", "decel-law",
        "announced-target-is-the-rest", "flick-coasts")
    },
    Kind(.growAbove, [2, 0.5, -1, 0.8], [.plain, .third, .turned, .afterCancel]) {
      Fault(
        "coast after growth above", in: .coastAfterSet, along: $0, .scale, $1, "decel-law",
        "decel-monotone")
    },
    Kind(.growBelow, [0.91, 2, -1, 0.5], [.plain, .third, .turned, .afterCancel]) {
      Fault(
        "coast after growth below", in: .coastAfterSet, along: $0, .scale, $1, "decel-law",
        "decel-monotone")
    },
    Kind(.flickCancelled, [1], [.plain, .third, .twoViews]) { _, _ in
      Fault("cancel as lift", .cancelAsLift, "cancel-throws-nothing")
    },
    Kind(.flick, [1], [.plain, .third, .twoViews]) { _, _ in
      Fault("lift as cancel", .liftAsCancel, "flick-coasts")
    },
    Kind(.flick, [0], [.plain, .turned]) { _, _ in
      Fault(
        "idle coast", in: .deceleration, .activity, .set, 0, scaling: .fixed,
        "motion-is-reported")
    },
  ]

  private static let edges = [
    Kind(.edge, [0.05, 0.3, 1.15, 0, 2], everywhere) {
      Fault(
        "bounce", in: .bounce, along: $0, .scale, $1, "edge-keeps-speed", "declared-is-shown")
    },
    Kind(.edge, [25, 60], some) {
      Fault(
        "jump in a bounce", in: .bounce, along: $0, .jump, $1, "edge-keeps-speed",
        "no-jump-between-frames", "declared-is-shown", "no-teleport", "velocity-consistent")
    },
    Kind(.pull, [2, 1.5], some) {
      Fault("pull", in: .pull, along: $0, .scale, $1, "overscroll-damped", "declared-is-shown")
    },
  ]

  private static let requests = [
    Kind(.request, [-500, 900, -700, 1200], everywhere) {
      Fault("swing of a request", in: .request, along: $0, .swing, $1, "request-goes-straight")
    },
    Kind(.request, [200, -300, 600], mostly) {
      Fault(
        "jump of a request", in: .request, along: $0, .jump, $1, "request-goes-straight",
        "request-arrives", "no-teleport")
    },
    Kind(.request, [1.2, 0.7, -1], some) {
      Fault(
        "length of a request", in: .request, along: $0, .scale, $1, "request-arrives",
        "request-goes-straight", "animation-reaches-target")
    },
    Kind(.request, [10, 4], some) {
      Fault(
        "velocity of a request", in: .request, along: $0, .velocity, $1, "velocity-consistent")
    },
    Kind(.turn, [40, -90], unzoomed.filter { $0 != .turned }) {
      Fault("jump as it turns", in: .turn, along: $0, .jump, $1, "rotation-keeps-centre")
    },
  ]

  private static let pinches = [
    Kind(.pinch, [1.3, 0.7], unzoomed) {
      Fault("pinch", in: .pinch, along: $0, .zoomScale, $1, "pinch-ratio")
    },
    Kind(.pinch, [1.2, 0.9], unzoomed) {
      Fault("jump of a zoom", in: .pinch, along: $0, .zoomJump, $1, "pinch-ratio")
    },
    Kind(.pinch, [120, 200], unzoomed) {
      Fault("frozen zoom", in: .pinch, along: $0, .zoomFreeze, $1, "pinch-ratio")
    },
    Kind(.pinch, [1.4, 0.5], unzoomed) {
      Fault(
        "slide of a pinch", in: .pinch, along: $0, .scale, $1, "pinch-anchor",
        "pan-of-two-fingers")
    },
    Kind(.pinchBeyond, [1, 0.6], [.plain, .third, .zoomed, .turned]) {
      Fault(
        "clamped pinch", in: .pinch, along: $0, .zoomClamp, $1, "pinch-is-reversible",
        "pinch-ratio")
    },
    Kind(.zoomReturn, [150, -80], [.plain, .third, .zoomed, .turned]) {
      Fault(
        "creep of a returning zoom", in: .zoomBounce, along: $0, .creep, $1,
        "zoom-return-keeps-anchor")
    },
    Kind(.zoomReturn, [1.3, 0.8], [.plain, .afterCancel]) {
      Fault(
        "jump of a returning zoom", in: .zoomBounce, along: $0, .zoomJump, $1,
        "zoom-return-keeps-anchor", "zoom-in-range")
    },
  ]
}
