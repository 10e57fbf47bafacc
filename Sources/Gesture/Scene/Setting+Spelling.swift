/// How recordings, and whoever talks about scenes, spell one setting.
public struct SettingSpelling {
  public var element: StaticString
  public var attribute: StaticString
  public var value: Value

  init(_ element: StaticString, _ attribute: StaticString, _ value: Value) {
    self.element = element
    self.attribute = attribute
    self.value = value
  }

  public enum Value {
    case flag(Bool)
    case word(String)
    case number(Double)
    /// Never negative.
    case size(Double)
    case whole(Int)
    /// Never negative.
    case count(Int)
    case ranges([ClosedRange<Int>])
  }
}

extension Setting {
  public var spelling: SettingSpelling {
    switch self {
    case .contentWidth(let width): .init("content", "width", .size(width))
    case .contentHeight(let height): .init("content", "height", .size(height))

    case .scrollEnabled(let enabled): .init("scroll", "enabled", .flag(enabled))
    case .paging(let paging): .init("scroll", "paging", .flag(paging))
    case .pagingWhenZoomed(let paging): .init("scroll", "paging-when-zoomed", .flag(paging))
    case .page(let rule): .init("scroll", "page", .word(rule.rawValue))
    case .bounces(let bounces): .init("scroll", "bounces", .flag(bounces))
    case .alwaysBounce(let axes): .init("scroll", "always-bounce", .word(axes.rawValue))
    case .directionLock(let lock): .init("scroll", "direction-lock", .flag(lock))
    case .deceleration(.normal): .init("scroll", "deceleration", .word("normal"))
    case .deceleration(.fast): .init("scroll", "deceleration", .word("fast"))
    case .deceleration(.rate(let rate)): .init("scroll", "deceleration", .size(rate))
    case .delaysTouches(let delays): .init("scroll", "delays-touches", .flag(delays))
    case .cancelsTouches(let cancels): .init("scroll", "cancels-touches", .flag(cancels))
    case .scrollsToTop(let scrolls): .init("scroll", "scrolls-to-top", .flag(scrolls))
    case .indicators(let axes): .init("scroll", "indicators", .word(axes.rawValue))

    case .zoomMinimum(let minimum): .init("zoom", "minimum", .size(minimum))
    case .zoomMaximum(let maximum): .init("zoom", "maximum", .size(maximum))
    case .zoomLimits(let limits): .init("zoom", "limits", .word(limits.rawValue))
    case .zoomBounces(let bounces): .init("zoom", "bounces", .flag(bounces))

    case .insetTop(let inset): .init("insets", "top", .number(inset))
    case .insetLeft(let inset): .init("insets", "left", .number(inset))
    case .insetBottom(let inset): .init("insets", "bottom", .number(inset))
    case .insetRight(let inset): .init("insets", "right", .number(inset))

    case .arrangement(let content): .init("layout", "content", .word(content.rawValue))
    case .pages(let count): .init("layout", "pages", .count(count))
    case .columns(let count): .init("layout", "columns", .count(count))
    case .rows(let count): .init("layout", "rows", .count(count))
    case .onResize(let rule): .init("layout", "on-resize", .word(rule.rawValue))
    case .smallContent(let place): .init("layout", "small", .word(place.rawValue))

    case .snapEvery(let distance): .init("snap", "every", .size(distance))
    case .snapOrigin(let origin): .init("snap", "origin", .number(origin))
    case .snapAxis(let axis): .init("snap", "axis", .word(axis == .x ? "x" : "y"))
    case .snapAt(let anchor): .init("snap", "at", .word(anchor.rawValue))

    case .wheelRows(let count): .init("wheel", "rows", .count(count))
    case .wheelRowHeight(let height): .init("wheel", "row-height", .size(height))
    case .wheelValid(let ranges): .init("wheel", "valid", .ranges(ranges))
    case .wheelSelected(let row): .init("wheel", "selected", .whole(row))
    case .wheelWraps(let wraps): .init("wheel", "wraps", .flag(wraps))

    case .refreshDistance(let distance): .init("refresh", "distance", .size(distance))
    case .refreshHeight(let height): .init("refresh", "height", .size(height))
    case .refreshFires(let trigger): .init("refresh", "fires", .word(trigger.rawValue))

    case .tileSize(let size): .init("tiles", "size", .size(size))
    case .tileLevels(let count): .init("tiles", "levels", .count(count))
    case .tileRing(let count): .init("tiles", "ring", .count(count))
    }
  }
}
