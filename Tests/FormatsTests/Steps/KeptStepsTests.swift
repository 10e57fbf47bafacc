import Exploration
import Gesture
import Replay
import TestSupport
import Testing

@testable import Formats

struct KeptStepsTests {
  private let head = TraceHead(
    recording: "a.xml", sha256: emptyHash, engine: "toy 1.0", settings: "slop=8",
    rate: FrameRate(60000, per: 1001), phase: .milliseconds(-1.5),
    declared: TraceHead.Declared(abilities: [.zoom, .cancel], contract: EngineContract()))

  private func bytes(
    of trace: Trace, _ ending: KeptEnding = .ending(.patience)
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = StepsWriter<Never>(head, of: trace.scene) { bytes.append(contentsOf: $0) }
    for step in trace.steps { writer.write(step) }
    writer.finish(ending)
    return bytes
  }

  private func read(_ bytes: [UInt8], _ trace: Trace, _ recording: Recording) throws -> Trace {
    try Trace(
      of: TraceSteps(
        StepsReader(bytes: bytes, of: trace.scene), of: RecordingEvents(recording),
        sha256: emptyHash))
  }

  @Test(arguments: 0..<20)
  func `kept steps are read back, bit for bit`(seed: UInt64) throws {
    var (trace, recording) = try Trace.random(seed)
    for index in trace.steps.indices where index.isMultiple(of: 5) {
      trace.steps[index].frame.signals["header"] = .number(Double(index) / 3)
      trace.steps[index].frame.pageErrors = [PageError(.console, "ä\n\(index)")]
      trace.steps[index].isBetweenFrames = true
    }
    let read = try read(bytes(of: trace), trace, recording)
    #expect(read.ending == .patience)
    #expect(read.steps == trace.steps)
    // Compares the bits, because −0 equals 0.
    #expect(read.bytes() == trace.bytes())
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `extreme numbers are read back, and non-finite ones in the last step`(
    last: Double
  ) throws {
    var (trace, recording) = try Trace.random(3, views: 1)
    let odd: [Double] = [-0.0, 0, .leastNonzeroMagnitude, 1e308, -1e308]
    for index in trace.steps.indices {
      trace.steps[index].frame.views[0].offset.x = odd[index % odd.count]
      trace.steps[index].frame.views[0].zoom = odd[(index + 3) % odd.count]
    }
    trace.steps[trace.steps.count - 1].frame.views[0].offset.x = last
    let read = try read(bytes(of: trace), trace, recording)
    func bits(_ trace: Trace) -> [UInt64] {
      trace.steps.flatMap { step in
        [step.frame.views[0].offset.x.bitPattern, step.frame.views[0].zoom.bitPattern]
      }
    }
    #expect(bits(read) == bits(trace))
  }

  @Test func `a failure of the engine is read back at its step`() throws {
    let (trace, recording) = try Trace.random(4)
    var part = trace
    part.steps.removeLast(trace.steps.count / 2)
    let failure = EngineError(.broken, "no more ä")
    var steps = try TraceSteps(
      StepsReader(bytes: bytes(of: part, .failure(failure)), of: trace.scene),
      of: RecordingEvents(recording), sha256: emptyHash)
    var (step, count) = (Step(), 0)
    #expect(throws: ReplayError.engine(failure)) {
      while try steps.next(into: &step) { count += 1 }
    }
    #expect(count == part.steps.count)
    #expect(steps.ending == .engineError)
  }

  @Test func `a file cut or changed at any byte is rejected`() throws {
    var (trace, recording) = try Trace.random(9, views: 1)
    trace.steps.removeLast(trace.steps.count - 4)
    let bytes = bytes(of: trace, .failure(EngineError(.late, "late")))
    func error(_ bytes: [UInt8]) -> FormatError? {
      do { _ = try read(bytes, trace, recording) } catch ReplayError.format(let error) {
        return error
      } catch {
        return error as? FormatError
      }
      return nil
    }
    for length in 0..<bytes.count {
      #expect(error(Array(bytes[..<length])) != nil, "cut after \(length) bytes")
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(error(changed) != nil, "byte \(place) of \(bytes.count)")
    }
    #expect(error(bytes) == nil)
    #expect(error(bytes + [0])?.objection.kind == .truncated)
    let cut = try #require(error(Array(bytes.dropLast(2))))
    #expect(
      cut.description.hasPrefix("steps: error: the steps are cut off behind byte"),
      "\(cut.description)")
  }

  /// A checksum protects any content; invalid content with a valid checksum must not trap.
  @Test(arguments: 0..<200)
  func `random content with valid checksums is rejected without a trap`(seed: UInt64) throws {
    let (trace, recording) = try Trace.random(1, views: 1)
    var dice = SeededNumbers(seed: seed)
    var bytes = Array(StepBlocks.opening.utf8)
    var line = TraceText(round: nil)
    line.put(head)
    for block in [
      line.bytes, (0..<60).map { _ in UInt8.random(in: 0...255, using: &dice) },
    ] {
      bytes += StepBlocks.number(UInt32(block.count)) + block
      bytes += StepBlocks.number(BlockSum.of(block))
    }
    #expect(throws: (any Error).self) { try read(bytes, trace, recording) }
  }

  @Test func `another version and another file format are named`() throws {
    let (trace, _) = try Trace.random(1)
    func refusal(_ text: String) -> String {
      do {
        _ = try StepsReader(bytes: Array(text.utf8), of: trace.scene)
        return ""
      } catch { return error.description }
    }
    #expect(
      refusal("# flickbook steps 2\nmore")
        == "steps: error: \"# flickbook steps 2\": expected \"# flickbook steps 1\"")
    #expect(refusal("").hasPrefix("steps: error: an empty file: expected"))
    #expect(refusal("# flickbook trace 1\t").hasPrefix("steps: error: \"# flickbook trace"))
  }

  @Test func `the checksum is that of zip`() {
    #expect(BlockSum.of(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func `every number of a contract is in its text`() throws {
    var contract = EngineContract()
    #expect(contract.text == "-")
    contract.actsAtFrames = 2
    contract.slop = 8.125
    contract.slopAfterCatch = 0
    contract.pinchSlop = 3
    contract.swallowsSlop = false
    contract.normalRate = nil
    contract.fastRate = 0.1
    contract.stopSpeed = 1
    contract.leastFling = 50
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
    #expect(EngineContract(text: contract.text) == contract)
    // A new member needs a new part.
    let members = Mirror(reflecting: contract).children.count
    #expect(contract.text.split(separator: ";").count == members)
    for wrong in ["", "slop", "slop=x", "slop=nan", "wiggle=1", "settle=4", "slop=1;"] {
      #expect(EngineContract(text: wrong) == nil, "\(wrong)")
    }
  }
}
