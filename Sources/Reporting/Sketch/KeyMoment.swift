internal import Gesture
internal import Replay

/// A time worth a row: a finger comes or goes, the app does something, the engine says something.
struct KeyMoment {
  let time: Instant
  /// The line of the recording; nothing where nothing was recorded.
  let line: Int32?
  var words: String
  let view: Int
  let state: ViewState
  let callbacks: String

  /// The rows a step is worth: one for what happened, and one for every view that said something.
  static func rows(of step: Step) -> [KeyMoment] {
    let events = step.cause == .before ? [] : step.moment.events.filter { $0.value.isKey }
    let spoken = step.frame.callbacks.filter { !$0.kind.isSteady }
    guard !events.isEmpty || !spoken.isEmpty else { return [] }
    var views = spoken.map(\.view).unique
    if views.isEmpty {
      views = [
        events.lazy.compactMap { $0.value.view ?? step.frame.view(under: $0.value) }.first ?? 0
      ]
    }
    var rows: [KeyMoment] = []
    for view in views where step.frame.views.indices.contains(view) {
      let isFirst = rows.isEmpty
      let line = events.first?.place.line ?? 0
      rows.append(
        KeyMoment(
          time: step.time, line: isFirst && line > 0 ? line : nil,
          words: isFirst ? events.map(\.value.words).joined(separator: ", ") : "", view: view,
          state: step.frame.views[view],
          callbacks: spoken.filter { $0.view == view }.map(\.kind.words).joined(separator: " ")))
    }
    return rows
  }
}

extension InputEvent.Action {
  fileprivate var isKey: Bool { name != .move && name != .seen }
}

extension Frame {
  /// The view on top where a finger is.
  fileprivate func view(under action: InputEvent.Action) -> Int? {
    guard let touch = action.touch else { return nil }
    return views.lastIndex { $0.frame.contains(touch.place) }
  }
}
