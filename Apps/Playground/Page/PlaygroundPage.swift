internal import Invariants
package import Model
package import Replay
internal import Reports
internal import Results
internal import Text

/// A page that runs the built-in engines: fingers move their content, and the invariants judge
/// them.
///
/// The page needs neither a network nor a server, because it contains the engines as a WebAssembly
/// module.
package struct PlaygroundPage: Sendable {
  /// A scene to try, or a recording with its scene.
  package struct Source: Sendable {
    /// The name in the list of scenes.
    package var name: String
    /// The name of a file that the page saves, without its extension.
    package var file: String
    /// The scene and the events as numbers, in the order of `FlatEvents`.
    package var numbers: [Double]
    /// The scene, from which the page takes the window and the positions of rest.
    package var scene: Scene
    /// The text of the canonical file before the first event.
    package var head: String
    /// The quality flags of the recording as bits.
    package var quality = 0
    /// The lines of the canonical file for each moment.
    package var moments: [String] = []

    /// Creates a scene without events.
    package init(name: String, file: String, numbers: [Double], scene: Scene, head: String) {
      self.name = name
      self.file = file
      self.numbers = numbers
      self.scene = scene
      self.head = head
    }
  }

  /// The layout of the page.
  package enum Layout: Sendable {
    /// One scene with all settings.
    case playground
    /// Seven scenes with one setting each.
    case lessons
  }

  private let layout: Layout
  private let module: PageEngines
  private let engines: [EngineFactory]
  private let scenes: [Source]
  private let recording: Source?
  private let chosen: EngineFactory?
  private let against: EngineFactory?
  private let isExercise: Bool

  /// - Parameters:
  ///   - module: The compiled engines.
  ///   - engines: The engines in the order of the module.
  ///   - recording: The recording that is open at first, if any.
  ///   - chosen: The engine that is selected at first, with its settings.
  ///   - against: The second engine that is selected at first, if any.
  ///   - isExercise: Whether the settings of the engine are hidden, so that the user has to find
  ///     them.
  package init(
    _ module: PageEngines, _ engines: [EngineFactory], _ scenes: [Source],
    as layout: Layout = .playground, recording: Source? = nil,
    beginningWith chosen: EngineFactory? = nil, against: EngineFactory? = nil,
    isExercise: Bool = false
  ) {
    self.layout = layout
    self.module = module
    self.engines = engines
    self.scenes = scenes
    self.recording = recording
    self.chosen = chosen
    self.against = against
    self.isExercise = isExercise
  }

  /// The whole page in UTF-8.
  ///
  /// - Parameter sha256: The hash of bytes as 64 hexadecimal digits.
  package func html(sha256: ([UInt8]) -> String) -> [UInt8] {
    let parts = layout.parts
    let policy = ContentPolicy([parts.style], [parts.script], compiles: true, sha256: sha256)
    let page = Markup.page { page in
      page.head(parts.title, policy, [SettingsTable.meta])
      page.verbatim("style", parts.style)
    } _: { page in
      page.add(parts.body)
      page.inert(data, id: "data")
      page.line("script", ["type": "text/plain", "id": "engines"]) { page in
        page.text(module.base64)
      }
      page.verbatim("script", parts.script)
    }
    return Array(page.text.utf8)
  }

  /// The data of the page's script.
  private var data: JSONPiece {
    let invariants: [JSONPiece] = Catalogue.invariants.map {
      ["name": $0.name.json, "summary": $0.summary.json]
    }
    return [
      "engines": engines.map(PlaygroundText.of).json, "invariants": invariants.json,
      "relations": Catalogue.relations.map(\.name.json).json,
      "scenes": scenes.map(PlaygroundText.of).json, "recording": recording.map(PlaygroundText.of),
      "chosen": chosen.map(PlaygroundText.chosen), "against": against.map(PlaygroundText.chosen),
      "isExercise": isExercise.json.ifAny,
    ]
  }
}

extension PlaygroundPage.Layout {
  fileprivate var parts: (title: String, style: PageAsset, script: PageAsset, body: PageAsset) {
    switch self {
    case .playground: ("flickbook playground", .playgroundStyle, .playgroundScript, .playgroundBody)
    case .lessons: ("Seven figures of scrolling", .lessonsStyle, .lessonsScript, .lessonsBody)
    }
  }
}
