import Exploration
import Model
import Replay
@testable import Results
import SampleResults
import Testing
import Text

struct TracePenTests {
  @Test func `a drawn trace contains each frame, rounded to a hundredth of a point`() throws {
    for seed in 0..<20 as Range<UInt64> {
      let trace = try #require(try JudgedRecording.drawn(seed).trace)
      let frames = try randomReplay(seed).1.filter { $0.cause == .frame }
      #expect(trace.frames.count == frames.count)
      for (row, step) in frames.enumerated() {
        let view = step.frame.views[0]
        #expect(abs(trace.time(ofRow: row) - Double(step.time.nanoseconds) / 1e6) < 1e-5)
        #expect(abs((trace.value(.y, ofView: 0, row: row) ?? .nan) - view.offset.y) <= 0.005_001)
        #expect(abs((trace.value(.zoom, ofView: 0, row: row) ?? .nan) - view.zoom) <= 0.000_051)
      }
      let touches = try randomReplay(seed).1.filter { $0.cause == .before }
        .flatMap(\.moment.events).count { if case .touch = $0.value { true } else { false } }
      #expect(trace.fingers.reduce(0) { $0 + $1.samples.count } == touches)
    }
  }

  @Test func `a long replay is thinned out to its end`() {
    let scene = Scene(
      window: Window(size: Size(width: 320, height: 480)),
      views: [
        ViewScene(
          id: "", frame: Rectangle(x: 0, y: 0, width: 320, height: 480), content: .zero)
      ])
    var pen = TraceSampler(of: scene, at: FrameClock())
    var step = Step()
    step.cause = .frame
    step.frame = Frame(views: [ViewState()], callbacks: [])
    let clock = FrameClock()
    for frame in 0..<100_000 {
      step.time = clock.tick(Int64(frame)) ?? .zero
      step.frame.views[0].offset.y = Double(frame)
      pen.add(step)
    }
    let trace = pen.finish()
    #expect(trace.frames.count <= 7200 && trace.frames.count > 3600)
    #expect(zip(trace.frames, trace.frames.dropFirst()).allSatisfy { $1 - $0 == 16 })
    #expect((trace.frames.last ?? 0) > 99_900)
    for row in trace.frames.indices {
      #expect(trace.value(.y, ofView: 0, row: row) == Double(trace.frames[row]))
    }
  }

  @Test func `a column of any values is read back unchanged`() throws {
    var dice = SeededNumbers(seed: 5)
    for _ in 0..<500 {
      let values = (0..<dice.uniform(in: 1...60)).map { _ in
        dice.oneIn(5)
          ? DrawnTrace.unknown : dice.uniform(in: dice.oneIn(9) ? -1 << 52...1 << 52 : -2...2)
      }
      #expect(try ColumnText.values(ColumnText.text(values)) == values)
    }
    #expect(ColumnText.text([0, 0, 0, -1234, -2222, -2222, -2222]) == "0*3 -1234 -988 0*2")
    #expect(ColumnText.text([5, .min, .min, 7]) == "5 ?*2 2")
  }

  @Test(arguments: [
    "x", "1*", "1*0", "1*-2", "1*99999999999", "9223372036854775807*2", "1.5", "*3",
  ])
  func `a malformed column is rejected`(_ text: String) {
    #expect(throws: Objection.self) { try ColumnText.values(text) }
  }

  @Test func `a value that is not finite or too large is unknown`() {
    #expect(Double.nan.counted(in: 100) == DrawnTrace.unknown)
    #expect(Double.infinity.counted(in: 100) == DrawnTrace.unknown)
    #expect(1e300.counted(in: 100) == DrawnTrace.unknown)
    #expect((-0.004).counted(in: 100) == 0)
  }
}
