internal import Chromium

extension EngineList {
  /// A warning before a browser loads a page from the command line.
  var caution: String? { page != nil || comparedPage != nil ? BrowserCommand.caution : nil }

  /// The memory use of the browsers, if one has replayed a recording.
  var weight: String? {
    guard let bytes = browsers?.maxBytes, bytes > 0 else { return nil }
    let megabytes = (bytes + 500_000) / 1_000_000
    return "\(Browsers.engineName): at most \(megabytes) MB with all its processes"
  }

  /// How often a browser failed and was replaced, if ever.
  var replacements: String? {
    guard let count = browsers?.restarts, count > 0 else { return nil }
    let times = count == 1 ? "once" : "\(count) times"
    return "\(Browsers.engineName) failed and was replaced \(times)"
  }
}
