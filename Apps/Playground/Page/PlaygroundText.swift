internal import Model
internal import Replay
internal import Results
internal import Text

/// The data of the playground's script as JSON.
enum PlaygroundText {
  /// An engine with its settings, for the page's sliders and switches.
  static func of(_ engine: EngineFactory) -> JSONPiece {
    let settings: [JSONPiece] = engine.settings.map {
      [
        "name": $0.name.json, "value": $0.value.json, "summary": $0.summary.json,
        "isSwitch": $0.isSwitch.json,
      ]
    }
    return ["name": engine.name.json, "summary": engine.summary.json, "settings": settings.json]
  }

  /// A selected engine, with the values of its settings.
  static func chosen(_ engine: EngineFactory) -> JSONPiece {
    ["name": engine.name.json, "values": engine.settings.map(\.value.json).json]
  }

  /// The positions at which a view comes to rest: pages, or multiples of a distance along an axis.
  private static func rest(of view: ViewScene) -> JSONPiece {
    func steps(_ axis: Axis, _ every: Double, _ at: Snap.Anchor) -> JSONPiece {
      ["snap": axis.rawValue.json, "every": every.json, "at": at.rawValue.json]
    }
    if let wheel = view.wheel { return steps(.y, wheel.rowHeight, .middle) }
    if let snap = view.snap, snap.every > 0 { return steps(snap.axis, snap.every, snap.at) }
    return view.scroll.paging ? ["snap": "page"] : [:]
  }

  static func of(_ source: PlaygroundPage.Source) -> JSONPiece {
    let size = source.scene.window.size
    return [
      "name": source.name.json, "file": source.file.json,
      "numbers": source.numbers.map(\.json).json,
      "scene": [
        "window": ["width": size.width.json, "height": size.height.json],
        "views": source.scene.views.map(rest).json,
      ],
      "head": source.head.json, "quality": source.quality.json,
      "lines": source.moments.map(\.json).json,
    ]
  }
}
