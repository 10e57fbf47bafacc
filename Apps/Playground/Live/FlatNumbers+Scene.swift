internal import Model

// Encodes a scene, except for names, which do not affect the motion of engines.

extension FlatNumbers {
  mutating func pass(_ scene: inout Scene) {
    pass(&scene.window, Window.rows)
    let blank = ViewScene(id: "", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    pass(&scene.views, blank) { $0.pass(&$1) }
  }

  /// Passes a view. `flat.js` uses the same order, which `SettingsTable` provides.
  private mutating func pass(_ view: inout ViewScene) {
    pass(&view.frame)
    pass(&view.inside, 0) { $0.pass(&$1) }
    for policy in PolicyName.allCases {
      if policy == .layout { pass(&view.start, Start.rows) }
      pass(policy, of: &view)
    }
    pass(&view.keyboard, KeyboardPolicy(avoids: .ignore)) { list, keyboard in
      list.pass(&keyboard, KeyboardPolicy.rows)
      list.pass(&keyboard.fields, Rectangle(x: 0, y: 0, width: 0, height: 0)) { $0.pass(&$1) }
    }
    var shows = view.shows.rawValue
    pass(&shows)
    view.shows = ShownReadouts(rawValue: shows)
  }

  private mutating func pass(_ policy: PolicyName, of view: inout ViewScene) {
    let rows = SettingRow.rows(of: policy)
    guard let first = rows.first else { return }
    if first.isPolicyOptional {
      var isThere = first.isPolicyPresent(in: view)
      pass(&isThere)
      guard isThere else { return }
    }
    for row in rows {
      var value = row.read(view)
      pass(&value, row.kind, isOptional: row.isOptional)
      guard let value else { continue }
      if let setting = row.setting(value) { view.apply(setting) } else { isBroken = true }
    }
  }
}
