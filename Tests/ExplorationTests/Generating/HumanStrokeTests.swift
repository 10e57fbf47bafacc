import Engines
import Formats
import Gesture
import Replay
import TestSupport
import Testing

@testable import Exploration

/// Whether what is generated looks like what hands do, as it was measured of hands.
struct HumanStrokeTests {
  @Test func `flicks fling, and drags stop`() throws {
    let counts = try flings(0..<60)
    #expect(counts.flung * 100 >= counts.tried * 97 && counts.stopped * 100 >= counts.tried * 97)
  }

  /// How many of so many flicks make a view coast, and how many of as many drags do not.
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

  /// What a digitiser reports of a gesture; what else happens on the way is another matter.
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

  @Test func `lengths, speeds and durations are those of hands`() {
    var table = Table()
    for seed in UInt64(0)..<1000 {
      let flick = Trail(touches(seed) { [$0.flickStroke()] })
      table.add("flick: length, pt", flick.length)
      table.add("flick: duration, ms", flick.milliseconds)
      table.add("flick: mean speed, pt/s", flick.length / flick.milliseconds * 1000)
      let drag = Trail(touches(seed) { [$0.dragStroke()] })
      table.add("drag: length, pt", drag.length)
      table.add("drag: duration, ms", drag.milliseconds)
      let tap = Trail(touches(seed) { [$0.tapStroke()] })
      table.add("tap: wander, pt", tap.length)
      table.add("tap: duration, ms", tap.milliseconds)
      let pinch = touches(seed) { $0.pinch() }
      let (one, other) = (Trail(pinch, of: 0), Trail(pinch, of: 1))
      table.add(
        "pinch: change of span, pt",
        abs(distance(one.last, other.last) - distance(one.first, other.first)))
      table.add("pinch: duration, ms", max(one.milliseconds, other.milliseconds))
    }
    print(table.text)
    // From 60 to 300 points, as many short ones as long ones by their logarithm; askew a little more.
    table.expect("flick: length, pt", within: 58...430, half: 120...160)
    table.expect("drag: length, pt", within: 58...430, half: 120...160)
    // What is left of a stroke that is lifted after 55 to 80 % of its time is faster than all of it.
    table.expect("flick: mean speed, pt/s", within: 300...4000, half: 900...1400)
    table.expect("flick: duration, ms", within: 15...700, half: 70...160)
    // All of the way, then still for 120 to 400 ms.
    table.expect("drag: duration, ms", within: 150...3000, half: 400...700)
    table.expect("tap: duration, ms", within: 55...130, half: 85...100)
    table.expect("tap: wander, pt", within: 0...10, half: 2...5)
    table.expect("pinch: duration, ms", within: 130...850, half: 330...450)
    // From 30 to 250 points, not quite all of it where it is lifted early.
    table.expect("pinch: change of span, pt", within: 15...360, half: 100...180)
  }

  private func distance(_ one: Point, _ other: Point) -> Double {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }
}

/// Where a finger came down and where it lifted, and how long it was down.
private struct Trail {
  var first = Point.zero
  var last = Point.zero
  var milliseconds = 0.0

  init(_ touches: [InputEvent], of finger: UInt8 = 0) {
    var began: Instant?
    for event in touches {
      guard case .touch(let touch) = event.action, touch.finger == finger else { continue }
      if began == nil { (began, first) = (event.time, touch.place) }
      last = touch.place
      milliseconds = event.time.seconds(since: began ?? event.time) * 1000
    }
  }

  var length: Double {
    let (x, y) = (last.x - first.x, last.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}

/// Where nine in ten of many numbers lie, their quarters and their half, by what they are.
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

  func expect(_ name: String, within range: ClosedRange<Double>, half: ClosedRange<Double>) {
    guard let index = names.firstIndex(of: name) else {
      Issue.record("nothing was measured of \(name)")
      return
    }
    let parts = parts(index)
    #expect(range.contains(parts[0]) && range.contains(parts[4]), "\(name): \(parts)")
    #expect(half.contains(parts[2]), "\(name): \(parts)")
  }
}
