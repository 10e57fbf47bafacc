/// A file that appears under its name only when it is whole.
///
/// Until `finish` it is `NAME.part` beside the target, so that neither a crash, a kill nor a full
/// disk can cost what was there before, and what was flushed before a kill can be repaired. A file
/// that is neither finished nor abandoned stays as its `.part`.
public final class NewFile: ByteSink {
  /// The name it will have.
  public let target: String
  /// The name it has until then.
  public let part: String

  private let replaces: Bool
  private let descriptor: Descriptor
  private var waiting: [UInt8] = []
  private var failure: WriteError?
  private var isOpen = true

  /// Makes `target.part`.
  ///
  /// - Parameters:
  ///   - target: A free name, or with `replacing` that of a regular file or of a link to one.
  ///   - replacing: Whether `finish` may put the new file in the place of an old one.
  ///   - discardingPart: Whether a `.part` an earlier process left may be thrown away.
  public convenience init(
    _ target: String, replacing: Bool = false, discardingPart: Bool = false
  ) throws(WriteError) {
    var target = target
    if replacing, case .link = Folder.entry(at: target) {
      target = Folder.destination(of: target) ?? target
    }
    let part = target + ".part"
    let mode = try Self.modeToKeep(of: target, replacing: replacing)
    if discardingPart, case .file = Folder.entry(at: part) { try Folder.remove(part) }
    let descriptor: Descriptor
    do throws(WriteError) {
      descriptor = try Folder.create(part, mode: mode)
    } catch {
      throw error.named(target, insteadOf: part)
    }
    self.init(target, replacing: replacing, through: descriptor)
  }

  /// Takes over an open descriptor as the unfinished file.
  init(_ target: String, replacing: Bool, through descriptor: Descriptor) {
    self.target = target
    self.replaces = replacing
    self.descriptor = descriptor
    part = descriptor.name
    waiting.reserveCapacity(Self.room)
  }

  deinit {
    if isOpen {
      try? flush()
      try? descriptor.shut()
    }
  }

  /// How many bytes wait for each other before the system is asked to write them.
  private static let room = 65_536
}

extension NewFile {
  public func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    try check()
    if waiting.count + bytes.count > Self.room { try flush() }
    if bytes.count >= Self.room {
      try attempt { () throws(WriteError) in try descriptor.put(bytes) }
    } else {
      waiting.append(contentsOf: bytes)
    }
  }

  public func flush() throws(WriteError) {
    try check()
    guard !waiting.isEmpty else { return }
    // What is thrown here is remembered and nothing follows, so no byte is ever written twice.
    try attempt { () throws(WriteError) in
      try waiting.withUnsafeBufferPointer { (bytes) throws(WriteError) in
        try descriptor.put(UnsafeRawBufferPointer(bytes))
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Makes the file whole and gives it its name. After an error its `.part` stays.
  public func finish() throws(WriteError) {
    try flush()
    try attempt { () throws(WriteError) in
      try descriptor.settle()
      isOpen = false
      try descriptor.shut()
      if replaces {
        try Folder.move(part, over: target)
      } else {
        try Folder.move(part, toFree: target)
      }
      try Folder.settle(around: target)
    }
  }

  /// Throws the unfinished file away.
  public func abandon() throws(WriteError) {
    guard isOpen else { return }
    isOpen = false
    try? descriptor.shut()
    try Folder.remove(part)
  }

  /// A file that failed once is not written again: bytes may be missing in its middle.
  private func attempt(_ work: () throws(WriteError) -> Void) throws(WriteError) {
    do { try work() } catch {
      failure = error
      throw error
    }
  }

  private func check() throws(WriteError) {
    if let failure { throw failure }
    guard isOpen else {
      throw .file(FileTrouble(target, attempt: "write", reason: "it is finished or abandoned"))
    }
  }
}

extension NewFile {
  /// Refuses early what `finish` would refuse, before an hour is recorded in vain.
  private static func modeToKeep(
    of target: String, replacing: Bool
  ) throws(WriteError) -> UInt32? {
    switch Folder.entry(at: target) {
    case .nothing: return nil
    case .file(let mode) where replacing: return mode
    case .file, .link:
      throw .file(
        FileTrouble(
          target, attempt: "create", reason: "file exists",
          advice: "choose another name or ask to replace it"))
    case .other:
      throw .file(FileTrouble(target, attempt: "replace", reason: "it is not a regular file"))
    }
  }
}
