internal import Gesture

extension ViewScene {
  /// Everything about the view that a setting can change, in the order of the format's table.
  var settings: [Setting] {
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

  /// A view that has every policy and sets nothing.
  static let plain: ViewScene = {
    var view = ViewScene(
      id: "plain", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    view.layout.pages = 0
    view.layout.columns = 0
    view.layout.rows = 0
    view.snap = Snap(every: 0)
    view.wheel = Wheel(rows: 0, rowHeight: 0)
    view.refresh = Refresh(distance: 0, height: 0)
    view.tiles = Tiles(size: 0)
    return view
  }()
}

extension Setting {
  /// Whether a scene leaves this out because it says nothing new.
  var isDefault: Bool {
    switch self {
    case .contentWidth, .contentHeight, .pages, .columns, .rows, .snapEvery, .wheelRows,
      .wheelRowHeight, .refreshDistance, .refreshHeight, .tileSize:
      false
    default: Self.defaults.contains(self)
    }
  }

  /// Where the format's table has this setting, counted from its first.
  var rank: Int { Self.ranks[spelling.key] ?? 0 }

  private static let defaults = Set(ViewScene.plain.settings)

  private static let ranks = Dictionary(
    uniqueKeysWithValues: zip(ViewScene.plain.settings.map(\.spelling.key), 0...))
}
