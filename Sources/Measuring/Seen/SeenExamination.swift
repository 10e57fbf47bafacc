internal import Gesture
package import Replay
internal import Platform

/// Measures what recordings exercise and nothing else: on any steps, be they of an engine or of what a
/// device reported while it was recorded.
package struct SeenExamination {
  private var coasts: [(law: CoastLaw, weight: Double, name: String)] = []
  private var pulls: [(found: [Constant: Measurement.Outcome], name: String)] = []
  private var bounces: [(found: [Constant: Measurement.Outcome], name: String)] = []
  private var slops: [(range: Estimate, name: String)] = []
  private var pinches: [(range: Estimate, name: String)] = []
  private var zooms: [(decay: Estimate, name: String)] = []
  private var gains: [(x: Estimate?, y: Estimate?, name: String)] = []
  private var offsets: [Double] = []
  private var rests: [Double] = []
  package private(set) var recordings = 0

  package init() {}
}

extension SeenExamination {
  /// Measures all steps of a recording.
  package mutating func observe(
    _ steps: inout any StepSource, named name: String
  ) throws(ReplayError) {
    var step = Step()
    let scene = steps.scene
    var stories = scene.views.indices.map { Story($0) }
    while try steps.next(into: &step) {
      // A finger is for the view that lies on top, and the last of those.
      let views = step.frame.views
      let frames = views.indices.map { view in
        scene.frameInWindow(ofView: view) { (views[$0].offset, views[$0].zoom) }
      }
      func deepest(_ place: Point) -> Int? { frames.lastIndex { $0.contains(place) } }
      for index in stories.indices { stories[index].add(step, deepest) }
    }
    recordings += 1
    for index in stories.indices {
      stories[index].finish()
      offsets += stories[index].passages.filter(\.isOfOffsets).flatMap(\.looks).map(\.value)
    }
    let grid = Steps.grid(offsets)
    for passage in stories.flatMap(\.passages) { measure(passage, step: grid.value, name) }
  }

  private mutating func measure(_ passage: Passage, step: Double, _ name: String) {
    switch passage.kind {
    case .pull:
      let shown = passage.ways.map { (pull: $0.way, seen: abs($0.seen)) }
      guard shown.count >= 5 else { return }
      pulls.append((Pull(shown, length: passage.length, step: step).outcomes, name))
    case .bounce:
      guard passage.looks.count >= 5 else { return }
      let samples = passage.looks.filter { abs($0.value) > 2 * step }
      guard let first = samples.first, abs(first.value) > 8 else { return }
      bounces.append(
        (Bounce(samples, from: passage.start, step: step, delay: 0).outcomes, name))
    case .coast:
      guard let last = passage.looks.last else { return }
      rests.append(last.value)
      guard
        let law = CoastLaw(
          passage.looks, rest: passage.isAtRest ? last.value : nil, step: step)
      else { return }
      let way = abs(last.value - (passage.looks.first?.value ?? 0))
      coasts.append((law, way, name))
    case .pinch: pinches += passage.slop.map { [($0, name)] } ?? []
    case .zoom:
      guard let last = passage.looks.last?.value, let first = passage.looks.first?.value,
        passage.isAtRest, abs(first - last) > 0.05
      else { return }
      let course = passage.looks.map { Sample($0.time, $0.value - last) }
        .filter { abs($0.value) > 0.015 * abs(first - last) }
      guard let fit = ZeroFit(course), fit.spread < 0.02 * abs(first - last) else { return }
      zooms.append((Estimate(fit.decay, error: fit.error), name))
    case .drag(let axis):
      slops += passage.slop.map { [($0, name)] } ?? []
      guard let gain = passage.gain(step: step) else { return }
      gains.append((axis == .x ? gain : nil, axis == .y ? gain : nil, name))
    }
  }

  /// What was found out; what nothing exercised says so.
  package var found: Measurements {
    var found = Measurements()
    // The longest way says most.
    if let best = coasts.max(by: { $0.weight < $1.weight }) {
      found.add(Measurement(.coastLaw, .word(best.law.form.rawValue), in: best.name))
      let alike = coasts.filter { $0.law.form == best.law.form }
      if best.law.form == .exponential {
        let shape = Estimate.mean(alike.map(\.law.shape))
        found.add(Measurement(.rate, .number(shape.map { exp(-$0 / 1000) }), in: best.name))
        if let stop = best.law.stopSpeed, stop.value > 0 {
          found.add(Measurement(.stopSpeed, .number(stop), in: best.name))
        }
      }
    }
    for rows in [pulls, bounces] {
      for constant in Constant.allCases {
        let all = rows.compactMap { row in row.found[constant].map { ($0, row.name) } }
        guard let first = all.first else { continue }
        let numbers = all.compactMap { if case .number(let number) = $0.0 { number } else { nil } }
        found.add(
          Measurement(
            constant, numbers.isEmpty ? first.0 : .number(Estimate.mean(numbers)), in: first.1))
      }
    }
    for (constant, ranges) in [(Constant.slop, slops), (.pinchSlop, pinches)] {
      found.add(within: ranges, constant)
    }
    if let first = zooms.first {
      let decay = Estimate.mean(zooms.map(\.decay))
      found.add(Measurement(.zoomDecay, .number(decay), in: first.name))
    }
    let (x, y) = (gains.compactMap(\.x), gains.compactMap(\.y))
    let name = gains.first?.name
    if !x.isEmpty { found.add(Measurement(.gainX, .number(Estimate.mean(x)), in: name)) }
    if !y.isEmpty { found.add(Measurement(.gainY, .number(Estimate.mean(y)), in: name)) }
    let grid = Steps.grid(offsets)
    if grid.value > 0 { found.add(Measurement(.shownStep, .number(grid))) }
    let reason = recordings == 1 ? "the recording does not" : "none of the recordings does"
    return found.complete(because: reason)
  }
}

extension Measurements {
  /// Each range says that the number lies in it: in all of them at once.
  fileprivate mutating func add(
    within ranges: [(range: Estimate, name: String)], _ constant: Constant
  ) {
    guard let first = ranges.first else { return }
    let low = ranges.map(\.range.low).max() ?? 0
    let high = ranges.map(\.range.high).min() ?? 0
    guard low < high else { return }
    add(Measurement(constant, .number(Estimate(between: low, and: high)), in: first.name))
  }
}

extension Passage {
  fileprivate var isOfOffsets: Bool { kind != .zoom && kind != .pinch }
}

extension Estimate {
  /// Of several, weighed by how exact they are; never better than the best of them.
  static func mean(_ all: [Estimate]) -> Estimate {
    var (sum, weights) = (0.0, 0.0)
    var best = Double.infinity
    for one in all {
      let error = max((one.high - one.low) / 2, 1e-12)
      sum += one.value / (error * error)
      weights += 1 / (error * error)
      best = min(best, error)
    }
    return Estimate(sum / weights, error: best)
  }
}
