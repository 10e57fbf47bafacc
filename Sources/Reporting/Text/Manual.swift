internal import PageAssets
package import Verdicts

/// What is known of an invariant besides its verdicts: documents that travel inside the program.
package enum Manual {
  /// The entry of an invariant, in paragraphs: the doc comment of its type.
  package static func entry(of invariant: Invariant) -> [String] {
    invariant.pageEntry ?? entries[invariant.name] ?? []
  }

  /// A heading begins an entry, and each line below it is a paragraph.
  private static let entries: [String: [String]] = {
    var entries: [String: [String]] = [:]
    var name = ""
    for line in text(page_assets_manual).split(separator: "\n") {
      if line.hasPrefix("## ") {
        name = String(line.dropFirst(3))
      } else {
        entries[name, default: []].append(String(line))
      }
    }
    return entries
  }()

  private static func text(_ asset: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) -> String {
    var length = 0
    let bytes = asset(&length)
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
