internal import Text

/// An action of a page after which no recording can continue: the recording was made on a different
/// page, or the page waits for a button.
struct PageDeed {
  /// A description of the action.
  let text: String

  /// Creates the action that an event reports; nil if the event reports no such action.
  ///
  /// - Parameter isLoaded: Whether the page has loaded. Until then, navigation is expected.
  init?(_ event: DevToolsEvent, isLoaded: Bool) {
    let parameters = event.parameters
    switch event.method {
    case "Page.frameNavigated":
      guard isLoaded, let frame = parameters["frame"], frame["parentId"] == nil else { return nil }
      text = "the page navigated to \(Self.short(frame["url"]))"
    case "Page.javascriptDialogOpening":
      let kind = parameters["type"]?.string ?? "dialog"
      text =
        "the page opened a dialog that is not answered: \(kind) "
        + "\"\(Self.short(parameters["message"]))\""
    case "Page.windowOpen":
      text = "the page opened another window: \(Self.short(parameters["url"]))"
    case "Page.downloadWillBegin":
      text =
        "the page started the download of \(Self.short(parameters["suggestedFilename"])), which is refused"
    default: return nil
    }
  }

  private static func short(_ value: JSONValue?) -> String {
    String((value?.string ?? "").prefix(200))
  }
}
