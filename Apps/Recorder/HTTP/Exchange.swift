/// One request, with the part of its body received so far.
final class Exchange {
  let request: Request
  private(set) var body: [UInt8] = []
  var stage = Stage.begun
  private var discarded = 0

  init(_ request: Request) { self.request = request }

  enum Stage {
    case begun
    /// It was admitted, and its body is incomplete.
    case awaited
    /// It was rejected. The response is sent after its body: a browser that is still sending when
    /// the connection ends reads no response.
    case refused(Response)
    /// Its body is complete, and the response is being made or is ready.
    case answering(() -> Response?)
    case done
  }

  /// Maximum size of a body that is received only to be discarded.
  private static let maxDiscarded = 64 << 20

  var isAwaited: Bool { if case .awaited = stage { true } else { false } }

  /// Whether the body should be received before the connection ends. A client that sends `Expect`
  /// has not begun to send the body, and a body without a length or above the limit is not awaited.
  var hasBodyToPass: Bool {
    guard request.header("Expect") == nil, let length = request.bodyLength else { return false }
    return (1...Self.maxDiscarded).contains(length)
  }

  /// Adds a piece of the body; false if it exceeds the declared length.
  func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard let length = request.bodyLength, body.count + piece.count <= length else { return false }
    // Memory is allocated for received bytes, not for the declared length.
    body.append(contentsOf: piece)
    return true
  }

  /// Discards a piece; false above the limit.
  func discard(_ piece: UnsafeRawBufferPointer) -> Bool {
    discarded += piece.count
    return discarded <= Self.maxDiscarded
  }
}
