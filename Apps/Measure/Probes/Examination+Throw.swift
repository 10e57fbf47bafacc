internal import Model
internal import Platform
internal import Replay
internal import Text

// Constants that determine the motion after a lift.

extension Examination {
  /// Measures the law of a coast, from a fling of moderate speed.
  mutating func measureCoast() {
    measure(
      [.coastLaw, .rate, .stopSpeed, .friction, .braking, .coastTime], in: "coast"
    ) { (self) throws(Bench.Halt) in
      let (run, lift) = try self.coast("coast", .normal)
      let rest = run.last.offset.y
      guard let law = CoastLaw(run.course(.y, after: lift), rest: rest, step: self.step) else {
        return [.coastLaw: .word("none")]
      }
      self.law = law
      self.grain = Self.grain(rest)
      var found: [Constant: Measurement.Outcome] = [.coastLaw: .word(law.form.rawValue)]
      let hidden = Measurement.Outcome.notExercised("its coast is not exponential")
      (found[.rate], found[.stopSpeed]) = (hidden, hidden)
      found[.friction] = .notExercised("its coast is not a spline")
      found[.braking] = .notExercised("its distance is not proportional to the square of its speed")
      let course = run.course(.y, after: lift)
      if let end = course.last?.time {
        let frame = course.count > 1 ? end - course[course.count - 2].time : 0
        found[.coastTime] = .number(Estimate(end, from: end - self.delay / 1000, to: end + frame))
      }
      if law.form == .exponential {
        found[.rate] = .number(law.shape.map { exp(-$0 / 1000) })
        found[.stopSpeed] = law.stopSpeed.map {
          .number($0.widened(by: 2 * self.step * law.shape.value))
        }
      } else if law.form == .spline {
        let distance = abs(rest - run.shown(before: lift).offset.y)
        let error = (self.step > 0 ? self.step / distance : 0) + 1e-7
        let friction = law.shape.map { Spline.friction(distance: distance, seconds: $0) }
        self.friction = friction.value
        found[.friction] = .number(friction.widened(by: error * friction.value))
      } else if law.form.brakes {
        let braking = self.braking(run, after: lift, law)
        self.braking = braking.value
        found[.braking] = .number(braking)
      }
      return found
    }
    measure([.fastRate], in: "coast-fast") { (self) throws(Bench.Halt) in
      let (run, lift) = try self.coast("coast-fast", .fast)
      guard
        let law = CoastLaw(run.course(.y, after: lift), rest: run.last.offset.y, step: self.step),
        law.form == .exponential
      else { return [.fastRate: .notExercised("its coast is not exponential")] }
      return [.fastRate: .number(law.shape.map { exp(-$0 / 1000) })]
    }
  }

  /// The deceleration of a coast whose distance is proportional to the square of its speed.
  private func braking(_ run: Run, after lift: Double, _ law: CoastLaw) -> Estimate {
    let rest = run.last.offset.y
    let distance = abs(rest - (position(run, after: 700) ?? run.shown(before: lift).offset.y))
    let course = run.course(.y, after: lift)
    let seconds = course.last?.time ?? 1
    // An engine that rounds the end of a coast, or its duration, adapts the deceleration to them.
    let rounding =
      0.5 * grain / distance
      + 2 * bench.factory.contract.timeResolution.seconds / seconds
    let error = 4 * step / distance + 1e-4 + rounding
    switch law.form {
    case .friction:
      // Twice the curvature of the parabola does not depend on when the coast began.
      if let parabola = Parabola(course) {
        let deviation = 6 * max(parabola.deviation, step / 6) * parabola.curvatureError
        let braking = 2 * abs(parabola.curvature)
        return Estimate(braking, error: deviation + error * braking)
      }
    case .circularOut:
      let braking = abs(law.speed) / law.shape.value
      let part = 2 * law.shape.high / law.shape.value - 2
      return Estimate(braking, error: braking * (part + error))
    default: break
    }
    // The finger moved at a constant speed, so that the fling has the finger's speed.
    let braking = Self.coastingFinger * Self.coastingFinger / 2 / distance
    return Estimate(braking, error: braking * (4 * step / distance + 1e-4))
  }

