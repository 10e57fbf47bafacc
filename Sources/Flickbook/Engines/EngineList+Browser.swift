internal import Chromium

extension EngineList {
  /// What a person must know before a browser loads a page that was typed.
  var caution: String? {
    page != nil || comparedPage != nil ? BrowserCommand.caution : nil
  }

  /// How often a browser failed and was replaced, if one did.
  var replacements: String? {
    guard let count = browsers?.restarts, count > 0 else { return nil }
    let times = count == 1 ? "once" : "\(count) times"
    return "\(Browsers.engineName) failed and was replaced \(times)"
  }
}
