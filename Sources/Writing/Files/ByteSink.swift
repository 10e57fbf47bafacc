internal import Platform

/// A destination for bytes.
///
/// A sink accepts all bytes that it is given, or throws an error. Accepted bytes may be buffered
/// until `flush`.
package protocol ByteSink {
  /// Writes all bytes. If an error is thrown, a part of the bytes may have been written.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError)

  /// Writes buffered bytes, so that they survive the end of this process.
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

/// A sink in memory, for tests and editing.
package struct MemorySink: ByteSink {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends bytes to the bytes in memory.
  package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Does nothing, because the bytes stay in memory.
  package mutating func flush() throws(WriteError) {}
}

/// A sink for a descriptor that the caller opened and will close, such as the standard output.
package struct DescriptorSink: ByteSink {
  private let descriptor: Descriptor

  /// Creates a sink for an open descriptor; `name` is used in errors. Writing waits for the reader
  /// of a pipe, unless the process is about to end.
  package init(
    _ number: Int32, name: String, unless isAbandoned: @escaping @Sendable () -> Bool = { false }
  ) {
    var status = stat()
    let isFile = fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    descriptor = Descriptor(
      number: number, name: name,
      reader: isFile ? nil : Descriptor.Reader(isAbandoned: isAbandoned))
  }

  /// Writes bytes to the descriptor immediately.
  package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    try descriptor.put(bytes)
  }

  /// Does nothing, because no bytes are buffered.
  package mutating func flush() throws(WriteError) {}
}
