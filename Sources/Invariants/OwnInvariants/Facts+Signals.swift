internal import Formulas
internal import Model
internal import Replay

extension Facts: FormulaSample {
  /// The value of a signal; NaN if the value is unknown or not reported.
  @inline(__always)
  func number(_ signal: Signal) -> Double {
    switch signal {
    case .offsetX: now.offset.x
    case .offsetY: now.offset.y
    case .velocityX: now.velocity?.x ?? .nan
    case .velocityY: now.velocity?.y ?? .nan
    case .zoom: now.zoom
    case .minZoom: now.minimumZoom
    case .maxZoom: now.maximumZoom
    case .contentWidth: now.content.width
    case .contentHeight: now.content.height
    case .boundsWidth: now.bounds.width
    case .boundsHeight: now.bounds.height
    case .frameX: now.frame.origin.x
    case .frameY: now.frame.origin.y
    case .pageX: pageLength(.x)
    case .pageY: pageLength(.y)
    case .pagesX: pageGrid.map { Double($0.columns) } ?? .nan
    case .pagesY: pageGrid.map { Double($0.rows) } ?? .nan
    case .fingers: Double(fingers.count)
    case .fingerX: fingerPoint?.x ?? .nan
    case .fingerY: fingerPoint?.y ?? .nan
    case .fingerSpread: fingers.count > 0 ? fingers.spread : .nan
    case .travelX: travel?.x ?? .nan
    case .travelY: travel?.y ?? .nan
    case .time: time.seconds(since: .zero)
    case .covered: covered
    case .pixel: 1 / scale
    case .probePage: now.readouts.page.map { Double($0.number) } ?? .nan
    case .probeItems: now.readouts.items.map { Double($0) } ?? .nan
    case .probeRow: now.readouts.selection.map { Double($0.index) } ?? .nan
    case .probeX: now.readouts.offset?.x ?? .nan
    case .probeY: now.readouts.offset?.y ?? .nan
    case .insetTop, .insetLeft, .insetBottom, .insetRight, .overX, .overY, .rangeX, .rangeY,
      .lowX, .lowY, .highX, .highY:
      isScrollRangeKnown ? scrollRangeNumber(signal) : .nan
    default: detail(signal)
    }
  }

  var isObserved: Bool { sight.isLook }

  /// The centroid of the fingers, or the point at which the last finger lifts in this sample.
  private var fingerPoint: Point? {
    if fingers.count > 0 { return fingers.centroid }
    guard wereFingers.count > 0, !happened.isDisjoint(with: .lift) else { return nil }
    return wereFingers.count == 1 ? sequence.finger.point : wereFingers.centroid
  }

  var contact: FingerContact {
    guard fingers.count > 0 || wereFingers.count > 0 else { return .none }
    if happened.isEmpty { return .silent }
    let isLast = fingers.count == 0
    let isAlone =
      happened.isSubset(of: .touch) && !happened.contains(.down)
      && (isLast || happened.isDisjoint(with: .lift))
    if isAlone {
      return .reported(fingers: wereFingers.count, isLast: isLast, hasMoved: path != .zero)
    }
    return isLast ? .none : .restarted
  }

  /// Whether the values derived from the scroll range are certainly unchanged. The value is always
  /// false if the engine does not report the scroll range, because values that are sometimes
  /// unknown must be read at every sample.
  var hasSameScrollRange: Bool {
    happened.rawValue & ~StepEvents.touch.rawValue == 0 && isScrollRangeReported
      && scrollRangeUnchanged
      && now.frame == was.frame && now.zoom == was.zoom && now.minimumZoom == was.minimumZoom
      && now.maximumZoom == was.maximumZoom
  }

  private func scrollRangeNumber(_ signal: Signal) -> Double {
    switch signal {
    case .insetTop: now.insets.top
    case .insetLeft: now.insets.left
    case .insetBottom: now.insets.bottom
    case .insetRight: now.insets.right
    case .overX: overscroll.x
    case .overY: overscroll.y
    case .rangeX: space(.x)
    case .rangeY: space(.y)
    case .lowX: now.lowest(.x)
    case .lowY: now.lowest(.y)
    case .highX: now.highest(.x)
    case .highY: now.highest(.y)
    default: .nan
    }
  }

