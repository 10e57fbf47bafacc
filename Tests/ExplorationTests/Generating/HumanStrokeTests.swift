import Engines
import Model
import Replay
import Testing
import TestSupport

@testable import Exploration

/// Tests that generated strokes resemble human strokes. The expected ranges and medians were
/// measured on people; they are also the parameters of the generator, but are not derived from its
/// output.
struct HumanStrokeTests {
  @Test func `generated flicks start a fling, and generated drags do not`() throws {
    let counts = try flings(0..<60)
    #expect(counts.flung * 100 >= counts.tried * 97 && counts.stopped * 100 >= counts.tried * 97)
  }

  /// The number of gestures tried, of flicks that make a view coast, and of drags that do not.
  func flings(_ seeds: Range<UInt64>) throws -> (tried: Int, flung: Int, stopped: Int) {
    var (flung, stopped) = (0, 0)
    for seed in seeds {
      if try coasts(touches(seed) { [$0.flickStroke()] }) { flung += 1 }
      if try !coasts(touches(seed) { [$0.dragStroke()] }) { stopped += 1 }
    }
    print("of \(seeds.count) flicks \(flung) fling, of as many drags \(stopped) stop")
    return (seeds.count, flung, stopped)
  }

  private func coasts(_ touches: [InputEvent]) throws -> Bool {
    let recording = Recording(GestureGeneratorTests.plain, touches)
    var steps = try LiveSteps(Replayable(recording), on: BuiltInEngines.ios)
    var step = Step()
    while try steps.next(into: &step) {
      if step.frame.views[0].activity.contains(.decelerating) { return true }
    }
    return false
  }

  /// The touches of a gesture as reported by a digitiser, without other events.
  private func touches(
    _ seed: UInt64, _ gesture: (inout GestureGenerator) -> [Stroke]
  ) -> [InputEvent] {
    var generator = GestureGenerator.human(seed, in: GestureGeneratorTests.plain, after: nil)
    generator.digitiser = Digitiser(
      hertz: generator.one(of: 60, 120, 240), stillness: generator.one(of: 0, 0.5, 1))
    generator.dice = SeededNumbers(seed: seed)
    generator.perform(gesture(&generator))
    return generator.events.filter { if case .touch = $0.action { true } else { false } }
  }

  @Test func `lengths, speeds and durations are like those of human gestures`() {
    var table = Table()
    for seed in UInt64(0)..<1000 {
      let flick = Trail(touches(seed) { [$0.flickStroke()] })
      table.add("flick: length, pt", flick.length)
      table.add("flick: duration, ms", flick.milliseconds)
      table.add("flick: mean speed, pt/s", flick.length / flick.milliseconds * 1000)
      let drag = Trail(touches(seed) { [$0.dragStroke()] })
      table.add("drag: length, pt", drag.length)
      table.add("drag: duration, ms", drag.milliseconds)
      let plan = stroke(seed) { $0.dragStroke() }
      table.add("drag: mean speed, pt/s", distance(plan.displacement, .zero) / plan.lasts * 1000)
      table.add("drag: held still, ms", plan.lifts - plan.lasts)
      let tap = Trail(touches(seed) { [$0.tapStroke()] })
      table.add("tap: wander, pt", tap.length)
      table.add("tap: duration, ms", tap.milliseconds)
      let pinch = touches(seed) { $0.pinch() }
      let (one, other) = (Trail(pinch, of: 0), Trail(pinch, of: 1))
      table.add(
        "pinch: change of span, pt",
        abs(distance(one.last, other.last) - distance(one.first, other.first)))
      let (first, last) = (min(one.began, other.began), max(one.ended, other.ended))
      table.add("pinch: duration, ms", last.seconds(since: first) * 1000)
      table.add("pinch: drift, pt", (one.last.x + other.last.x - one.first.x - other.first.x) / 2)
    }
    print(table.text)
    // The distribution is uniform in the logarithm.
    table.expect("flick: length, pt", within: 60...300, quarters: 90, 134, 201)
    table.expect("drag: length, pt", within: 60...300, quarters: 90, 134, 201)
    // The distribution is lognormal, so its quartiles follow from its ends.
    table.expect("flick: mean speed, pt/s", within: 300...3000, quarters: 642, 900, 1261)
    table.expect("drag: mean speed, pt/s", within: 300...3000, quarters: 642, 900, 1261)
    table.expect("drag: held still, ms", within: 120...400, quarters: 190, 260, 330)
    table.expect("tap: duration, ms", within: 60...120, quarters: 75, 90, 105)
    table.expect("tap: wander, pt", within: 0...7, quarters: 1.75, 3.5, 5.25)
    table.expect("pinch: change of span, pt", within: 30...250, quarters: 85, 140, 195)
    table.expect("pinch: duration, ms", within: 200...600, quarters: 300, 400, 500)
    table.expect("pinch: drift, pt", within: -40...40, quarters: -20, 0, 20)
  }

  private func stroke(_ seed: UInt64, _ make: (inout GestureGenerator) -> Stroke) -> Stroke {
    var generator = GestureGenerator.human(seed, in: GestureGeneratorTests.plain, after: nil)
    generator.dice = SeededNumbers(seed: seed)
    return make(&generator)
  }

  private func distance(_ one: Point, _ other: Point) -> Double {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }
}

/// The points at which a finger came down and lifted, and the times.
private struct Trail {
  var first = Point.zero
  var last = Point.zero
  var began = Instant.zero
  var ended = Instant.zero

  init(_ touches: [InputEvent], of finger: UInt8 = 0) {
    for event in touches {
      guard case .touch(let touch) = event.action, touch.finger == finger else { continue }
      if touch.phase == .down { (began, first) = (event.time, touch.point) }
      (ended, last) = (event.time, touch.point)
    }
  }

  var milliseconds: Double { ended.seconds(since: began) * 1000 }

  var length: Double {
    let (x, y) = (last.x - first.x, last.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}

/// The percentiles (5, 25, 50, 75, 95) of measured numbers, by name.
private struct Table {
  private var names: [String] = []
  private var numbers: [[Double]] = []

  mutating func add(_ name: String, _ number: Double) {
    if let index = names.firstIndex(of: name) {
      numbers[index].append(number)
    } else {
      names.append(name)
      numbers.append([number])
    }
  }

  private func parts(_ index: Int) -> [Double] {
    let sorted = numbers[index].sorted()
    return [0.05, 0.25, 0.5, 0.75, 0.95].map { sorted[Int($0 * Double(sorted.count - 1))] }
  }

  var text: String {
    var lines = ["of 1000 each: a twentieth, quarter, half, three quarters, all but a twentieth"]
    for (index, name) in names.enumerated() {
      let words = parts(index).map { "\(Int($0.rounded()))" }
      lines.append("\(name): \(words.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }

  /// Expects the 5th and the 95th percentile in the range. The quartiles must be within 1/12 of the
  /// expected quartiles, or within 1/40 of the range if they are small.
  func expect(_ name: String, within range: ClosedRange<Double>, quarters: Double...) {
    guard let index = names.firstIndex(of: name) else {
      Issue.record("\(name) was not measured")
      return
    }
    let parts = parts(index)
    #expect(range.contains(parts[0]) && range.contains(parts[4]), "\(name): \(parts)")
    let minimum = (range.upperBound - range.lowerBound) / 40
    for (part, quarter) in zip(parts[1...3], quarters) {
      #expect(abs(part - quarter) <= max(minimum, abs(quarter) / 12), "\(name): \(parts)")
    }
  }
}
