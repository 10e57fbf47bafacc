internal import PageAssets
internal import Reports

extension PageAsset {
  static let recorderStyle = PageAsset(file: page_assets_recorder_style)
  static let recorderScript = PageAsset(file: page_assets_recorder_script)
  static let recorderBody = PageAsset(file: page_assets_recorder_body)
  /// The script for recording on other web pages.
  static let guestScript = PageAsset(file: page_assets_guest_script)
}
