internal import Model
internal import Platform

// Effects of one finger under which content moves.

extension Examination {
  /// The movement of the content at the end of a gesture whose fingers rest for some milliseconds
  /// before the lift.
  private func displacement(_ probe: Probe, held span: Double) throws(Bench.Halt) -> Point {
    var probe = probe
    probe.wait(span)
    let end = probe.now
    probe.lift()
    let run = try bench.play(probe)
    let (before, after) = (run.first.offset, run.shown(at: end).offset)
    return Point(x: after.x - before.x, y: after.y - before.y)
  }

  /// Measures the delay of shown moves and the step of shown offsets, which all other measurements
  /// take into account.
  mutating func measureSteps() {
    measure([.framesLate], in: "frames-late") { (self) throws(Bench.Halt) in
      var probe = Probe("frames-late")
      probe.down(200, 600)
      probe.move(y: -60, over: 60)
      probe.wait(200)
      // Waits until the middle between two frames.
      probe.wait(((probe.now / (1000.0 / 60)).rounded(.up) + 0.5) * 1000.0 / 60 - probe.now)
      let before = probe.now
      probe.move(y: -40, over: 1)
      let moved = probe.now
      probe.wait(400)
      probe.lift()
      let run = try self.bench.play(probe)
      let start = run.shown(at: before).offset.y
      guard abs(run.shown(at: moved + 390).offset.y - start) > 1 else { return [:] }
      var count = 0.0
      if abs(run.shown(at: moved).offset.y - start) < 1 {
        for look in run.frames(after: moved) {
          count += 1
          if abs(look.offset.y - start) >= 1 { break }
        }
        self.bench.drawsAtFrames = true
      }
      return [.framesLate: .number(Estimate(count, error: 0))]
    }
    measure([.shownStep, .restStep], in: "steps") { (self) throws(Bench.Halt) in
      var probe = Probe("steps")
      var rests: [Double] = []
      var times: [(Double, Double)] = []
      for index in 0..<12 {
        probe.down(200, 600)
        probe.move(y: -30 - 0.7311 * Double(index), over: 50)
        let began = probe.now
        probe.move(y: -21.377, over: 150)
        probe.wait(300)
        times.append((began, probe.now))
        probe.lift()
        probe.wait(120)
      }
      let run = try self.bench.play(probe)
      let moving = run.looks.filter { look in
        times.contains { $0.0 < look.time && look.time < $0.1 - 200 }
      }
      rests = times.map { run.shown(at: $0.1 + 110).offset.y }
      let shown = Steps.grid(moving.map(\.offset.y))
      self.bench.isCoarse = shown.value > 0
      return [.shownStep: .number(shown), .restStep: .number(Steps.grid(rests))]
    }
  }

  mutating func measureSlop() {
    measure([.slop, .slopLost], in: "slop") { (self) throws(Bench.Halt) in
      func drag(
        _ distance: Double, every step: Double? = nil, back: Double = 0
      ) throws(Bench.Halt) -> Double {
        var probe = Probe("slop")
        probe.down(200, 600)
        // A report every 5 ms.
        probe.move(y: -distance, over: step.map { distance / $0 * 5 } ?? 100)
        if back > 0 {
          probe.move(y: 1e-6 * distance, over: 25)
          probe.move(y: back, over: 50)
        }
        return try self.displacement(probe, held: 400).y
      }
      let step = self.step
      let found = try self.bench.threshold(from: 0.01, to: 128) { (distance) throws(Bench.Halt) in
        // Some engines begin to drag at the report that leaves the slop, but show this only with
        // the next reports: the finger sends more reports beyond the slop, and moves back.
        abs(try drag(distance, back: 0.3719 * distance)) > 1e-9
      }
      guard let found else { return [:] }
      // Both drags have the same steps, because an engine that discards the report that leaves the
      // slop then discards the same distance in both.
      let (near, far) = (try drag(150, every: 0.5), try drag(250, every: 0.5))
      let gain = (far - near) / 100
      guard gain > 0.01 else { return [.slop: .number(found)] }
      var lost = Estimate(150 - near / gain, error: 1e-9 + 4 * step / gain)
      let coarse = 150 - (try drag(150, every: 7.5)) / gain
      let losesReports = !lost.widened(by: 1e-6).holds(coarse)
      if losesReports {
        // The engine discards whole reports or the movement of a frame, or it catches up the report
        // that leaves the slop.
        let most = 0.5 + 0.1 * 1000 / 60
        if coarse > lost.value { lost.low -= most } else { lost.high += most }
      }
      var slop = found
      // The reports after the one that leaves the slop are slightly nearer to the start.
      slop.low *= 1 - 1e-5
      // Offset steps hide the start of the movement, so that the slop may be smaller.
      slop.low -= step / gain
      if step > 0 { slop.value = (slop.low + slop.high) / 2 }
      // If the whole slop is discarded, the discarded distance is the exact slop.
      let isAll =
        lost.holds(found.value) || abs(lost.value - found.value) < found.value * 1e-4 + step
      if isAll, !losesReports {
        slop = step > 0 ? slop : Estimate(lost.value, error: 1e-9)
      }
      _ = try drag(slop.high + step + 1)
      return [.slop: .number(slop), .slopLost: .number(lost)]
    }
    measure([.slopAfterCatch], in: "slop-after-catch") { (self) throws(Bench.Halt) in
      var hasCaught = false
      func drag(_ distance: Double) throws(Bench.Halt) -> Bool {
        var probe = Probe("slop-after-catch")
        probe.down(200, 700)
        probe.move(y: -300, over: 150)
        probe.lift()
        probe.wait(150)
        let flingSpeed = probe.now
        probe.down(200, 600)
        probe.wait(150)
        let caught = probe.now
        probe.move(y: -distance, over: 100)
        probe.wait(400)
        let end = probe.now
        probe.lift()
        let run = try self.bench.play(probe)
        hasCaught =
          abs(run.shown(at: caught).offset.y - run.shown(at: flingSpeed + 60).offset.y)
          <= self.step + 1e-9 && run.shown(at: flingSpeed).offset.y != run.first.offset.y
        return abs(run.shown(at: end).offset.y - run.shown(at: caught).offset.y) > 1e-9
      }
      let found = try self.bench.threshold(from: 0.01, to: 128, drag)
      guard hasCaught, var found else { return [:] }
      found.low = max(0, found.low - self.step)
      if self.step > 0 { found.value = (found.low + found.high) / 2 }
      return [.slopAfterCatch: .number(found)]
    }
  }

