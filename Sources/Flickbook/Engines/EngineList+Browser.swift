internal import Chromium

extension EngineList {
  /// What a person must know before a browser loads a page.
  var caution: String? {
    guard page != nil || comparedPage != nil, BrowserCommand.isRoot else { return nil }
    return "a browser that root starts has no sandbox: load only pages that you trust"
  }

  /// How often a browser failed and was replaced, if one did.
  var replacements: String? {
    guard let count = browsers?.restarts, count > 0 else { return nil }
    let times = count == 1 ? "once" : "\(count) times"
    return "\(Browsers.engineName) failed and was replaced \(times)"
  }
}
