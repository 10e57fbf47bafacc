import Exploration
import Model

extension RandomRecordings {
  /// Random settings in the order of the format's table, each at most once. Any view is valid after
  /// them, because settings that are valid only together are added together.
  mutating func settings() -> [Setting] {
    var settings: [Setting] = []
    add(&settings) { .contentWidth($0.size()) }
    add(&settings) { .contentHeight(abs($0.number())) }
    if flag() { settings += scrolling() }
    if flag() { settings += zooming() }
    add(&settings) { .insetTop($0.number()) }
    add(&settings) { .insetLeft($0.number()) }
    add(&settings) { .insetBottom($0.number()) }
    add(&settings) { .insetRight($0.number()) }
    if flag() { settings += layout() }
    if numbers.oneIn(4) { settings += snapping() }
    if numbers.oneIn(4) { settings += wheel() }
    if numbers.oneIn(4) {
      settings += [.refreshDistance(size()), .refreshHeight(size())]
      add(&settings) { .refreshFires($0.one(of: Refresh.Trigger.allCases)) }
    }
    if numbers.oneIn(4) {
      settings += [.tileSize(size()), .tileLevels(numbers.uniform(in: 1...6))]
      add(&settings) { .tileRing($0.numbers.uniform(in: 0...3)) }
    }
    if numbers.oneIn(4), !settings.contains(where: { $0.row.policy == .wheel }) {
      settings += sections()
    }
    return settings
  }

  private mutating func sections() -> [Setting] {
    var settings: [Setting] = [
      .sectionRows(
        Counts((0..<numbers.uniform(in: 1...5)).map { _ in numbers.uniform(in: 0...40) })),
      .rowHeights(Lengths((0..<numbers.uniform(in: 1...4)).map { _ in size() })),
    ]
    add(&settings) { .headerHeight($0.size()) }
    add(&settings) { .headersStick($0.flag()) }
    add(&settings) { .rowRing($0.numbers.uniform(in: 0...3)) }
    return settings
  }

  private mutating func scrolling() -> [Setting] {
    var settings: [Setting] = []
    add(&settings) { .scrollEnabled($0.flag()) }
    add(&settings) { .paging($0.flag()) }
    add(&settings) { .pagingWhenZoomed($0.flag()) }
    add(&settings) { .page($0.one(of: [.viewport, .image])) }
    add(&settings) { .bounces($0.flag()) }
    add(&settings) { .alwaysBounce($0.one(of: Axes.allCases)) }
    add(&settings) { .directionLock($0.flag()) }
    add(&settings) { .deceleration($0.one(of: [.normal, .fast, .rate(0.995), .rate(0.1 + 0.2)])) }
    add(&settings) { .delaysTouches($0.flag()) }
    add(&settings) { .cancelsTouches($0.flag()) }
    add(&settings) { .scrollsToTop($0.flag()) }
    add(&settings) { .indicators($0.one(of: Axes.allCases)) }
    return settings
  }

  private mutating func zooming() -> [Setting] {
    let limits = [size(), size()].sorted()
    var settings: [Setting] = [.zoomMinimum(limits[0]), .zoomMaximum(limits[1])]
    add(&settings) { .zoomLimits($0.one(of: [.fixed, .fit, .fitOnce])) }
    add(&settings) { .zoomBounces($0.flag()) }
    return settings
  }

  private mutating func layout() -> [Setting] {
    var settings: [Setting] = [.arrangement(one(of: ContentLayout.Arrangement.allCases))]
    settings.append(.pages(numbers.uniform(in: 1...20)))
    settings.append(.columns(numbers.uniform(in: 1...20)))
    settings.append(.rows(numbers.uniform(in: 1...20)))
    let images = (0..<numbers.uniform(in: 1...4)).map { _ in Size(width: size(), height: size()) }
    if settings[0] == .arrangement(.row) || numbers.oneIn(3) {
      settings.append(.images(ImageSizes(images)))
    }
    add(&settings) { .onResize($0.one(of: ContentLayout.ResizeRule.allCases)) }
    add(&settings) { .smallContent($0.one(of: ContentLayout.SmallContent.allCases)) }
    add(&settings) { .direction($0.one(of: ContentLayout.Direction.allCases)) }
    add(&settings) { .label($0.one(of: ContentLayout.LabelRule.allCases)) }
    return settings
  }

  private mutating func snapping() -> [Setting] {
    var settings: [Setting] = [.snapEvery(size())]
    let stops = (0..<numbers.uniform(in: 1...4)).map { _ in size() }
    add(&settings) { _ in .snapStops(Lengths(stops)) }
    add(&settings) { .snapOrigin($0.number()) }
    add(&settings) { .snapAxis($0.one(of: [.x, .y])) }
    add(&settings) { .snapAt($0.one(of: Snap.Anchor.allCases)) }
    add(&settings) { .snapWhen($0.one(of: Snap.Condition.allCases)) }
    return settings
  }

  private mutating func wheel() -> [Setting] {
    let rows = numbers.uniform(in: 2...40)
    let middle = numbers.uniform(in: 0...(rows - 2))
    var settings: [Setting] = [
      .wheelRows(rows), .wheelRowHeight(size()),
      .wheelValid(one(of: [[0...(rows - 1)], [0...middle, (middle + 1)...(rows - 1)]])),
      .wheelSelected(RowIndex(numbers.uniform(in: 0...(rows - 1)))),
    ]
    add(&settings) { .wheelWraps($0.flag()) }
    return settings
  }

  private mutating func add(_ settings: inout [Setting], _ make: (inout Self) -> Setting) {
    if numbers.oneIn(3) { settings.append(make(&self)) }
  }
}
