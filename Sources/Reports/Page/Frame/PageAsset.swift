internal import PageAssets

/// The styles and scripts of a page: files embedded in this program.
struct PageAsset: Sendable {
  /// A function that returns its first byte and stores its length.
  let file: @Sendable (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>

  /// For reports.
  static let style = PageAsset(file: page_assets_style)
  static let script = PageAsset(file: page_assets_script)
  static let recorderStyle = PageAsset(file: page_assets_recorder_style)
  static let recorderScript = PageAsset(file: page_assets_recorder_script)
  static let recorderBody = PageAsset(file: page_assets_recorder_body)
  static let playgroundStyle = PageAsset(file: page_assets_playground_style)
  static let playgroundScript = PageAsset(file: page_assets_playground_script)
  static let playgroundBody = PageAsset(file: page_assets_playground_body)
  static let lessonsStyle = PageAsset(file: page_assets_lessons_style)
  static let lessonsScript = PageAsset(file: page_assets_lessons_script)
  static let lessonsBody = PageAsset(file: page_assets_lessons_body)
  /// The engines and invariants that run in a page, packed; empty if they were not built.
  static let engines = PageAsset(file: page_assets_engines)
  /// Of pages of others that are recorded.
  static let guestScript = PageAsset(file: page_assets_guest_script)

  /// The whole text, byte for byte as it appears on the page.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes as text that a page may contain.
  var base64: String { Base64.text(bytes) }

  private var bytes: UnsafeBufferPointer<UInt8> {
    var length = 0
    let first = file(&length)
    return UnsafeBufferPointer(start: first, count: length)
  }

  /// The names of these files in a report that is a folder.
  static let styleFile = "app.css"
  static let scriptFile = "app.js"
}
