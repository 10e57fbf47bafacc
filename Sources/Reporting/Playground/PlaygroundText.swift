internal import Gesture
internal import Replay

/// What the script of the playground has to know, as JSON.
enum PlaygroundText {
  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// An engine with all that its sliders say.
  static func of(_ engine: EngineFactory) -> String {
    let settings = engine.settings.map { setting in
      JSONText.object([
        ("name", JSONText.string(setting.name)), ("value", setting.value.text),
        ("summary", JSONText.string(setting.summary)),
        ("isSwitch", setting.isSwitch ? "true" : "false"),
      ])
    }
    return JSONText.object([
      ("name", JSONText.string(engine.name)), ("summary", JSONText.string(engine.summary)),
      ("settings", list(settings)),
    ])
  }

  /// An engine of those that the page has, with a value for each of its settings.
  static func chosen(_ engine: EngineFactory) -> String {
    JSONText.object([
      ("name", JSONText.string(engine.name)), ("values", list(engine.settings.map(\.value.text))),
    ])
  }

  /// What a view comes to rest on: a page, or a step along an axis.
  private static func rest(of view: ViewScene) -> [(name: String, value: String)] {
    func steps(_ axis: Axis, _ every: Double, _ at: Snap.Anchor) -> [(String, String)] {
      [
        ("snap", JSONText.string(axis.rawValue)), ("every", every.text),
        ("at", JSONText.string(at.rawValue)),
      ]
    }
    if let wheel = view.wheel { return steps(.y, wheel.rowHeight, .middle) }
    if let snap = view.snap { return steps(snap.axis, snap.every, snap.at) }
    return view.scroll.paging ? [("snap", JSONText.string("page"))] : []
  }

  static func of(_ source: PlaygroundPage.Source) -> String {
    let size = source.scene.window.size
    let window = JSONText.object([("width", size.width.text), ("height", size.height.text)])
    let views = source.scene.views.map { JSONText.object(rest(of: $0)) }
    return JSONText.object([
      ("name", JSONText.string(source.name)), ("file", JSONText.string(source.file)),
      ("numbers", list(source.numbers.map(\.text))),
      ("scene", JSONText.object([("window", window), ("views", list(views))])),
      ("head", JSONText.string(source.head)), ("quality", String(source.quality)),
      ("lines", list(source.moments.map { JSONText.string($0) })),
    ])
  }
}
