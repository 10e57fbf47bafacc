package import Model
package import Replay

/// Writes steps as a trace, with a row for each view, and emits the bytes piece by piece.
///
/// Values that the engine does not report, according to `reports`, are written as `?`. A trace is
/// complete only after `finish`.
package struct TraceWriter<Failure: Error> {
  private var text: TraceText
  private let views: [String]
  private let reports: Abilities
  private let give: (UnsafeRawBufferPointer) throws(Failure) -> Void

  /// - Parameter give: Receives the pieces in the order of the file.
  package init(
    _ head: TraceHead, of scene: Scene, reports: Abilities = .all,
    to give: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) {
    text = TraceText(round: head.round)
    views = scene.views.map(\.id)
    self.reports = reports
    self.give = give
    text.put(plain: TraceHead.opening + TraceHead.version + "\t")
    text.put(head)
    text.put("\n")
    text.put(plain: TraceHead.columns.joined(separator: "\t"))
    text.put("\n")
  }

  package mutating func write(_ step: Step) throws(Failure) {
    for error in step.frame.pageErrors { text.put(error) }
    for index in step.frame.views.indices where index < views.count {
      text.put(step.time)
      text.put("\t")
      text.put(plain: step.cause.rawValue)
      text.put("\t")
      text.put(value: views[index])
      text.put("\t")
      text.put(step.frame.views[index], reports)
      text.put("\t")
      if reports.contains(.callbacks) {
        text.put(step.frame.callbacks, ofView: index)
      } else {
        text.put("?")
      }
      text.put("\t")
      if reports.contains(.readouts) {
        text.put(step.frame.views[index].readouts)
      } else {
        text.put("?")
      }
      // Signals belong to the app and not to a view, and are written in the first view's row.
      if index == 0 { text.put(step.frame.signals) }
      text.put("\n")
    }
    if text.bytes.count >= 65_536 { try flush() }
  }

  /// Writes the line without which a trace is incomplete.
  ///
  /// - Parameter stop: The reason why the replay stopped early; nil if it was played to its end.
  package mutating func finish(_ stop: TraceStop? = nil) throws(Failure) {
    text.put(end: stop)
    try flush()
  }

  private mutating func flush() throws(Failure) {
    try text.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      try give(UnsafeRawBufferPointer(bytes))
    }
    text.clear()
  }
}
