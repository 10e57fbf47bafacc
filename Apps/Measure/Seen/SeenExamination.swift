internal import Model
internal import Platform
package import Replay

/// Measures the constants that recordings exercise, from the steps of an engine or from the reports
/// of a device.
package struct SeenExamination {
  private var coasts: [(constant: Constant, law: CoastLaw, way: Double, name: String)] = []
  private var rows: [(found: [Constant: Measurement.Outcome], name: String)] = []
  /// The intervals of numbers for which only a lower and an upper bound are known.
  private var ranges: [(constant: Constant, range: Estimate, name: String)] = []
  private var offsets: [Double] = []
  private var rests: [Double] = []
  package private(set) var recordings = 0

  package init() {}

  /// Measures the constants in all steps of a recording.
  package mutating func observe(
    _ steps: inout any StepSource, named name: String
  ) throws(ReplayError) {
    var step = Step()
    let scene = steps.scene
    var stories = scene.views.indices.map { Story($0, of: scene) }
    while try steps.next(into: &step) {
      // A finger belongs to the topmost view under it, which is the last such view.
      let views = step.frame.views
      let frames = views.indices.map { view in
        scene.frameInWindow(ofView: view) { (views[$0].offset, views[$0].zoom) }
      }
      func deepest(_ point: Point) -> Int? { frames.lastIndex { $0.contains(point) } }
      for index in stories.indices { stories[index].add(step, deepest) }
    }
    recordings += 1
    for index in stories.indices {
      stories[index].close()
      offsets += stories[index].passages.filter(\.showsSteps).flatMap(\.looks).map(\.value)
      for word in stories[index].kept { rows.append(([.turnKeeps: .word(word)], name)) }
    }
    for passage in stories.flatMap(\.passages) { measure(passage, step: grid.value, name) }
  }

  private mutating func measure(_ passage: Passage, step: Double, _ name: String) {
    switch passage.kind {
    case .coast(let constant): measureCoast(passage, constant, step, name)
    case .pull:
      let pulls = passage.pulls
      if pulls.count >= 5 {
        rows.append((Pull(pulls, length: passage.length, step: step).outcomes, name))
      }
    case .bounce: rows.append((passage.bounce(step: step), name))
    case .page:
      let (found, share) = passage.page(step: step)
      rows.append((found, name))
      if let share { ranges.append((.pageShare, share, name)) }
    case .request: rows.append((passage.request(step: step), name))
    case .zoom: rows.append((passage.zoomReturn, name))
    case .pinch: if let slop = passage.slop { ranges.append((.pinchSlop, slop, name)) }
    case .cancelled:
      guard let last = passage.looks.last else { return }
      let hasMoved = abs(last.value - passage.start) > 1 + step
      rows.append(([.cancelThrows: .word(hasMoved ? "yes" : "no")], name))
    case .drag(let axis):
      if let slop = passage.slop {
        ranges.append((passage.isCaught ? .slopAfterCatch : .slop, slop, name))
      }
      guard passage.isFirst, !passage.isCaught, let (gain, lost) = passage.gain(step: step) else {
        return
      }
      rows.append(([axis == .x ? .gainX : .gainY: .number(gain)], name))
      if let lost { rows.append(([.slopLost: .number(lost)], name)) }
    }
  }

  private mutating func measureCoast(
    _ passage: Passage, _ constant: Constant, _ step: Double, _ name: String
  ) {
    guard let first = passage.looks.first?.value, let last = passage.looks.last?.value else {
      return
    }
    if passage.isAtRest { rests.append(last) }
    guard
      let law = CoastLaw(passage.looks, rest: passage.isAtRest ? last : nil, step: step)
    else { return }
    // Most laws can be fitted to half of a movement, so the end must have been observed. A coast
    // that no finger caused depends on the app.
    if law.form == .exponential {
      let reach = abs(law.limit - first)
      guard passage.isAtRest || abs(last - first) > 0.9 * reach else { return }
    } else {
      guard passage.isAtRest, passage.hasMoved else { return }
    }
    coasts.append((constant, law, abs(last - first), name))
    guard law.form == .spline else { return }
    let distance = abs(last - passage.start)
    let friction = law.shape.map { Spline.friction(distance: distance, seconds: $0) }
    let error = friction.value * (step / distance + 1e-7)
    rows.append(([.friction: .number(friction.widened(by: error))], name))
  }

  /// The step to which shown offsets are rounded; 0 if it is unknown. At least ten different
  /// offsets are needed, because a few offsets can be multiples of a number by chance. The step
  /// must be between 0.01 and 4 points.
  private var grid: Estimate {
    let grid = Steps.grid(offsets)
    let isOne = Set(offsets).count >= 10 && grid.value > 0.01 && grid.value < 4
    return isOne ? grid : Estimate(0, error: 0)
  }

  /// The measurements of all constants, including constants that were not exercised.
  package var found: Measurements {
    var found = Measurements()
    addCoasts(to: &found)
    for constant in Constant.allCases {
      found.add(constant, of: rows)
      found.add(constant, within: ranges.filter { $0.constant == constant })
    }
    let grid = grid
    if grid.value > 0 { found.add(Measurement(.shownStep, .number(grid))) }
    let rest = Steps.grid(rests)
    if rest.value > 0 { found.add(Measurement(.restStep, .number(rest))) }
    let what = recordings == 1 ? "recording" : "recordings"
    return found.complete(because: "nothing in the \(what) exercises it")
  }

  /// Adds the law of coasts. The longest coast determines the law.
  private func addCoasts(to found: inout Measurements) {
    guard let best = coasts.max(by: { $0.way < $1.way }) else { return }
    found.add(Measurement(.coastLaw, .word(best.law.form.rawValue), in: best.name))
    guard best.law.form == .exponential else { return }
    for constant in [Constant.rate, .fastRate] {
      let alike = coasts.filter { $0.constant == constant && $0.law.form == .exponential }
      guard let longest = alike.max(by: { $0.way < $1.way }) else { continue }
      let shape = Estimate.together(alike.map(\.law.shape))
      found.add(Measurement(constant, .number(shape.map { exp(-$0 / 1000) }), in: longest.name))
      let stops = alike.compactMap(\.law.stopSpeed).filter { $0.value > 0 }
      if !stops.isEmpty {
        found.add(Measurement(.stopSpeed, .number(Estimate.together(stops)), in: longest.name))
      }
    }
  }
}

