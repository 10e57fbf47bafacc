/// The file formats of other tools that can be imported.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// `evemu-record` of Linux, versions 1.0 to 1.3.
  case evemu
  /// `getevent -t` of Android.
  case getevent
  /// `libinput record`.
  case libinput
  /// The actions of W3C WebDriver, as accepted by Appium and browsers.
  case webdriver
  /// The event streams of WebKit's tests.
  case webkit
  /// A session of a web page, as saved by rrweb and tools based on it.
  case rrweb
  /// The flows of Maestro.
  case maestro
  /// The log of an Appium server.
  case appium
  /// Android's touch events as logcat prints them.
  case motionevent

  /// Whether a file names the touched devices: a log of touch screens, or a log of a server whose
  /// sessions are devices.
  var hasDevices: Bool {
    switch self {
    case .evemu, .getevent, .libinput, .appium: true
    case .webdriver, .webkit, .rrweb, .maestro, .motionevent: false
    }
  }

  /// Whether a file may name the views that logged its touches.
  var hasViews: Bool { self == .motionevent }

  /// Guesses the format of a file from its first bytes.
  init?(beginning bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Colour codes may occur between the words.
    let isAppium = text.contains("[HTTP]") && text.contains("-->") || text.contains("[Appium]")
    let lines = text.split(whereSeparator: \.isNewline).prefix(200)
    guard
      let format = isAppium
        ? .appium
        : JSONOutline(bytes).flatMap(Self.json) ?? lines.lazy.compactMap(Self.format).first
    else { return nil }
    self = format
  }

  /// The format that a line identifies; nil if the line identifies no format.
  private static func format(of line: Substring) -> ImportFormat? {
    func begins(_ texts: String...) -> Bool { texts.contains { line.hasPrefix($0) } }
    if line.contains("MotionEvent { ") { return .motionevent }
    if begins("appId:", "- swipe", "- tapOn", "- launchApp") { return .maestro }
    if begins("# EVEMU", "E: ", "N: ") { return .evemu }
    if begins("ndevices:", "libinput:") { return .libinput }
    let isTimed = line.hasPrefix("[") && line.contains("] ")
    return isTimed || begins("add device ") || line.contains("/dev/input/event") ? .getevent : nil
  }

  private static func json(_ outline: JSONOutline) -> ImportFormat? {
    if ["touches", "interpolate"].contains(where: outline.hasItems) { return .webkit }
    if outline.has("actions") { return .webdriver }
    if outline.hasItems(with: "timestamp") { return .rrweb }
    return nil
  }

  /// The number of bytes that are examined to guess the format.
  static let guessed = 64 * 1024
}
