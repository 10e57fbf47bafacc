internal import PageAssets

/// The styles and scripts of a page: files embedded in this program.
package struct PageAsset: Sendable {
  /// A function that returns the address of the file's first byte and stores the file's length.
  private let file: @Sendable (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>

  package init(file: @escaping @Sendable (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) {
    self.file = file
  }

  /// The style and the script of reports.
  static let style = PageAsset(file: page_assets_style)
  static let script = PageAsset(file: page_assets_script)
  /// The style and the script for reports in which the user decides on differences to baselines.
  static let reviewStyle = PageAsset(file: page_assets_review_style)
  static let reviewScript = PageAsset(file: page_assets_review_script)

  /// The whole text, byte for byte as in the files.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes in Base64, which a page can contain.
  package var base64: String { Base64.text(bytes) }

  private var bytes: UnsafeBufferPointer<UInt8> {
    var length = 0
    let first = file(&length)
    return UnsafeBufferPointer(start: first, count: length)
  }

  /// The names of these files in a report that is a folder.
  static let styleFile = "app.css"
  static let scriptFile = "app.js"
}
