internal import Model
internal import Replay
internal import Results
internal import Text

/// A row in the table of key moments: a finger goes down or up, the app acts, or the engine reports
/// something.
struct KeyMoment {
  let time: Instant
  /// The line of the recording; `nil` if the event is not recorded.
  let line: Int32?
  var text: String
  let view: Int
  let state: ViewState
  let callbacks: String

  /// The table rows for a step: one row for every view with callbacks, the first of which also has
  /// the events. Without callbacks, there is one row for the events.
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
      let line = events.first?.location.line ?? 0
      rows.append(
        KeyMoment(
          time: step.time, line: isFirst && line > 0 ? line : nil,
          text: isFirst ? events.map(\.value.summary).joined(separator: ", ") : "", view: view,
          state: step.frame.views[view],
          callbacks: spoken.filter { $0.view == view }.map(\.kind.text).joined(separator: " ")))
    }
    return rows
  }
}

extension InputEvent.Action {
  fileprivate var isKey: Bool { name != .move && name != .seen }
}

extension Frame {
  /// The topmost view under a finger.
  fileprivate func view(under action: InputEvent.Action) -> Int? {
    guard let touch = action.touch else { return nil }
    return views.lastIndex { $0.frame.contains(touch.point) }
  }
}
