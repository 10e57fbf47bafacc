internal import Model
internal import Replay
internal import Text

// Scenes and changes that every kind of engine rejects.
extension Scene {
  /// Rejects a scene without views, with an invalid view, or with a view that is listed before the
  /// view around it.
  func checkViews() throws(EngineError) {
    guard !views.isEmpty else { throw EngineError(.unsupported, "a scene without views") }
    for index in views.indices {
      try check(views[index])
      guard (views[index].inside ?? -1) < index, (views[index].inside ?? 0) >= 0 else {
        throw EngineError(
          .unsupported, "view \(views[index].id) is listed before the view that contains it")
      }
    }
  }

  /// Rejects the index of a view that does not exist.
  func checkView(_ view: Int) throws(EngineError) {
    guard views.indices.contains(view) else {
      throw EngineError(.noSuchThing, "view number \(view) does not exist")
    }
  }

  /// Applies a new frame; rejects a frame that makes the view invalid.
  mutating func apply(_ change: FrameChange) throws(EngineError) {
    try checkView(change.view)
    var view = views[change.view]
    view.frame = change.frame
    try check(view)
    views[change.view] = view
  }

  /// Applies new settings; rejects settings that make the view invalid.
  mutating func apply(_ change: SettingChange) throws(EngineError) {
    try checkView(change.view)
    var view = views[change.view]
    for setting in change.settings { view.apply(setting) }
    try check(view)
    views[change.view] = view
  }

  private func check(_ view: ViewScene) throws(EngineError) {
    if let objection = view.objection { throw EngineError(.unsupported, objection.message) }
  }
}

extension Touch {
  /// Rejects a point with a coordinate that is not finite.
  func checkPosition() throws(EngineError) {
    guard point.x.isFinite, point.y.isFinite else {
      throw EngineError(.unsupported, "finger \(finger) has no valid position")
    }
  }
}