  mutating func measureGain() {
    for (constant, axis) in [(Constant.gainX, Axis.x), (.gainY, .y)] {
      measure([constant], in: constant.rawValue) { (self) throws(Bench.Halt) in
        var probe = Probe(constant.rawValue)
        func move(_ distance: Double) {
          probe.move(x: axis == .x ? -distance : 0, y: axis == .y ? -distance : 0, over: 200)
          probe.wait(100)
        }
        probe.down(380, 700)
        move(60)
        let near = probe.now
        move(200)
        let far = probe.now
        probe.wait(200)
        probe.lift()
        let run = try self.bench.play(probe)
        let distance = run.shown(at: far).offset[axis] - run.shown(at: near).offset[axis]
        guard distance != 0 else { return [:] }
        return [constant: .number(Estimate(distance / 200, error: self.step / 200 + 1e-9))]
      }
    }
  }

  mutating func measureLock() {
    measure([.lockAngle], in: "lock-angle") { (self) throws(Bench.Halt) in
      func isFree(_ degrees: Double) throws(Bench.Halt) -> Bool {
        var probe = Probe("lock-angle") { $0.scroll.directionLock = true }
        let angle = degrees / 180 * Double.pi
        probe.down(300, 700)
        probe.move(x: -120 * sin(angle), y: -120 * cos(angle), over: 200)
        return abs(try self.displacement(probe, held: 400).x) > 1e-9
      }
      guard try isFree(44.9) else {
        return [.lockAngle: .notExercised("drags are locked at any angle")]
      }
      guard let found = try self.bench.threshold(from: 0.5, to: 44.9, isFree), found.low > 0 else {
        return [.lockAngle: .notExercised("no drag is locked")]
      }
      return [.lockAngle: .number(found)]
    }
    measure([.lockReopens], in: "lock-reopens") { (self) throws(Bench.Halt) in
      guard self.found[.lockAngle]?.number != nil else { return [:] }
      func isOpen(_ pause: Double) throws(Bench.Halt) -> Bool {
        var probe = Probe("lock-reopens") { $0.scroll.directionLock = true }
        probe.down(300, 700)
        probe.move(y: -80, over: 100)
        probe.wait(pause)
        probe.move(x: -80, over: 100)
        return abs(try self.displacement(probe, held: 200).x) > 1e-9
      }
      // No published lock waits longer than 0.6 s.
      guard try isOpen(2000) else { return [.lockReopens: .word("never")] }
      let found = try self.bench.threshold(from: 2, to: 2000, isOpen)
      return [.lockReopens: found.map { $0.map { $0 / 1000 } }.outcome("nothing exercised it")]
    }
  }

  /// Measures the delay of touches on the content, and the height of the strip whose tap scrolls to
  /// the top.
  mutating func measureTouches() {
    measure([.touchDelay], in: "touch-delay") { (self) throws(Bench.Halt) in
      func isBlocked(_ delay: Double) throws(Bench.Halt) -> Bool {
        var probe = Probe("touch-delay") { $0.scroll.cancelsTouches = false }
        probe.down(200, 700)
        probe.wait(delay - 1)
        probe.move(y: -60, over: 1)
        probe.move(y: -60, over: 60)
        return try self.displacement(probe, held: 300).y == 0
      }
      guard let found = try self.bench.threshold(from: 2, to: 1024, isBlocked), found.low > 0 else {
        return [.touchDelay: .notExercised("the content always takes the touch, or never")]
      }
      return [.touchDelay: .number(found.map { $0 / 1000 })]
    }
    measure([.statusBar], in: "status-bar") { (self) throws(Bench.Halt) in
      func stays(_ height: Double) throws(Bench.Halt) -> Bool {
        var probe = Probe("status-bar") {
          $0.frame = Rectangle(x: 0, y: 140, width: 400, height: 660)
          $0.scroll.scrollsToTop = true
        }
        probe.down(200, height)
        probe.wait(60)
        probe.lift()
        let run = try self.bench.play(probe)
        return run.last.offset.y == run.first.offset.y
      }
      guard let found = try self.bench.threshold(from: 0.25, to: 128, stays), found.low > 0 else {
        return [.statusBar: .notExercised("a tap above the view does nothing")]
      }
      return [.statusBar: .number(found)]
    }
  }
}
