internal import Model
internal import Replay
internal import Text

/// The mirror image of events: before the first event the scene's positions are mirrored, later the
/// positions that the original replay shows.
struct MirrorMap: Mirroring {
  typealias Refusal = Objection
  let axis: Axis
  let turnsDirection: Bool
  let scene: Scene
  /// The views as shown in the original replay; nil before the first event.
  let views: [ViewState]?

  /// The mirror image of a setting. If the engine supports only one side, the side where content
  /// begins is not mirrored.
  func setting(_ setting: Setting) -> Setting {
    setting.row == Setting.direction.row && !turnsDirection
      ? setting : setting.mirrored(along: axis)
  }

  func extent(in space: CoordinateSpace) throws(Objection) -> Double {
    guard let views else { return scene.extent(in: space, along: axis) }
    switch space {
    case .window, .parent: return scene.extent(in: space, along: axis)
    case .content(let view): return views[view].content[axis] / views[view].zoom
    case .zoomedContent(let view): return views[view].content[axis]
    case .offsets(let view, _): return views[view].content[axis] - views[view].bounds[axis]
    }
  }

  func growth(_ growth: Point, ofView view: Int) throws(Objection) -> Point {
    guard growth[axis] == 0 else { throw Objection(.sense, "content grows at one side") }
    return growth
  }

  func check(_ feature: OneSided) throws(Objection) {
    switch (feature, axis) {
    case (.page, _) where turnsDirection, (.layout, _) where turnsDirection: break
    case (.page, _), (.row, _): throw Objection(.sense, "pages and rows are counted from one side")
    case (.top, .y): throw Objection(.sense, "the top is at one side")
    case (.layout, _): throw Objection(.sense, "a rotation keeps the content at one side")
    case (.top, .x), (.keyboard, _): break
    }
  }

  func check(_ setting: Setting) throws(Objection) {
    switch (setting.row.policy, setting.row.geometry) {
    case (.sections, _) where axis == .y: throw Objection(.sense, "content grows at one side")
    case (.content, .size(axis)): throw Objection(.sense, "content grows at one side")
    case (.layout, .count) where !turnsDirection:
      throw Objection(.sense, "content grows at one side")
    case (.snap, _) where turnsDirection: break
    case (.snap, _), (.wheel, _): throw Objection(.sense, "snapping to cells has no mirrored form")
    default: break
    }
    if turnsDirection, setting.row == Setting.paging.row || setting.row == Setting.pages.row {
      return
    }
    if setting.row.decidesPages { throw Objection(.sense, "content grows at one side") }
    if setting.row == Setting.paging.row {
      throw Objection(.sense, "snapping to cells has no mirrored form")
    }
  }
}
