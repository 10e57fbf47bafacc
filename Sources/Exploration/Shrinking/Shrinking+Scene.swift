internal import Model
internal import Text

// Removes the unnecessary parts of the scene.

extension Shrinking {
  mutating func simplifyScene() {
    for view in best.head.scene.views.indices.reversed() {
      _ = attempt { $0.removeView(view) }
    }
    if keepsViews { return }
    for view in best.head.scene.views.indices { simplify(view) }
    _ = attempt { $0.head.scene.window.scale = 2 }
    _ = attempt { $0.head.scene.window.orientation = .portrait }
  }

  /// Resets all policies of a view at once, then single policies, then single attributes.
  private mutating func simplify(_ view: Int) {
    let plain = ViewScene(id: "view", frame: best.head.scene.views[view].frame, content: .zero)
    _ = attempt { $0.head.scene.views[view].forget(all: plain) }
    for policy in PolicyName.allCases {
      guard let row = SettingRow.rows(of: policy).first else { continue }
      _ = attempt { row.resetPolicy(in: &$0.head.scene.views[view]) }
    }
    simplifyRest(of: view)
    for row in Setting.table {
      guard let setting = best.head.scene.views[view].settings.first(where: { $0.row == row })
      else { continue }
      let isGone = row.isOptional && attempt { row.reset(in: &$0.head.scene.views[view]) }
      for simpler in isGone ? [] : setting.simpler {
        if attempt({ $0.head.scene.views[view].apply(simpler) }) { break }
      }
    }
    dropFields(view)
    dropReadouts(view)
    for grid in [100.0, 10, 1] {
      _ = attempt { $0.head.scene.views[view].round(to: grid) }
    }
  }

  /// Resets the properties of a view that are not settings.
  private mutating func simplifyRest(of view: Int) {
    _ = attempt { $0.head.scene.views[view].start = Start() }
    for row in Start.rows {
      _ = attempt { row.reset(in: &$0.head.scene.views[view].start) }
    }
    _ = attempt { $0.head.scene.views[view].keyboard = nil }
    _ = attempt { $0.head.scene.views[view].keyboard?.fields = [] }
    for row in KeyboardPolicy.rows {
      _ = attempt { recording in
        guard var policy = recording.head.scene.views[view].keyboard else { return }
        row.reset(in: &policy)
        recording.head.scene.views[view].keyboard = policy
      }
    }
    _ = attempt { $0.head.scene.views[view].shows = [] }
  }

  private mutating func dropFields(_ view: Int) {
    for field in (best.head.scene.views[view].keyboard?.fields ?? []).indices.reversed() {
      _ = attempt { $0.head.scene.views[view].keyboard?.fields.remove(at: field) }
    }
  }

  private mutating func dropReadouts(_ view: Int) {
    for bit in 0..<ShownReadouts.rows.count {
      let readout = ShownReadouts(rawValue: 1 << UInt16(bit))
      _ = attempt { $0.head.scene.views[view].shows.remove(readout) }
    }
  }
}

extension ViewScene {
  /// Resets everything to its default except the name, the frame, the content and the outer view.
  fileprivate mutating func forget(all plain: ViewScene) {
    var view = plain
    (view.id, view.inside, view.content) = (id, inside, content)
    self = view
  }

  /// Rounds the settings and the start position of a view to multiples of a grid.
  fileprivate mutating func round(to grid: Double) {
    for setting in settings { apply(Rounding(grid: grid).setting(setting)) }
    if let x = start.x { start.x = x.rounded(to: grid) }
    if let y = start.y { start.y = y.rounded(to: grid) }
  }
}

extension Setting {
  /// Simpler values of the setting, the simplest first: the default, one value instead of several,
  /// small counts.
  fileprivate var simpler: [Setting] {
    var values = row.fallback.map { [$0] } ?? []
    switch value {
    case .numbers(let numbers) where numbers.count > 1: values.append(.numbers([numbers[0]]))
    case .wholes(let wholes) where wholes.count > 1: values.append(.wholes([wholes[0]]))
    case .ranges(let ranges) where ranges.count > 1: values.append(.ranges([ranges[0]]))
    case .whole(let count) where count > 1: values += [.whole(1), .whole(2)]
    default: break
    }
    return values.filter { $0 != value }.compactMap { row.setting($0) }
  }
}

extension Recording {
  /// Removes a view, and the actions of the app on it. The only view and a view that contains
  /// another view stay.
  fileprivate mutating func removeView(_ view: Int) {
    let views = head.scene.views
    guard views.count > 1, !views.contains(where: { $0.inside == view }) else { return }
    head.scene.views.remove(at: view)
    for index in head.scene.views.indices {
      guard let outer = head.scene.views[index].inside, outer > view else { continue }
      head.scene.views[index].inside = outer - 1
    }
    events = events.compactMap { event in
      let action = event.value.action.renumbered { $0 == view ? nil : $0 > view ? $0 - 1 : $0 }
      guard let action else { return nil }
      return Located(InputEvent(at: event.value.time, action), at: event.location)
    }
  }
}
