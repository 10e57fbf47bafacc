/// A file that appears under its name only when it is whole.
///
/// Until `finish` it stands beside the target under another name, so that neither a crash, a kill
/// nor a full disk can cost what was there before. What a recorder writes is `NAME.part`: it may be
/// the only copy there is, and nobody but a person removes it. Everything else can be made again:
/// it is `NAME.new.part`, held with a lock, and what a killed process left there is used up by the
/// next.
///
/// A target that is no place for a file, such as `/dev/null`, a named pipe or the `/dev/fd/63` of a
/// shell's `>(…)`, is written to as it stands.
package final class NewFile: ByteSink {
  /// The name it will have.
  package let target: String
  /// The name it has until then.
  package let part: String

  private let ending: Ending
  private let descriptor: Descriptor
  private var waiting: [UInt8] = []
  private var failure: WriteError?
  private var isOpen = true
  /// Whether the unfinished file is ours: it has not got its name and was not thrown away.
  private var isUnfinished = true
  /// Keeps the lock on it where its descriptor is shut already.
  private var lock: Descriptor?
  /// Whether anything stands on the disk that somebody may want to look at.
  private var isBegun = false

  /// What becomes of what was written.
  private enum Ending {
    /// It gets a name that must be free.
    case named
    /// It takes the place of a file.
    case replacing
    /// It is gone already: the target is a device or a pipe.
    case passing
  }

  /// Makes the unfinished file.
  ///
  /// - Parameters:
  ///   - target: A free name, or with `replacing` that of a regular file or of a link to one; or
  ///     a device or a pipe.
  ///   - replacing: Whether `finish` may put the new file in the place of an old one.
  ///   - isOnlyCopy: Whether what is written cannot be made again, and so is never cleared away.
  ///   - isAbandoned: Whether the process is to end now, and no longer waits for the reader of a pipe.
  package convenience init(
    _ target: String, replacing: Bool = false, isOnlyCopy: Bool = false,
    unless isAbandoned: @escaping @Sendable () -> Bool = { false }
  ) throws(WriteError) {
    if let passage = try OpenTarget(target) {
      self.init(target, .passing, through: try passage.open(unless: isAbandoned))
      return
    }
    var target = target
    if replacing, case .link = Folder.entry(at: target) {
      target = Folder.destination(of: target) ?? target
    }
    let mode = try Self.modeToKeep(of: target, replacing: replacing)
    let descriptor: Descriptor
    do throws(WriteError) {
      descriptor =
        isOnlyCopy
        ? try Folder.create(target + ".part", mode: mode)
        : try StalePart.claim(beside: target, mode: mode)
    } catch {
      throw error.named(target, insteadOf: target + (isOnlyCopy ? ".part" : StalePart.ending))
    }
    self.init(target, replacing ? .replacing : .named, through: descriptor)
    isBegun = isOnlyCopy
  }

  /// Takes over an open descriptor as the unfinished file.
  convenience init(_ target: String, replacing: Bool, through descriptor: Descriptor) {
    self.init(target, replacing ? .replacing : .named, through: descriptor)
  }

  private init(_ target: String, _ ending: Ending, through descriptor: Descriptor) {
    self.target = target
    self.ending = ending
    self.descriptor = descriptor
    part = descriptor.name
    waiting.reserveCapacity(Self.room)
  }

  /// Forgotten, it keeps what a person may want to see; what nobody has written to goes.
  deinit {
    try? lock?.shut()
    guard isOpen else { return }
    try? flush()
    if ending != .passing, !isBegun { try? Folder.remove(part) }
    try? descriptor.shut()
  }

  /// How many bytes wait for each other before the system is asked to write them.
  private static let room = 65_536

  /// Appends bytes, which may wait in memory until they are flushed.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    try check()
    if waiting.count + bytes.count > Self.room { try flush() }
    if bytes.count >= Self.room {
      isBegun = true
      try attempt(try descriptor.put(bytes))
    } else {
      waiting.append(contentsOf: bytes)
    }
  }

  /// Writes all bytes of an array.
  package func write(_ bytes: [UInt8]) throws(WriteError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(WriteError) in
      try write(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Hands all bytes that wait to the system.
  package func flush() throws(WriteError) {
    try check()
    guard !waiting.isEmpty else { return }
    isBegun = true
    // What is thrown here is remembered and nothing follows, so no byte is ever written twice.
    try attempt(
      try waiting.withUnsafeBufferPointer { (bytes) throws(WriteError) in
        try descriptor.put(UnsafeRawBufferPointer(bytes))
      })
    waiting.removeAll(keepingCapacity: true)
  }

  /// Makes the file whole and gives it its name. After an error what was written stays as it is, until
  /// it is abandoned.
  package func finish() throws(WriteError) {
    try flush()
    try attempt(try close())
  }

  private func close() throws(WriteError) {
    guard ending != .passing else {
      isOpen = false
      return try descriptor.shut()
    }
    try descriptor.synchronize()
    isOpen = false
    // The lock lasts until the file has its name: nobody may take it for a leftover before.
    lock = descriptor.double
    try descriptor.shut()
    if ending == .replacing {
      try Folder.move(part, over: target)
    } else {
      try Folder.move(part, toFree: target, isOnlyCopy: isOnlyCopy)
    }
    release()
    try Folder.synchronize(around: target)
  }

  private var isOnlyCopy: Bool { part == target + ".part" }

  /// Gives the lock back: the unfinished file is gone, or has its name.
  private func release() {
    isUnfinished = false
    try? lock?.shut()
    lock = nil
  }

  /// Throws the unfinished file away, also after an error of `finish`.
  package func abandon() throws(WriteError) {
    guard ending != .passing else {
      guard isOpen else { return }
      isOpen = false
      return try descriptor.shut()
    }
    guard isUnfinished else { return }
    defer {
      if isOpen { try? descriptor.shut() }
      isOpen = false
      release()
    }
    try Folder.remove(part)
  }

  /// A file that failed once is not written again: bytes may be missing in its middle.
  private func attempt(_ work: @autoclosure () throws(WriteError) -> Void) throws(WriteError) {
    do { try work() } catch {
      failure = error
      throw error
    }
  }

  private func check() throws(WriteError) {
    if let failure { throw failure }
    guard isOpen else {
      throw .file(FileFailure(target, attempt: "write", reason: "it is finished or abandoned"))
    }
  }

  /// Makes the folder that new files are to stand in, unless it is there; the one around it must be.
  package static func makeFolder(_ path: String) throws(WriteError) { try Folder.make(path) }

  /// Whether a path is a device or a pipe, which is written to as it stands.
  package static func isPassage(_ path: String) -> Bool {
    do { return try OpenTarget(path) != nil } catch { return false }
  }

  /// Removes what a killed process has left of a new file of this name. It can be made again, and
  /// what another process is writing stays.
  package static func clearLeftover(beside target: String) {
    guard case .link = Folder.entry(at: target) else { return StalePart.clear(beside: target) }
    if let target = Folder.destination(of: target) { StalePart.clear(beside: target) }
  }

  /// Gives what a killed process has left of a new file the name that it was to have, whole or not;
  /// what another process is writing stays.
  package static func keepLeftover(beside target: String) { StalePart.keep(beside: target) }

  /// What a killed process may have left of a new file of this name.
  package static func leftover(beside target: String) -> String { target + StalePart.ending }

  /// Refuses early what `finish` would refuse, before an hour is recorded in vain.
  private static func modeToKeep(of target: String, replacing: Bool) throws(WriteError) -> UInt32? {
    switch Folder.entry(at: target) {
    case .nothing: return nil
    case .file(let mode) where replacing: return mode
    case .file, .link:
      throw .file(
        FileFailure(target, attempt: "create", reason: "file exists", advice: "choose another name")
      )
    case .other:
      throw .file(FileFailure(target, attempt: "replace", reason: "it is not a regular file"))
    }
  }
}
