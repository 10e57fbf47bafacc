/// A request up to its body, as somebody on the network sent it: nothing in it is to be trusted.
package struct Request: Sendable {
  package let method: String
  /// What is asked for, without the question.
  package let path: String
  let headers: [Field]
  let questions: [Field]

  struct Field: Sendable {
    let name: String
    let value: String
  }

  /// A header, its name in any letters; nil where it is missing, or there twice: which of the two is
  /// meant, others may see otherwise.
  package func header(_ name: String) -> String? {
    let name = name.lowercased()
    let found = headers.filter { $0.name.lowercased() == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// What stands behind `?name=`.
  package func question(_ name: String) -> String? {
    let found = questions.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// How long the body says it is; nil where it says nothing one could rely on.
  package var bodyLength: Int? {
    guard header("Transfer-Encoding") == nil, let text = header("Content-Length"),
      (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
