internal import Chromium

extension EngineList {
  /// A warning before a browser loads a page that the command line names; nil if none is named.
  var caution: String? { page != nil || comparedPage != nil ? BrowserCommand.caution : nil }

  /// The memory use of the browsers; nil if none has replayed a recording.
  var weight: String? {
    guard let bytes = browsers?.maxBytes, bytes > 0 else { return nil }
    let megabytes = (bytes + 500_000) / 1_000_000
    return "\(Browsers.engineName): at most \(megabytes) MB with all its processes"
  }

  /// The number of browsers that failed and were replaced, as text; nil if none failed.
  var replacements: String? {
    guard let count = browsers?.restarts, count > 0 else { return nil }
    let times = count == 1 ? "once" : "\(count) times"
    return "\(Browsers.engineName) failed and was replaced \(times)"
  }
}
