internal import Gesture

/// Where a recording stands on the page of a report, the same in every report: other reports lead
/// there without having seen the page.
package struct PageAddress: Sendable {
  private let recording: String
  private let engine: String

  package init(_ recording: String, on engine: String) {
    self.recording = recording
    self.engine = engine
  }

  /// A name that no other recording has, fit for an element and for a file: `next-car-1f0c…`.
  package var id: String {
    let file = recording.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".xml") ? file.dropLast(4) : file
    let letters = stem.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    return String(letters) + "-" + Fingerprint(recording, engine).text
  }

  /// A shorter one, for the parts of its drawings.
  var mark: String { "f" + Fingerprint(recording, engine).text }

  /// Whether a file of that name, which begins with these bytes, is a page of a recording: one that
  /// an earlier report left. Nothing else of that folder is ours to remove.
  package static func isPage(named name: String, beginning bytes: [UInt8]) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard name.hasSuffix(".html"), parts.count > 1, let digits = parts.last?.dropLast(5),
      digits.count == 16, digits.allSatisfy({ "0123456789abcdef".contains($0) })
    else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(PageFrame.signature)
  }

  /// The file with its page in a folder of pages.
  package var file: String { "\(HTMLReport.subfolder)/\(id).html" }

  /// What follows a page's own address to open the recording there, at a time in milliseconds.
  package func fragment(at time: String? = nil) -> String {
    "#r=\(recording.encoded)&e=\(engine.encoded)" + (time.map { "&t=" + $0 } ?? "")
  }
}

extension String {
  /// A path as an address.
  var uri: String { (hasPrefix("/") ? "file://" : "") + encoded }
}