  /// The step to which an engine seems to have rounded an offset at rest: a point, half a point, or
  /// none.
  private static func grain(_ rest: Double) -> Double {
    [1, 0.5].first { abs(rest / $0 - (rest / $0).rounded()) < 1e-6 } ?? 0
  }

  /// The speed of the finger in the probe for the law of a coast.
  private static let coastingFinger = 2000.0

  private func coast(_ name: String, _ rate: DecelerationRate) throws(Bench.Halt) -> (Run, Double) {
    var probe = Probe(name) { $0.scroll.deceleration = rate }
    probe.down(200, 780)
    probe.move(y: -700, over: 700_000 / Self.coastingFinger)
    probe.look(closelyFor: 30)
    let lift = probe.lift()
    return (try bench.play(probe), lift)
  }

  /// Drags at a constant speed, lifts after a pause, and returns the replay and the time of the
  /// lift.
  ///
  /// - Parameter pause: The time from the last report to the lift, in milliseconds. Some engines
  ///   count it as time in which the finger stood still.
  private func drag(
    _ name: String, at speed: Double, for span: Double = 200, hold pause: Double = 1,
    phase: Touch.Phase = .up
  ) throws(Bench.Halt) -> (run: Run, lift: Double) {
    var probe = Probe(name, window: Size(width: 400, height: 3000)) {
      $0.content.height = Self.longContent
    }
    probe.down(200, 2980)
    // The finger passes the slop before the measured path begins, at any speed.
    probe.move(y: -60, over: 60)
    probe.move(y: -speed * span / 1000, over: span, every: span > 500 ? 10 : 5)
    let lift = probe.lift(phase, after: pause)
    return (try bench.play(probe), lift)
  }

  /// The length of content in which no fling reaches an edge.
  private static let longContent = 1e6
  /// The pause between the last report and the lift of a finger that lifts while it moves.
  private static let noPause = 1e-3

  private func throwsOn(_ played: (run: Run, lift: Double)) -> Bool {
    // Movement that is shown late may continue after the lift, up to the position of the finger.
    let held = played.run.shown(at: played.lift + delay).offset.y
    return abs(played.run.last.offset.y - held) > step * 0.6 + 0.02
  }

  mutating func measureThrows() {
    measure([.minFling], in: "min-fling") { (self) throws(Bench.Halt) in
      // Some engines smooth the speed, so that the finger moves at its speed for a second.
      let spans = [1000.0, 200]
      var found: Estimate?
      for span in spans where found == nil {
        found = try self.bench.threshold(from: 1, to: 2048) { (speed) throws(Bench.Halt) in
          self.throwsOn(try self.drag("min-fling", at: speed, for: span, hold: Self.noPause))
        }
      }
      // A slower fling may be shorter than the step of the offsets at rest.
      if let speed = found?.value, self.distance(of: speed) <= self.grain { found?.low = 0 }
      return [.minFling: found.outcome("no drag starts a fling")]
    }
    measure([.maxFling], in: "max-fling") { (self) throws(Bench.Halt) in
      guard self.law?.form != .bezier else {
        return [.maxFling: .notExercised("the distance of its flings is limited, not their speed")]
      }
      guard let slower = try self.fling(19_800), let found = try self.fling(22_000) else {
        return [:]
      }
      guard found.value < 1.01 * slower.value else {
        let reason = "a finger of 22,000 pt/s flings faster than one of 19,800 pt/s"
        return [.maxFling: .notExercised(reason)]
      }
      return [.maxFling: .number(found)]
    }
    measure([.heldStill], in: "held-still") { (self) throws(Bench.Halt) in
      let found = try self.bench.threshold(from: 3, to: 1025) { (hold) throws(Bench.Halt) in
        !self.throwsOn(try self.drag("held-still", at: 800, hold: hold))
      }
      if let found, found.low > 0,
        self.throwsOn(try self.drag("held-still", at: 800, for: 100, hold: found.value + 50))
      {
        let gesture = ((260 + found.value) * 10).rounded() / 10_000
        return [.heldStill: .notExercised("a gesture of \(gesture.text) s or more starts no fling")]
      }
      let clock = self.bench.factory.contract.timeResolution.seconds
      let held = found.map { $0.map { $0 / 1000 }.widened(by: clock) }
      return [.heldStill: held.outcome("a finger that is held for a second still starts a fling")]
    }
    measure([.cancelThrows], in: "cancel") { (self) throws(Bench.Halt) in
      let played = try self.drag("cancel", at: 800, phase: .cancel)
      return [.cancelThrows: .word(self.throwsOn(played) ? "yes" : "no")]
    }
  }

