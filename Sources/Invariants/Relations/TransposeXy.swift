internal import Model
internal import Replay
internal import Text

/// If the axes are swapped, everything behaves in the same way along the other axis.
///
/// If this invariant is broken, a row of pictures scrolls differently from a list. Engines have had
/// two copies of one formula, and only one copy was fixed.
struct TransposeXy: Relation {
  static let summary = "with x and y swapped the result is the same, swapped"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    if let objection = objection(to: original.scene) { return .untested(.unsuited(objection)) }
    return .replays([TransformedReplay(Swapped(original.scene), of: original, terms)])
  }

  /// Rejects scenes and settings that exist along one axis only.
  private static func objection(to scene: Scene) -> String? {
    for view in scene.views {
      if view.wheel != nil { return "a wheel turns along one axis only" }
      if view.refresh != nil { return "a refresh control is at the top only" }
      if view.layout.content == .fillWidth { return "content fills the width only" }
      if view.sections != nil { return "rows are below one another only" }
      if view.isRightToLeft { return "content begins at the right" }
    }
    return nil
  }

  fileprivate struct Swapped: Transformation {
    static let image = "with x and y swapped"
    private let original: Scene
    private let hasPages: Bool
    /// Whether a tap outside all views may scroll to the top.
    private var goesToTop: Bool

    init(_ scene: Scene) {
      original = scene
      hasPages = scene.views.contains { $0.layout.content == .pages || $0.layout.content == .row }
      goesToTop = scene.views.contains { $0.scroll.scrollsToTop }
    }

    func scene(_ scene: Scene, showing frame: Frame) throws(Objection) -> Scene {
      var plain = scene
      for index in scene.views.indices
      where [.pages, .row].contains(scene.views[index].layout.content) {
        // A row of pages becomes a column of pages.
        plain.views[index].content = scene.views[index].contentSize(
          in: scene.views[index].frame.size)
        plain.views[index].layout.content = .fixed
      }
      var swapped = try image(of: plain)
      for index in scene.views.indices where !original.views[index].opensByItself {
        swapped.views[index] = swapped.views[index].starting(at: image(of: frame.views[index]))
      }
      return swapped
    }

    func image(of view: ViewState) -> OffsetAndZoom {
      OffsetAndZoom(offset: view.offset.swapped, zoom: view.zoom)
    }

    mutating func change(
      _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
    ) throws(Objection) {
      for index in moment.events.indices where moment.events[index].value.isInput {
        switch moment.events[index].value {
        case .touch(let touch):
          if touch.phase == .down, goesToTop, original.isBesideAllViews(touch.point, in: frame) {
            throw Objection(.sense, "the status bar is at the top only")
          }
        case .setting(let change):
          if change.settings.contains(.scrollsToTop(true)) { goesToTop = true }
        case .layout(.keyboard): try check(.keyboard)
        default: break
        }
        moment.events[index].value = try image(of: moment.events[index].value)
      }
    }
  }
}

extension TransposeXy.Swapped: GeometryMap {
  typealias Refusal = Objection

  func point(_ point: Point, in space: CoordinateSpace) -> Point { point.swapped }
  func size(_ size: Size) -> Size { size.swapped }
  func rectangle(_ rectangle: Rectangle, in space: CoordinateSpace) -> Rectangle {
    let (origin, size) = (rectangle.origin.swapped, rectangle.size.swapped)
    return Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
  func setting(_ setting: Setting) -> Setting { setting.transposed }
  func growth(_ growth: Point, ofView view: Int) -> Point { growth.swapped }

  func check(_ feature: OneSided) throws(Objection) {
    switch feature {
    case .layout, .keyboard:
      if hasPages { throw Objection(.sense, "a turn makes a row of new pages only") }
      if feature == .keyboard { throw Objection(.sense, "a keyboard is at the bottom only") }
    case .page, .row, .top:
      throw Objection(.sense, "pages, rows and the top are along one axis only")
    }
  }

  func check(_ setting: Setting) throws(Objection) {
    if hasPages, setting.row.policy == .content {
      throw Objection(.sense, "a row of pages has a width of its own")
    }
    let isAlongOneAxis = [.wheel, .refresh, .sections].contains(setting.row.policy)
    let isOfDirection = setting.row == Setting.direction.row
    guard !isAlongOneAxis, !isOfDirection, !setting.row.decidesPages else {
      throw Objection(.sense, "pages, rows and the top are along one axis only")
    }
  }
}

extension ViewScene {
  /// Whether the scene specifies no start position, neither directly nor by its first page.
  fileprivate var opensByItself: Bool {
    start.x == nil && start.y == nil && start.item == nil && layout.content != .pages
  }
}

extension Point {
  fileprivate var swapped: Point { Point(x: y, y: x) }
}

extension Size {
  fileprivate var swapped: Size { Size(width: height, height: width) }
}
