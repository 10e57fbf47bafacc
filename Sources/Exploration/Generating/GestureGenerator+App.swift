internal import Model
internal import Text

// Requests and changes by the app, and changes of its window.

extension GestureGenerator {
  mutating func request(animated: Bool) {
    if select(animated: animated) { return }
    let point = Point(x: round(-50...1300), y: round(-100...2400))
    let request: Command.Request =
      switch whole(0...13) {
      case 0...4: .scrollTo(point)
      case 5: .reveal(Rectangle(x: point.x, y: point.y, width: 100, height: 200))
      case 6: .zoomTo(one(of: 0.4, 0.75, 1, 1.5, 2.25, 3.5))
      case 7: .zoomToRect(Rectangle(x: point.x, y: point.y, width: 100, height: 200))
      case 8: .resetZoom
      case 9: .page(PageNumber(whole(0...9)))
      case 10: .stop
      case 11: .scrollToTop
      case 12: .beginRefresh
      default: .endRefresh
      }
    add(.request(Command(view: 0, request, animated: animated)))
  }

  mutating func change() {
    if follow() { return }
    switch whole(0...9) {
    case 0: shrink()
    case 1: grow()
    case 2: inset()
    case 3: set(.bounces(happens(0.5)))
    case 4: set(.scrollEnabled(happens(0.7)))
    case 5: set(.directionLock(happens(0.5)))
    case 6: set(.deceleration(one(of: .normal, .fast)))
    case 7: set(.zoomMaximum(one(of: 1.5, 2, 4)))
    case 8: set(.paging(happens(0.5)))
    default: set(.smallContent(one(of: .leading, .centre)))
    }
  }

  /// Lets the app turn a wheel, as in a countdown; returns false if it turns no wheel.
  private mutating func select(animated: Bool) -> Bool {
    guard let wheel = someWheel(), let rows = scene.views[wheel].wheel?.rows else { return false }
    let row = RowIndex(whole(0...(rows - 1)))
    return add(.request(Command(view: wheel, .select(row), animated: animated)))
  }

  /// Changes the selectable rows of a wheel, as the selectable days change with the month; returns
  /// false if it changes no wheel.
  private mutating func follow() -> Bool {
    guard let wheel = someWheel(), let rows = scene.views[wheel].wheel?.rows else { return false }
    let rest = dice.someRows(of: rows)
    return add(.setting(SettingChange(view: wheel, [.wheelValid([rest])])))
  }

  /// One of the wheels in half of all calls, otherwise nil.
  private mutating func someWheel() -> Int? {
    let wheels = scene.views.indices.filter { scene.views[$0].wheel != nil }
    return wheels.isEmpty || happens(0.5) ? nil : dice.pick(wheels)
  }

  private mutating func set(_ settings: Setting..., above: Double = 0, left: Double = 0) {
    for setting in settings {
      if let width = Setting.contentWidth.value(of: setting) { content.width = width }
      if let height = Setting.contentHeight.value(of: setting) { content.height = height }
    }
    add(.setting(SettingChange(view: 0, settings, above: above, left: left)))
  }

  mutating func shrink() {
    let share = one(of: 0.2, 0.5, 0.8, 0.95)
    switch scene.views[0].layout.content {
    case .pages: set(.pages(1))
    case .grid: set(.columns(1), .rows(1))
    case .fixed, .fillWidth, .row:
      if happens(0.6) {
        set(.contentHeight((content.height * share).rounded()))
      } else {
        set(
          .contentWidth((content.width * share).rounded()),
          .contentHeight((content.height * share).rounded()))
      }
    }
  }

  /// Inserts content before the visible part, or changes the size of the content.
  private mutating func grow() {
    if happens(0.5) { return growAbove() }
    set(.contentWidth(content.width + round(0...600)), .contentHeight(one(of: 700, 2400, 6000)))
  }

  mutating func growAbove() {
    let growth = round(10...300)
    if happens(0.2) {
      set(.contentWidth(content.width + growth), left: growth)
    } else {
      set(.contentHeight(content.height + growth), above: growth)
    }
  }

  mutating func inset() {
    switch whole(0...2) {
    case 0: set(.insetTop(one(of: 0, 20, 64, 100, -40)))
    case 1: set(.insetBottom(one(of: 0, 49, 300)))
    default: set(.insetLeft(one(of: 0, 30)), .insetRight(one(of: 0, 30)))
    }
  }

  /// The size of the window in portrait orientation. A web page keeps the window of its recording.
  private var portrait: Size {
    guard limits.page != nil else { return Size(width: 320, height: 480) }
    let size = scene.window.size
    return Size(width: min(size.width, size.height), height: max(size.width, size.height))
  }
  private var landscape: Size { Size(width: portrait.height, height: portrait.width) }

  mutating func layout() {
    switch whole(0...3) {
    case 0: turn()
    case 1: resize()
    default: keyboard()
    }
  }

  mutating func turn() {
    let isPortrait = window.width < window.height
    window = isPortrait ? landscape : portrait
    var frame = Rectangle(x: 0, y: 0, width: window.width, height: window.height)
    if happens(0.2) { frame = Rectangle(x: 0, y: 32, width: window.width, height: 260) }
    let orientation: Orientation = isPortrait ? one(of: .landscapeLeft, .landscapeRight) : .portrait
    add(.layout(.turn(to: orientation, window: WindowChange(size: window), frames: shared(frame))))
  }

  /// New frames of the views in an area: a single view gets the whole area, and each of two views
  /// gets half of it. Frames of more views, or of nested views, stay unchanged.
  private func shared(_ frame: Rectangle) -> [FrameChange] {
    var first = frame
    switch scene.views.count {
    case 1: return [FrameChange(view: 0, frame: first)]
    case 2 where scene.views[1].inside == nil:
      first.size.height /= 2
      var second = first
      second.origin.y += first.size.height
      return [FrameChange(view: 0, frame: first), FrameChange(view: 1, frame: second)]
    default: return []
    }
  }

  mutating func turnThereAndBack() {
    turn()
    rest()
    turn()
  }

  mutating func resize() {
    let frame = Rectangle(
      x: 0, y: one(of: 0, 20), width: one(of: 300, 320, 200), height: one(of: 300, 416, 480))
    if scene.views.count == 1, happens(0.5) {
      add(.layout(.frame(FrameChange(view: 0, frame: frame))))
      return
    }
    window = Size(width: frame.size.width, height: 480)
    add(.layout(.resize(window: WindowChange(size: window), frames: shared(frame))))
  }

  mutating func keyboard() {
    isKeyboardUp = !isKeyboardUp || happens(0.2)
    guard isKeyboardUp else {
      add(.layout(.keyboard(.hidden)))
      return
    }
    let height = one(of: 216.0, 162, 260)
    let frame = Rectangle(x: 0, y: window.height - height, width: window.width, height: height)
    let field: Int? = scene.views[0].keyboard == nil ? nil : one(of: nil, 0, 1)
    add(.layout(.keyboard(.shown(frame: frame, field: field))))
  }
}
