@testable import EngineLink
import Engines
import Model
import Replay
import Testing
import TestSupport
import Text

/// Input is sent only to engines that declare the abilities that it needs.
struct DeclarationTests {
  /// A served engine that declares exactly these abilities.
  private func served(_ abilities: String) throws -> (EngineFactory, EngineProcesses) {
    let line = ServedEngineTests.command("clamping").line.replacing("exec ", with: "")
    let text = "sed -u '1s/\"abilities\":{[^}]*}/\"abilities\":{\(abilities)}/'"
    let processes = EngineProcesses(ProcessCommand("mine", "\(line) | \(text)"))
    return (try EngineFactory(processes), processes)
  }

  private func failure(
    _ recording: Recording, on engine: EngineFactory
  ) throws -> EngineError? {
    do throws(ReplayError) {
      _ = try Trace(of: LiveSteps(Replayable(recording), on: engine))
      return nil
    } catch {
      guard case .engine(let error) = error else { throw error }
      return error
    }
  }

  /// An impossible contract in the greeting is rejected with the name, the value and its range.
  @Test(arguments: [
    (#""stop-speed":-83"#, "contract: stop-speed -83: expected 0 to 1000000 pt/s"),
    (#""slop":-1"#, "contract: slop -1: expected 0 to 1000000 pt"),
    (#""slop":1e7"#, "contract: slop 10000000: expected 0 to 1000000 pt"),
    (#""slop":1e999"#, "expected a number a double can hold"),
    (#""slop":NaN"#, "expected a value"),
    (#""slop-after-catch":-0.5"#, "contract: slop-after-catch -0.5: expected 0 to 1000000 pt"),
    (#""pinch-slop":-8"#, "contract: pinch-slop -8: expected 0 to 1000000 pt"),
    (#""page-distance":-8"#, "contract: page-distance -8: expected 0 to 1000000 pt"),
    (#""animation":-1"#, "contract: animation -1: expected 0 to 1000000000 ms"),
    (
      #""drag-within":-5"#,
      "contract: drag-within -5: expected more than 0, and at most 1000000000 ms"
    ),
    (#""swallows-reports":-1"#, "contract: swallows-reports -1: expected 0 to 10 reports"),
    (#""slop-shape":"round""#, "distance, axis or sum"),
    (
      #""fast-rate":0.999"#, "contract: fast-rate 0.999 and normal-rate 0.998: expected a fast-rate"
    ),
    (
      #""swallows-slop":false,"swallows-reports":1"#,
      "contract: swallows-reports 1 and swallows-slop false: expected swallows-reports 0"
    ),
    (#""normal-rate":1"#, "contract: normal-rate 1: expected between 0 and 1 per millisecond"),
    (#""fast-rate":-0.9"#, "contract: fast-rate -0.9: expected between 0 and 1 per millisecond"),
    (#""min-fling":-50"#, "contract: min-fling -50: expected 0 to 1000000 pt/s"),
    (#""page-fling":-50"#, "contract: page-fling -50: expected 0 to 1000000 pt/s"),
    (#""settle":0"#, "contract: settle 0: expected more than 0, and at most 1000000000 ms"),
    (#""settle":1e300"#, "a time of less than a century"),
    (#""held-still":-1"#, "contract: held-still -1: expected 0 to 1000000000 ms"),
    (#""soft-zoom":0.5"#, "contract: soft-zoom 0.5: expected 1 to 1000000"),
    (#""rubber":-1"#, "contract: rubber -1: expected 0 to 1000000"),
    (
      #""bounce-decay":0"#,
      "contract: bounce-decay 0: expected more than 0, and at most 1000000 per second"
    ),
    (#""lock-angle":91"#, "contract: lock-angle 91: expected 0 to 90 degrees"),
    (#""frames-late":61"#, "contract: frames-late 61: expected 0 to 60 frames"),
    (#""resolution":{"offset":-1}"#, "contract: resolution.offset -1: expected 0 to 1000000 pt"),
    (#""resolution":{"rest":-1}"#, "contract: resolution.rest -1: expected 0 to 1000000 pt"),
    (#""resolution":{"zoom":-1}"#, "contract: resolution.zoom -1: expected 0 to 1"),
    (#""resolution":{"time":-1}"#, "contract: resolution.time -1: expected 0 to 100 ms"),
  ])
  func `an impossible contract is rejected`(part: String, text: String) {
    let line = ServedEngineTests.command("clamping").line.replacing("exec ", with: "")
    let sed =
      "sed -u '1s/\"contract\"/\"former\"/; 1s/\"engine\":/\"contract\":{\(part)},\"engine\":/'"
    let processes = EngineProcesses(ProcessCommand("mine", "\(line) | \(sed)"))
    do {
      _ = try EngineFactory(processes)
      Issue.record("the contract was accepted: \(part)")
    } catch {
      #expect("\(error)".contains(text), "\(error)")
    }
    #expect(processes.close() == [])
  }

  /// Otherwise a misspelt name would leave the default in force without a message.
  @Test func `an unknown name in the greeting is reported with the nearest name`() throws {
    let line = ServedEngineTests.command("clamping").line.replacing("exec ", with: "")
    let declared =
      "\"contract\":{\"slopp\":3,\"resolution\":{\"tiem\":1}},\"abilities\":{\"zooom\":true},"
    let sed =
      "sed -u '1s/\"(contract|abilities)\":/\"former-\\1\":/g; 1s/\"engine\":/\(declared)\"engine\":/' -E"
    let command = ProcessCommand("mine", "\(line) | \(sed)")
    let processes = EngineProcesses(command)
    let names = try EngineFactory(processes).unknownNames
    #expect(
      names == [
        "zooom in abilities of hello is unknown and has no effect; did you mean zoom?",
        "slopp in contract of hello is unknown and has no effect; did you mean slop?",
        "tiem in contract.resolution of hello is unknown and has no effect; did you mean time?",
      ])
    #expect(processes.close() == [])

    var results: [ConformanceResult] = []
    ConformanceTest(command, pause: { _ in }).run(only: []) { results.append($0) }
    guard case .failed(let failure) = results[0].result else {
      Issue.record("the handshake did not fail: \(results[0].result)")
      return
    }
    #expect(failure.came == names.joined(separator: "\n"))
  }

  @Test
  func `a contract that shows touches at frames cannot also declare that it moves only at frames`()
  {
    var contract = EngineContract()
    contract.movesAtFrames = true
    #expect(throws: Never.self) { try contract.expectConsistent() }
    contract.actsAtFrames = 1
    #expect(throws: Objection.self) { try contract.expectConsistent() }
  }

  /// If this test fails, a new number of the contract has no range, or a flag has a range.
  @Test func `every number of a contract has a range`() {
    for part in EngineContract.parts {
      #expect((EngineContract.range(of: part.name) != nil) == part.isNumber, "\(part.name)")
    }
  }

  static let base = "\"velocity\":true,\"activity\":true,\"callbacks\":true"

  @Test
  func `a scene with an undeclared attribute is not played, and the error names the attribute`()
    throws
  {
    let (engine, processes) = try served(Self.base)
    var recording = ProcessFaultTests.recording
    recording.head.scene.views[0].scroll.pagingWhenZoomed = false
    #expect(
      try failure(recording, on: engine)
        == EngineError(
          .undeclared,
          "it does not declare paging-when-zoomed (scroll paging-when-zoomed=\"false\")")
    )
    #expect(processes.close() == [])
  }

  @Test func `an undeclared event ends the replay at its time`() throws {
    let (engine, processes) = try served(Self.base)
    var recording = ProcessFaultTests.recording
    let change = SettingChange(view: 0, [.contentHeight(300)])
    let last = recording.events.last?.value.time ?? .zero
    recording.events.append(Located(InputEvent(at: last, .setting(change))))
    #expect(
      try failure(recording, on: engine)
        == EngineError(.undeclared, "it does not declare settings (set)"))
    #expect(processes.close() == [])
  }

  @Test func `an attribute that an engine declares as ignored is sent and has no effect`() throws {
    let (engine, processes) = try served(Self.base + ",\"paging-when-zoomed\":\"ignored\"")
    #expect(!engine.abilities.contains(.pagingWhenZoomed))
    var recording = ProcessFaultTests.recording
    let plain = try Trace(of: LiveSteps(Replayable(recording), on: engine))
    recording.head.scene.views[0].scroll.pagingWhenZoomed = false
    let sent = try Trace(of: LiveSteps(Replayable(recording), on: engine))
    #expect(plain.steps.map(\.frame) == sent.steps.map(\.frame))
    #expect(processes.close() == [])
  }

  @Test func `an engine in process does not receive undeclared attributes either`() throws {
    var engine = EngineFactory(
      name: "mine", version: "1", summary: "", abilities: [], contract: EngineContract()
    ) { (scene, _) throws(EngineError) in try BuiltInEngines.ios.make(scene) }
    var recording = ProcessFaultTests.recording
    #expect(try failure(recording, on: engine) == nil)
    recording.head.scene.views[0].insets.top = 20
    #expect(
      try failure(recording, on: engine)?.message == "it does not declare insets (insets top)")
    engine = engine.ignoring(.insets)
    #expect(try failure(recording, on: engine) == nil)
  }

  @Test func `samples without times belong to the requested steps`() throws {
    // Removes the columns for time, cause and view from the greeting and from each row.
    let line = ServedEngineTests.command("clamping").line.replacing("exec ", with: "")
    let short =
      "sed -u -E 's/\"sample\":.\"t\",\"cause\",\"view\",/\"sample\":[/; "
      + ":a; s/(\"samples\":.*)\\[[0-9.]+,\"(before|after|frame)\",0,([0-9.-])/\\1[\\3/; ta'"
    let processes = EngineProcesses(ProcessCommand("short", "\(line) | \(short)"))
    let engine = try EngineFactory(processes)
    let recording = ProcessFaultTests.recording
    let far = try Trace(of: LiveSteps(Replayable(recording), on: engine.ignoring(.all)))
    let near = try Trace(of: LiveSteps(Replayable(recording), on: ClampingEngine.factory))
    #expect(far.steps.map(\.frame.views) == near.steps.map(\.frame.views))
    #expect(processes.close() == [])
  }
}
