internal import Model

// Past an edge, and back.

extension Examination {
  private static func atTop(_ view: inout ViewScene) { view.start = Start(x: 2000, y: 0) }

  mutating func measurePull() {
    measure([.pullForm, .rubber], in: "pull") { (self) throws(Bench.Halt) in
      let size = 700.0
      var probe = Probe("pull", window: Size(width: 400, height: size), Self.atTop)
      var holds: [(pull: Double, time: Double)] = []
      probe.down(200, 20)
      probe.move(y: 40, over: 60)
      for index in 1...8 {
        probe.move(y: 60, over: 60)
        probe.wait(80)
        holds.append((40 + 60 * Double(index), probe.now))
      }
      probe.wait(200)
      probe.lift()
      let run = try self.bench.play(probe)
      let shown = holds.map { (pull: $0.pull, seen: -run.shown(at: $0.time).offset.y) }
      return Pull(shown, length: size, step: self.step).outcomes
    }
  }

  mutating func measureBounce() {
    measure(
      [
        .bounceLaw, .bounceDecay, .bounceDamping, .bouncePeriod, .bounceHeadStart, .bounceTime,
        .bounceOvershoot,
      ], in: "bounce"
    ) { (self) throws(Bench.Halt) in
      var probe = Probe("bounce", Self.atTop)
      probe.down(200, 20)
      probe.move(y: 420, over: 300)
      probe.wait(600)
      probe.look(closelyFor: 250)
      let lift = probe.lift()
      let run = try self.bench.play(probe)
      let start = run.shown(before: lift).offset.y
      guard start < -4 else {
        return [.bounceLaw: .notExercised("nothing is visible past an edge")]
      }
      guard abs(run.last.offset.y) < 1 else { return [.bounceLaw: .word("none")] }
      return Bounce(
        run.course(.y, after: lift), from: start, step: self.step, delay: self.delay / 1000
      ).outcomes
    }
    measure([.inwardFling], in: "inward-fling") { (self) throws(Bench.Halt) in
      var probe = Probe("inward-fling", Self.atTop)
      probe.down(200, 20)
      probe.move(y: 420, over: 300)
      probe.wait(200)
      probe.move(y: -120, over: 100)
      let lift = probe.lift()
      let run = try self.bench.play(probe)
      guard run.shown(before: lift).offset.y < -4 else {
        return [.inwardFling: .notExercised("nothing is visible past an edge")]
      }
      return [.inwardFling: .word(run.last.offset.y > 2 ? "yes" : "no")]
    }
  }

  /// Measures a fling that reaches an edge.
  mutating func measureEdge() {
    measure([.overfling, .edgeSpeed], in: "edge") { (self) throws(Bench.Halt) in
      func flick(closely: Double) throws(Bench.Halt) -> (Run, Double) {
        var probe = Probe("edge") { $0.start = Start(x: 2000, y: 1500) }
        probe.down(200, 40)
        probe.move(y: 600, over: 200)
        let lift = probe.now + 1
        probe.wait(closely)
        if !self.bench.drawsAtFrames { probe.look(closelyFor: 300) }
        probe.wait(-closely)
        probe.lift()
        return (try self.bench.play(probe), lift)
      }
      let (coarse, lift) = try flick(closely: 100)
      guard let arrival = coarse.frames(after: lift).first(where: { $0.offset.y <= 0 }) else {
        return [:]
      }
      let (run, _) = try flick(closely: max(0, arrival.time - lift - 40))
      let looks = run.frames(after: lift)
      let minimum = looks.map(\.offset.y).min() ?? 0
      let farthest = max(0, -minimum)
      // Frames at intervals of a millisecond miss the turning point only slightly.
      let error = (self.bench.drawsAtFrames ? 0.2 : 2e-3) * farthest + self.step + 1e-6
      var found: [Constant: Measurement.Outcome] = [
        .overfling: .number(Estimate(farthest, from: farthest - error / 20, to: farthest + error))
      ]
      if !self.bench.drawsAtFrames, let share = Self.keptSpeed(looks, step: self.step) {
        found[.edgeSpeed] = .number(share)
      }
      return found
    }
  }
  /// The share of its speed that a fling keeps at the edge at 0, with decreasing offsets. One cubic
  /// is fitted to the offsets before the edge and another cubic to the offsets after it, and their
  /// slopes at 0 are compared.
  private static func keptSpeed(_ looks: [Run.Look], step: Double) -> Estimate? {
    let count = step > 0 ? 24 : 12
    guard let outside = looks.firstIndex(where: { $0.offset.y < -step }),
      outside > count, outside + count <= looks.count
    else { return nil }
    let meeting = looks[outside].time
    /// The slope at which the cubic through some samples passes 0, and its maximum error.
    func speed(_ part: ArraySlice<Run.Look>) -> Estimate? {
      let times = part.map { $0.time - meeting }
      let columns = [
        times.map { _ in 1 }, times, times.map { $0 * $0 }, times.map { $0 * $0 * $0 },
      ]
      guard let fit = LeastSquares(columns, part.map(\.offset.y)) else { return nil }
      let numbers = fit.numbers
      var (time, slope) = (0.0, numbers[1])
      for _ in 0..<8 {
        slope = numbers[1] + time * (2 * numbers[2] + time * 3 * numbers[3])
        guard slope < 0 else { return nil }
        let position = numbers[0] + time * (numbers[1] + time * (numbers[2] + time * numbers[3]))
        time -= position / slope
      }
      let deviation = 3 * max(fit.deviation(4), step / 6) * fit.variances[1].squareRoot()
      return Estimate(slope, error: deviation)
    }
    guard let before = speed(looks[(outside - count)..<outside]),
      let after = speed(looks[outside..<(outside + count)])
    else { return nil }
    let share = after.value / before.value
    let error = (after.high - after.low + (before.high - before.low) * share) / 2
    return Estimate(share, error: error / abs(before.value) + 5e-4)
  }
}
