internal import Model
internal import Replay
internal import Text

/// The mirror image of a recording: everything is at the opposite side, and each scroll range
/// begins where the original range ends.
struct Reflection: Transformation {
  static let image = "in the mirror"
  let axis: Axis
  /// The scene with the current window size and view frames.
  private var scene: Scene
  /// Whether a tap outside all views may scroll to the top.
  private var goesToTop: Bool
  /// Whether content that begins at the left begins at the right in the mirror image, which only
  /// some engines support.
  private let turnsDirection: Bool
  /// Where each finger came down, and the slop that its movement must exceed to drag.
  private var downs: [UInt8: Point] = [:]
  private let slop: Double

  static func trials(of original: Original, along axis: Axis, _ terms: Terms) -> Trials {
    let change = Reflection(
      original.scene, along: axis,
      turningDirection: axis == .x && terms.abilities.contains(.rightToLeft),
      slop: terms.contract.slop)
    if let reason = change.objection { return .untested(.unsuited(reason)) }
    return .replays([TransformedReplay(change, of: original, terms)])
  }

  private init(_ scene: Scene, along axis: Axis, turningDirection: Bool, slop: Double) {
    self.scene = scene
    self.axis = axis
    self.slop = slop
    turnsDirection = turningDirection
    goesToTop = axis == .y && scene.views.contains { $0.scroll.scrollsToTop }
  }

  /// Why the scene has no mirror image; nil if it has a mirror image.
  private var objection: String? {
    for view in scene.views {
      if view.wheel != nil { return "a wheel has no mirrored form" }
      if view.snap?.axis == axis, !turnsDirection {
        return "snapping to cells has no mirrored form"
      }
      if view.scroll.paging, !turnsDirection { return "pages begin at one side" }
      if axis == .y, view.refresh != nil { return "a refresh control is at the top only" }
    }
    return nil
  }

  func scene(_ scene: Scene, showing frame: Frame) throws(Objection) -> Scene {
    var mirrored = try map(of: scene, showing: nil).image(of: scene)
    for index in scene.views.indices {
      mirrored.views[index] = mirrored.views[index].starting(at: try image(of: frame.views[index]))
    }
    return mirrored
  }

  func image(of view: ViewState) throws(Objection) -> OffsetAndZoom {
    let space = view.content[axis] - view.bounds[axis]
    guard turnsDirection || space + view.insets.trailing(axis) >= view.lowest(axis) - 1e-9 else {
      throw Objection(.sense, "content that fits is placed at one side")
    }
    var position = OffsetAndZoom(view)
    position.offset[axis] = space - position.offset[axis]
    return position
  }

  mutating func change(
    _ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown
  ) throws(Objection) {
    var (requests, fingers) = (0, fingers)
    let inputs = moment.events.count { $0.value.isInput }
    for index in moment.events.indices {
      switch moment.events[index].value {
      case .touch(let touch):
        if touch.phase == .down, isOnEdge(touch.point, frame) {
          throw Objection(.sense, "a finger comes down on the very edge of a view")
        }
        if isOnSlop(touch) {
          throw Objection(
            .sense, "a finger moves exactly as far as the slop, so rounding decides")
        }
        if touch.phase == .down, goesToTop, scene.isBesideAllViews(touch.point, in: frame) {
          throw Objection(.sense, "the status bar is at the top only")
        }
        if touch.phase != .move { fingers.toggle(touch.finger) }
        guard fingers.count < 3 else {
          // The centroid of three fingers is rounded, and the rounding may decide whether it
          // exceeds the slop.
          throw Objection(.sense, "three fingers are down, whose middle has no exact mirror image")
        }
      case .request(let command):
        requests += 1
        try check(command.request, frame.views[command.view])
      case .layout(.keyboard(let keyboard)): try check(keyboard, frame)
      case .layout(let change) where turnsDirection:
        guard inputs == 1, !scene.views.contains(where: { $0.inside != nil }) else {
          throw Objection(.sense, "a rotation keeps the content at one side")
        }
        moment.events[index].value = .layout(movingViews(change))
      case .setting(let change):
        if axis == .y, change.settings.contains(.scrollsToTop(true)) { goesToTop = true }
        let isAlone = inputs == 1 && !scene.views.contains { $0.inside != nil }
        if !isAlone, change.settings.contains(where: { $0.row.policy == .layout }) {
          throw Objection(.sense, "content grows at one side")
        }
      default: break
      }
      guard moment.events[index].value.isInput else { continue }
      let map = map(of: scene, showing: frame.views)
      moment.events[index].value = try map.image(of: moment.events[index].value)
    }
    // The second request starts from the result of the first request, which is never shown.
    guard requests < 2 else { throw Objection(.sense, "the app makes several requests at once") }
  }

