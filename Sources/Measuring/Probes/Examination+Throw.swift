internal import Gesture
internal import Platform

// What becomes of the finger's way when it lifts.

extension Examination {
  /// The law of a coast from a throw that is fast and not too fast.
  mutating func measureCoast() {
    measure([.coastLaw, .rate, .stopSpeed, .friction], in: "coast") { (self) throws(Bench.Halt) in
      let (run, lift) = try self.coast("coast", .normal)
      let rest = run.last.offset.y
      guard let law = CoastLaw(run.course(.y, after: lift), rest: rest, step: self.step) else {
        return [.coastLaw: .word("none")]
      }
      self.law = law
      var found: [Constant: Measurement.Outcome] = [.coastLaw: .word(law.form.rawValue)]
      let hidden = Measurement.Outcome.notExercised("its coast is not exponential")
      (found[.rate], found[.stopSpeed]) = (hidden, hidden)
      found[.friction] = .notExercised("its coast is no spline")
      if law.form == .exponential {
        found[.rate] = .number(law.shape.map { exp(-$0 / 1000) })
        found[.stopSpeed] = law.stopSpeed.map {
          .number($0.widened(by: 2 * self.step * law.shape.value))
        }
      } else if law.form == .spline {
        let way = abs(rest - run.shown(before: lift).offset.y)
        let error = (self.step > 0 ? self.step / way : 0) + 1e-7
        let friction = law.shape.map { Spline.friction(distance: way, seconds: $0) }
        self.friction = friction.value
        found[.friction] = .number(friction.widened(by: error * friction.value))
      }
      return found
    }
    measure([.fastRate], in: "coast-fast") { (self) throws(Bench.Halt) in
      let (run, lift) = try self.coast("coast-fast", .fast)
      guard
        let law = CoastLaw(
          run.course(.y, after: lift), rest: run.last.offset.y, step: self.step),
        law.form == .exponential
      else { return [.fastRate: .notExercised("its coast is not exponential")] }
      return [.fastRate: .number(law.shape.map { exp(-$0 / 1000) })]
    }
  }

  private func coast(
    _ name: String, _ rate: DecelerationRate
  ) throws(Bench.Halt) -> (Run, Double) {
    var probe = Probe(name) { $0.scroll.deceleration = rate }
    probe.down(200, 780)
    probe.move(y: -700, over: 350)
    let lift = probe.now + 1
    probe.look(closelyFor: 30)
    probe.lift()
    return (try bench.play(probe), lift)
  }

  /// A drag at a speed to its end, and where it came to rest.
  private func drag(
    _ name: String, at speed: Double, hold: Double = 0, phase: Touch.Phase = .up
  ) throws(Bench.Halt) -> (run: Run, lift: Double) {
    var probe = Probe(name, window: Size(width: 400, height: 3000))
    probe.down(200, 2980)
    // Fast or slow, it is past the slop before the way that counts begins.
    probe.move(y: -60, over: 60)
    let span = speed > 4000 ? 120.0 : 200
    probe.move(y: -speed * span / 1000, over: span)
    probe.wait(hold)
    let lift = probe.now + 1
    probe.lift(phase)
    return (try bench.play(probe), lift)
  }

  private func throwsOn(_ played: (run: Run, lift: Double)) -> Bool {
    // What is shown late goes on as far as the finger went.
    let held = played.run.shown(at: played.lift + delay).offset.y
    return abs(played.run.last.offset.y - held) > step * 0.6 + 0.02
  }

  mutating func measureThrows() {
    measure([.leastFling], in: "least-fling") { (self) throws(Bench.Halt) in
      let found = try self.bench.threshold(from: 1, to: 2048) { (speed) throws(Bench.Halt) in
        self.throwsOn(try self.drag("least-fling", at: speed))
      }
      return [.leastFling: found.outcome("no drag throws")]
    }
    measure([.mostFling], in: "most-fling") { (self) throws(Bench.Halt) in
      let finger = 22_000.0
      let (run, lift) = try self.drag("most-fling", at: finger)
      guard let speed = self.speed(of: run, after: lift).map(abs), speed > 0 else { return [:] }
      guard speed < 0.97 * finger else {
        return [.mostFling: .notExercised("a finger of 22,000 pt/s throws as fast")]
      }
      let part = self.law.map { $0.shape.high / $0.shape.value - 1 } ?? 0
      return [
        .mostFling: .number(
          Estimate(speed, error: speed * (1e-5 + part) + self.speedError(of: speed)))
      ]
    }
    measure([.heldStill], in: "held-still") { (self) throws(Bench.Halt) in
      let found = try self.bench.threshold(from: 2, to: 1024) { (hold) throws(Bench.Halt) in
        !self.throwsOn(try self.drag("held-still", at: 800, hold: hold))
      }
      // The lift comes a millisecond after the hold.
      return [
        .heldStill: found.map { .number($0.map { ($0 + 1) / 1000 }) }
          ?? .notExercised("a finger that is held for a second still throws")
      ]
    }
    measure([.cancelThrows], in: "cancel") { (self) throws(Bench.Halt) in
      let played = try self.drag("cancel", at: 800, phase: .cancel)
      return [.cancelThrows: .word(self.throwsOn(played) ? "yes" : "no")]
    }
  }

