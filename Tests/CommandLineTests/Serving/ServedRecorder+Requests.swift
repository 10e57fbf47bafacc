import Foundation
import TestSupport

/// The parts of an answer of the server.
struct ServedAnswer: CustomStringConvertible {
  let status: Int
  let body: String
  private let head: String

  /// - Parameter text: The whole answer; nil if the connection was cut.
  init?(_ text: String?) {
    guard let text, let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    head = String(text[..<end.lowerBound])
    body = String(text[end.upperBound...])
    status = Int(head.dropFirst("HTTP/1.1 ".count).prefix(3)) ?? 0
  }

  var description: String { "\(status) \(body.prefix(300))" }

  /// The value of a header.
  subscript(header name: String) -> String? {
    head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  /// The body as a JSON object.
  var object: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:]
  }

  var saved: String? { object["saved"] as? String }
  var error: String { object["error"] as? String ?? "" }
  var token: String? { object["token"] as? String }

  /// The verdicts for each engine, in order.
  var judged: [[String: Any]] { object["judged"] as? [[String: Any]] ?? [] }

  /// The violations on an engine; nil if the recording was not judged on it.
  func broken(on engine: String) -> [[String: String]]? {
    judged.first { $0["engine"] as? String == engine }?["broken"] as? [[String: String]]
  }
}

extension ServedRecorder {
  /// Sends a request with any method, path and headers; returns nil if the connection was cut.
  func request(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: [UInt8]? = nil,
    host: String? = nil
  ) -> ServedAnswer? {
    let connection = Connection(port: port)
    var text =
      "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    if let body, headers["Content-Length"] == nil { text += "Content-Length: \(body.count)\r\n" }
    connection.send(bytes: Array((text + "\r\n").utf8) + (body ?? []))
    return ServedAnswer(connection.answer())
  }

  /// Sends bytes as the page sends a recording.
  func send(
    _ body: [UInt8], token: String, as name: String = "fling", _ headers: [String: String] = [:]
  ) -> ServedAnswer? {
    let usual = [
      "Content-Type": "application/xml", "X-Flickbook-Token": token, "X-Flickbook-Name": name,
    ]
    return request("POST", "/recordings", usual.merging(headers) { $1 }, body: body)
  }

  /// Opens the page and returns its token.
  func newToken() -> String {
    token = ""
    _ = open()
    return token
  }

  /// The path with the token of the address.
  func path(_ path: String) -> String { "\(path)?t=\(openingToken)" }

  /// Checks that an answer refuses a request with this status and text.
  func refused(_ answer: ServedAnswer?, _ status: Int, _ text: String) -> Refusal {
    Refusal(
      isRight: answer?.status == status && answer?.error.contains(text) == true,
      token: answer?.token,
      text: "expected \(status) and \"\(text)\", found \(answer.map { "\($0)" } ?? "no answer")")
  }
}

/// The result of a request that must be refused.
struct Refusal {
  let isRight: Bool
  let token: String?
  let text: String
}
