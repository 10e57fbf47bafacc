internal import Text

/// An error that occurred in a web page while the page was shown. The page's scripts or its server
/// may be responsible. The replay continues.
package struct PageError: Hashable, Sendable {
  package var kind: Kind
  /// The browser's message: `TypeError: row is undefined, at app.js:12:5`.
  package var text: String

  /// Whether the error concerns the request for a script.
  package var isScript = false

  package init(_ kind: Kind, _ text: String, isScript: Bool = false) {
    (self.kind, self.text, self.isScript) = (kind, text, isScript)
  }

  package enum Kind: Hashable, CaseIterable, Sendable {
    /// A script threw an uncaught exception.
    case exception
    /// A promise was rejected without a handler.
    case rejection
    /// A script called `console.error`, or a `console.assert` failed.
    case console
    /// A request was not answered.
    case request
    /// A request was answered with a status of 400 or above.
    case answer
  }
}