  /// How the speed of a throw follows from the way of the finger: a finger that changes its speed so
  /// long before it lifts shows what the way since then weighs.
  mutating func measureEstimator() {
    measure([.velocityWindow, .velocityAge, .velocityWeights], in: "velocity-35") {
      (self) throws(Bench.Halt) in
      var weights: [(age: Double, weight: Double)] = []
      let (slow, fast) = (500.0, 1000.0)
      for index in 0...28 {
        let age = Double(index) * 5
        var probe = Probe("velocity-\(Int(age))", window: Size(width: 400, height: 1200))
        probe.down(200, 1180)
        probe.move(y: -60, over: 60)
        probe.move(y: -slow * 0.2, over: 200)
        if age > 0 { probe.move(y: -fast * age / 1000, over: age) }
        let lift = probe.now + 1
        probe.lift()
        let run = try self.bench.play(probe)
        guard let speed = self.speed(of: run, after: lift).map(abs), speed > 0 else { return [:] }
        weights.append((age, (speed - slow) / (fast - slow)))
        // Long enough after all of it counts.
        if weights.suffix(4).allSatisfy({ abs($0.weight - 1) < 1e-5 }), weights.count > 4 { break }
      }
      return self.estimator(weights)
    }
  }

  private func estimator(
    _ weights: [(age: Double, weight: Double)]
  ) -> [Constant: Measurement.Outcome] {
    let noise = max(2e-5, 3 * speedError(of: 1000) / 500)
    guard let last = weights.lastIndex(where: { abs($0.weight - 1) > noise }) else { return [:] }
    guard last + 1 < weights.count else {
      return [.velocityWindow: .notExercised("more than the last 140 ms count")]
    }
    var window = Estimate(
      between: weights[last].age / 1000, and: weights[last + 1].age / 1000)
    // On a straight piece the window ends where the piece meets 1.
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
      let place = window.value * 1000 * share
      // A corner lies between two samples: the line through the two before it goes on to it.
      guard let next = weights.firstIndex(where: { $0.age >= place }), next > 1 else { return 0 }
      let (one, other) = (weights[next - 2], weights[next - 1])
      return one.weight + (other.weight - one.weight) * (place - one.age) / (other.age - one.age)
    }
    let thirds = [weight(at: 1.0 / 3), weight(at: 2.0 / 3), 1]
    let words = zip([0] + thirds, thirds).map { ((($1 - $0) * 100).rounded() / 100).text }
    return [
      .velocityWindow: .number(window),
      .velocityAge: .number(Estimate(age, error: 0.0012 + noise * 0.05)),
      .velocityWeights: .word(words.joined(separator: ", ")),
    ]
  }

  /// A flick that catches a coast.
  mutating func measureCarry() {
    measure([.carry, .carryShare], in: "carry") { (self) throws(Bench.Halt) in
      func flick(_ probe: inout Probe, _ speed: Double) -> Double {
        probe.down(200, 1150)
        probe.move(y: -speed * 0.2, over: 200)
        let lift = probe.now + 1
        probe.lift()
        return lift
      }
      var alone = Probe("carry", window: Size(width: 400, height: 1200))
      let single = flick(&alone, 1800)
      let one = try self.bench.play(alone)
      var probe = Probe("carry", window: Size(width: 400, height: 1200))
      let first = flick(&probe, 2000)
      probe.wait(150)
      let caught = probe.now
      let second = flick(&probe, 1800)
      let two = try self.bench.play(probe)
      guard let plain = self.speed(of: one, after: single),
        let carried = self.speed(of: two, after: second),
        self.law?.form == .exponential, let law = self.law
      else { return [.carry: .notExercised("nothing tells how fast it coasts")] }
      let moved = two.shown(at: caught).offset.y - two.shown(before: first).offset.y
      let speed = 2000 - moved * law.shape.value
      let gain = carried - plain
      let error = 3 * self.speedError(of: carried) + 1e-4 * abs(gain) + 1e-3
      let most = 0.000816 * pow(max(speed, 1), 1.967)
      return [
        .carry: .number(Estimate(abs(gain) <= error ? 0 : gain, error: error)),
        .carryShare: .number(
          Estimate(
            abs(gain) <= error ? 0 : gain / most, error: error / most + 1e-4 * abs(gain / most))),
      ]
    }
  }
}
