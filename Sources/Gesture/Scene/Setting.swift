/// One thing about a view that the app can set: in the scene and, later, by a change.
///
/// A change names only what changes, so the settings are a list of assignments and not a second
/// copy of every policy with optional members.
public enum Setting: Hashable, Sendable {
  case contentWidth(Double)
  case contentHeight(Double)

  case scrollEnabled(Bool)
  case paging(Bool)
  case pagingWhenZoomed(Bool)
  case page(PageRule)
  case bounces(Bool)
  case alwaysBounce(Axes)
  case directionLock(Bool)
  case deceleration(DecelerationRate)
  case delaysTouches(Bool)
  case cancelsTouches(Bool)
  case scrollsToTop(Bool)
  case indicators(Axes)

  case zoomMinimum(Double)
  case zoomMaximum(Double)
  case zoomLimits(ZoomLimits)
  case zoomBounces(Bool)

  case insetTop(Double)
  case insetLeft(Double)
  case insetBottom(Double)
  case insetRight(Double)

  case arrangement(ContentLayout.Arrangement)
  case pages(Int)
  case columns(Int)
  case rows(Int)
  case onResize(ContentLayout.ResizeRule)
  case smallContent(ContentLayout.SmallContent)

  case snapEvery(Double)
  case snapOrigin(Double)
  case snapAxis(Axis)
  case snapAt(Snap.Anchor)

  case wheelRows(Int)
  case wheelRowHeight(Double)
  case wheelValid([ClosedRange<Int>])
  case wheelSelected(Int)
  case wheelWraps(Bool)

  case refreshDistance(Double)
  case refreshHeight(Double)
  case refreshFires(Refresh.Trigger)

  case tileSize(Double)
  case tileLevels(Int)
  case tileRing(Int)
}

extension ViewScene {
  /// Takes one setting over. A policy the view did not have begins with sizes of zero, which
  /// `objection` refuses unless further settings fill them in.
  public mutating func apply(_ setting: Setting) {
    switch setting {
    case .contentWidth(let width): content.width = width
    case .contentHeight(let height): content.height = height

    case .scrollEnabled(let enabled): scroll.enabled = enabled
    case .paging(let paging): scroll.paging = paging
    case .pagingWhenZoomed(let paging): scroll.pagingWhenZoomed = paging
    case .page(let rule): scroll.page = rule
    case .bounces(let bounces): scroll.bounces = bounces
    case .alwaysBounce(let axes): scroll.alwaysBounce = axes
    case .directionLock(let lock): scroll.directionLock = lock
    case .deceleration(let rate): scroll.deceleration = rate
    case .delaysTouches(let delays): scroll.delaysTouches = delays
    case .cancelsTouches(let cancels): scroll.cancelsTouches = cancels
    case .scrollsToTop(let scrolls): scroll.scrollsToTop = scrolls
    case .indicators(let axes): scroll.indicators = axes

    case .zoomMinimum(let minimum): zoom.minimum = minimum
    case .zoomMaximum(let maximum): zoom.maximum = maximum
    case .zoomLimits(let limits): zoom.limits = limits
    case .zoomBounces(let bounces): zoom.bounces = bounces

    case .insetTop(let inset): insets.top = inset
    case .insetLeft(let inset): insets.left = inset
    case .insetBottom(let inset): insets.bottom = inset
    case .insetRight(let inset): insets.right = inset

    case .arrangement(let arrangement): layout.content = arrangement
    case .pages(let count): layout.pages = count
    case .columns(let count): layout.columns = count
    case .rows(let count): layout.rows = count
    case .onResize(let rule): layout.onResize = rule
    case .smallContent(let place): layout.small = place

    case .snapEvery(let distance): withSnap { $0.every = distance }
    case .snapOrigin(let origin): withSnap { $0.origin = origin }
    case .snapAxis(let axis): withSnap { $0.axis = axis }
    case .snapAt(let anchor): withSnap { $0.at = anchor }

    case .wheelRows(let count): withWheel { $0.rows = count }
    case .wheelRowHeight(let height): withWheel { $0.rowHeight = height }
    case .wheelValid(let ranges): withWheel { $0.valid = ranges }
    case .wheelSelected(let row): withWheel { $0.selected = row }
    case .wheelWraps(let wraps): withWheel { $0.wraps = wraps }

    case .refreshDistance(let distance): withRefresh { $0.distance = distance }
    case .refreshHeight(let height): withRefresh { $0.height = height }
    case .refreshFires(let trigger): withRefresh { $0.fires = trigger }

    case .tileSize(let size): withTiles { $0.size = size }
    case .tileLevels(let count): withTiles { $0.levels = count }
    case .tileRing(let count): withTiles { $0.ring = count }
    }
  }

  private mutating func withSnap(_ change: (inout Snap) -> Void) {
    var policy = snap ?? Snap(every: 0)
    change(&policy)
    snap = policy
  }

  private mutating func withWheel(_ change: (inout Wheel) -> Void) {
    var policy = wheel ?? Wheel(rows: 0, rowHeight: 0)
    change(&policy)
    wheel = policy
  }

  private mutating func withRefresh(_ change: (inout Refresh) -> Void) {
    var policy = refresh ?? Refresh(distance: 0, height: 0)
    change(&policy)
    refresh = policy
  }

  private mutating func withTiles(_ change: (inout Tiles) -> Void) {
    var policy = tiles ?? Tiles(size: 0)
    change(&policy)
    tiles = policy
  }
}
