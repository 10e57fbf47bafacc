/// The application behind a server.
package protocol Service: AnyObject {
  /// Examines a request before its body is received.
  func admit(_ request: Request) -> Admission

  /// Answers an admitted request whose body is complete.
  func answer(_ request: Request, _ body: [UInt8]) -> Answer

  /// Called if an admitted request ends before its body is complete.
  func lost(_ request: Request)
}

package enum Admission {
  /// The request is answered at once, and its body is not needed.
  case answered(Response)
  /// The body is to be received up to its declared length.
  case awaited
}

package enum Answer {
  case now(Response)
  /// The answer takes a while, during which other requests are answered. The closure is called many
  /// times per second until it returns a response.
  case later(() -> Response?)
}
