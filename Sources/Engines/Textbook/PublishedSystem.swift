internal import Model

/// The interfaces whose published code has faults. The policies of a view identify the interface. A
/// view that contains other views, or that is inside a scrolling view, belongs to no interface.
enum PublishedSystem {
  case bounce, form, gallery, photos, scroller, centre, canvas

  init?(_ scene: Scene, _ index: Int) {
    let view = scene.views[index]
    // An outer view that cannot scroll only clips this view.
    let isFree = view.inside.map { !scene.views[$0].scroll.enabled } ?? true
    guard isFree, view.wheel == nil, view.refresh == nil, view.tiles == nil,
      view.layout.content != .grid, !view.isRightToLeft, view.layout.images == nil,
      view.sections == nil, !scene.views.contains(where: { $0.inside == index })
    else { return nil }
    let isZoomable = view.zoom.limits != .fixed || view.zoom.minimum != view.zoom.maximum
    if view.keyboard != nil {
      self = .form
    } else if let snap = view.snap {
      guard snap.at == .middle, snap.stops.lengths.isEmpty else { return nil }
      self = .scroller
    } else if view.scroll.paging || view.shows.contains(.page) {
      self = isZoomable ? .gallery : .photos
    } else if view.zoom.limits != .fixed, view.layout.small == .centre {
      self = .centre
    } else if !view.shows.isDisjoint(with: [.status, .items]) {
      self = .canvas
    } else if view.scroll.alwaysBounce.contains(.y), view.insets.top > 0 {
      self = .bounce
    } else {
      return nil
    }
  }

  /// The faults that the published code of the interface can have.
  var faults: [PublishedFault] {
    switch self {
    case .bounce: [.barCountedTwice]
    case .form: [.overlapOfTheShrunk, .widthWaitsForKeyboard]
    case .gallery:
      [
        .labelFromTheEdge, .unguardedLabel, .staleLabel, .rawOffsetOnTurn, .zoomLostOnTurn,
        .resetAtOpening, .tallPagesSnap,
      ]
    case .photos: [.indicatorsCounted, .fixedPageSize]
    case .scroller:
      [.snapAtEveryLift, .snapPastTheLast, .snapBeforeTheFirst, .snapByRevealing, .opensOnNoNumber]
    case .centre:
      [.rawOffsetOnTurn, .zoomBeforeMaximum, .unsetSize, .unclampedCorrection, .fitAboveMaximum]
    case .canvas: [.controlsOnTheCanvas]
    }
  }
}
