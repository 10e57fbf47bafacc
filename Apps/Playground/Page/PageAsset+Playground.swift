internal import PageAssets
internal import Reports

extension PageAsset {
  static let playgroundStyle = PageAsset(file: page_assets_playground_style)
  static let playgroundScript = PageAsset(file: page_assets_playground_script)
  static let playgroundBody = PageAsset(file: page_assets_playground_body)
  static let lessonsStyle = PageAsset(file: page_assets_lessons_style)
  static let lessonsScript = PageAsset(file: page_assets_lessons_script)
  static let lessonsBody = PageAsset(file: page_assets_lessons_body)
  /// The packed WebAssembly module with the engines and invariants; empty if it was not built.
  static let engines = PageAsset(file: page_assets_engines)
}
