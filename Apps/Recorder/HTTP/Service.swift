/// The application behind a server.
package protocol Service: AnyObject {
  /// Examines a request before its body is received.
  func admit(_ request: Request) -> Admission

  /// Answers a request whose body is complete.
  func answer(_ request: Request, _ body: [UInt8]) -> Answer

  /// Called if an admitted request ended before its body was complete.
  func lost(_ request: Request)
}

package enum Admission {
  /// The rest of the request is not needed.
  case answered(Response)
  /// The body is to be received, with its declared length.
  case awaited
}

package enum Answer {
  case now(Response)
  /// It takes a while, in which other requests are answered. The closure is called many times per
  /// second until it returns a response.
  case later(() -> Response?)
}
