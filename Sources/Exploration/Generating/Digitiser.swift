internal import Model

/// Determines the times and positions at which a digitiser reports fingers, with irregular
/// intervals and small errors.
struct Digitiser {
  let hertz: Double
  /// The distance in points within which a finger counts as still. It filters the tremor of a
  /// finger.
  var stillness = 0.0

  /// The time of the next report in milliseconds since the first report. The time varies by up to 2
  /// ms; sometimes a report is dropped, and sometimes a report has the time of the previous report.
  func nextTime(after last: Double, _ count: inout Int, _ dice: inout SeededNumbers) -> Double {
    repeat { count += 1 } while dice.oneIn(33)
    guard !dice.oneIn(50) else { return last }
    let time = Double(count) * 1000 / hertz + dice.uniform(in: -2..<2)
    return max(last, (time * 1000).rounded() / 1000)
  }

  /// Half the time between two reports, in milliseconds. If a finger comes down or lifts between
  /// two reports, the nearer report contains the event, so that strokes keep their length.
  var half: Double { 500 / hertz }

  /// A reported position, in hundredths of a point.
  func report(_ point: Point) -> Point {
    Point(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
  }

  /// The next reported position of a finger; the last reported position if the finger counts as
  /// still.
  func report(_ point: Point, after last: Point) -> Point {
    let (x, y) = (point.x - last.x, point.y - last.y)
    return x * x + y * y <= stillness * stillness ? last : report(point)
  }
}

/// The tremor of a finger: 1/f noise, in which every octave has the same share, and the muscle
/// tremor of 9 Hz. (If users cannot see the finger, the error falls by 6 dB per octave from 0.4 to
/// 9 Hz; if they can, there is a peak at 9 Hz.)
struct Tremor {
  /// The standard deviation in points, between 0.3 and 1.
  let size: Double
  private let seed: UInt64

  init(_ dice: inout SeededNumbers) {
    size = dice.uniform(in: 0.3..<1)
    seed = dice.next()
  }

  /// The displacement at a number of milliseconds after the finger came down, which starts at zero.
  func offset(at time: Double) -> Point {
    Point(x: noise(time, 0) - noise(0, 0), y: noise(time, 1) - noise(0, 1))
  }

  private func noise(_ time: Double, _ axis: UInt64) -> Double {
    var sum = 0.0
    var period = 110.0
    for octave in UInt64(0)..<5 {
      let index = (time / period).rounded(.down)
      let part = time / period - index
      let key = (seed ^ axis) &+ octave &* 0x9E37_79B9
      let from = value(key, Int(index))
      let to = value(key, Int(index) + 1)
      sum += from + (to - from) * part
      period *= 2
    }
    // 1.29 is the standard deviation of the sum of five uniform numbers.
    return sum * size / 1.29 + 0.15 * wave(time * 9 / 1000)
  }

  private func value(_ key: UInt64, _ index: Int) -> Double {
    var dice = SeededNumbers(seed: key &+ UInt64(truncatingIfNeeded: index) &* 0xD1B5_4A33)
    return dice.uniform(in: -1..<1)
  }

  /// A sine approximated by two parabolas, with a period of 1.
  private func wave(_ turns: Double) -> Double {
    let part = 2 * (turns - turns.rounded(.down)) - 1
    return -4 * part * (1 - abs(part))
  }
}
