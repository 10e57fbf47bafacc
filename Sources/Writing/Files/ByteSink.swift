internal import Platform

/// Where bytes go.
///
/// A sink takes all of what it is given or throws; what it has taken may wait in a buffer until
/// `flush`.
package protocol ByteSink {
  /// Takes bytes, all of them or none.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError)

  /// Hands on what waits, so that it outlives this process.
  mutating func flush() throws(WriteError)
}

extension ByteSink {
  /// Writes all bytes of an array.
  package mutating func write(_ bytes: [UInt8]) throws(WriteError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(WriteError) in
      try write(UnsafeRawBufferPointer(bytes))
    }
  }
}

/// A sink that keeps everything in memory, for tests and editing.
package struct MemorySink: ByteSink {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// An empty sink.
  package init() {}

  /// Appends bytes to those in memory.
  package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Does nothing: memory is all that there is.
  package mutating func flush() throws(WriteError) {}
}

/// A sink over a descriptor that somebody else opened and will close, such as the standard output.
package struct DescriptorSink: ByteSink {
  private let descriptor: Descriptor

  /// Writes to an open descriptor; `name` is what errors call it. Waits for the reader of a pipe
  /// unless the process is to end.
  package init(
    _ number: Int32, name: String, unless isAbandoned: @escaping @Sendable () -> Bool = { false }
  ) {
    var status = stat()
    let isFile = fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    descriptor = Descriptor(
      number: number, name: name,
      reader: isFile ? nil : Descriptor.Reader(isAbandoned: isAbandoned))
  }

  /// Writes bytes to the descriptor at once.
  package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    try descriptor.put(bytes)
  }

  /// Does nothing: no byte waits.
  package mutating func flush() throws(WriteError) {}
}
