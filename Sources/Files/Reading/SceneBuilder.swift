internal import Model
internal import Text

/// Builds a scene from its elements.
struct SceneBuilder {
  private(set) var scene = Scene(window: Window(size: .zero), views: [])
  private var view: ViewScene?
  /// The locations of the current view and of its policies.
  private var locations: [(part: ViewScene.Part, location: FileLocation)] = []
  /// Whether the current view is incomplete because of errors.
  private var isSpoiled = false

  mutating func spoil() { isSpoiled = true }

  mutating func open(_ element: Element, _ attributes: Attributes, _ problems: ProblemList) {
    isSpoiled = isSpoiled || attributes.isSpoiled
    if let part = ViewScene.Part(rawValue: element.rule.name) {
      locations.append((part, attributes.location))
    }
    switch element {
    case .window: openWindow(attributes, problems)
    case .view: openView(attributes, problems)
    case .start: view?.start = attributes.filled(Start(), Start.rows)
    case .keyboardPolicy:
      view?.keyboard = attributes.filled(KeyboardPolicy(avoids: .ignore), KeyboardPolicy.rows)
    case .field: view?.keyboard?.fields.append(attributes.frame)
    case .shows: view?.shows = attributes.filled([], ShownReadouts.rows)
    default:
      do {
        for setting in try attributes.settings() { view?.apply(setting) }
      } catch {
        problems.report(error, at: attributes.location)
        isSpoiled = true
      }
    }
  }

  private mutating func openWindow(_ attributes: Attributes, _ problems: ProblemList) {
    scene.window = attributes.filled(Window(size: .zero), Window.rows)
    if !attributes.isSpoiled, let objection = scene.window.objection {
      problems.report(objection, at: attributes.location)
    }
  }

  private mutating func openView(_ attributes: Attributes, _ problems: ProblemList) {
    isSpoiled = attributes.isSpoiled
    locations = [(.frame, attributes.location)]
    var view = ViewScene(id: attributes["id"] ?? "", frame: attributes.frame, content: .zero)
    view.selector = attributes["selector"]
    view.moves = attributes["moves"]
    if attributes["id"] != nil, let objection = scene.objection(toAdding: view.id) {
      problems.report(objection, at: attributes.location(of: "id"))
      isSpoiled = true
    }
    if let parent = attributes["inside"] {
      view.inside = scene.index(ofView: parent)
      if view.inside == nil {
        let known = scene.views.map(\.id)
        problems.report(
          Objection(
            .sense, "view \"\(view.id)\" inside \"\(parent)\"",
            expected: "a view that is listed before it"
              + (known.isEmpty ? "" : ": " + alternatives(known)),
            nearest: known.nearest(to: parent)), at: attributes.location(of: "inside"))
      }
    }
    self.view = view
  }

  mutating func closeView(_ problems: ProblemList) {
    guard let view else { return }
    for part in ViewScene.Part.allCases where !isSpoiled {
      guard let objection = view.objection(to: part) else { continue }
      problems.report(objection, at: location(of: part))
    }
    if !isSpoiled, let objection = view.stepsObjection {
      problems.warn(objection, at: location(of: .wheel))
    }
    // A view with a duplicate name would hide the existing view.
    if scene.index(ofView: view.id) == nil, scene.views.count < Scene.maxViews {
      scene.views.append(view)
    }
    self.view = nil
  }

  /// The location of a part of the current view, or of the view itself if the part is missing.
  private func location(of part: ViewScene.Part) -> FileLocation {
    (locations.last { $0.part == part } ?? locations.first)?.location ?? .nowhere
  }
}

extension ViewScene {
  /// The warning for snap steps that differ from the rows of a wheel. A wheel rests at its rows, so
  /// such steps are probably a mistake.
  fileprivate var stepsObjection: Objection? {
    guard let wheel, let snap, snap.axis != .y || snap.every != wheel.rowHeight else { return nil }
    return Objection(
      .sense,
      "a wheel with rows \(wheel.rowHeight.text) high and a snap "
        + (snap.every > 0 ? "every \(snap.every.text) along \(snap.axis)" : "with stops"),
      expected: "the same along y: the wheel rests on its rows, and the snap has no effect")
  }
}
