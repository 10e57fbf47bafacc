internal import Gesture

extension InputEvent.Action {
  /// What happened, in the words of the recording format, as short as a table wants it.
  var words: String {
    switch self {
    case .touch(let touch): "\(touch.phase) \(touch.finger)"
    case .layout(let change): change.words
    case .setting(let change): "set " + change.parts.joined(separator: ", ")
    case .ask(let command): "ask " + command.words
    case .observation(let seen):
      "seen \(seen.offset.words)" + (seen.zoom == 1 ? "" : " zoom \(seen.zoom.text(most: 3))")
    case .mark(let name): "mark " + name.visible
    }
  }

  /// The words, and for a touch also where it is.
  var detail: String {
    guard case .touch(let touch) = self else { return words }
    return words + " " + touch.place.words
  }

  /// The view it is about, where it names one.
  var view: Int? {
    switch self {
    case .setting(let change): change.view
    case .ask(let command): command.view
    case .layout(.frame(let frame)): frame.view
    case .observation(let seen): seen.view
    case .touch, .layout, .mark: nil
    }
  }
}

extension LayoutChange {
  fileprivate var words: String {
    switch self {
    case .turn(let orientation, _, _): "turn to \(orientation.rawValue)"
    case .resize(let window, _): "resize to \(window.size.words)"
    case .frame(let change): "frame \(change.frame.words)"
    case .keyboard(.hidden): "keyboard hidden"
    case .keyboard(.shown(let frame, _)): "keyboard \(frame.words)"
    }
  }
}

extension SettingChange {
  /// The elements of the format that hold the settings, each once.
  fileprivate var parts: [String] {
    var parts: [String] = []
    for part in settings.map(\.row.policy.rawValue) where !parts.contains(part) {
      parts.append(part)
    }
    return parts
  }
}

extension Command {
  fileprivate var words: String {
    let words =
      switch request {
      case .scrollTo(let offset): "scroll-to \(offset.words)"
      case .reveal(let place): "reveal \(place.words)"
      case .zoomTo(let zoom): "zoom-to \(zoom.text(most: 3))"
      case .zoomToRect(let place): "zoom-to-rect \(place.words)"
      case .page(let page): "page \(page)"
      case .select(let row): "select \(row)"
      case .resetZoom: "reset-zoom"
      case .beginRefresh: "begin-refresh"
      case .endRefresh: "end-refresh"
      case .stop: "stop"
      case .scrollToTop: "scroll-to-top"
      }
    return words + (animated ? " animated" : "")
  }
}

extension Point {
  var words: String { "\(x.text(most: 2)),\(y.text(most: 2))" }
}

extension Size {
  fileprivate var words: String { "\(width.text(most: 2))x\(height.text(most: 2))" }
}

extension Rectangle {
  fileprivate var words: String { origin.words + " " + size.words }
}
