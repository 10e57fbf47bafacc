// The options of verbs that make recordings.

extension Option {
  static let invariant = Option(
    "invariant", nil, .text("INVARIANT"), summary: "the invariant that must stay broken",
    details: "An invariant of one replay or a relation, as 'flickbook check' names it.",
    offer: .invariant)

  static let breaking = Option(
    engine.name, nil, .text("ENGINE"), summary: "the engine on which it breaks",
    details: engine.details, offer: .engine)

  static let trusted = Option(
    "trusted", nil, .text("ENGINE"), summary: "an engine on which it must not break",
    details: """
      Keeps the smaller recording from showing another fault than the one that was found: an invariant that \
      this engine breaks as well is none.
      """, offer: .engine)

  static let output = Option(
    "output", "o", .file("FILE"), summary: "where the new recording goes; - for stdout",
    details: "A file of that name is replaced when the new one is whole.")

  static let maxReplays = Option(
    "max-replays", nil, .count("N", atLeast: 1), standard: "200",
    summary: "stop after N replays with the smallest found so far",
    details: "With --trusted a recording that still breaks the invariant costs two.")

  static let from = Option(
    "from", nil, .text("TIME"), summary: "where the piece begins: a time of rest, or a mark",
    details: "812ms, 0.812s, or the name of a mark. Without it: at the beginning.")

  static let to = Option(
    "to", nil, .text("TIME"), summary: "where the piece ends: what happens then is not in it",
    details: "No finger may be down then. Without it: at the end.")

  static let pause = Option(
    "pause", nil, .time("TIME"), standard: "1s",
    summary: "from the last touch of one recording to the first of the next")

  static let timeFactor = Option(
    "time", nil, .number("FACTOR", 0.001...1000, expected: "a factor from 0.001 to 1000"),
    summary: "multiply all times: 2 takes twice as long")

  static let spaceFactor = Option(
    "space", nil, .number("FACTOR", 0.001...1000, expected: "a factor from 0.001 to 1000"),
    summary: "multiply all lengths: 2 is twice as large")

  static let forTime = Option(
    "for", nil, .time("TIME"), summary: "stop after a time on the clock on the wall: 60s")

  static let count = Option(
    "count", nil, .count("N", atLeast: 1),
    summary: "stop after N recordings; 1000 where no --for is given")

  static let seed = Option(
    "seed", nil, .text("N"), standard: "1",
    summary: "where chance begins: the same seed finds the same")

  static let keep = Option(
    "keep", nil, .folder("DIR"), standard: "fuzz",
    summary: "the folder that failures are kept in; made when there is one")
}
