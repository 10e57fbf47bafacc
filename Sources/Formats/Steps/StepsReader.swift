package import Gesture
package import Replay

/// Reads kept steps one at a time, with memory for one block.
package struct StepsReader: KeptFrames {
  package let head: TraceHead
  package let file: String
  package let scene: Scene
  package private(set) var kept: KeptEnding?

  private var blocks: StepBlocks
  private var scan = StepScan([])
  private var state: StepState
  private var index = 0

  package init(file path: String, of scene: Scene) throws(FormatError) {
    try self.init(ByteSource(file: path), of: scene)
  }

  package init(bytes: [UInt8], named name: String = "steps", of scene: Scene) throws(FormatError) {
    try self.init(ByteSource(bytes: bytes, named: name), of: scene)
  }

  private init(_ source: ByteSource, of scene: Scene) throws(FormatError) {
    var blocks = try StepBlocks(source)
    head = try TraceHead(blocks: &blocks)
    file = source.name
    self.scene = scene
    self.blocks = blocks
    state = StepState(views: scene.views.count, clock: head.clock)
  }

  package var reports: Abilities { head.declared?.abilities ?? .all }
  package var place: FileLocation { .nowhere }

  package mutating func next(into step: inout Step) throws(FormatError) -> Bool {
    guard kept == nil else { return false }
    if scan.isAtEnd {
      guard let block = try blocks.next() else { throw blocks.cut() }
      scan = StepScan(block)
    }
    do {
      if try state.read(into: &step, &scan) {
        step.index = index
        step.moment.time = step.time
        index += 1
        return true
      }
      kept = try scan.ending()
    } catch {
      throw blocks.fault(
        error.kind, error.found + " in step \(index), before byte \(blocks.position)",
        expected: error.expected ?? "")
    }
    guard scan.isAtEnd, try blocks.next() == nil else {
      throw blocks.fault(.misplaced, "bytes behind the end of the replay", expected: "nothing")
    }
    return false
  }
}

extension TraceHead {
  fileprivate init(blocks: inout StepBlocks) throws(FormatError) {
    guard let line = try blocks.next() else { throw blocks.cut() }
    do {
      self = try line.withUnsafeBufferPointer { (bytes) throws(Objection) in
        var scan = TraceScan(bytes)
        return try scan.fields()
      }
    } catch {
      throw TraceReader.error(error, in: blocks.name, 2)
    }
  }

  /// Reads only the head of a trace or of kept steps.
  package init(ofKept path: String) throws(FormatError) {
    if try Self.isCompact(path) {
      var blocks = try StepBlocks(ByteSource(file: path))
      try self.init(blocks: &blocks)
    } else {
      try self.init(ofFile: path)
    }
  }

  /// Whether a file contains steps in the compact form, detected from its first bytes.
  package static func isCompact(_ path: String) throws(FormatError) -> Bool {
    let kind = Array(StepBlocks.opening.utf8.dropLast(2))
    return try ByteSource(file: path).read(kind.count) == kind
  }
}

extension StepScan {
  fileprivate mutating func ending() throws(Objection) -> KeptEnding {
    let number = try number()
    switch number {
    case 0..<UInt64(Ending.allCases.count): return .ending(Ending.allCases[Int(number)])
    case UInt64(Ending.allCases.count):
      let word = try text()
      guard let kind = EngineError.Kind(rawValue: word) else {
        throw Self.senseless("a failure of the kind \(word)")
      }
      return .failure(EngineError(kind, try text()))
    case UInt64(Ending.allCases.count + 1): return .recording
    default: throw Self.senseless("the ending \(number)")
    }
  }
}
