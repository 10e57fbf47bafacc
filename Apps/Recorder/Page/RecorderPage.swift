package import Reports
internal import Text

/// The page on which users record gestures on their own device.
///
/// The page needs neither a network nor a server. If a destination is set, the page sends each
/// recording there and shows the result.
package struct RecorderPage: Sendable {
  /// The destination of recordings. Each response contains the token for the next recording.
  package struct Sending: Sendable {
    let path: String
    let token: String

    /// - Parameter path: The path on the page's server, such as `/recordings`.
    package init(path: String, token: String) {
      self.path = path
      self.token = token
    }
  }

  private let sending: Sending?
  private let playground: ReportedPlayground?
  private let engines: [DrivingEngine]

  /// - Parameters:
  ///   - playground: The playground that opens finished recordings, and contains the engines.
  ///   - engines: The engines that scroll the scenes in place of the browser. If there are two,
  ///     they alternate without being named.
  package init(
    sending: Sending? = nil, playground: ReportedPlayground? = nil, engines: [DrivingEngine] = []
  ) {
    self.sending = sending
    self.playground = playground
    self.engines = engines
  }

  /// An engine of the playground, under the name that the user typed.
  package struct DrivingEngine: Sendable {
    let name: String
    /// The index of the engine in the WebAssembly module.
    let index: Int
    let values: [Double]

    package init(_ name: String, index: Int, values: [Double]) {
      self.name = name
      self.index = index
      self.values = values
    }

    fileprivate var json: JSONPiece {
      ["name": name.json, "index": index.json, "values": values.map(\.json).json]
    }
  }

  /// The whole page in UTF-8.
  ///
  /// - Parameter sha256: The hash of bytes as 64 hexadecimal digits.
  package func html(sha256: ([UInt8]) -> String) -> [UInt8] {
    // The playground that this page opens inherits this policy, so the policy must allow both.
    let policy = ContentPolicy(
      [.recorderStyle] + (playground.map { [$0.style] } ?? []),
      [.recorderScript] + (playground.map { [$0.script] } ?? []),
      answers: sending != nil, compiles: playground != nil, sha256: sha256)
    let page = Markup.page { page in
      page.head("flickbook recorder", policy, viewport: Self.viewport, metas)
      page.verbatim("style", .recorderStyle)
    } _: { page in
      page.add(.recorderBody)
      if let playground { page.inert(playground) }
      page.verbatim("script", .recorderScript)
    }
    return Array(page.text.utf8)
  }

  private static let viewport =
    "width=device-width, initial-scale=1, minimum-scale=1, maximum-scale=5, viewport-fit=cover"

  private var metas: [(name: String, content: String)] {
    var metas = [SettingsTable.meta]
    if !engines.isEmpty { metas.append(("flickbook-engines", engines.map(\.json).json.text)) }
    if let sending {
      metas += [("flickbook-send", sending.path), ("flickbook-token", sending.token)]
    }
    return metas
  }
}
