/// A requirement that every working adapter meets.
struct Check: Sendable {
  let name: String
  let requirement: String
  /// Advice to the author of an adapter that fails the check.
  let remedy: String
  let run: @Sendable (ConformanceTester) throws -> Void

  /// The checks after a valid greeting, in the order in which they run. If `replies` fails, checks
  /// that replay a script are not run, because they would only repeat the error.
  static let all: [Check] =
    conversation + [replies, acts] + time + touches + reports + deeds + ends

  /// The names of the checks that replay nothing.
  static let talk = Set((conversation + ends).map(\.name))
}
