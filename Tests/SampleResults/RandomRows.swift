internal import Exploration
import Invariants
import Model
package import Results
internal import TestSupport
import Text

/// Generates random results with all possible contents of a results file in all combinations.
package struct RandomRows {
  private var dice: SeededNumbers

  package init(seed: UInt64) { dice = SeededNumbers(seed: seed) }
}

extension RandomRows {
  /// Texts that are difficult to represent in some formats.
  package static let texts =
    HiddenCharacters.classes.map { "a\($0.example)b" } + [
      "plain", "a\"b\\c", "<&\"'>", "]]>", "\u{1}\u{1b}[31m\u{7f}", "😀é", "שלום \u{202e}x",
      "a\nb\tc\r",
      "</script>", "100%,a:b::c", "# TODO x", "x|y`z`", "\u{85}\u{2028}",
    ]

  package mutating func text() -> String { dice.pick(Self.texts) ?? "" }

  mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    dice.oneIn(2) ? value(&self) : nil
  }

  mutating func some<Value>(_ value: (inout Self) -> Value) -> [Value] {
    (0..<dice.uniform(in: 0...2)).map { _ in value(&self) }
  }

  mutating func count() -> Int { dice.uniform(in: 0...100_000) }
  mutating func number() -> Double { dice.uniform(in: -1e6..<1e6) }

  mutating func setting() -> RunHead.Setting {
    RunHead.Setting(text(), text(), text(), from: text())
  }

  package mutating func head() -> RunHead {
    var head = RunHead(
      tool: text(), plan: text(), planned: count(), rate: text(), phase: text(),
      engines: some { .init($0.text(), version: $0.maybe { $0.text() }) })
    head.shards = maybe { _ in RunHead.Shards([1, 3], of: 7) }
    head.date = maybe { $0.text() }
    head.host = maybe { $0.text() }
    head.jobs = maybe { $0.count() + 1 }
    head.suite = maybe { $0.text() }
    head.invariants = some { $0.text() }
    head.settings = some { $0.setting() }
    head.failsOnWarnings = dice.oneIn(2)
    head.gates = some { .init(.maxWarnings, $0.count(), from: $0.text()) }
    head.again = some { $0.text() }
    head.select = some { $0.text() }
    head.review = head.again.isEmpty ? nil : RunHead.Review(options: head.select)
    return head
  }

  package mutating func end() -> RunEnd {
    var end = RunEnd(
      recordings: count(), broken: count(), exit: count(), isInterrupted: dice.oneIn(2))
    end.left = count()
    end.reasons = some { $0.text() }
    end.waivers = some {
      .init($0.text(), in: $0.text(), at: $0.location(), isUsed: $0.dice.oneIn(2))
    }
    end.unreadable = some { $0.text() }
    end.untested = count()
    end.refused = count()
    end.engineErrors = some { $0.text() }
    end.seconds = maybe { $0.number() }
    end.explained = some { $0.explained() }
    end.coverage = some { rows in
      ScriptCoverage(
        file: rows.text(),
        functions: rows.some { rows in
          ScriptCoverage.Function(
            name: rows.text(), line: rows.count(), hasRun: rows.dice.oneIn(2))
        })
    }
    return end
  }

  private mutating func explained() -> RunEnd.Explained {
    func cause(_ rows: inout Self) -> RunEnd.Explained.Cause {
      .init(
        rows.text(), rows.text(), one: rows.text(), other: rows.text(),
        share: rows.maybe { $0.number() })
    }
    var explained = RunEnd.Explained(text(), text(), distance: number())
    explained.causes = some(cause)
    explained.others = some(cause)
    explained.left = maybe { $0.number() }
    explained.setting = maybe { $0.text() }
    explained.groups = some { rows in
      var group = RunEnd.Explained.Group(
        rows.maybe { $0.text() }, rows.text(), rows.some { $0.text() })
      group.suspects = rows.some { $0.text() }
      return group
    }
    explained.motions = explained.groups.map { group in
      .init(
        group.phase, isOfBehavior: group.cause == nil, recordings: group.recordings.count,
        distance: explained.distance, smallest: group.phase, time: .milliseconds(12.5))
    }
    return explained
  }

  mutating func location() -> FileLocation {
    dice.oneIn(3)
      ? .nowhere
      : FileLocation(line: Int32(count() + 1), column: Int32(dice.uniform(in: 1...200)))
  }

  package mutating func invariant(_ name: String) -> JudgedInvariant {
    var invariant = JudgedInvariant(name, dice.pick(JudgedInvariant.Word.allCases) ?? .held)
    invariant.level = dice.oneIn(4) ? .warn : .error
    invariant.settings = some { $0.setting() }
    switch invariant.verdict {
    case .held:
      invariant.checks = count() + 1
      invariant.margin = maybe { $0.number().magnitude }
      invariant.shareLeft = invariant.margin.map { $0 / 4 }
    case .broken, .waived:
      invariant.times = count() + 1
      invariant.margin = maybe { -$0.number().magnitude }
      invariant.waiver = invariant.verdict == .waived ? text() : nil
      var first = Violation(
        step: count(), time: Instant(nanoseconds: Int64(count()) * 1_234_567),
        viewName: maybe { $0.text() }, expected: text(), actual: text(), location: location())
      first.xml = some { $0.text() }
      invariant.first = first
    case .untested:
      invariant.reason = maybe { $0.text() }
      invariant.wanted = maybe { $0.dice.oneIn(2) ? "--only" : $0.text() + ":7" }
    case .notApplicable: invariant.wanted = maybe { $0.text() + ":7" }
    }
    invariant.unit = invariant.margin == nil ? "" : "pt"
    return invariant
  }

  package mutating func row(_ number: Int = 0) -> JudgedRecording {
    var row = JudgedRecording(text() + "/\(number).xml", on: "ios")
    row.number = number
    row.hash = text()
    row.title = text()
    row.tags = some { $0.text() }
    row.time = TimeSpan(nanoseconds: Int64(count()) * 1_234_567)
    row.steps = count()
    row.ending = "rest"
    row.seconds = maybe { $0.number() }
    row.invariants = (0..<dice.uniform(in: 0...6)).map { invariant("invariant-\($0)") }
    row.error = dice.oneIn(5) ? .init(.engine, text(), at: location()) : nil
    row.remarks = some { $0.text() }
    row.isPending = row.steps.isMultiple(of: 2)
    if row.error == nil, dice.oneIn(5) {
      row.refusal = text()
      row.invariants = row.invariants.map {
        var invariant = JudgedInvariant($0.name, .untested)
        invariant.reason = row.refusal
        return invariant
      }
    }
    return row
  }
}
