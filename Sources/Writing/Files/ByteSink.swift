/// Where bytes go.
///
/// A sink takes all of what it is given or throws; what it has taken may wait in a buffer until
/// `flush`.
public protocol ByteSink {
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError)

  /// Hands on what waits, so that it outlives this process.
  mutating func flush() throws(WriteError)
}

/// A sink that keeps everything in memory, for tests and editing.
public struct MemorySink: ByteSink {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    self.bytes.append(contentsOf: bytes)
  }

  public mutating func flush() throws(WriteError) {}
}

/// A sink over a descriptor that somebody else opened and will close, such as the standard output.
public struct DescriptorSink: ByteSink {
  private let descriptor: Descriptor

  /// Writes to an open descriptor; `name` is what errors call it.
  public init(_ number: Int32, name: String) {
    descriptor = Descriptor(number: number, name: name)
  }

  public mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    try descriptor.put(bytes)
  }

  public mutating func flush() throws(WriteError) {}
}
