internal import Files
internal import Platform

/// Estimates the duration of a replay without reading the whole recording: the time of the last
/// event, plus a second to come to rest.
///
/// Only the end of the file is read, so that each computer can plan ten thousand recordings
/// quickly. A wrong estimate only makes the shards unequal.
package enum RecordingLength {
  /// The estimated duration in milliseconds; a second if it is unknown.
  static func cost(of path: String) -> Int { known(path) ?? 1000 }

  /// The estimated duration in milliseconds; nil if the file cannot be read.
  package static func known(_ path: String) -> Int? {
    tail(of: path).map(cost(ofTail:))
  }

  /// The estimated duration in milliseconds.
  ///
  /// - Parameter bytes: The last bytes of the recording.
  static func cost(ofTail bytes: [UInt8]) -> Int { 1000 + (lastTime(in: bytes) ?? 0) }

  /// The number of bytes at the end of a file that contain the last event.
  static let tailSize = 16 * 1024

  private static func tail(of path: String) -> [UInt8]? {
    if path == StandardInput.path { return ((try? StandardInput.bytes()) ?? []).suffix(tailSize) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let end = lseek(descriptor, 0, SEEK_END)
    // A pipe has no end to seek to.
    guard end > 0 else { return end < 0 && errno != ESPIPE ? nil : [] }
    var bytes = [UInt8](repeating: 0, count: min(Int(end), tailSize))
    var count = pread(descriptor, &bytes, bytes.count, end - off_t(bytes.count))
    while count < 0, errno == EINTR {
      count = pread(descriptor, &bytes, bytes.count, end - off_t(bytes.count))
    }
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  /// The number in the last ` t="…"`.
  static func lastTime(in bytes: [UInt8]) -> Int? {
    var index = bytes.count - 4
    while index >= 1 {
      let quote = bytes[index + 2]
      if bytes[index] == UInt8(ascii: "t"), bytes[index + 1] == UInt8(ascii: "="),
        bytes[index - 1] <= UInt8(ascii: " "),
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      {
        let digits = bytes[(index + 3)...].prefix { $0 != quote }
        guard let time = Double(String(decoding: digits, as: UTF8.self)), time > 0, time < 1e12
        else { return nil }
        return Int(time)
      }
      index -= 1
    }
    return nil
  }
}
