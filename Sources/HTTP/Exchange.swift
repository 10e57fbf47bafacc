/// One request on its way, with as much of its body as has come.
final class Exchange {
  let request: Request
  private(set) var body: [UInt8] = []
  var stage = Stage.begun
  private var discarded = 0

  init(_ request: Request) { self.request = request }

  enum Stage {
    case begun
    /// It was admitted and its body is not whole yet.
    case awaited
    /// It was refused, and gets to read that when it has sent its body: a browser that is still
    /// sending when the connection ends reads nothing.
    case refused(Response)
    /// Its body is whole, and the answer is on its way, or there.
    case answering(() -> Response?)
    case done
  }

  /// More than this is not listened to only to be thrown away.
  private static let mostDiscarded = 64 << 20

  var isAwaited: Bool { if case .awaited = stage { true } else { false } }

  /// Whether there is a body that is better waited for than cut off. Who asks first whether it is
  /// wanted has not begun to send it, and what goes on for ever is not waited for.
  var hasBodyToPass: Bool {
    guard request.header("Expect") == nil, let length = request.bodyLength else { return false }
    return (1...Self.mostDiscarded).contains(length)
  }

  /// Takes a piece of the body; false where there is more of it than was said.
  func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard let length = request.bodyLength, body.count + piece.count <= length else { return false }
    // Memory for what has come, not for what somebody says will come.
    body.append(contentsOf: piece)
    return true
  }

  /// Lets a piece go by; false where it is enough.
  func discard(_ piece: UnsafeRawBufferPointer) -> Bool {
    discarded += piece.count
    return discarded <= Self.mostDiscarded
  }
}