  /// The distance of a fling with an initial speed.
  private func distance(of speed: Double) -> Double {
    guard let law else { return .infinity }
    if let braking { return speed * speed / 2 / braking }
    guard law.form == .exponential else { return .infinity }
    return max(0, speed - (law.stopSpeed?.value ?? 0)) / law.shape.value
  }

  /// The initial speed of a fling by a finger with a speed; nil if there is no fling.
  private func fling(_ finger: Double) throws(Bench.Halt) -> Estimate? {
    let (run, lift) = try drag("max-fling", at: finger, for: 120, hold: Self.noPause)
    guard let speed = speed(of: run, after: lift).map(abs), speed > 0 else { return nil }
    return Estimate(speed, error: speed * (1e-5 + lawError) + speedError(of: speed))
  }

  /// The relative error of a speed that is computed from a distance by the law of the coast.
  private var lawError: Double {
    guard let law else { return 0 }
    let shape = law.shape.high / law.shape.value - 1
    guard law.form.brakes, case .number(let braking)? = found[.braking]?.outcome else {
      return shape
    }
    return max(shape, braking.high / braking.value - 1)
  }

  /// Measures a flick that begins on a coasting view.
  mutating func measureCarry() {
    measure([.carry, .carryShare], in: "carry") { (self) throws(Bench.Halt) in
      func flick(_ probe: inout Probe, _ speed: Double) -> Double {
        probe.down(200, 1150)
        probe.move(y: -speed * 0.2, over: 200)
        return probe.lift()
      }
      var single = Probe("carry", window: Size(width: 400, height: 1200))
      let lift = flick(&single, 1800)
      let one = try self.bench.play(single)
      var probe = Probe("carry", window: Size(width: 400, height: 1200))
      let first = flick(&probe, 2000)
      probe.wait(150)
      let caught = probe.now
      let second = flick(&probe, 1800)
      let two = try self.bench.play(probe)
      let alone = self.position(one, after: 360)
      let after = self.position(two, after: 360).map {
        $0 + two.shown(at: caught).offset.y - two.first.offset.y
      }
      guard let plain = self.speed(of: one, after: lift, from: alone),
        let carried = self.speed(of: two, after: second, from: after), let law = self.law
      else { return [.carry: .notExercised("the speed of its coast is unknown")] }
      let gain = carried - plain
      let error = 3 * self.speedError(of: carried) + 1e-4 * abs(gain) + 1e-3
      let carry = Estimate(abs(gain) <= error ? 0 : gain, error: error)
      guard law.form == .exponential else {
        return [.carry: .number(carry), .carryShare: .notExercised("its coast is not exponential")]
      }
      let moved = two.shown(at: caught).offset.y - two.shown(before: first).offset.y
      let speed = 2000 - moved * law.shape.value
      let maximum = 0.000816 * pow(max(speed, 1), 1.967)
      let share = Estimate(
        carry.value / maximum, error: error / maximum + 1e-4 * abs(gain / maximum))
      return [.carry: .number(carry), .carryShare: .number(share)]
    }
  }
}
