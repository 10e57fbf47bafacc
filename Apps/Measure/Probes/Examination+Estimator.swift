internal import Model
internal import Text

// The effect of the finger's path before the lift on the speed of a fling.

extension Examination {
  /// The influence of the last milliseconds before the lift on the speed of a fling: 0 if the fling
  /// has the finger's earlier speed of 500 pt/s, 1 if it has the last speed of 1,000 pt/s; nil if
  /// there was no fling.
  private func weight(
    since age: Double, every step: Double = 5, _ name: String
  ) throws(Bench.Halt) -> Double? {
    let (slow, fast) = (500.0, 1000.0)
    var probe = Probe(name, window: Size(width: 400, height: 1200))
    probe.down(200, 1180)
    probe.move(y: -60, over: 60)
    probe.move(y: -slow * 0.2, over: 200, every: step)
    if age > 0 { probe.move(y: -fast * age / 1000, over: age, every: step) }
    let lift = probe.lift()
    let run = try bench.play(probe)
    let start = position(run, after: 60 + slow * 0.2 + fast * age / 1000)
    guard let speed = speed(of: run, after: lift, from: start).map(abs), speed > 0 else {
      return nil
    }
    return (speed - slow) / (fast - slow)
  }

  private var weightError: Double { max(2e-5, 3 * speedError(of: 1000) / 500) }

  /// Measures how the path of the finger determines the speed of a fling. The finger changes its
  /// speed some time before the lift, which shows the weight of the path since then.
  mutating func measureEstimator() {
    measure([.velocityWindow, .velocityAge, .velocityWeights], in: "velocity-35") {
      (self) throws(Bench.Halt) in
      var weights: [(age: Double, weight: Double)] = []
      for index in 0...28 {
        let age = Double(index) * 5
        guard let weight = try self.weight(since: age, "velocity-\(Int(age))") else { return [:] }
        weights.append((age, weight))
        // Stops after four consecutive weights of 1.
        let error = self.delay > 0 ? self.weightError : 1e-5
        if weights.suffix(4).allSatisfy({ abs($0.weight - 1) < error }), weights.count > 4 { break }
      }
      return self.estimator(weights)
    }
    measure([.velocitySamples], in: "velocity-samples") { (self) throws(Bench.Halt) in
      guard let window = self.found.value(.velocityWindow) else { return [:] }
      // If reports arrive each millisecond, an estimator with a fixed number of samples covers a
      // shorter part of the path.
      var hasFlung = true
      let error = self.weightError
      func isAll(_ age: Double) throws(Bench.Halt) -> Bool {
        guard let weight = try self.weight(since: age, every: 1, "velocity-samples") else {
          hasFlung = false
          return true
        }
        return abs(weight - 1) <= error
      }
      var (low, high) = (0.0, (window * 1000 + 6).rounded(.up))
      while high - low > 1 {
        let age = ((low + high) / 2).rounded()
        if try isAll(age) { high = age } else { low = age }
      }
      guard hasFlung else { return [:] }
      guard high < 0.8 * window * 1000 else { return [.velocitySamples: .word("all of them")] }
      // One more than the number of millisecond steps, for the report before the first step.
      return [.velocitySamples: .number(Estimate(high + 1, error: 1))]
    }
  }

  private func estimator(
    _ weights: [(age: Double, weight: Double)]
  ) -> [Constant: Measurement.Outcome] {
    let noise = weightError
    guard let last = weights.lastIndex(where: { abs($0.weight - 1) > noise }) else { return [:] }
    guard last + 1 < weights.count else {
      return [.velocityWindow: .notExercised("more than the last 140 ms count")]
    }
    var window = Estimate(between: weights[last].age / 1000, and: weights[last + 1].age / 1000)
    // If the weights are piecewise linear, the window ends where the last piece reaches a weight of
    // 1.
    if last >= 2 {
      let (one, two, three) = (weights[last - 2], weights[last - 1], weights[last])
      let slope = (three.weight - two.weight) / (three.age - two.age)
      let before = (two.weight - one.weight) / (two.age - one.age)
      let end = three.age + (1 - three.weight) / slope
      if slope > 0, end <= weights[last + 1].age + 1e-3, end >= three.age {
        let isStraight = abs(slope - before) < max(1e-4, noise) * slope
        window = Estimate(
          end / 1000,
          error: isStraight ? noise / slope / 1000 + 1e-7 : (weights[last + 1].age - end) / 1000)
        if !isStraight { window = window.widened(by: 0.003) }
      }
    }
    var age = 0.0
    for (one, other) in zip(weights, weights.dropFirst()) {
      age += (1 - (one.weight + other.weight) / 2) * (other.age - one.age) / 1000
    }
    func weight(at share: Double) -> Double {
      let position = window.value * 1000 * share
      // Extends the line through the two samples before the position, so that a corner between two
      // samples is found.
      guard let next = weights.firstIndex(where: { $0.age >= position }), next > 1 else { return 0 }
      let (one, other) = (weights[next - 2], weights[next - 1])
      return one.weight + (other.weight - one.weight) * (position - one.age) / (other.age - one.age)
    }
    let thirds = [weight(at: 1.0 / 3), weight(at: 2.0 / 3), 1]
    let words = zip([0] + thirds, thirds).map { ((($1 - $0) * 100).rounded() / 100).text }
    return [
      .velocityWindow: .number(window),
      .velocityAge: .number(Estimate(age, error: 0.0012 + noise * 0.05)),
      .velocityWeights: .word(words.joined(separator: ", ")),
    ]
  }
}
