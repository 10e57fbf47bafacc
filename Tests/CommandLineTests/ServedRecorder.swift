import Foundation
import Synchronization
import TestSupport

/// A running `record serve`, and a phone that sends recordings to it.
final class ServedRecorder {
  let port: UInt16
  private let process: Process
  private let opening: String
  /// The text that the program has printed so far.
  private let printed: Printed
  /// Whether the server ends when this object is released.
  private let isOwner: Bool
  var token = ""

  init(into folder: TemporaryFolder, _ words: [String] = []) throws {
    (process, isOwner, printed) = (Process(), true, Printed())
    process.executableURL = URL(fileURLWithPath: Program.path(of: "flickbook"))
    process.arguments = ["record", "serve", "127.0.0.1:0", "-o", folder.path] + words
    process.environment = ["COLUMNS": "80", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    while !printed.text.contains("Ctrl-C to stop") {
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      printed.append(bytes)
    }
    // Reads later output as soon as it is printed, so that the pipe is never full.
    pipe.fileHandleForReading.readabilityHandler = { [printed] pipe in
      printed.append(pipe.availableData)
    }
    let link = printed.text.split(separator: "open http://127.0.0.1:").dropFirst().first ?? ""
    port = UInt16(link.prefix { $0.isNumber }) ?? 0
    opening = String(link.drop { $0 != "/" }.prefix { !$0.isNewline })
  }

  /// Another phone with the same page and its own token.
  private init(beside other: ServedRecorder) {
    (port, opening, process, isOwner) = (other.port, other.opening, other.process, false)
    printed = other.printed
  }

  deinit { if isOwner, process.isRunning { process.terminate() } }
}

extension ServedRecorder {
  func anotherPhone() -> ServedRecorder { ServedRecorder(beside: self) }

  var terminal: String { printed.text }

  /// The address that the terminal shows.
  var link: String { "http://127.0.0.1:\(port)\(opening)" }

  /// The token in the address `link`.
  var openingToken: String { opening.split(separator: "=").last.map(String.init) ?? "" }

  /// The maximum memory of the server until now.
  var peakKilobytes: Int {
    let path = "/proc/\(process.processIdentifier)/status"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.firstMatch(of: /VmHWM:\s+(\d+)/).flatMap { Int($0.1) } ?? 0
  }

  /// Opens the page; returns whether it was received.
  func open() -> Bool {
    guard let page = Connection.request(port, "GET \(opening)") else { return false }
    token = Self.tokens(in: page).last ?? ""
    return page.hasPrefix("HTTP/1.1 200") && !token.isEmpty
  }

  /// Sends a recording; returns the answer with its head.
  func post(_ recording: String, as name: String) -> String {
    let headers = [
      "Content-Type": "application/xml", "X-Flickbook-Token": token, "X-Flickbook-Name": name,
    ]
    let answer = Connection.request(port, "POST /recordings", headers, body: recording) ?? ""
    token = Self.tokens(in: answer).last ?? token
    return answer
  }

  /// Sends SIGINT to the server, like Ctrl-C; returns whether it ended.
  func interrupt() -> Bool {
    process.interrupt()
    return waits { !process.isRunning }
  }

  private static func tokens(in text: String) -> [String] {
    text.matches(of: /\b[0-9a-f]{32}\b/).map { String($0.output) }
  }
}

/// Output that one thread collects and other threads read.
private final class Printed: Sendable {
  private let collected = Mutex(Data())

  var text: String { collected.withLock { String(decoding: $0, as: UTF8.self) } }

  func append(_ more: Data) { collected.withLock { $0 += more } }
}
