internal import Gesture
internal import Replay

extension Facts: FormulaSample {
  /// What is not reported, or not known, is no number.
  func value(of signal: Signal) -> Double {
    if signal.isRoom, !isRoomKnown { return .nan }
    switch signal {
    case .offsetX: return now.offset.x
    case .offsetY: return now.offset.y
    case .velocityX: return now.velocity?.x ?? .nan
    case .velocityY: return now.velocity?.y ?? .nan
    case .zoom: return now.zoom
    case .zoomLeast: return now.minimumZoom
    case .zoomMost: return now.maximumZoom
    case .contentWidth: return now.content.width
    case .contentHeight: return now.content.height
    case .boundsWidth: return now.bounds.width
    case .boundsHeight: return now.bounds.height
    case .insetTop: return now.insets.top
    case .insetLeft: return now.insets.left
    case .insetBottom: return now.insets.bottom
    case .insetRight: return now.insets.right
    case .frameX: return now.frame.origin.x
    case .frameY: return now.frame.origin.y
    case .overX: return overscroll.x
    case .overY: return overscroll.y
    case .rangeX: return room(.x)
    case .rangeY: return room(.y)
    case .lowX: return now.lowest(.x)
    case .lowY: return now.lowest(.y)
    case .highX: return now.highest(.x)
    case .highY: return now.highest(.y)
    case .pageX: return pageLength(.x)
    case .pageY: return pageLength(.y)
    case .pagesX: return pageGrid.map { Double($0.columns) } ?? .nan
    case .pagesY: return pageGrid.map { Double($0.rows) } ?? .nan
    case .fingers: return Double(fingers.count)
    case .fingerX: return fingers.count > 0 ? fingers.centroid.x : .nan
    case .fingerY: return fingers.count > 0 ? fingers.centroid.y : .nan
    case .fingerSpread: return fingers.count > 0 ? fingers.spread : .nan
    case .travelX: return travel?.x ?? .nan
    case .travelY: return travel?.y ?? .nan
    case .time: return time.seconds(since: .zero)
    case .covered: return covered
    case .pixel: return 1 / scale
    default: return readout(signal) ?? (isSo(signal) ? 1 : 0)
    }
  }

  private func readout(_ signal: Signal) -> Double? {
    let shown = now.readouts
    func flag(_ value: Bool?) -> Double { value.map { $0 ? 1 : 0 } ?? .nan }
    switch signal {
    case .probePage: return shown.page.map { Double($0.number) } ?? .nan
    case .probeItems: return shown.items.map { Double($0) } ?? .nan
    case .probeRow: return shown.selection.map { Double($0.index) } ?? .nan
    case .probeX: return shown.offset?.x ?? .nan
    case .probeY: return shown.offset?.y ?? .nan
    case .probeReset: return flag(shown.reset)
    case .probeRefreshing: return flag(shown.refreshing)
    case .probeIdle: return flag(shown.status.map { $0 == .idle })
    case .probePanning:
      return flag(shown.status.map { $0 == .panning || $0 == .panningAndZooming })
    case .probeZooming:
      return flag(shown.status.map { $0 == .zooming || $0 == .panningAndZooming })
    default: return nil
    }
  }

  private func isSo(_ signal: Signal) -> Bool {
    switch signal {
    case .rest: isAtRest
    case .touching: fingers.count > 0
    case .tracking: now.activity.contains(.tracking)
    case .dragging: now.activity.contains(.dragging)
    case .zooming: now.activity.contains(.zooming)
    case .decelerating: now.activity.contains(.decelerating)
    case .animating: now.activity.contains(.animating)
    case .bouncing: now.activity.contains(.zoomBouncing)
    case .moved: hasMoved
    case .inside: isInside(.x) && isInside(.y)
    case .outside: max(overscroll.x, overscroll.y) > resolution
    case .asked: isAskedAway
    case .paging: isPaging
    case .bounces: scene.scroll.bounces
    case .enabled: scene.scroll.enabled
    case .wheel: scene.wheel != nil
    case .nested: scene.inside != nil
    case .keyboard: keyboard != .hidden
    case .inputAny: !happened.isEmpty
    case .inputDown: happened.contains(.down)
    case .inputMove: happened.contains(.move)
    case .inputUp: happened.contains(.up)
    case .inputCancel: happened.contains(.cancel)
    case .inputTurn: happened.contains(.turn)
    case .inputFrame: happened.contains(.frame)
    case .inputKeyboard: happened.contains(.keyboard)
    case .inputSet: happened.contains(.setting)
    case .inputAsk: happened.contains(.ask)
    default: callbacks.contains { Signal($0.kind) == signal }
    }
  }
}

extension Signal {
  /// What a callback is in a formula.
  init(_ callback: Callback.Kind) {
    self =
      switch callback {
      case .willBeginDragging: .willBeginDragging
      case .didScroll: .didScroll
      case .willEndDragging: .willEndDragging
      case .didEndDragging: .didEndDragging
      case .willBeginDecelerating: .willBeginDecelerating
      case .didEndDecelerating: .didEndDecelerating
      case .didEndScrollingAnimation: .didEndScrollingAnimation
      case .willBeginZooming: .willBeginZooming
      case .didZoom: .didZoom
      case .didEndZooming: .didEndZooming
      case .didScrollToTop: .didScrollToTop
      case .tap: .tap
      case .valueChanged: .valueChanged
      case .select: .select
      case .refresh: .refresh
      }
  }
}
