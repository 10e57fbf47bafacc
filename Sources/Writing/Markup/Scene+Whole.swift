internal import Model
internal import Text

extension Scene {
  /// The first reason for which a reader would reject the scene.
  var wholeObjection: Objection? {
    if let objection = window.objection { return objection }
    guard !views.isEmpty else {
      return Objection(.missing, "a scene without a view", expected: "at least one view")
    }
    var read = Scene(window: window, views: [])
    for view in views {
      guard SpelledForms.isName(view.id) else {
        return Objection(.value, "id=\"\(view.id)\"", expected: "an XML name without a colon")
      }
      if let inside = view.inside, !read.views.indices.contains(inside) {
        return Objection(
          .sense, "view \"\(view.id)\" is inside view number \(inside)",
          expected: "a view that is listed before it")
      }
      if let objection = read.objection(toAdding: view.id) ?? view.objection { return objection }
      read.views.append(view)
    }
    return nil
  }
}
