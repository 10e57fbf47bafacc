/// One request on its way, with as much of its body as has come.
final class Exchange {
  let request: Request
  private(set) var body: [UInt8] = []
  /// Whether it was admitted and its body is not whole yet.
  var isAwaited = false

  init(_ request: Request) { self.request = request }
}

extension Exchange {
  /// Takes a piece of the body; false where there is more of it than was said.
  func take(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard let length = request.bodyLength, body.count + piece.count <= length else { return false }
    // Memory for what has come, not for what somebody says will come.
    body.append(contentsOf: piece)
    return true
  }
}
