internal import Gesture
internal import Replay

/// A recording seen in a mirror: everything stands at the other side, and a view's range begins
/// where it ended.
struct Reflection: Transformation {
  static let image = "in the mirror"
  let axis: Axis
  private var window: Size
  private let scene: Scene
  private var fingers = FingersDown()
  /// Whether a tap beside all views may go to the top.
  private var goesToTop: Bool

  static func trials(of original: Original, along axis: Axis, _ terms: Terms) -> Trials {
    let change = Reflection(original.scene, along: axis)
    if let reason = change.objection { return .untested(.unsuited(reason)) }
    return .replays([TransformedReplay(change, of: original, terms)])
  }

  private init(_ scene: Scene, along axis: Axis) {
    self.scene = scene
    self.axis = axis
    window = scene.window.size
    goesToTop = axis == .y && scene.views.contains { $0.scroll.scrollsToTop }
  }
}

extension Reflection {
  /// What there is no mirrored form of.
  private var objection: String? {
    for view in scene.views {
      if view.wheel != nil { return "a wheel has no mirrored form" }
      if view.snap?.axis == axis { return "cells to rest on have no mirrored form" }
      if view.scroll.paging { return "pages begin at one side" }
      if axis == .y, view.refresh != nil { return "a refresh control is at the top only" }
    }
    return nil
  }

  func scene(_ scene: Scene, showing frame: Frame) throws(Unsuited) -> Scene {
    var mirrored = scene
    for index in scene.views.indices {
      let view = scene.views[index]
      let room =
        view.inside.map { scene.views[$0].contentSize(in: scene.views[$0].frame.size) } ?? window
      mirrored.views[index] = view.starting(at: try image(of: frame.views[index]))
      mirrored.views[index].frame = reflected(view.frame, in: room[axis])
      mirrored.views[index].insets.swap(axis)
      if let fields = view.keyboard?.fields {
        let content = view.contentSize(in: view.frame.size)[axis]
        mirrored.views[index].keyboard?.fields = fields.map { reflected($0, in: content) }
      }
    }
    return mirrored
  }

  func image(of view: ViewState) throws(Unsuited) -> Standing {
    let room = view.content[axis] - view.bounds[axis]
    guard room + view.insets.trailing(axis) >= view.lowest(axis) - 1e-9 else {
      throw Unsuited("content that fits stands at one side")
    }
    var place = Standing(view)
    place.offset[axis] = room - place.offset[axis]
    return place
  }

  mutating func change(_ moment: inout Moment, showing frame: Frame) throws(Unsuited) {
    var asks = 0
    for index in moment.events.indices {
      switch moment.events[index].value {
      case .touch(var touch):
        if touch.phase == .down, isOnEdge(touch.place, frame) {
          throw Unsuited("a finger comes down on the very edge of a view")
        }
        if touch.phase == .down, goesToTop, scene.isBesideAllViews(touch.place, in: frame) {
          throw Unsuited("the status bar is at the top only")
        }
        if touch.phase != .move { fingers.toggle(touch.finger) }
        guard fingers.count < 3 else {
          // A third of a sum is rounded, and may then be just beyond the slop or just within.
          throw Unsuited("three fingers are down, whose middle has no exact mirror image")
        }
        touch.place[axis] = window[axis] - touch.place[axis]
        moment.events[index].value = .touch(touch)
      case .ask(var command):
        asks += 1
        command.request = try reflected(command.request, frame.views[command.view])
        moment.events[index].value = .ask(command)
      case .layout(.keyboard(let keyboard)):
        moment.events[index].value = .layout(.keyboard(try reflected(keyboard, frame)))
      case .layout: throw Unsuited("a turn keeps what is at one side")
      case .setting(var change):
        change.settings = try change.settings.map { (setting) throws(Unsuited) in
          try reflected(setting)
        }
        guard change.left == 0 || axis == .y, change.above == 0 || axis == .x else {
          throw Unsuited("content grows at one side")
        }
        if axis == .y, change.settings.contains(.scrollsToTop(true)) { goesToTop = true }
        moment.events[index].value = .setting(change)
      case .observation, .mark: break
      }
    }
    // The second one finds the content as the first has left it, which nobody has seen.
    guard asks < 2 else { throw Unsuited("the app asks for several things at once") }
  }
}