  private func map(of scene: Scene, showing views: [ViewState]?) -> MirrorMap {
    MirrorMap(axis: axis, turnsDirection: turnsDirection, scene: scene, views: views)
  }

  /// Applies a change of the window or of frames. If the size of the window changes, a view that
  /// keeps its position gets a different position in the mirror image.
  private mutating func movingViews(_ change: LayoutChange) -> LayoutChange {
    var change = change
    for frame in change.frames { scene.views[frame.view].frame = frame.frame }
    guard let window = change.window else { return change }
    scene.window.size = window.size
    var frames = change.frames
    for (index, view) in scene.views.enumerated()
    where !frames.contains(where: { $0.view == index }) {
      frames.append(FrameChange(view: index, frame: view.frame))
    }
    change.frames = frames
    return change
  }

  /// Whether the distance of a finger from where it came down is exactly the slop.
  private mutating func isOnSlop(_ touch: Touch) -> Bool {
    switch touch.phase {
    case .down: downs[touch.finger] = touch.point
    case .up, .cancel: downs[touch.finger] = nil
    case .move:
      guard let down = downs[touch.finger] else { return false }
      let displacement = touch.point - down
      let distances = [displacement.x.magnitude, displacement.y.magnitude, displacement.length]
      return distances.contains { ($0 - slop).magnitude < 1e-9 }
    }
    return false
  }

  /// Whether a point is on the edge of a view. An edge shared by two views belongs to the second
  /// view, which is the other view in the mirror image.
  private func isOnEdge(_ point: Point, _ frame: Frame) -> Bool {
    frame.views.contains { view in
      let start = view.frame.origin[axis]
      return point[axis] == start || point[axis] == start + view.frame.size[axis]
    }
  }

  private func check(_ request: Command.Request, _ view: ViewState) throws(Objection) {
    switch request {
    case .scrollTo, .reveal, .page:
      // While the zoom changes, the engine decides to which zoom a position refers.
      let isZoomed = view.minimumZoom != view.maximumZoom
      let moving: Activity = [.zooming, .zoomBouncing, .animating]
      if isZoomed, !view.activity.isDisjoint(with: moving) {
        throw Objection(.sense, "the app requests a position while the zoom moves")
      }
    default: break
    }
    if case .reveal(let area) = request, !(area.size[axis] <= view.bounds[axis]) {
      throw Objection(.sense, "of a rectangle larger than the view, the beginning is shown")
    }
  }

  private func check(_ keyboard: Keyboard, _ shown: Frame) throws(Objection) {
    guard axis == .x else { throw Objection(.sense, "a keyboard is at the bottom only") }
    guard case .shown(_, let field?) = keyboard else { return }
    for (view, state) in zip(scene.views, shown.views) {
      guard let fields = view.keyboard?.fields, fields.indices.contains(field) else { continue }
      guard fields[field].size[axis] * state.zoom <= state.bounds[axis] else {
        throw Objection(.sense, "of a rectangle larger than the view, the beginning is shown")
      }
    }
  }
}
