import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

/// Recordings with the geometry of the sources. Each breaks an invariant on an engine or app with a
/// fault that is visible only with this geometry.
struct SystemGeometryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let recording: String
    let invariant: String
    let fault: Fault

    init(_ recording: String, _ invariant: String, _ fault: Fault) {
      (self.recording, self.invariant, self.fault) = (recording, invariant, fault)
    }

    var testDescription: String { "\(recording): \(fault.name)" }
    var path: String { "Recordings/\(recording).xml" }
  }

  /// A fault that turns an endless wheel to a row in its first turn instead of its nearest turn.
  private static let turnsToTheFirstDay = Fault(
    custom: "turns to the first day", "animation-reaches-target"
  ) { engine, _ in
    engine.hearing { moment in
      for index in moment.events.indices {
        guard case .request(var command) = moment.events[index].value,
          case .select(let row) = command.request
        else { continue }
        command.request = .scrollTo(Point(x: 0, y: 44 * Double(row.index) - 86))
        moment.events[index].value = .request(command)
      }
    }
  }

  static let cases: [Case] = [
    Case(
      "Scroller/control-of-sixty-points", "rest-step-nearest",
      Fault(switch: "snap-at-every-lift", "rest-step-nearest")),
    Case(
      "Canvas/controls-over-the-whole-window", "set-offset-exact",
      Fault(switch: "controls-on-the-canvas", "set-offset-exact")),
    Case(
      "Gallery/below-its-label", "page-label-formula",
      Fault("names the page after it", .page, .add, 1, scaling: .fixed, "page-label-formula")),
    Case(
      "Gallery/below-its-label", "rotation-keeps-page",
      Fault(switch: "raw-offset-on-turn", "rotation-keeps-page")),
    Case(
      "Gallery/below-its-label-on-four-inches", "reset-enabled-iff-zoomed",
      Fault(switch: "reset-at-opening", "reset-enabled-iff-zoomed")),
    Case(
      "Bounce/under-the-bar-without-adjustment", "insets-as-declared",
      Fault("adjusts its insets for the bar", "insets-as-declared") { $0.insets.top = 64 }),
    Case(
      "Wheels/hours-without-end", "picker-value-valid",
      Fault("names the row after it", .selection, .add, 1, scaling: .fixed, "picker-value-valid")),
    Case(
      "Wheels/hours-without-end", "animation-reaches-target", turnsToTheFirstDay),
    Case(
      "Wheels/count-down-each-minute", "selection-reported-once",
      Fault("reports every row twice", .echo, 12, "selection-reported-once")),
    Case(
      "Gallery/label-from-the-edge", "page-label-formula",
      Fault("names the page in the middle", "page-label-formula") { $0.layout.label = .middle }),
    Case(
      "Gallery/label-from-the-edge-pinched-small", "page-label-formula",
      Fault(switch: "label-from-the-edge", "page-label-formula")),
  ]

  @Test(arguments: cases)
  func `an invariant that holds on ios is broken by a fault that needs this geometry`(
    _ one: Case
  ) throws {
    let recording = try Corpus.recording(one.path)
    let sound = try judged(recording, BuiltInEngines.ios)
    #expect(sound.filter(\.isBroken).map(\.invariant.name) == [])
    #expect(sound.contains { $0.invariant.name == one.invariant && $0.isHeld })
    let faulty = try judged(recording, engine(with: one.fault))
    #expect(faulty.contains { $0.invariant.name == one.invariant && $0.isBroken })
  }

  /// The label of the published code is right at zoom 1, if the scene declares its convention.
  @Test func `a label that counts from the edge is right only if the scene declares it`() throws {
    let published = try BuiltInEngines.textbook.setting([], only: ["label-from-the-edge"])
    let declared = try Corpus.recording("Recordings/Gallery/label-from-the-edge.xml")
    #expect(try judged(declared, published).filter(\.isBroken).isEmpty)
    var other = declared
    other.head.scene.views[0].layout.label = .middle
    let broken = try judged(other, published).filter(\.isBroken).map(\.invariant.name)
    #expect(broken == ["page-label-formula"])
  }

  private func engine(with fault: Fault) throws -> EngineFactory {
    let switches = BuiltInEngines.textbook.settings.filter(\.isSwitch).map(\.name)
    guard switches.contains(fault.name) else { return BuiltInEngines.ios.with(fault) }
    return try BuiltInEngines.textbook.setting([], only: [fault.name])
  }
}
