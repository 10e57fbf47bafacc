/// The styles and scripts that a report page uses.
struct PageParts {
  let styles: [PageAsset]
  let scripts: [PageAsset]

  /// - Parameter isReview: Whether the user decides on differences to baselines.
  init(isReview: Bool) {
    styles = [.style] + (isReview ? [.reviewStyle] : [])
    // The script that starts the page comes last, because it uses the other scripts.
    scripts = (isReview ? [.reviewScript] : []) + [.script]
  }

  /// The contents of the files that the pages of a folder share.
  var styleFile: [UInt8] { Self.bytes(styles) }
  var scriptFile: [UInt8] { Self.bytes(scripts) }

  private static func bytes(_ assets: [PageAsset]) -> [UInt8] {
    assets.flatMap { Array($0.code.utf8) }
  }
}
