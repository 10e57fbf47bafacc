import Engines
import Exploration
import Files
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport
import Text

@testable import Invariants

/// Compares invariants of the catalogue with the formulas for them in `Examples/Formulas`.
struct CatalogueFormulaTests {
  /// Invariants that a formula covers only in part, because no formula knows the request that a
  /// view is executing. Where only the other part is tested, the formula is untested.
  private static let partial: Set = ["velocity-consistent"]

  /// The formulas for each built-in invariant. A formula has the name of the invariant after
  /// `own-`, sometimes followed by an axis. The other rules of the suite belong to an app.
  private static func formulas() throws -> [(builtIn: Invariant, own: [Invariant])] {
    let suite = try Suite(file: Corpus.absolute("Examples/Formulas/flickbook-suite.xml"))
    var pairs: [(builtIn: Invariant, own: [Invariant])] = []
    for line in suite.expectations {
      guard case .invariant(let expectation) = line.value, let text = expectation.formula,
        expectation.name.hasPrefix("own-")
      else { continue }
      let own = try Invariant(expectation.name, text.text)
      let name = String(expectation.name.dropFirst("own-".count))
      let bare = name.hasSuffix("-x") || name.hasSuffix("-y") ? String(name.dropLast(2)) : name
      let builtIn = try #require(Catalogue.invariant(named: bare), "\(name)")
      if let index = pairs.firstIndex(where: { $0.builtIn == builtIn }) {
        pairs[index].own.append(own)
      } else {
        pairs.append((builtIn, [own]))
      }
    }
    return pairs
  }

  /// The recordings on which an invariant and its formulas disagree, and the numbers of broken and
  /// held verdicts.
  private static func disagreements(
    _ recordings: [(name: String, recording: Recording)], on engines: [EngineFactory],
    _ pairs: [(builtIn: Invariant, own: [Invariant])]
  ) throws -> (lines: [String], broken: [String: Int], held: [String: Int]) {
    var (lines, broken, held) = ([String](), [String: Int](), [String: Int]())
    let invariants = pairs.flatMap { [$0.builtIn] + $0.own }
    for engine in engines {
      // Formulas cannot refer to the side at which a view begins, or to the part of the view that a
      // label is about.
      for (name, recording) in recordings
      where !recording.head.scene.views.contains(where: {
        $0.isRightToLeft || $0.layout.label != .middle
      }) {
        let findings = try judged(recording, engine, by: invariants)
        for (builtIn, own) in pairs {
          let due = word(findings.filter { $0.invariant == builtIn })
          let found = word(findings.filter { own.contains($0.invariant) })
          if due == "broken" { broken[builtIn.name, default: 0] += 1 }
          if due == "held" { held[builtIn.name, default: 0] += 1 }
          if due == found || (found == "untested" && partial.contains(builtIn.name)) { continue }
          let why = findings.compactMap { own.contains($0.invariant) ? $0.line : nil }.first ?? ""
          lines.append(
            "\(builtIn.name) is \(due), its formula \(found): \(name) [\(engine.name)] \(why)")
        }
      }
    }
    return (lines, broken, held)
  }

  /// The worst of several verdicts; not applicable counts as untested.
  private static func word(_ findings: [InvariantVerdict]) -> String {
    if findings.contains(where: { $0.isBroken }) { return "broken" }
    return findings.contains { $0.isHeld } ? "held" : "untested"
  }

  @Test(
    "formulas have the verdicts of the built-in invariants, on a sound engine and on its faults")
  func corpus() throws {
    let pairs = try Self.formulas()
    #expect(pairs.count >= 12)
    let names = Set(pairs.map(\.builtIn.name))
    let faults = Fault.isolated.filter { names.contains($0.invariant) }.map {
      BuiltInEngines.ios.with($0, strength: 4)
    }
    let recordings = try Corpus.ofSystems.enumerated()
      .filter { $0.offset.isMultiple(of: 4) }
      .map { ($0.element, try Corpus.recording($0.element)) }
    let sound = try Self.disagreements(
      try Corpus.recordings.map { ($0, try Corpus.recording($0)) }, on: [BuiltInEngines.ios], pairs)
    #expect(sound.lines == [])
    let faulty = try Self.disagreements(recordings, on: faults, pairs)
    #expect(faulty.lines == [])
    #expect(names.filter { (sound.held[$0] ?? 0) == 0 } == [])
    #expect(names.filter { (faulty.broken[$0] ?? 0) == 0 } == [])
  }

  @Test(
    "formulas and built-in invariants agree on random gestures, with and without a fault")
  func random() throws {
    #expect(try Self.onRandomGestures(100) == [])
  }

  /// Replays each recording on the engine and on one of the faults.
  fileprivate static func onRandomGestures(_ count: Int) throws -> [String] {
    let pairs = try formulas()
    let names = Set(pairs.map(\.builtIn.name))
    let faults = Fault.isolated.filter { names.contains($0.invariant) }.map {
      BuiltInEngines.ios.with($0, strength: 4)
    }
    let lines = try (1...count).flatMap { seed in
      let recording = [("seed \(seed)", Recording.mix(UInt64(seed)))]
      let engines = [BuiltInEngines.ios, faults[seed % faults.count]]
      return try disagreements(recording, on: engines, pairs).lines
    }
    for line in lines { print(line) }
    return lines
  }
}

/// The comparison in the release build, on more recordings than a debug build can replay in
/// reasonable time.
@Suite(.enabled(if: isThorough))
struct ThoroughCatalogueFormulaTests {
  @Test("formulas and built-in invariants agree on 10,000 random recordings")
  func random() throws {
    #expect(try CatalogueFormulaTests.onRandomGestures(10_000) == [])
  }
}
