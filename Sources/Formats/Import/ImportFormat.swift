/// The files of other tools that recordings are made of.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// `evemu-record` of Linux, versions 1.0 to 1.3.
  case evemu
  /// `getevent -t` of Android.
  case getevent
  /// `libinput record`.
  case libinput
  /// The actions of W3C WebDriver, as Appium and browsers take them.
  case webdriver
  /// The event streams of WebKit's tests.
  case webkit
  /// A session of a web page as rrweb and those who use it keep it.
  case rrweb
  /// The flows of Maestro.
  case maestro
  /// The log of an Appium server.
  case appium
  /// Android's touch events as logcat prints them.
  case motionevent

  /// Whether a file says which devices there were: a log of touch screens.
  var hasDevices: Bool { [.evemu, .getevent, .libinput].contains(self) }

  /// The format a file seems to have, by how it begins.
  init?(beginning bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("[HTTP] --> ") || text.contains("[Appium] ") {
      self = .appium
      return
    }
    let lines = text.split(whereSeparator: \.isNewline).prefix(200)
    if let outline = JSONOutline(bytes), let json = Self.json(outline) {
      self = json
      return
    }
    for line in lines {
      if line.contains("MotionEvent { ") {
        self = .motionevent
        return
      }
      if line.hasPrefix("appId:") || line.hasPrefix("- swipe") || line.hasPrefix("- tapOn")
        || line.hasPrefix("- launchApp")
      {
        self = .maestro
        return
      }
      if line.hasPrefix("# EVEMU") || line.hasPrefix("E: ") || line.hasPrefix("N: ") {
        self = .evemu
      } else if line.hasPrefix("ndevices:") || line.hasPrefix("libinput:") {
        self = .libinput
      } else if line.hasPrefix("add device ") || line.contains("/dev/input/event")
        || line.hasPrefix("[") && line.contains("] ")
      {
        self = .getevent
      } else {
        continue
      }
      return
    }
    return nil
  }

  private static func json(_ outline: JSONOutline) -> ImportFormat? {
    if ["touches", "interpolate"].contains(where: outline.hasItems) { return .webkit }
    if outline.has("actions") { return .webdriver }
    if outline.hasItems(with: "timestamp") { return .rrweb }
    return nil
  }

  /// How much of a file is looked at to guess its format.
  static let guessed = 64 * 1024
}
