internal import Model
internal import Platform

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
        // The finger moved at a constant speed, so that the fling has the finger's speed.
        let distance = abs(
          rest - (self.position(run, after: 700) ?? run.shown(before: lift).offset.y))
        let speed = Self.coastingFinger
        let braking = Estimate(speed * speed / 2 / distance, error: 0)
        self.braking = braking.value
        found[.braking] = .number(
          braking.widened(by: braking.value * (4 * self.step / distance + 1e-4)))
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
  private func drag(
    _ name: String, at speed: Double, hold: Double = 0, phase: Touch.Phase = .up
  ) throws(Bench.Halt) -> (run: Run, lift: Double) {
    var probe = Probe(name, window: Size(width: 400, height: 3000))
    probe.down(200, 2980)
    // The finger passes the slop before the measured path begins, at any speed.
    probe.move(y: -60, over: 60)
    let span = speed > 4000 ? 120.0 : 200
    probe.move(y: -speed * span / 1000, over: span)
    probe.wait(hold)
    let lift = probe.lift(phase)
    return (try bench.play(probe), lift)
  }

  private func throwsOn(_ played: (run: Run, lift: Double)) -> Bool {
    // Movement that is shown late may continue after the lift, up to the position of the finger.
    let held = played.run.shown(at: played.lift + delay).offset.y
    return abs(played.run.last.offset.y - held) > step * 0.6 + 0.02
  }

  mutating func measureThrows() {
    measure([.minFling], in: "min-fling") { (self) throws(Bench.Halt) in
      let found = try self.bench.threshold(from: 1, to: 2048) { (speed) throws(Bench.Halt) in
        self.throwsOn(try self.drag("min-fling", at: speed))
      }
      return [.minFling: found.outcome("no drag starts a fling")]
    }
    measure([.maxFling], in: "max-fling") { (self) throws(Bench.Halt) in
      guard self.law?.form != .bezier else {
        return [.maxFling: .notExercised("the distance of its flings is limited, not their speed")]
      }
      let finger = 22_000.0
      let (run, lift) = try self.drag("max-fling", at: finger)
      guard let speed = self.speed(of: run, after: lift).map(abs), speed > 0 else { return [:] }
      guard speed < 0.97 * finger else {
        return [.maxFling: .notExercised("a finger of 22,000 pt/s still flings at its full speed")]
      }
      let part = self.law.map { $0.shape.high / $0.shape.value - 1 } ?? 0
      let error = speed * (1e-5 + part) + self.speedError(of: speed)
      return [.maxFling: .number(Estimate(speed, error: error))]
    }
    measure([.heldStill], in: "held-still") { (self) throws(Bench.Halt) in
      let found = try self.bench.threshold(from: 2, to: 1024) { (hold) throws(Bench.Halt) in
        !self.throwsOn(try self.drag("held-still", at: 800, hold: hold))
      }
      // The lift is a millisecond after the pause.
      let held = found.map { $0.map { ($0 + 1) / 1000 } }
      return [.heldStill: held.outcome("a finger that is held for a second still starts a fling")]
    }
    measure([.cancelThrows], in: "cancel") { (self) throws(Bench.Halt) in
      let played = try self.drag("cancel", at: 800, phase: .cancel)
      return [.cancelThrows: .word(self.throwsOn(played) ? "yes" : "no")]
    }
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
