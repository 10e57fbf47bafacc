internal import Gesture
internal import JSON
internal import Replay

extension BrowserPage {
  /// Zooms the document at once.
  func zoom(to scale: Double) throws(EngineError) {
    try call("Emulation.setPageScaleFactor", ["pageScaleFactor": scale.json])
  }

  /// Gives the page a size in points.
  func resize(
    to size: Size, _ orientation: Orientation, scale: Double = 1
  ) throws(EngineError) {
    let screen = orientation.screen
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": size.width.rounded().json, "height": size.height.rounded().json,
        "deviceScaleFactor": scale.json, "mobile": true,
        "screenWidth": size.width.rounded().json, "screenHeight": size.height.rounded().json,
        "screenOrientation": ["type": screen.type.json, "angle": screen.angle.json],
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
