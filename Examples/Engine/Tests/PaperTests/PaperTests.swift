import Flickbook
import Paper
import Testing

struct PaperTests {
  private let letter = "Recordings/read-a-letter.xml"

  @Test func `paper keeps the invariants`() throws {
    let judgement = try Flickbook.judge(letter, on: PaperEngine.factory)
    #expect(judgement.holds, "\(judgement)")
  }

  @Test func `paper keeps two invariants that are named in the call`() throws {
    let judgement = try Flickbook.judge(
      letter, on: PaperEngine.factory, by: ["drag-tracks-finger", "rest-in-bounds"])
    #expect(judgement.holds, "\(judgement)")
  }

  @Test func `paper keeps a user-defined formula`() throws {
    let stays = try Invariant(
      "stays", "when not touching and prev(not touching) then delta(offset.y) == 0")
    let judgement = try Flickbook.judge(
      letter, on: PaperEngine.factory, by: ["stays"], invariants: [stays])
    #expect(judgement.holds, "\(judgement)")
    let tight = try Invariant("tight", "abs(offset.y) <= 1pt")
    let broken = try Flickbook.judge(letter, on: PaperEngine.factory, invariants: [tight])
    #expect(broken.broken.map(\.name) == ["tight"])
  }

  @Test func `paper keeps a user-defined invariant type`() throws {
    let stays = try Invariant("stays", why: "what nobody touches stays") { _ in Stays() }
    let judgement = try Flickbook.judge(
      letter, on: PaperEngine.factory, by: ["stays"], invariants: [stays])
    #expect(judgement.holds, "\(judgement)")
  }

  @Test func `paper that slips breaks drag-tracks-finger at the line of the touch`() throws {
    let slippery = try PaperEngine.factory.setting([("slip", 0.05)])
    let judgement = try Flickbook.judge(letter, on: slippery)
    #expect(!judgement.holds)
    #expect(judgement.broken.map(\.name) == ["drag-tracks-finger"])
    #expect("\(judgement)".contains("read-a-letter.xml:13:5: drag-tracks-finger at "))
  }

  @Test func `the engine is compared with an earlier version of itself`() throws {
    let same = try Flickbook.compare(
      letter, on: PaperEngine.factory, against: PaperEngine.factory, as: .refactor)
    #expect(same.holds, "\(same)")
    let slippery = try PaperEngine.factory.setting([("slip", 0.05)])
    let difference = try Flickbook.compare(letter, on: slippery, against: PaperEngine.factory)
    #expect(!difference.holds)
  }

  @Test func `random gestures find paper that slips, and the smallest of them is shrunk`() throws {
    let slippery = try PaperEngine.factory.setting([("slip", 0.05)])
    let result = try Flickbook.fuzz(
      slippery, by: ["drag-tracks-finger"], trusted: PaperEngine.factory, count: 50)
    #expect(result.faults.map(\.name) == ["drag-tracks-finger"], "\(result)")
    let shrunk = try Flickbook.shrink(letter, on: slippery, breaking: "drag-tracks-finger")
    #expect(shrunk.recording.events.count <= 4)
  }
}

/// A view without a finger on it does not move.
private struct Stays: StepInvariant {
  private var last: Point?

  mutating func check(_ step: borrowing Step) -> StepCheck? {
    let offset = step.frame.views[0].offset
    defer { last = step.rest.fingers.count == 0 ? offset : nil }
    guard let last, step.rest.fingers.count == 0 else { return nil }
    let gap = max(abs(offset.x - last.x), abs(offset.y - last.y))
    return StepCheck(margin: -gap, expected: "offset \(last.y)", actual: "\(offset.y)")
  }
}
