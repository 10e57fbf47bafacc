import Invariants
import Model
import Replay
@testable import Results
import Testing
import Text

struct CauseTests {
  /// A violation of an invariant at a time in milliseconds.
  private struct RowViolation {
    let invariant: String
    let time: Int
    var excess = 5.0
    var circumstance = "while a finger drags"
    var found = "2"
    var distance: Double?
  }

  private func row(_ number: Int, _ violations: [RowViolation]) -> JudgedRecording {
    var row = JudgedRecording("\(number).xml", on: "ios")
    row.number = number
    row.steps = 100 - number
    row.invariants = violations.map { one in
      var invariant = JudgedInvariant(one.invariant, .broken)
      invariant.times = 1
      (invariant.margin, invariant.unit) = (-one.excess, "pt")
      invariant.first = Violation(
        step: 1, time: Instant(nanoseconds: Int64(one.time) * 1_000_000),
        expected: "offset.y to move by 4", actual: one.found, location: .nowhere)
      invariant.first?.circumstance = one.circumstance
      invariant.first?.distance = one.distance
      return invariant
    }
    return row
  }

  private func causes(_ rows: [JudgedRecording]) -> [Cause] {
    var table = CauseTable()
    for row in rows { table.add(row) }
    return table.causes
  }

  @Test(arguments: [
    ("offset.y to move by 4", "2", Deviation.tooLittle), ("offset.y to move by -4", "-9", .tooMuch),
    ("at most 4 pt", "-2", .oppositeDirection), ("a page", "no page", .unclear),
    ("zoom 1", "1", .unclear), ("offset.y from -100 to 133", "136", .tooMuch),
    ("offset.y from -100 to 133", "-103", .tooLittle), ("zoom from 0.5 to 3", "0.4", .tooLittle),
  ])
  func `a deviation is too little, too much, or in the wrong direction`(
    _ expected: String, _ found: String, _ deviation: Deviation
  ) {
    #expect(Deviation(expected: expected, found: found) == deviation)
  }

  @Test func `a cause prints the range of the excesses of its recordings`() {
    func worst(_ excesses: [Double]) -> String? {
      causes(
        excesses.enumerated().map {
          row($0.offset, [RowViolation(invariant: "drag", time: 100, excess: $0.element)])
        }
      ).first?.first.worst
    }
    #expect(worst([3.6, 12.04, 2.13]) == ", 2.13 to 12.04 pt too much")
    #expect(worst([2.75, 2.75]) == ", 2.75 pt too much")
  }

  @Test func `violations with the same deviation in the same circumstance are one cause`() {
    let causes = causes((0..<9).map { row($0, [RowViolation(invariant: "drag", time: $0 + 100)]) })
    #expect(causes.count == 1)
    #expect(causes.first?.recordings == 9)
    #expect(causes.first?.first.smallest.recording == "8.xml")
  }

  @Test func `causes with new failures come first, with their smallest new recording`() {
    let frequent = (0..<5).map { row($0, [RowViolation(invariant: "drag", time: 1)]) }
    let rare = (5..<8).map { row($0, [RowViolation(invariant: "rest", time: 1)]) }
    var earlier = EarlierRun()
    for row in frequent + rare.dropFirst().suffix(1) { earlier.add(row) }
    var table = CauseTable(since: earlier)
    for row in frequent + rare { table.add(row) }
    let causes = table.causes
    #expect(causes.map(\.first.key.invariant) == ["rest", "drag"])
    #expect(causes.map(\.isNew) == [true, false])
    // The smallest recording of all is 7.xml, but it also failed in the earlier run.
    #expect(causes.first?.first.smallest.recording == "6.xml")
    #expect(causes.first?.first.newCount == 2)
    #expect(table.reasons.map(\.spread) == ["3 recordings, 2 of them new", "5 recordings"])
  }

