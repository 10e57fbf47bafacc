/// A request, with the part of its body received so far.
final class Exchange {
  let request: Request
  private(set) var body: [UInt8] = []
  var stage = Stage.begun
  private var discarded = 0

  init(_ request: Request) { self.request = request }

  enum Stage {
    case begun
    /// The request was admitted, and its body is incomplete.
    case awaited
    /// The request was rejected. The response is sent after the whole body was received, because a
    /// browser that is still sending when the connection ends does not read the response.
    case refused(Response)
    /// The body is complete, and the response is being prepared or is ready.
    case answering(() -> Response?)
    case done
  }

  /// Maximum size of a body that is received only to be discarded.
  private static let maxDiscarded = 64 << 20

  var isAwaited: Bool { if case .awaited = stage { true } else { false } }

  /// Whether the body of a rejected request is received before the response is sent. This is not
  /// necessary after `Expect`, because the client then has not begun to send the body. It is not
  /// done for a body of unknown or excessive length.
  var hasBodyToPass: Bool {
    guard request.header("Expect") == nil, let length = request.bodyLength else { return false }
    return (1...Self.maxDiscarded).contains(length)
  }

  /// Appends a piece of the body; returns false if the body exceeds its declared length.
  func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard let length = request.bodyLength, body.count + piece.count <= length else { return false }
    // Memory is allocated for received bytes only, and not for the declared length.
    body.append(contentsOf: piece)
    return true
  }

  /// Discards a piece of the body; returns false if the limit is exceeded.
  func discard(_ piece: UnsafeRawBufferPointer) -> Bool {
    discarded += piece.count
    return discarded <= Self.maxDiscarded
  }
}
