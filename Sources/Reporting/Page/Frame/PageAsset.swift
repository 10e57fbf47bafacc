internal import PageAssets

/// What makes a page look and act: files of this program that travel inside it.
enum PageAsset {
  /// Of reports.
  case style, script
  case recorderStyle, recorderScript, recorderBody
  /// Of pages of others that are recorded.
  case guestScript
}

extension PageAsset {
  /// The whole text, byte for byte as the page gets it.
  var text: String {
    var length = 0
    let bytes =
      switch self {
      case .style: page_assets_style(&length)
      case .script: page_assets_script(&length)
      case .recorderStyle: page_assets_recorder_style(&length)
      case .recorderScript: page_assets_recorder_script(&length)
      case .recorderBody: page_assets_recorder_body(&length)
      case .guestScript: page_assets_guest_script(&length)
      }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// What the files of a report in a folder are called.
  static let styleFile = "app.css"
  static let scriptFile = "app.js"
}
