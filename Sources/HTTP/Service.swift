/// Who answers what a server is asked.
package protocol Service: AnyObject {
  /// Looks at a request before any of its body is taken.
  func admit(_ request: Request) -> Admission

  /// Answers a request whose body is whole.
  func answer(_ request: Request, _ body: [UInt8]) -> Answer

  /// A request that was admitted ended before its body was whole.
  func lost(_ request: Request)
}

package enum Admission {
  /// What is left of the request is of no interest.
  case answered(Response)
  /// The body is to be taken; it is as long as it says.
  case awaited
}

package enum Answer {
  case now(Response)
  /// It takes a while, in which others are answered: asked many times a second until it is there.
  case later(() -> Response?)
}
