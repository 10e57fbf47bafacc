internal import PageAssets

/// What makes a page look and act: files of this program that travel inside it.
enum PageAsset {
  case style, script
}

extension PageAsset {
  /// The whole text, byte for byte as the page gets it.
  var text: String {
    var length = 0
    let bytes =
      switch self {
      case .style: page_assets_style(&length)
      case .script: page_assets_script(&length)
      }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  var fileName: String {
    switch self {
    case .style: "app.css"
    case .script: "app.js"
    }
  }
}
