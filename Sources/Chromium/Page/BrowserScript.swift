internal import PageAssets

/// The embedded scripts that run in the browser.
enum BrowserScript {
  /// Generates a page from a scene.
  static let scene = text(page_assets_browser_scene)
  /// Replaces the clock of a page.
  static let clock = "(() => {\n\(text(page_assets_browser_clock))})();"
  /// Finds the views of a recording in a page.
  static let page = "(() => {\n\(text(page_assets_browser_page))})();"

  private static func text(_ asset: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) -> String {
    var length = 0
    let bytes = asset(&length)
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
