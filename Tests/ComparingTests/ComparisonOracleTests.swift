import Comparing
import Exploration
import Model
import Replay
import Testing
import TestSupport

/// Computes metrics again by a direct implementation of their definitions, on random paths.
struct ComparisonOracleTests {
  private let scene = Scene(
    window: Window(size: Size(width: 320, height: 480)),
    views: [
      ViewScene(
        id: "v", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
        content: Size(width: 9000, height: 9000))
    ])

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `edit distance and path distance equal their definitions`(_ seed: UInt64) {
    var dice = SeededNumbers(seed: seed)
    let one = Walk(&dice)
    let other = dice.oneIn(3) ? one.changed(&dice) : Walk(&dice)
    let compared = Compared(steps(one, other), scene)
    #expect(compared[.callbacks] == Double(Plain.edits(one.heard, other.heard)))
    #expect(abs(compared[.path] - Plain.leash(one.points, other.points)) < 1e-9)
    #expect(
      compared[.offset]
        == zip(one.points, other.points).map { Plain.distance($0, $1) }.max() ?? 0)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the measured lag and remaining difference are as good as the best of a thousand candidates`(
    _ seed: UInt64
  ) {
    var dice = SeededNumbers(seed: seed)
    let one = Walk(&dice)
    let late = dice.uniform(in: 0...5)
    let other = dice.oneIn(4) ? Walk(&dice) : one.late(by: late)
    let compared = Compared(steps(one, other), scene)
    let (lag, rms) = Plain.lag(one.points, other.points)
    // The direct search tries lags in steps of 1/100 frame.
    #expect(abs(compared[.lag] - lag) < 0.2, "late by \(late)")
    #expect(compared[.rms] <= rms + 1e-9)
    #expect(rms - compared[.rms] < 0.05)
  }

  /// The steps of a view that moves at every frame, so that the comparison does not split the path
  /// and every frame counts.
  private func steps(_ one: Walk, _ other: Walk) -> [(Step, Step)] {
    let clock = FrameClock()
    return (0..<one.points.count).map { index in
      func step(_ walk: Walk) -> Step {
        var step = Step()
        step.index = index
        step.cause = .frame
        step.time = clock.tick(Int64(index)) ?? .zero
        var view = ViewState()
        view.offset = walk.points[index]
        let reported = walk.reported.filter { $0.at == index }
        step.frame = Frame(views: [view], callbacks: reported.map { Callback(view: 0, $0.kind) })
        return step
      }
      return (step(one), step(other))
    }
  }
}

/// The path of a view, and the callbacks reported along it.
private struct Walk {
  struct Reported: Equatable {
    var at: Int
    var kind: Callback.Kind

    static func == (one: Reported, other: Reported) -> Bool { one.kind == other.kind }
  }

  var points: [Point] = []
  var reported: [Reported] = []

  static let length = 60

  init(_ dice: inout SeededNumbers) {
    var point = Point.zero
    let kinds: [Callback.Kind] = [
      .willBeginDragging, .didEndDragging(willDecelerate: true), .refresh,
      .didEndDragging(willDecelerate: false), .select(3), .valueChanged,
    ]
    for index in 0..<Self.length {
      points.append(point)
      point.x += dice.uniform(in: -9.0..<10)
      point.y += dice.uniform(in: -3.0..<3)
      if dice.oneIn(6), let kind = dice.pick(kinds) {
        reported.append(Reported(at: index, kind: kind))
      }
    }
  }

  /// The reports, but only the first report of consecutive changed values.
  var heard: [Reported] {
    reported.enumerated().filter { index, one in
      index == 0 || one.kind != .valueChanged || reported[index - 1].kind != .valueChanged
    }.map(\.element)
  }

  func changed(_ dice: inout SeededNumbers) -> Walk {
    var walk = self
    if !walk.reported.isEmpty {
      walk.reported.remove(at: dice.uniform(in: 0...walk.reported.count - 1))
    }
    for index in walk.points.indices where dice.oneIn(4) { walk.points[index].y += 1 }
    return walk
  }

  func late(by frames: Int) -> Walk {
    var walk = self
    walk.points =
      Array(repeating: points[0], count: frames) + points.dropLast(frames)
    return walk
  }
}

/// The definitions, implemented literally.
private enum Plain {
  static func distance(_ one: Point, _ other: Point) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  static func edits(_ one: [Walk.Reported], _ other: [Walk.Reported]) -> Int {
    var table = (0...one.count).map { row in (0...other.count).map { row == 0 ? $0 : row } }
    for row in 1..<max(1, one.count + 1) {
      for column in 1..<max(1, other.count + 1) {
        let same = one[row - 1] == other[column - 1] ? 0 : 1
        table[row][column] = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + same)
      }
    }
    return table[one.count][other.count]
  }

  /// The minimum length of a leash between two walkers on the paths, found among all distances of
  /// two points of the paths.
  static func leash(_ one: [Point], _ other: [Point]) -> Double {
    let lengths = Set(one.flatMap { here in other.map { distance(here, $0) } }).sorted()
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isEnough(lengths[middle], one, other) { high = middle } else { low = middle + 1 }
    }
    return lengths[low]
  }

  private static func isEnough(_ leash: Double, _ one: [Point], _ other: [Point]) -> Bool {
    var reached = one.map { _ in other.map { _ in false } }
    for row in one.indices {
      for column in other.indices where distance(one[row], other[column]) <= leash {
        reached[row][column] =
          row == 0 && column == 0 || row > 0 && reached[row - 1][column]
          || column > 0 && reached[row][column - 1]
          || row > 0 && column > 0 && reached[row - 1][column - 1]
      }
    }
    return reached[one.count - 1][other.count - 1]
  }

  static func lag(_ one: [Point], _ other: [Point]) -> (lag: Double, rms: Double) {
    func rms(_ late: [Point], _ early: [Point], _ frames: Double) -> Double {
      var sum = 0.0
      // Both paths begin at rest, so the first frame does not count.
      for index in 1..<late.count {
        let position = max(0, Double(index) - frames)
        let whole = Int(position)
        let share = position - Double(whole)
        let next = early[min(whole + 1, early.count - 1)]
        let point = Point(
          x: early[whole].x * (1 - share) + next.x * share,
          y: early[whole].y * (1 - share) + next.y * share)
        sum += distance(late[index], point) * distance(late[index], point)
      }
      return (sum / Double(late.count - 1)).squareRoot()
    }
    let plain = rms(one, other, 0)
    var best = (lag: 0.0, rms: plain)
    for hundredth in 0...600 {
      let frames = Double(hundredth) / 100
      for sign in [1.0, -1] {
        let left = sign > 0 ? rms(one, other, frames) : rms(other, one, frames)
        if left < best.rms { best = (sign * frames * 1000 / 60, left) }
      }
    }
    return best.rms <= plain / 2 && plain > 1e-6 ? best : (0, plain)
  }
}
