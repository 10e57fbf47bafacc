import TestSupport
import Testing

/// Faults that an early version did not detect, and the invariant that now reports each fault. The
/// test runs the commands, and writes their output to `Reports/holes.md`.
struct HolesTests {
  struct Hole {
    let number: Int
    let fault: String
    let engine: String
    /// The invariant that must report the fault.
    let invariant: String
    let path: String

    init(
      _ number: Int, _ fault: String, _ engine: String, _ invariant: String, in path: String? = nil
    ) {
      (self.number, self.fault, self.engine, self.invariant) = (number, fault, engine, invariant)
      self.path = path ?? "Recordings/Invariants/\(invariant).xml"
    }

    /// The same fault in an engine that shows only offsets and zoom; nil if there is none.
    var byOffsets: String? {
      guard !engine.hasPrefix("falsified-") else { return nil }
      return engine.firstIndex(of: "(").map { engine[..<$0] + "-offsets" + engine[$0...] }
    }

    func words(_ engine: String) -> [String] { ["check", path, "--engine", engine] }
  }

  /// A violation as printed by the program.
  private struct HoleViolation {
    let invariant: String
    let expected: String
    let found: String
  }

  private static let program = Program("faulty-flickbook")

  private static func violations(_ words: [String]) throws -> [HoleViolation] {
    let run = try program.run(
      words + ["--width", "200", "--progress", "never"], folder: Corpus.root)
    try #require(run.code == 0 || run.code == 1, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    return lines.indices.dropLast(2).compactMap { index in
      guard lines[index].hasPrefix("  "), let name = invariant(in: lines[index]),
        let expected = value("expected", lines[index + 1]),
        let found = value("found", lines[index + 2])
      else { return nil }
      return HoleViolation(invariant: name, expected: expected, found: found)
    }
  }

  /// The invariant in a line such as `  a.xml:24:5: decel-law at 133.333 ms, 131 times`.
  private static func invariant(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    return words.count > 3 && words[0].hasSuffix(":") && words[2] == "at" ? String(words[1]) : nil
  }

  private static func value(_ name: String, _ line: Substring) -> String? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix(name) else { return nil }
    return String(text.dropFirst(name.count).drop { $0 == " " })
  }

  @Test func `each of the thirteen kinds has a row`() {
    #expect(Set(Self.holes.map(\.number)) == Set(1...13))
  }

  @Test func `every fault that was once missed is reported by its invariant`() throws {
    var lines = [
      "# Faults that an early version missed", "",
      "Thirteen kinds of faults that invariants did not detect in an early version, each with the command that",
      "detects it now, and its output. The engines are those of `faulty-flickbook`: `falsified` changes",
      "what a sound engine shows, `misdeclared` scrolls by its settings and declares the defaults. The last",
      "column is the same fault in the engine that shows only its offsets and zoom (`falsified-offsets`,",
      "`misdeclared-offsets`): the same invariant, the first other one that reports it, or nothing.",
      "",
      "| # | fault | command | expected | found | offsets only |", "|---|---|---|---|---|---|",
    ]
    for hole in Self.holes {
      let found = try Self.violations(hole.words(hole.engine)).first {
        $0.invariant == hole.invariant
      }
      #expect(found != nil, "\(hole.engine) in \(hole.path): \(hole.invariant) reports nothing")
      let shown = try hole.byOffsets.map { try Self.violations(hole.words($0)) } ?? []
      let other = shown.first { $0.invariant == hole.invariant } ?? shown.first
      let command = "check \(hole.path) --engine '\(hole.engine)'"
      lines.append(
        "| \(hole.number) | \(hole.fault) | `\(command)` | `\(hole.invariant)`: "
          + "\(found?.expected ?? "") | \(found?.found ?? "nothing") | "
          + "\(other.map { "`\($0.invariant)`" } ?? "nothing") |")
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try Golden(at: Corpus.root + "/Reports/holes.md").text(renewedBy: text) == text)
  }
}

extension HolesTests {
  private static let slowly = "Tests/CommandLineTests/Holes/slowly.xml"
  private static let grown = "Tests/CommandLineTests/Holes/grown.xml"
  private static let thrown = "Recordings/Invariants/redundant-move.xml"
  private static let past = "Recordings/Invariants/declared-is-shown-past-the-edge.xml"
  private static let turned = "Recordings/Invariants/flick-turns-page-slowly.xml"

  static let holes = movements + edges + reports + declarations

