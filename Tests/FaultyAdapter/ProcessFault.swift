import Platform

/// The faults that an engine in another process can have.
enum ProcessFault: String, CaseIterable {
  case crash, exit, badExit = "bad-exit", hang, slow, garbage, half, long, nan, backwards, endless
  case version, closedStdin = "closed-stdin", closedStdout = "closed-stdout", lying, grandchild
  case wrongID = "wrong-id", tooMuch = "too-much", tooLittle = "too-little", stopped
  case staysOn = "stays-on", notUTF8 = "not-utf-8", deep, refusal, belated, daemon
  case nullX = "null-x", nullY = "null-y", nullZoom = "null-zoom", nullContent = "null-content"
  case nullWidth = "null-width", nullTop = "null-top", nullFrame = "null-frame"
}

extension ProcessFault {
  /// The text that is written instead of a reply. Some faults never return.
  func spoil(_ reply: String) -> String {
    switch self {
    case .crash:
      // With the handler of the Swift runtime, the process would report the signal and continue.
      signal(SIGSEGV, SIG_DFL)
      raise(SIGSEGV)
      return ""
    case .exit: Platform.exit(0)
    case .badExit:
      if reply.contains("\"samples\"") || reply.contains("\"protocol\"") { Platform.exit(9) }
      return reply
    case .hang:
      signal(SIGTERM, SIG_IGN)
      while true { pause() }
    case .slow:
      sleep(4)
      return reply
    case .stopped:
      raise(SIGSTOP)
      return reply
    case .staysOn: return reply.contains("\"samples\"") ? ProcessFault.hang.spoil(reply) : reply
    case .garbage: return "{\"id\":oops, not JSON at all}\n"
    case .half:
      send(String(reply.prefix(reply.count / 2)))
      Platform.exit(0)
    case .long: return "{\"id\":1,\"filler\":\"" + String(repeating: "x", count: 5 << 20) + "\"}\n"
    case .nan: return reply.replacing("\"samples\":[[", "\"samples\":[[NaN,", or: ("true", "NaN"))
    case .backwards:
      return reply.replacing(
        "\"samples\":[[", "\"samples\":[[-7", or: ("\"id\":", "\"id\":-"))
    case .endless:
      while true { send(String(repeating: "and on ", count: 1000) + "\n") }
    case .version:
      return reply.replacing(
        "\"protocol\":1", "\"protocol\":2", or: ("\"ok\":true", "\"ok\":\"version 2\""))
    case .closedStdin:
      close(STDIN_FILENO)
      return reply.contains("\"samples\"") || reply.contains("\"protocol\"")
        ? reply : ProcessFault.hang.spoil(reply)
    case .closedStdout:
      close(STDOUT_FILENO)
      while true { pause() }
    case .lying:
      let lie = reply.replacing(
        "\"velocity-x\",\"velocity-y\",", "",
        or: ("\"readouts\":[]", "\"readouts\":[[0,\"before\",77,{}]]"))
      return lie == reply ? reply.replacing("true", "false", or: ("", "")) : lie
    case .belated:
      // Another process writes a separate line after Flickbook has read the reply, and then creates
      // a file.
      let told = CommandLine.arguments.dropFirst(4).first.map { "; : >'\($0).said'" } ?? ""
      run("sleep 0.1; echo '{\"id\":1,\"ok\":true}'\(told)")
      return reply
    case .daemon:
      run("(setsid sh -c 'trap \"\" TERM HUP; sleep 1000; :' </dev/null >/dev/null 2>&1 &)")
      return reply
    case .grandchild:
      run("sleep 1000; :")
      if reply.contains("\"samples\"") || reply.contains("\"protocol\"") { Platform.exit(0) }
      return reply
    case .wrongID: return reply.replacing("\"id\":", "\"id\":9", or: ("", ""))
    case .tooMuch: return reply + "{\"id\":1,\"ok\":true}\n"
    case .tooLittle: return "{\"ok\":true}\n"
    case .notUTF8:
      send("{\"id\":1,\"x\":\"")
      var byte: UInt8 = 0xFF
      write(STDOUT_FILENO, &byte, 1)
      return "\"}\n"
    case .deep: return "{\"x\":" + String(repeating: "[", count: 200_000) + "\n"
    case .nullX: return reply.nulling(column: 3)
    case .nullY: return reply.nulling(column: 4)
    case .nullZoom: return reply.nulling(column: 5)
    case .nullContent: return reply.nulling(column: 8)
    case .nullWidth: return reply.nulling(column: 10)
    case .nullTop: return reply.nulling(column: 12)
    case .nullFrame: return reply.nulling(column: 16)
    case .refusal:
      return
        "{\"id\":null,\"ok\":false,\"error\":{\"code\":\"internal\",\"message\":\"it gave up\",\"fatal\":true}}\n"
    }
  }
}

/// Runs a line in a shell, without waiting for it.
private func run(_ line: String) {
  var child: pid_t = 0
  var arguments: [UnsafeMutablePointer<CChar>?] = []
  for word in ["sh", "-c", line, CommandLine.arguments.last ?? ""] {
    arguments.append(strdup(word))
  }
  arguments.append(nil)
  posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ)
}

extension String {
  /// Replaces a number of the first sample by null, as an engine does that divides by 0.
  func nulling(column: Int) -> String {
    let bytes = Array(utf8)
    let mark = Array("\"samples\":[[".utf8)
    guard
      let first = bytes.indices.first(where: { bytes[$0...].starts(with: mark) })
    else { return self }
    let row = first + mark.count
    var (start, commas) = (row, 0)
    while start < bytes.count, commas < column {
      if bytes[start] == UInt8(ascii: ",") { commas += 1 }
      start += 1
    }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ","), bytes[end] != UInt8(ascii: "]") {
      end += 1
    }
    return String(decoding: bytes[..<start] + Array("null".utf8) + bytes[end...], as: UTF8.self)
  }

  /// Replaces the first occurrence of a text, or makes the other replacement if the text does not
  /// occur, without the library for regular expressions.
  func replacing(_ old: String, _ new: String, or other: (String, String)) -> String {
    replacingFirst(old, new) ?? replacingFirst(other.0, other.1) ?? self
  }

  private func replacingFirst(_ old: String, _ new: String) -> String? {
    let (text, wanted) = (Array(utf8), Array(old.utf8))
    guard !wanted.isEmpty, text.count >= wanted.count else { return nil }
    for start in 0...(text.count - wanted.count) where text[start] == wanted[0] {
      if text[start..<(start + wanted.count)].elementsEqual(wanted) {
        return String(
          decoding: text[..<start] + Array(new.utf8) + text[(start + wanted.count)...],
          as: UTF8.self)
      }
    }
    return nil
  }
}

/// Writes the whole text to stdout at once, and ends the process if the reader has ended.
func send(_ text: String, to descriptor: Int32 = STDOUT_FILENO) {
  var text = text
  text.withUTF8 { bytes in
    var written = 0
    while written < bytes.count {
      let count = write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[written...]).baseAddress,
        bytes.count - written)
      guard count > 0 else { Platform.exit(1) }
      written += count
    }
  }
}