  @Test(arguments: [
    RowViolation(invariant: "drag", time: 1, circumstance: "while it coasts"),
    RowViolation(invariant: "drag", time: 1, found: "9"), RowViolation(invariant: "other", time: 1),
  ])
  private func `a violation that differs in one property has another cause`(_ other: RowViolation) {
    #expect(
      causes([row(0, [RowViolation(invariant: "drag", time: 1)]), row(1, [other])]).count == 2)
  }

  @Test func `groups that always occur together become one group, named by the earliest violation`()
  {
    let causes = causes(
      (0..<4).map { number in
        row(
          number,
          [RowViolation(invariant: "late", time: 20), RowViolation(invariant: "early", time: 10)])
      })
    #expect(causes.count == 1)
    #expect(causes.first?.first.key.invariant == "early")
    #expect(causes.first?.others.after == ["late"])
  }

  @Test func `an earlier violation explains a later violation in some of the same recordings`() {
    let rows = (0..<4).map { number in
      row(
        number,
        [RowViolation(invariant: "early", time: 10)]
          + (number == 2 ? [RowViolation(invariant: "late", time: 20)] : []))
    }
    #expect(causes(rows).count == 1)
    #expect(causes(rows + [row(9, [RowViolation(invariant: "late", time: 20)])]).count == 2)
    let worse = row(
      2,
      [
        RowViolation(invariant: "early", time: 10),
        RowViolation(
          invariant: "late", time: 20, excess: 40, circumstance: "at rest after a touch"),
      ])
    // An error that lasts may have a separate reason, but the main cause comes first.
    #expect(causes(rows + [worse]).map(\.first.key.invariant) == ["early", "late"])
  }

  @Test func `a violation that occurs a few frames before its cause is listed with the cause`() {
    // Within a few frames, the more specific invariant explains the other invariant's violation.
    let rows = (0..<3).map { number in
      row(
        number,
        [
          RowViolation(invariant: "no-teleport", time: 733),
          RowViolation(invariant: "overscroll-damped", time: 750),
          RowViolation(invariant: "late", time: number == 1 ? 900 : 950),
        ])
    }
    let cause = causes(rows).first
    #expect(cause?.first.key.invariant == "overscroll-damped")
    #expect(cause?.others.with == ["no-teleport"] && cause?.others.after == ["late"])
    #expect(cause?.consequences == "with it: no-teleport; after it: late")
  }

  @Test func `a cause states how many recordings in all break its invariant`() {
    let one = row(0, [RowViolation(invariant: "drag", time: 10)])
    let others = (1..<4).map { row($0, [RowViolation(invariant: "drag", time: 10, found: "9")]) }
    #expect(causes([one]).map(\.spread) == ["1 recording"])
    #expect(
      Set(causes([one] + others).map(\.spread))
        == ["1 recording this way, 4 in all", "3 recordings this way, 4 in all"])
  }

  @Test func `the leading violation of a recording is the violation that names its cause`() {
    let violations = [
      RowViolation(invariant: "no-teleport", time: 733),
      RowViolation(invariant: "overscroll-damped", time: 750),
    ]
    for all in [violations, violations.reversed()] {
      let row = row(0, all)
      #expect(row.leading?.invariant.name == causes([row]).first?.first.key.invariant)
      #expect(row.leading?.first.time == .milliseconds(750))
    }
  }

  @Test func `causes are ordered by errors at rest, then size in tolerances, then frequency`() {
    let rest = "at rest after a touch"
    let rows =
      [
        row(0, [RowViolation(invariant: "far", time: 1, distance: 400)]),
        row(1, [RowViolation(invariant: "label", time: 1, circumstance: rest)]),
        row(2, [RowViolation(invariant: "shift", time: 1, circumstance: rest, distance: 12)]),
        row(3, [RowViolation(invariant: "often", time: 1, distance: 40)]),
        row(4, [RowViolation(invariant: "often", time: 1, distance: 3)]),
        row(5, [RowViolation(invariant: "rare", time: 1, distance: 40)]),
        row(6, [RowViolation(invariant: "near", time: 1, distance: 2)]),
      ] + (7..<11).map { row($0, [RowViolation(invariant: "faint \($0)", time: 1, distance: 1)]) }
    #expect(
      causes(rows).map(\.first.key.invariant).prefix(6)
        == ["shift", "label", "far", "often", "rare", "near"])
    // An invariant that explains at least a fifth of the recordings comes first, because other
    // violations follow from it.
    let main = (20..<30).map { row($0, [RowViolation(invariant: "often", time: 1, distance: 3)]) }
    #expect(causes(rows + main).first?.first.key.invariant == "often")
  }

  @Test func `the order of the rows does not change the causes`() {
    var random = SystemRandomNumberGenerator()
    let names = ["a", "b", "c", "d"]
    let rows = (0..<200).map { number in
      row(
        number,
        names.filter { _ in Bool.random(using: &random) }.map {
          RowViolation(
            invariant: $0, time: Int.random(in: 0..<5), excess: Double.random(in: 0..<20))
        })
    }
    func words(_ rows: [JudgedRecording]) -> [String] {
      causes(rows).map { "\($0.first.key) \($0.recordings) \($0.others.after.sorted())" }
    }
    #expect(words(rows) == words(rows.shuffled(using: &random)))
  }
}