  private static let movements = [
    Hole(
      1, "content slides 190 pt along y under a finger that moves along x",
      "falsified(drag-creeps,size=3.8)", "drag-tracks-finger", in: slowly),
    Hole(
      2, "a slow drag at half the finger", "falsified(drag-scaled-x,size=-5)",
      "drag-tracks-finger", in: slowly),
    Hole(
      2, "at 1.1 times the finger", "falsified(drag-scaled-x)", "drag-tracks-finger", in: slowly),
    Hole(
      2, "at twice the finger", "falsified(drag-scaled-x,size=10)", "drag-tracks-finger",
      in: slowly),
    Hole(
      3, "a coast doubles its speed after the content grew by 1 pt below",
      "falsified(coast-faster-after-a-set)", "decel-law", in: grown),
    Hole(
      3, "it reverses", "falsified(coast-faster-after-a-set,size=-2)", "decel-law", in: grown),
    Hole(
      3, "it doubles its speed, in an engine that works at frames",
      "falsified-frames-at-frames(coast-faster-after-a-set)", "decel-monotone", in: grown),
    Hole(4, "a flick never flings", "falsified(lifts-as-cancels)", "flick-coasts"),
    Hole(4, "a flick turns no page", "falsified(lifts-as-cancels)", "flick-turns-page"),
    Hole(
      4, "a fling at three times the finger's speed", "falsified(coast-fast)",
      "fling-follows-the-finger"),
    Hole(
      4, "at a third of it", "falsified(coast-slow,size=0.953)", "fling-follows-the-finger",
      in: thrown),
    Hole(
      5, "a target 529 pt past the resting offset", "falsified(target-off,size=10.58)",
      "announced-target-is-the-rest"),
    Hole(
      5, "a velocity of 1.3 times that of the coast", "falsified(velocity-announced)",
      "announced-velocity-is-the-start"),
    Hole(
      9, "a jump of 100 pt between two frames", "falsified(coast-jumps,size=2.5)",
      "no-jump-between-frames"),
    Hole(10, "a cancelled flick coasts", "falsified(cancels-as-lifts)", "cancel-throws-nothing"),
  ]

  private static let edges = [
    Hole(
      6, "a picture drifts while its zoom springs back", "falsified(zoom-bounce-drifts)",
      "zoom-return-keeps-anchor", in: "Recordings/Invariants/zoom-in-range.xml"),
    Hole(
      7, "a bounce at four times the speed of the coast", "falsified(bounce-hard,size=2)",
      "edge-keeps-speed"),
    Hole(
      8, "two fingers pan at 1.5 times their middle", "falsified(drag-scaled-x,size=5)",
      "pan-of-two-fingers"),
    Hole(
      8, "two fingers pan at an angle of 45 degrees", "falsified(drag-askew,size=3.3333)",
      "pan-of-two-fingers"),
    Hole(
      11, "a pinch out and back ends larger", "falsified(pinch-gains)", "pinch-is-reversible"),
  ]

  private static let reports = [
    Hole(
      12, "never reports valueChanged", "falsified(values-unreported)", "value-changed-reported"),
    Hole(
      12, "never reports didScrollToTop", "falsified(tops-unreported)",
      "scrolled-to-top-reported"),
    Hole(
      12, "always shows that no refresh is running", "falsified(shows-nothing-beside)",
      "refreshing-reading-matches"),
  ]

  private static let declarations = [
    Hole(13, "slop 40 pt, not 10", "misdeclared(slop=40)", "declared-is-shown"),
    Hole(13, "a pull of 0.05, not 0.55", "misdeclared(rubber=0.05)", "declared-is-shown", in: past),
    Hole(13, "a pull of 0.94", "misdeclared(rubber=0.94)", "declared-is-shown", in: past),
    Hole(
      13, "a bounce that decays by 3 a second, not 11.16", "misdeclared(bounce-decay=3)",
      "declared-is-shown", in: past),
    Hole(
      13, "one that decays by 100", "misdeclared(bounce-decay=100)", "declared-is-shown", in: past),
    Hole(13, "stops at 100 pt/s, not 10", "misdeclared(stop-speed=100)", "declared-is-shown"),
    Hole(
      13, "locks up to 45 degrees, not 20", "misdeclared(lock-angle=45)", "declared-is-shown",
      in: "Recordings/Invariants/declared-is-shown-askew.xml"),
    Hole(
      13, "page fling 5000 pt/s, not 200", "misdeclared(page-fling=5000)", "flick-turns-page",
      in: turned),
    Hole(13, "page fling 300 pt/s", "misdeclared(page-fling=300)", "flick-turns-page", in: turned),
    Hole(
      13, "treats every finger as held still", "misdeclared(held-still=0)", "flick-coasts"),
    Hole(
      13, "flings after a minute of stillness, not 0.1 s", "misdeclared(held-still=60)",
      "stale-velocity-is-zero"),
    Hole(13, "zooms up to 6 times its limit, not 2", "misdeclared(soft-zoom=5)", "zoom-in-range"),
    Hole(
      13, "a coast whose clock is 3 % fast", "misdeclared(rate=0.99794)", "decel-law"),
  ]
}
