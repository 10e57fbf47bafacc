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

  static func of(_ source: PlaygroundPage.Source) -> String {
    let views = source.restsOnPlaces.map { JSONText.object([("snap", $0 ? "true" : "false")]) }
    let window = JSONText.object([
      ("width", source.window.width.text), ("height", source.window.height.text),
    ])
    return JSONText.object([
      ("name", JSONText.string(source.name)), ("file", JSONText.string(source.file)),
      ("numbers", list(source.numbers.map(\.text))),
      ("scene", JSONText.object([("window", window), ("views", list(views))])),
      ("head", JSONText.string(source.head)), ("quality", String(source.quality)),
      ("lines", list(source.moments.map { JSONText.string($0) })),
    ])
  }
}
