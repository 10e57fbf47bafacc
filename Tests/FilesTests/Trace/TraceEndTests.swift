import Exploration
import Model
import Replay
import Testing
import TestSupport
import Text

@testable import Files

/// Tests the parts of a trace beside its rows: the end of the replay, errors of a page, and the
/// contract.
struct TraceEndTests {
  private let head = TraceHead(
    recording: "a.xml", sha256: emptyHash, engine: "toy 1.0", settings: "slop=8",
    rate: FrameRate(60000, per: 1001), phase: .milliseconds(-1.5),
    declared: TraceHead.Declared(abilities: [.zoom, .cancel], contract: EngineContract()))

  private func bytes(of trace: Trace, _ stop: TraceStop? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = TraceWriter<Never>(head, of: trace.scene) { bytes.append(contentsOf: $0) }
    for step in trace.steps { writer.write(step) }
    writer.finish(stop)
    return bytes
  }

  private func steps(
    _ bytes: [UInt8], _ trace: Trace, _ recording: Recording
  ) throws -> TraceSteps<RecordingEvents> {
    try TraceSteps(
      TraceReader(bytes: bytes, of: trace.scene), of: RecordingEvents(recording), sha256: emptyHash)
  }

  @Test(arguments: 0..<5)
  func `signals of the app and errors of the page are read back`(seed: UInt64) throws {
    var (trace, recording) = try Trace.random(seed)
    for index in trace.steps.indices where index.isMultiple(of: 5) {
      trace.steps[index].frame.signals["header"] = .number(Double(index) / 3)
      trace.steps[index].frame.pageErrors = [
        PageError(.console, "ä\n\(index)"), PageError(.request, ""),
        PageError(.request, "a.js", isScript: true), PageError(.answer, "b.js", isScript: true),
      ]
    }
    let bytes = bytes(of: trace)
    var read = try Trace(of: steps(bytes, trace, recording))
    read.ending = nil
    #expect(read == trace)
    #expect(self.bytes(of: read) == bytes)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `extreme numbers are read back, and so is a number that is not finite in the last step`(
    last: Double
  ) throws {
    var (trace, recording) = try Trace.random(3, views: 1)
    let odd: [Double] = [-0.0, 0, .leastNonzeroMagnitude, 1e308, -1e308]
    for index in trace.steps.indices {
      trace.steps[index].frame.views[0].offset.x = odd[index % odd.count]
      trace.steps[index].frame.views[0].zoom = odd[(index + 3) % odd.count]
    }
    trace.steps[trace.steps.count - 1].frame.views[0].offset.x = last
    let read = try Trace(of: steps(bytes(of: trace), trace, recording))
    func bits(_ trace: Trace) -> [UInt64] {
      trace.steps.flatMap { step in
        [step.frame.views[0].offset.x.bitPattern, step.frame.views[0].zoom.bitPattern]
      }
    }
    #expect(bits(read) == bits(trace))
  }

  @Test(arguments: ["no more ä\t\n", ""])
  func `an engine that failed fails again at the same step`(message: String) throws {
    let (trace, recording) = try Trace.random(4)
    var part = trace
    part.steps.removeLast(trace.steps.count / 2)
    let failure = EngineError(.broken, message)
    var steps = try steps(bytes(of: part, .engine(failure)), trace, recording)
    var (step, count) = (Step(), 0)
    #expect(throws: ReplayError.engine(failure)) {
      while try steps.next(into: &step) { count += 1 }
    }
    #expect(count == part.steps.count)
    #expect(steps.ending == .engineError)
  }

  @Test func `an engine that showed nothing fails before its first step`() throws {
    let (trace, recording) = try Trace.random(4)
    var none = trace
    none.steps = []
    let refusal = EngineError(.unsupported, "no zoom")
    var steps = try steps(bytes(of: none, .engine(refusal)), trace, recording)
    var step = Step()
    #expect(throws: ReplayError.engine(refusal)) { _ = try steps.next(into: &step) }
  }

  @Test(arguments: [
    ("# end\n", "# end\tbent\n", "4:7: error: \"bent\": expected wrong-recording, or a failure"),
    ("# end\n", "# end\tlate\tslow\tly\n", "4:16: error: a tab: expected the end of the line"),
    ("0\tbefore", "# page-error\tthing\n0\tbefore", "3:14: error: \"thing\": expected exception"),
    ("# end\n", "# page-error\tconsole\n# end\n", "the trace ends after line"),
  ])
  func `an invalid line before or after the rows is rejected`(
    _ right: String, _ wrong: String, _ message: String
  ) throws {
    let text = TraceTests.whole.replacing(right, with: wrong)
    let error = #expect(throws: FormatError.self) {
      var reader = try TraceReader(bytes: Array(text.utf8), named: "x.trace", of: .page())
      var step = Step()
      while try reader.next(into: &step) {}
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `every number of a contract is on its line`() throws {
    var contract = EngineContract()
    #expect(contract.text == "-")
    contract.actsAtFrames = 2
    contract.slop = 8.125
    contract.slopAfterCatch = 0
    contract.pinchSlop = 3
    contract.pinchSpan = 125
    contract.catchDelay = .milliseconds(50)
    contract.swallowsSlop = false
    contract.normalRate = nil
    contract.fastRate = 0.1
    contract.stopSpeed = 1
    contract.minFling = 50
    contract.settle = .milliseconds(1.5)
    contract.softZoom = 1
    contract.edgePull = .dampedOutward
    contract.rubber = 0.55
    contract.bounceDecay = 10
    contract.pageFling = 200
    contract.lockAngle = 30
    contract.heldStill = .zero
    contract.offsetResolution = 1.0 / 3
    contract.showsPixels = true
    contract.restResolution = 0.5
    contract.zoomResolution = 1e-9
    contract.handsVelocityOver = true
    contract.turnKeepsTopLeft = true
    contract.animation = .milliseconds(250)
    contract.coastsInward = true
    contract.pageDistance = 25
    contract.movesAtFrames = true
    contract.slopShape = .sum
    contract.swallowsReports = 1
    contract.dragWithin = .milliseconds(55)
    contract.heldSinceDown = true
    contract.timeResolution = .milliseconds(1)
    #expect(EngineContract(text: contract.text) == contract)
    // A new member of the contract must be added to the text.
    let members = Mirror(reflecting: contract).children.count
    #expect(contract.text.split(separator: ";").count == members)
    for wrong in ["", "slop", "slop=x", "slop=nan", "wiggle=1", "settle=4", "slop=1;"] {
      #expect(EngineContract(text: wrong) == nil, "\(wrong)")
    }
  }
}
