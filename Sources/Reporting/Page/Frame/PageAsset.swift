internal import PageAssets

/// What makes a page look and act: files of this program that travel inside it.
enum PageAsset {
  /// Of reports.
  case style, script
  case recorderStyle, recorderScript, recorderBody
  case playgroundStyle, playgroundScript, playgroundBody
  case lessonsStyle, lessonsScript, lessonsBody
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
      case .playgroundStyle: page_assets_playground_style(&length)
      case .playgroundScript: page_assets_playground_script(&length)
      case .playgroundBody: page_assets_playground_body(&length)
      case .lessonsStyle: page_assets_lessons_style(&length)
      case .lessonsScript: page_assets_lessons_script(&length)
      case .lessonsBody: page_assets_lessons_body(&length)
      case .guestScript: page_assets_guest_script(&length)
      }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// The engines and invariants as they run in a page: packed, in letters that a page may hold.
  static var engines: String {
    var length = 0
    let bytes = page_assets_engines(&length)
    return Base64.text(UnsafeBufferPointer(start: bytes, count: length))
  }

  /// What the files of a report in a folder are called.
  static let styleFile = "app.css"
  static let scriptFile = "app.js"
}
