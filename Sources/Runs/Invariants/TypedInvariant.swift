internal import Comparing
internal import Files
internal import Invariants
package import Model
internal import Text

/// The setting of one invariant in an option: `--level NAME=warn`, `--tolerance NAME=0.5pt`.
package struct TypedInvariant: Sendable {
  /// The kind of setting: `level` or `tolerance`.
  package let part: SessionError.Part
  /// The text as typed, for repeating the command.
  package let text: String
  package let expectation: InvariantExpectation

  /// The option that was typed.
  package var option: String { part.option }

  package init(part: SessionError.Part, text: String, expectation: InvariantExpectation) {
    self.part = part
    self.text = text
    self.expectation = expectation
  }

  /// Throws the errors of these options once, and not for each recording. Unknown names are
  /// accepted if a file defines an invariant with that name.
  static func check(
    _ invariants: [TypedInvariant], _ known: Settings, own: Set<String>
  ) throws(SessionError) {
    for invariant in invariants {
      var settings = known
      do throws(Objection) {
        try settings.apply(invariant.expectation, from: .commandLine(invariant.option))
      } catch  where error.kind == .unknown && own.contains(invariant.expectation.name) {
        continue
      } catch {
        let name = invariant.expectation.name
        let isUnknown = known.setting(of: name) == nil
        var wrong = SessionError(
          in: invariant.part, error.message,
          intended: isUnknown ? "\(Release.name) list invariants" : nil)
        wrong.correction = isUnknown ? error.nearest.map { .replace(name, by: $0) } : nil
        throw wrong
      }
    }
  }
}

extension [TypedInvariant] {
  /// The names of invariants that are unknown.
  func unknown(in settings: Settings) -> [String] {
    map(\.expectation.name).filter { settings.setting(of: $0) == nil }
  }
}
