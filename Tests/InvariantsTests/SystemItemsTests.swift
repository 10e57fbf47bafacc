import Engines
import Invariants
import Replay
import Testing
import TestSupport

/// Tests the facts about the systems that `Tools/systems.tsv` lists. Each has a recording that
/// exercises an invariant, or a reason why it has none.
struct SystemItemsTests {
  struct Item: CustomStringConvertible, Sendable {
    let part: String
    let text: String
    let recording: String
    let invariant: String
    /// The engine; for an item without a recording, the reason why it has none.
    let engine: String

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else { return nil }
      (part, text, recording) = (fields[0], fields[1], fields[2])
      (invariant, engine) = (fields[3], fields[4])
    }

    var description: String { "\(part): \(text)" }
    var isFault: Bool { text.hasPrefix("fault: ") }

    /// The formula, for an item that no built-in invariant checks.
    var formula: String? { invariant.contains(" ") ? invariant : nil }

    /// The path of the item's recording; nil if there is none.
    var path: String? { recording == "-" ? nil : "Recordings/\(recording).xml" }
  }

  static let lines = Corpus.text(of: "Tools/systems.tsv").split(separator: "\n").dropFirst()
  static let items = lines.compactMap { Item($0) }

  @Test func `every line of the table is an item, and no item is listed twice`() {
    #expect(Self.items.count == Self.lines.count && Self.items.count >= 77)
    #expect(Set(Self.items.map { $0.description }).count == Self.items.count)
  }

  @Test(arguments: items)
  func `a recording exercises each item, or the item states why it has none`(_ item: Item) throws {
    guard let path = item.path else {
      #expect(item.invariant == "-" && !item.isFault && item.engine.hasPrefix("out of scope: "))
      return
    }
    let recording = try Corpus.recording(path)
    let own = try item.formula.map { [try Invariant("formula", $0)] } ?? recording.ownInvariants()
    let name = item.formula == nil ? item.invariant : "formula"
    let findings = try judged(recording, engine(item.engine), by: Catalogue.invariants + own)
      .filter { $0.invariant.name == name }
    #expect(findings.count == 1 && findings.allSatisfy { item.isFault ? $0.isBroken : $0.isHeld })
    guard item.isFault else { return }
    let sound = try judged(Corpus.recording(path), BuiltInEngines.ios)
    #expect(sound.contains { $0.invariant.name == item.invariant && $0.isHeld })
  }

  @Test func `every system, every published fault and every callback has an item`() {
    let parts = Set(Self.items.map { $0.part })
    #expect(parts.count == Corpus.systems.count + 3)
    let systems = Set(Self.items.compactMap { $0.path?.split(separator: "/").dropFirst().first })
    #expect(Set(Corpus.systems.map { Substring($0) }).isSubset(of: systems))
    let faults = Set(Self.items.filter { $0.isFault }.map { $0.engine })
    let switches = BuiltInEngines.textbook.settings.filter { $0.isSwitch }.map { $0.name }
    #expect(faults == Set(switches.map { "textbook(\($0))" }))
  }

  /// The engine with this text in the table: `ios`, or `textbook` with one fault.
  private func engine(_ text: String) throws -> EngineFactory {
    guard text != "ios" else { return BuiltInEngines.ios }
    let fault = try #require(text.split(separator: "(").last?.dropLast())
    return try BuiltInEngines.textbook.setting([], only: [String(fault)])
  }
}