extension Reflection {
  /// The line between two views belongs to the one behind it: in the mirror that is the other one.
  private func isOnEdge(_ place: Point, _ frame: Frame) -> Bool {
    frame.views.contains { view in
      let start = view.frame.origin[axis]
      return place[axis] == start || place[axis] == start + view.frame.size[axis]
    }
  }

  private func reflected(_ frame: Rectangle, in room: Double) -> Rectangle {
    var frame = frame
    frame.origin[axis] = room - frame.origin[axis] - frame.size[axis]
    return frame
  }

  private func reflected(
    _ request: Command.Request, _ view: ViewState
  ) throws(Unsuited) -> Command.Request {
    switch request {
    case .scrollTo, .reveal:
      // Which zoom such a place is meant at while the zoom is on its way is the engine's to say.
      let isZoomed = view.minimumZoom != view.maximumZoom
      let moving: Activity = [.zooming, .zoomBouncing, .animating]
      if isZoomed, !view.activity.isDisjoint(with: moving) {
        throw Unsuited("the app asks for a place while the zoom moves")
      }
    default: break
    }
    switch request {
    case .scrollTo(var place):
      place[axis] = view.content[axis] - view.bounds[axis] - place[axis]
      return .scrollTo(place)
    case .reveal(let rectangle):
      guard rectangle.size[axis] <= view.bounds[axis] else {
        throw Unsuited("of what is larger than the view its beginning is shown")
      }
      return .reveal(reflected(rectangle, in: view.content[axis]))
    case .zoomToRect(let rectangle):
      return .zoomToRect(reflected(rectangle, in: view.content[axis] / view.zoom))
    case .zoomTo, .resetZoom, .stop: return request
    case .scrollToTop, .beginRefresh, .endRefresh:
      guard axis == .x else { throw Unsuited("the top is at one side") }
      return request
    case .page, .select: throw Unsuited("pages and rows are counted from one side")
    }
  }

  private func reflected(
    _ keyboard: Keyboard, _ shown: Frame
  ) throws(Unsuited) -> Keyboard {
    guard axis == .x else { throw Unsuited("a keyboard is at the bottom only") }
    guard case .shown(let frame, let field) = keyboard else { return keyboard }
    for (view, state) in zip(scene.views, shown.views) {
      guard let field, let fields = view.keyboard?.fields, fields.indices.contains(field) else {
        continue
      }
      guard fields[field].size[axis] * state.zoom <= state.bounds[axis] else {
        throw Unsuited("of what is larger than the view its beginning is shown")
      }
    }
    return .shown(frame: reflected(frame, in: window[axis]), field: field)
  }

  private func reflected(_ setting: Setting) throws(Unsuited) -> Setting {
    switch (setting.row.geometry, "\(setting.row.element)") {
    case (.size(axis), _), (.count, "layout"): throw Unsuited("content grows at one side")
    case (_, "snap"), (_, "wheel"): throw Unsuited("cells to rest on have no mirrored form")
    default: break
    }
    switch setting {
    case Setting.arrangement, Setting.pages: throw Unsuited("content grows at one side")
    case Setting.paging: throw Unsuited("cells to rest on have no mirrored form")
    default: return setting.mirrored(along: axis)
    }
  }
}

extension Insets {
  /// Swaps the two sides of an axis.
  fileprivate mutating func swap(_ axis: Axis) {
    if axis == .x { (left, right) = (right, left) } else { (top, bottom) = (bottom, top) }
  }
}
