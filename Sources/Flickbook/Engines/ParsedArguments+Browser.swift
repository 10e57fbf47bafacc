internal import Chromium
internal import Gesture
internal import Platform

extension ParsedArguments {
  /// The browser that is named, or else the first in PATH.
  var browsers: Browsers? {
    let searchPath = getenv("PATH").map { String(cString: $0) } ?? ""
    guard let path = text(.browser) ?? BrowserCommand.find(in: searchPath) else { return nil }
    var command = BrowserCommand(path)
    command.environment = ["PATH=\(searchPath)"]
    if let folder = getenv("TMPDIR") { command.temporary = String(cString: folder) }
    command.interruption = Interruption.descriptor
    command.isRealTime = text(.browserClock) == "real"
    command.keepsPageClock = text(.pageClock) == "real"
    return Browsers(command)
  }

  /// The page that an option names.
  func page(_ option: Option) throws(UsageError) -> WebPage? {
    guard let typed = text(option) else { return nil }
    guard let page = WebPage(typed) else {
      throw .badValue(
        typed, of: option, expected: "an HTML file, a folder with an index.html, or an http address"
      )
    }
    guard page.isLocal || !BrowserCommand.isRoot || has(.noSandbox) else {
      throw UsageError(
        "\(option.dashed): \(typed) is not a file of this machine, and a browser that root starts "
          + "has no sandbox: run flickbook as another user, or add \(Option.noSandbox.dashed)")
    }
    return page
  }
}
