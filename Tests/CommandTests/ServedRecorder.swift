import Foundation
import TestSupport

/// `record serve`, running, and a phone that sends recordings to it.
final class ServedRecorder {
  let port: UInt16
  private let process: Process
  private let opening: String
  /// Whether the server ends with it.
  private let isOwner: Bool
  var token = ""

  init(into folder: TemporaryFolder, _ words: [String] = []) throws {
    (process, isOwner) = (Process(), true)
    process.executableURL = URL(fileURLWithPath: Program.path(of: "flickbook"))
    process.arguments = ["record", "serve", "127.0.0.1:0", "-o", folder.path] + words
    process.environment = ["COLUMNS": "80"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("Ctrl-C to stop") {
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      text += String(decoding: bytes, as: UTF8.self)
    }
    // What is printed later must not fill the pipe.
    pipe.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    let link = text.split(separator: "open http://127.0.0.1:").dropFirst().first ?? ""
    port = UInt16(link.prefix { $0.isNumber }) ?? 0
    opening = String(link.drop { $0 != "/" }.prefix { !$0.isNewline })
  }

  /// Another phone with the same page, which has a token of its own.
  private init(beside other: ServedRecorder) {
    (port, opening, process, isOwner) = (other.port, other.opening, other.process, false)
  }

  deinit { if isOwner, process.isRunning { process.terminate() } }
}

extension ServedRecorder {
  func anotherPhone() -> ServedRecorder { ServedRecorder(beside: self) }

  /// Opens the page; whether it came.
  func open() -> Bool {
    guard let page = Connection.ask(port, "GET \(opening)") else { return false }
    token = Self.tokens(in: page).last ?? ""
    return page.hasPrefix("HTTP/1.1 200") && !token.isEmpty
  }

  /// Sends a recording; the answer with its head.
  func post(_ recording: String, as name: String) -> String {
    let headers = [
      "Content-Type": "application/xml", "X-Flickbook-Token": token, "X-Flickbook-Name": name,
    ]
    let answer = Connection.ask(port, "POST /recordings", headers, body: recording) ?? ""
    token = Self.tokens(in: answer).last ?? token
    return answer
  }

  /// Ends it as Ctrl-C does; whether it ended.
  func interrupt() -> Bool {
    process.interrupt()
    return waits { !process.isRunning }
  }

  private static func tokens(in text: String) -> [String] {
    text.matches(of: /\b[0-9a-f]{32}\b/).map { String($0.output) }
  }
}
