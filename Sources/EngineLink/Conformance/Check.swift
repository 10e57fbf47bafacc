/// A requirement that every working adapter meets.
struct Check: Sendable {
  let name: String
  let requirement: String
  /// What the author of a failing adapter can do.
  let remedy: String
  let run: @Sendable (ConformanceTester) throws -> Void

  /// The checks after a valid greeting, in this order. If `replies` fails, the following checks
  /// would only repeat its error.
  static let all: [Check] =
    conversation + [replies, acts] + time + touches + reports + deeds + ends

  /// The names of the checks that replay nothing.
  static let talk = Set((conversation + ends).map(\.name))
}
