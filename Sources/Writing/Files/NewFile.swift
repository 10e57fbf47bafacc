/// A file that appears under its name only when it is complete.
///
/// Until `finish`, the file is stored beside the target under another name, so that neither a
/// crash, a kill nor a full disk can destroy an existing file. A recorder writes `NAME.part`. This
/// may be the only copy, so only the user removes it. All other content can be produced again and
/// is written to `NAME.new.part`, which is locked. If a killed process left such a file, the next
/// process reuses it.
///
/// Some targets cannot be replaced by a file, such as `/dev/null`, a named pipe, or the
/// `/dev/fd/63` of a shell's `>(…)`. The bytes are written to such a target directly.
package final class NewFile: ByteSink {
  /// The final name of the file.
  package let target: String
  /// The name of the file until it is finished.
  package let part: String

  private let ending: Ending
  private let descriptor: Descriptor
  private var waiting: [UInt8] = []
  private var failure: WriteError?
  private var isOpen = true
  /// Whether the unfinished file exists. The value becomes false when that file is renamed or
  /// removed.
  private var isUnfinished = true
  /// A duplicate of the descriptor, which keeps the lock on the file after `descriptor` is closed.
  private var lock: Descriptor?
  /// Whether the file on the disk has content that the user may want to examine.
  private var isBegun = false

  /// How the file is completed.
  private enum Ending {
    /// The file gets a name that must be free.
    case named
    /// The file replaces an existing file.
    case replacing
    /// Nothing remains to be done, because the target is a device or a pipe.
    case passing
  }

  /// Creates the unfinished file.
  ///
  /// - Parameters:
  ///   - target: A free name; the name of a device or a pipe; or with `replacing` the name of a
  ///     regular file or of a link to a regular file.
  ///   - replacing: Whether `finish` may replace an existing file.
  ///   - isOnlyCopy: Whether the content cannot be produced again, so that the file is never
  ///     removed automatically.
  ///   - isAbandoned: Whether the process is about to end and must not wait any longer for the
  ///     reader of a pipe.
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

  /// Creates the object with an open descriptor as the unfinished file.
  convenience init(_ target: String, replacing: Bool, through descriptor: Descriptor) {
    self.init(target, replacing ? .replacing : .named, through: descriptor)
  }

  private init(_ target: String, _ ending: Ending, through descriptor: Descriptor) {
    self.target = target
    self.ending = ending
    self.descriptor = descriptor
    part = descriptor.name
    waiting.reserveCapacity(Self.capacity)
  }

  /// If the file was neither finished nor abandoned, it is kept if it has content that the user may
  /// want to examine, and removed if nothing was written.
  deinit {
    try? lock?.shut()
    guard isOpen else { return }
    try? flush()
    if ending != .passing, !isBegun { try? Folder.remove(part) }
    try? descriptor.shut()
  }

  /// Size of the buffer in bytes.
  private static let capacity = 65_536

  /// Appends bytes, which may be buffered until they are flushed.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    try check()
    if waiting.count + bytes.count > Self.capacity { try flush() }
    if bytes.count >= Self.capacity {
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

  /// Writes all buffered bytes.
  package func flush() throws(WriteError) {
    try check()
    guard !waiting.isEmpty else { return }
    isBegun = true
    // An error is remembered and ends all writing, so no byte is ever written twice.
    try attempt(
      try waiting.withUnsafeBufferPointer { (bytes) throws(WriteError) in
        try descriptor.put(UnsafeRawBufferPointer(bytes))
      })
    waiting.removeAll(keepingCapacity: true)
  }

  /// Completes the file and gives it its name. After an error, the written part is kept until
  /// `abandon` is called.
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
    // The lock is held until the file has its name: otherwise another process would treat the file
    // as a leftover.
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

  /// Releases the lock after the unfinished file was removed or renamed.
  private func release() {
    isUnfinished = false
    try? lock?.shut()
    lock = nil
  }

  /// Removes the unfinished file, even after an error in `finish`.
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

  /// Runs an operation and remembers its error. After an error the file is never written again,
  /// because bytes may be missing in its middle.
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

  /// Creates the folder for new files unless it exists. The parent folder must exist.
  package static func makeFolder(_ path: String) throws(WriteError) { try Folder.make(path) }

  /// Whether a path is a device or a pipe, to which bytes are written directly.
  package static func isPassage(_ path: String) -> Bool {
    do { return try OpenTarget(path) != nil } catch { return false }
  }

  /// Removes the unfinished file that a killed process left beside this name, if its content can be
  /// produced again. A file that another process is writing is kept.
  package static func clearLeftover(beside target: String) {
    guard case .link = Folder.entry(at: target) else { return StalePart.clear(beside: target) }
    if let target = Folder.destination(of: target) { StalePart.clear(beside: target) }
  }

  /// Gives its intended name to the unfinished file that a killed process left beside this name,
  /// even if the content is incomplete. A file that another process is writing is not renamed.
  package static func keepLeftover(beside target: String) { StalePart.keep(beside: target) }

  /// The name of the unfinished file that a killed process may have left.
  package static func leftover(beside target: String) -> String { target + StalePart.ending }

  /// Whether another process is now writing the file with this name.
  package static func isWritten(beside target: String) -> Bool {
    StalePart.isWritten(beside: target)
  }

  /// Throws the error that `finish` would throw, but early, so that a long recording is not wasted.
  /// The result is the mode of the file to replace.
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
