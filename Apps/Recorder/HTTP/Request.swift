/// The head of a request from the network, whose content is untrusted.
package struct Request: Sendable {
  package let method: String
  /// The path of the request, without the query.
  package let path: String
  let headers: [Field]
  let questions: [Field]

  struct Field: Sendable {
    let name: String
    let value: String
  }

  /// The value of a header with a case-insensitive name; nil if the header is missing or ambiguous
  /// because it appears twice.
  package func header(_ name: String) -> String? {
    let name = name.lowercased()
    let found = headers.filter { $0.name.lowercased() == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// The value of a parameter in the query; nil if it is missing or appears twice.
  package func question(_ name: String) -> String? {
    let found = questions.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// The declared length of the body; nil if the length is missing or unreliable.
  package var bodyLength: Int? {
    guard header("Transfer-Encoding") == nil, let text = header("Content-Length"),
      (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
