package import Gesture
package import Replay

/// Writes steps in the compact form, each as the difference from the previous one, and emits the
/// bytes one block at a time.
///
/// The file is complete only after `finish`.
package struct StepsWriter<Failure: Error> {
  private var text = StepBytes()
  private var state: StepState
  private let give: (UnsafeRawBufferPointer) throws(Failure) -> Void

  /// - Parameter give: Receives the pieces of the file, in order.
  package init(
    _ head: TraceHead, of scene: Scene,
    to give: @escaping (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    state = StepState(views: scene.views.count, clock: head.clock)
    self.give = give
    try pass(Array(StepBlocks.opening.utf8))
    var line = TraceText(round: nil)
    line.put(head)
    try pass(block: line.bytes)
  }

  package mutating func write(_ step: Step) throws(Failure) {
    state.write(step, to: &text)
    if text.bytes.count >= StepBlocks.size { try flush() }
  }

  /// Writes how the replay ended. Without it the steps are incomplete.
  package mutating func finish(_ ending: KeptEnding) throws(Failure) {
    text.put(byte: StepMark.end)
    switch ending {
    case .ending(let ending): text.put(UInt64(Ending.allCases.firstIndex(of: ending) ?? 0))
    case .failure(let error):
      text.put(UInt64(Ending.allCases.count))
      text.put(error.kind.rawValue)
      text.put(error.message)
    case .recording: text.put(UInt64(Ending.allCases.count + 1))
    }
    try flush()
  }

  private mutating func flush() throws(Failure) {
    try pass(block: text.bytes)
    text.clear()
  }

  private func pass(block: [UInt8]) throws(Failure) {
    try pass(StepBlocks.number(UInt32(block.count)))
    try pass(block)
    try pass(StepBlocks.number(BlockSum.of(block)))
  }

  private func pass(_ bytes: [UInt8]) throws(Failure) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
      try give(UnsafeRawBufferPointer(bytes))
    }
  }
}
