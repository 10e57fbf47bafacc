/// One thing that is true of every adapter that does its work.
struct Check: Sendable {
  let name: String
  let asks: String
  /// What its author can do who fails it.
  let remedy: String
  let run: @Sendable (ConformanceTester) throws -> Void

  /// After a greeting that is understood, in this order. Where the second fails the others would
  /// only say the same again.
  static let all: [Check] =
    conversation + [replies, acts] + time + touches + reports + deeds + ends

  /// The names of those for which nothing has to be played.
  static let talk = Set((conversation + ends).map(\.name))
}