  /// The true bits among the requested bits, and the false bits among them; unknown bits are in
  /// neither set.
  @inline(__always)
  func flags(_ wanted: UInt64) -> (isTrue: UInt64, isFalse: UInt64) {
    var bits = UInt64(now.activity.rawValue) << Flag.activity
    bits |= UInt64(happened.rawValue) << Flag.input
    bits |= Flag.rest.when(isAtRest) | Flag.touching.when(fingers.count > 0)
    bits |= Flag.moved.when(hasMoved) | Flag.requested.when(app.isRequestedAway)
    bits |=
      Flag.inputAny.when(!happened.isEmpty) | Flag.lift.when(!happened.isDisjoint(with: .lift))
    var unknown: UInt64 = 0
    if wanted & Flag.declared != 0 { bits |= declaredFlags }
    if wanted & Flag.sent != 0 { bits |= Flag.sent.when(isAnimatedByApp) }
    if wanted & Flag.scrollRange != 0 {
      if isScrollRangeKnown { bits |= scrollRangeFlags } else { unknown |= Flag.scrollRange }
    }
    if wanted & Flag.readouts != 0 {
      let (shown, hidden) = readoutFlags
      bits |= shown
      unknown |= hidden
    }
    if !callbacks.isEmpty {
      for index in callbacks.indices { bits |= callbacks[index].kind.flag }
    }
    return (bits & wanted, ~bits & ~unknown & wanted)
  }

  private var declaredFlags: UInt64 {
    Flag.paging.when(isPaging && reports.contains(.paging))
      | Flag.bounces.when(declared.bounces) | Flag.enabled.when(declared.isEnabled)
      | Flag.wheel.when(declared.hasWheel) | Flag.nested.when(declared.isNested)
      | Flag.keyboard.when(keyboard.current != .hidden)
      | Flag.rightToLeft.when(declared.isRightToLeft)
  }

  private var scrollRangeFlags: UInt64 {
    Flag.inside.when(isInside(.x) && isInside(.y))
      | Flag.outside.when(max(overscroll.x, overscroll.y) > resolution)
  }

  /// The Boolean values that the app shows as true, and the Boolean values that the app does not
  /// show.
  private var readoutFlags: (shown: UInt64, hidden: UInt64) {
    let shown = now.readouts
    var (bits, unknown): (UInt64, UInt64) = (0, 0)
    func add(_ bit: UInt64, _ value: Bool?) {
      bits |= bit.when(value == true)
      unknown |= bit.when(value == nil)
    }
    add(Flag.probeReset, shown.reset)
    add(Flag.probeRefreshing, shown.refreshing)
    let status = shown.status
    add(Flag.probeIdle, status.map { $0 == .idle })
    add(Flag.probePanning, status.map { $0 == .panning || $0 == .panningAndZooming })
    add(Flag.probeZooming, status.map { $0 == .zooming || $0 == .panningAndZooming })
    return (bits, unknown)
  }
}

extension Callback.Kind {
  /// The bit of the callback in a formula: after the other bits, in the order of `all`.
  var flag: UInt64 {
    switch self {
    case .willBeginDragging: 1 << 33
    case .didScroll: 1 << 34
    case .willEndDragging: 1 << 35
    case .didEndDragging: 1 << 36
    case .willBeginDecelerating: 1 << 37
    case .didEndDecelerating: 1 << 38
    case .didEndScrollingAnimation: 1 << 39
    case .willBeginZooming: 1 << 40
    case .didZoom: 1 << 41
    case .didEndZooming: 1 << 42
    case .didScrollToTop: 1 << 43
    case .tap: 1 << 44
    case .valueChanged: 1 << 45
    case .select: 1 << 46
    case .refresh: 1 << 47
    }
  }
}
