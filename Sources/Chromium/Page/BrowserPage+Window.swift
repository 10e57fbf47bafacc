internal import Gesture
internal import Replay

extension BrowserPage {
  /// Zooms the document at once.
  func zoom(to scale: Double) throws(EngineError) {
    try call("Emulation.setPageScaleFactor", ["pageScaleFactor": .number(scale)])
  }

  /// Gives the page a size in points.
  func resize(
    to size: Size, _ orientation: Orientation, scale: Double = 1
  ) throws(EngineError) {
    let screen = orientation.screen
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(size.width.rounded()), "height": .number(size.height.rounded()),
        "deviceScaleFactor": .number(scale), "mobile": true,
        "screenWidth": .number(size.width.rounded()),
        "screenHeight": .number(size.height.rounded()),
        "screenOrientation": ["type": .text(screen.type), "angle": .number(screen.angle)],
      ])
  }
}

extension Orientation {
  fileprivate var screen: (type: String, angle: Double) {
    switch self {
    case .portrait: ("portraitPrimary", 0)
    case .landscapeLeft: ("landscapePrimary", 90)
    case .upsideDown: ("portraitSecondary", 180)
    case .landscapeRight: ("landscapeSecondary", 270)
    }
  }
}
