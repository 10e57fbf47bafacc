internal import JSON

/// What a page does that no recording goes on after: what was recorded then is another page, or waits
/// for somebody to press a button.
struct PageDeed {
  /// What it did, for people.
  let words: String

  /// The deed that an event reports, if it reports one.
  ///
  /// - Parameter isLoaded: Whether the page has loaded; until then it goes where it is sent.
  init?(_ event: DevToolsEvent, isLoaded: Bool) {
    let parameters = event.parameters
    switch event.method {
    case "Page.frameNavigated":
      guard isLoaded, let frame = parameters["frame"], frame["parentId"] == nil else { return nil }
      words = "the page went away to \(Self.short(frame["url"]))"
    case "Page.javascriptDialogOpening":
      let kind = parameters["type"]?.string ?? "dialog"
      words =
        "the page opened a dialog that nobody answers here: \(kind) "
        + "\"\(Self.short(parameters["message"]))\""
    case "Page.windowOpen":
      words = "the page opened another window: \(Self.short(parameters["url"]))"
    case "Page.downloadWillBegin":
      words =
        "the page began to download \(Self.short(parameters["suggestedFilename"])), which is refused"
    default: return nil
    }
  }

  private static func short(_ value: JSONValue?) -> String {
    String((value?.string ?? "").prefix(200))
  }
}
