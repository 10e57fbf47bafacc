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
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": size.width.rounded().json, "height": size.height.rounded().json,
        "deviceScaleFactor": scale.json, "mobile": true,
        "screenWidth": size.width.rounded().json, "screenHeight": size.height.rounded().json,
        "screenOrientation": [
          "type": orientation.screenType.json, "angle": orientation.angle.json,
        ],
      ])
  }
}

extension Orientation {
  fileprivate var screenType: String {
    switch self {
    case .portrait: "portraitPrimary"
    case .upsideDown: "portraitSecondary"
    case .landscapeLeft: "landscapePrimary"
    case .landscapeRight: "landscapeSecondary"
    }
  }

  fileprivate var angle: Double {
    switch self {
    case .portrait: 0
    case .landscapeLeft: 90
    case .upsideDown: 180
    case .landscapeRight: 270
    }
  }
}
