internal import Runs

// The options of verbs that make recordings.

extension Option {
  static let invariant = Option(
    "invariant", nil, .name("INVARIANT", .invariant),
    summary: "the invariant that must stay broken",
    details: """
      An invariant or a relation, by the name that 'flickbook check' prints. Default: the first \
      that --rule defines.
      """)

  static let breaking = Option(
    engine.name, nil, .name("ENGINE", .engine), summary: "the engine that breaks the invariant",
    details: engine.details)

  static let trusted = Option(
    "trusted", nil, .name("ENGINE", .engine), summary: "an engine that must keep the invariant",
    details: """
      Ensures that the smaller recording still shows the same fault: a recording on which this \
      engine breaks the invariant too does not count.
      """)

  static let output = Option(
    "output", "o", .output("FILE", .recording),
    summary: "the file for the new recording; - for stdout",
    details: "An existing file is replaced when the new one is complete.")

  static let exportOutput = Option(
    output.name, output.letter, .output("FILE", .exported), summary: output.summary,
    details: output.details)

  static let force = Option(
    "force", summary: "also replace existing files of another kind",
    details: """
      Without it, an output replaces only a file that an earlier run wrote: --results replaces \
      only a results file. A file that the command reads is never replaced.
      """)

  static let maxReplays = Option(
    "max-replays", nil, .count("N", atLeast: 1), standard: "200",
    summary: "stop after N replays with the smallest recording so far",
    details: "With --trusted, a recording that still breaks the invariant takes two replays.")

  static let from = Option(
    "from", nil, .text("TIME"), summary: "the start of the part: a time at rest, or a mark",
    details: "812ms, 0.812s, or the name of a mark. Default: the beginning.")

  static let to = Option(
    "to", nil, .text("TIME"), summary: "the end of the part: events at that time are not included",
    details: "No finger may be down at that time. Default: the end.")

  static let pause = Option(
    "pause", nil, .time("TIME"), standard: "1s",
    summary: "the time from the last touch of one recording to the first of the next")

  static let timeFactor = Option(
    "time", nil, .number("FACTOR", 0.001...1000, expected: "a factor from 0.001 to 1000"),
    summary: "multiply all times: 2 doubles the duration")

  static let spaceFactor = Option(
    "space", nil, .number("FACTOR", 0.001...1000, expected: "a factor from 0.001 to 1000"),
    summary: "multiply all lengths: 2 doubles the size")

  static let forTime = Option(
    "for", nil, .time("TIME"), summary: "stop after a wall-clock time: 60s")

  static let count = Option(
    "count", nil, .count("N", atLeast: 1),
    summary: "stop after N recordings (default: 1000 without --for)")

  static let maxProposals = Option(
    "max-proposals", nil, .count("N", atLeast: 1), standard: "20",
    summary: "print the N strongest proposals")

  static let faulty = Option(
    "faulty", nil, .name("ENGINE", .engine),
    summary: "rank the proposals by the failures that they detect on this engine",
    details: """
      Replays the recordings on this engine too. Proposals that break where every built-in \
      invariant holds come first, and then those that break in the most recordings.
      """)

  static let seed = Option(
    "seed", nil, .text("N"), standard: "1",
    summary: "the seed of the random numbers: the same seed finds the same failures")

  static let fuzzFolder = Option(
    output.name, output.letter, .folder("DIR"), standard: "fuzz",
    summary: "the folder for recordings that fail; created when needed")
}
