internal import Model
internal import Replay
internal import Text

// Reads the reports of an engine other than its samples.

extension ProcessEngine {
  /// Reads callbacks, readouts and the app's own signals, which refer to samples that were read
  /// before.
  func readReports(_ reply: Envelope, into steps: inout [Step], count: Int) throws(Objection) {
    let reports = introduction.abilities
    var step = 0
    func find(_ key: SampleKey, _ what: String) throws(Objection) {
      while step < count, !steps[step].isShown(at: key) { step += 1 }
      guard step < count, (0..<viewCount).contains(key.view) else {
        throw Objection(
          .sense, "\(what) at \(key.text), where no sample exists, or not in order")
      }
    }
    try reply.each("callbacks") { (scan) throws(Objection) in
      let (key, callback) = try scan.callback()
      guard reports.contains(.callbacks) else {
        throw Objection(
          .sense, "a callback at \(key.text), although it declares that it reports none")
      }
      try find(key, "a callback")
      steps[step].frame.callbacks.append(callback)
    }
    step = 0
    var done = 0
    try reply.each("readouts") { (scan) throws(Objection) in
      let (key, readouts) = try scan.readouts()
      guard reports.contains(.readouts) else {
        throw Objection(
          .sense, "read-outs at \(key.text), although it declares that it reports none")
      }
      try find(key, "read-outs")
      for index in done..<step { show(in: &steps[index]) }
      done = step
      self.readouts[key.view] = readouts
    }
    if reports.contains(.readouts) { for index in done..<count { show(in: &steps[index]) } }
    try readSignals(reply, into: &steps, count: count)
  }

  /// Reads the app's own signals. Each report is valid until the next report.
  private func readSignals(
    _ reply: Envelope, into steps: inout [Step], count: Int
  ) throws(Objection) {
    var done = 0
    try reply.each("signals") { (scan) throws(Objection) in
      let (key, reported) = try scan.signals()
      var step = done
      while step < count, !steps[step].isShown(at: key) { step += 1 }
      guard step < count else {
        throw Objection(
          .sense,
          "signals at \(key.time.text) ms, \(key.cause.rawValue), where no sample exists, "
            + "or not in order")
      }
      for index in done..<step { steps[index].frame.signals = signals }
      done = step
      signals = reported
    }
    for index in done..<count { steps[index].frame.signals = signals }
  }

  private func show(in step: inout Step) {
    for view in step.frame.views.indices { step.frame.views[view].readouts = readouts[view] }
  }
}

extension Step {
  /// Whether a sample belongs to this step. A step between two frames has two samples, before and
  /// after an empty moment.
  fileprivate func isShown(at key: SampleKey) -> Bool {
    time == key.time && (isBetweenFrames ? key.cause != .frame : key.cause == cause)
  }
}