extension Measurements {
  /// Combines the results of several passages for a constant: the mean of all numbers, or the most
  /// frequent keyword.
  fileprivate mutating func add(
    _ constant: Constant, of rows: [(found: [Constant: Measurement.Outcome], name: String)]
  ) {
    let all = rows.compactMap { row in row.found[constant].map { ($0, row.name) } }
    let numbers = all.compactMap(\.0.number)
    var words: [String: Int] = [:]
    for word in all.compactMap(\.0.word) { words[word, default: 0] += 1 }
    if !numbers.isEmpty {
      let name = all.first { $0.0.number != nil }?.1
      add(Measurement(constant, .number(Estimate.together(numbers)), in: name))
    } else if let word = words.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key {
      add(Measurement(constant, .word(word), in: all.first { $0.0.word == word }?.1))
    } else if let (outcome, name) = all.first {
      add(Measurement(constant, outcome, in: name))
    }
  }

  /// Combines intervals that all contain the number: their intersection.
  fileprivate mutating func add(
    _ constant: Constant, within ranges: [(constant: Constant, range: Estimate, name: String)]
  ) {
    guard let first = ranges.first else { return }
    let (lows, highs) = (ranges.map(\.range.low).sorted(), ranges.map(\.range.high).sorted())
    // If the intersection is empty, the number is between the smallest lower and the largest upper
    // bound.
    let isOne = (lows.last ?? 0) < (highs.first ?? 0)
    let low = isOne ? lows.last : lows.first
    let high = isOne ? highs.first : highs.last
    let range = Estimate(between: low ?? 0, and: high ?? 0)
    add(Measurement(constant, .number(range), in: first.name))
  }
}

extension Estimate {
  /// The mean of several estimates, weighted by precision, with the interval of the most precise
  /// estimate. If the estimates contradict each other, the interval contains all their intervals.
  static func together(_ all: [Estimate]) -> Estimate {
    var (sum, weights) = (0.0, 0.0)
    var best = Double.infinity
    for one in all {
      let error = max((one.high - one.low) / 2, 1e-12)
      sum += one.value / (error * error)
      weights += 1 / (error * error)
      best = min(best, error)
    }
    let mean = Estimate(sum / weights, error: best)
    let slack = 1e-6 * abs(mean.value)
    guard all.contains(where: { $0.widened(by: slack).differs(from: mean) }) else { return mean }
    return Estimate(
      mean.value, from: all.map(\.low).min() ?? mean.low, to: all.map(\.high).max() ?? mean.high)
  }
}
