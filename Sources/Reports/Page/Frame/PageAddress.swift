internal import Results
internal import Text

/// The address of a recording on the page of a report. It is the same in every report, so other
/// reports can link there without reading the page.
package struct PageAddress: Sendable {
  private let recording: String
  private let engine: String

  package init(_ recording: String, on engine: String) {
    self.recording = recording
    self.engine = engine
  }

  /// A unique name for a recording that works as an element id and as a file name:
  /// `next-car-1f0c…`.
  package var id: String {
    let file = recording.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".xml") ? file.dropLast(4) : file
    let letters = stem.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    return String(letters) + "-" + Fingerprint(recording, engine).text
  }

  /// A shorter name, used in the ids of the recording's drawings.
  var mark: String { "f" + Fingerprint(recording, engine).text }

  /// Whether a file with that name and these first bytes is the page of a recording left by an
  /// earlier report. Other files in the folder must not be removed.
  package static func isPage(named name: String, beginning bytes: [UInt8]) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard name.hasSuffix(".html"), parts.count > 1, let digits = parts.last?.dropLast(5),
      digits.count == 16, digits.allSatisfy({ "0123456789abcdef".contains($0) })
    else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(PageFrame.signature)
  }

  /// The path of the recording's page in a report with one page per recording.
  package var file: String { "\(HTMLReport.subfolder)/\(id).html" }

  /// The fragment that opens the recording on the page, at a time in milliseconds.
  package func fragment(at time: String? = nil) -> String {
    "#r=\(recording.encoded)&e=\(engine.encoded)" + (time.map { "&t=" + $0 } ?? "")
  }
}

extension String {
  /// A path as a URI.
  var uri: String { (hasPrefix("/") ? "file://" : "") + encoded }
}
