extension ViewScene {
  /// Everything about the view that a setting can change, in the order of the format's table.
  public var settings: [Setting] {
    var settings: [Setting] = [
      .contentWidth(content.width), .contentHeight(content.height),
      .scrollEnabled(scroll.enabled), .paging(scroll.paging),
      .pagingWhenZoomed(scroll.pagingWhenZoomed), .page(scroll.page), .bounces(scroll.bounces),
      .alwaysBounce(scroll.alwaysBounce), .directionLock(scroll.directionLock),
      .deceleration(scroll.deceleration), .delaysTouches(scroll.delaysTouches),
      .cancelsTouches(scroll.cancelsTouches), .scrollsToTop(scroll.scrollsToTop),
      .indicators(scroll.indicators),
      .zoomMinimum(zoom.minimum), .zoomMaximum(zoom.maximum), .zoomLimits(zoom.limits),
      .zoomBounces(zoom.bounces),
      .insetTop(insets.top), .insetLeft(insets.left), .insetBottom(insets.bottom),
      .insetRight(insets.right),
      .arrangement(layout.content),
    ]
    if let pages = layout.pages { settings.append(.pages(pages)) }
    if let columns = layout.columns { settings.append(.columns(columns)) }
    if let rows = layout.rows { settings.append(.rows(rows)) }
    settings += [.onResize(layout.onResize), .smallContent(layout.small)]
    if let snap {
      settings += [
        .snapEvery(snap.every), .snapOrigin(snap.origin), .snapAxis(snap.axis), .snapAt(snap.at),
      ]
    }
    if let wheel {
      settings += [
        .wheelRows(wheel.rows), .wheelRowHeight(wheel.rowHeight), .wheelValid(wheel.valid),
        .wheelSelected(wheel.selected), .wheelWraps(wheel.wraps),
      ]
    }
    if let refresh {
      settings += [
        .refreshDistance(refresh.distance), .refreshHeight(refresh.height),
        .refreshFires(refresh.fires),
      ]
    }
    if let tiles {
      settings += [.tileSize(tiles.size), .tileLevels(tiles.levels), .tileRing(tiles.ring)]
    }
    return settings
  }
}
