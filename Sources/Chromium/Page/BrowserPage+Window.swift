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
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(size.width.rounded()), "height": .number(size.height.rounded()),
        "deviceScaleFactor": .number(scale), "mobile": true,
        "screenWidth": .number(size.width.rounded()),
        "screenHeight": .number(size.height.rounded()),
        "screenOrientation": [
          "type": .text(orientation.screenType), "angle": .number(orientation.angle),
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
