internal import JSON

/// The page with which people record gestures on the device in their hand.
///
/// It needs no network and no server. One that is given somewhere to send to puts each recording
/// there and shows what came of it.
package struct RecorderPage: Sendable {
  /// Where the page puts recordings. It gets a token with each answer, for the next one.
  package struct Sending: Sendable {
    let path: String
    let token: String

    /// - Parameter path: On the server that the page came from: `/recordings`.
    package init(path: String, token: String) {
      self.path = path
      self.token = token
    }
  }

  private let sending: Sending?
  private let playground: ReportedPlayground?
  private let engines: [DrivingEngine]

  /// - Parameters:
  ///   - playground: What opens a recording once it is made, and holds the engines.
  ///   - engines: What scrolls the scenes instead of the browser; two take turns without their names.
  package init(
    sending: Sending? = nil, playground: ReportedPlayground? = nil, engines: [DrivingEngine] = []
  ) {
    self.sending = sending
    self.playground = playground
    self.engines = engines
  }

  /// An engine of the playground under the name that somebody typed.
  package struct DrivingEngine: Sendable {
    let name: String
    /// Its place among those that the module knows.
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

  /// The whole page, UTF-8.
  ///
  /// - Parameter sha256: The hash of bytes as 64 hexadecimal digits.
  package func html(sha256: ([UInt8]) -> String) -> [UInt8] {
    // What a page opens may do no more than the page itself.
    let policy = ContentPolicy(
      [.recorderStyle] + (playground == nil ? [] : [.playgroundStyle]),
      [.recorderScript] + (playground == nil ? [] : [.playgroundScript]),
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
    var metas: [(name: String, content: String)] = []
    if !engines.isEmpty { metas.append(("flickbook-engines", engines.map(\.json).json.text)) }
    if let sending {
      metas += [("flickbook-send", sending.path), ("flickbook-token", sending.token)]
    }
    return metas
  }
}
