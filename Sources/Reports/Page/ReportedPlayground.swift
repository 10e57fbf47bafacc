package import Results
package import Text

/// The playground of a report, shared by all its recordings.
package struct ReportedPlayground: Sendable {
  /// The whole page in UTF-8.
  let html: @Sendable () -> [UInt8]
  /// The style and the script of the playground, which the policy of a page that opens the
  /// playground must allow.
  package let style: PageAsset
  package let script: PageAsset
  /// The data that opens a recording in the playground, or `nil` if its file no longer exists or
  /// cannot be played in a page.
  let trial: @Sendable (JudgedRecording) throws -> JSONPiece?

  package init(
    html: @escaping @Sendable () -> [UInt8],
    style: PageAsset, script: PageAsset,
    trial: @escaping @Sendable (JudgedRecording) throws -> JSONPiece?
  ) {
    self.style = style
    self.script = script
    self.html = html
    self.trial = trial
  }

  /// The file of the playground in a folder, to which all pages link.
  static let file = "play.html"
}

extension Markup {
  /// Writes the whole playground, as data for the script that opens it.
  package mutating func inert(_ playground: ReportedPlayground) {
    inert(String(decoding: playground.html(), as: UTF8.self).json, id: "playground")
  }
}
