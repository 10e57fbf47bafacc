/// Something that went wrong in a web page while it was shown, and that its scripts or its server may
/// be at fault for: the replay goes on.
package struct PageError: Hashable, Sendable {
  package var kind: Kind
  /// What the browser says of it: `TypeError: row is undefined, at app.js:12:5`.
  package var words: String

  package init(_ kind: Kind, _ words: String) { (self.kind, self.words) = (kind, words) }

  package enum Kind: Hashable, CaseIterable, Sendable {
    /// A script threw what nothing caught.
    case exception
    /// A promise was rejected, and nothing handles it.
    case rejection
    /// A script called `console.error`, or a `console.assert` failed.
    case console
    /// A request was not answered.
    case request
    /// A request was answered with a status of 400 and above.
    case answer
  }
}
