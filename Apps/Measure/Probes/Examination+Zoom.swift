internal import Model
internal import Replay

// Two fingers, rotations, and requests of the app.

extension Examination {
  private static func picture(_ name: String) -> Probe {
    Probe(name) {
      $0.content = Size(width: 1600, height: 3200)
      $0.start = Start(x: 600, y: 1200)
      $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 3)
    }
  }

  /// Two fingers around the middle that move apart by a distance, or together if it is negative,
  /// and pause before the lift.
  private func pinch(
    _ name: String, from: Double = 100, by distance: Double, closely: Bool = false
  ) throws(Bench.Halt) -> (held: Run.Look, run: Run, lift: Double) {
    var probe = Self.picture(name)
    probe.down(200, 400 - from / 2, finger: 0)
    probe.down(200, 400 + from / 2, finger: 1)
    probe.move([(0, -distance / 2), (0, distance / 2)], over: 200)
    probe.wait(300)
    let end = probe.now
    if closely { probe.look(closelyFor: 300) }
    let lift = probe.lift()
    let run = try bench.play(probe)
    return (run.shown(at: end), run, lift)
  }

  mutating func measureZoom() {
    measure([.pinchSlop], in: "pinch-slop") { (self) throws(Bench.Halt) in
      let found = try self.bench.threshold(from: 0.01, to: 128) { (distance) throws(Bench.Halt) in
        abs(try self.pinch("pinch-slop", by: distance).held.zoom - 1) > 1e-9
      }
      return found.map { [.pinchSlop: .number($0)] } ?? [:]
    }
    for (limit, spread, distance) in [(Constant.maxZoom, 60.0, 680.0), (.minZoom, 600, -540)] {
      measure([limit], in: limit.rawValue) { (self) throws(Bench.Halt) in
        guard self.found[.pinchSlop]?.number != nil else { return [:] }
        let (_, run, _) = try self.pinch(limit.rawValue, from: spread, by: distance)
        return [limit: .number(Estimate(run.last.zoom, error: 1e-6))]
      }
    }
    measure([.softZoom, .zoomDecay], in: "soft-zoom") { (self) throws(Bench.Halt) in
      guard let slop = self.found.value(.pinchSlop) else { return [:] }
      var rows: [(past: Double, seen: Double)] = []
      var back: (run: Run, lift: Double)?
      for scale in [4.2, 5, 6, 7.5, 9] {
        let spread = 80 + slop
        let (held, run, lift) = try self.pinch(
          "soft-zoom", from: 80, by: spread * scale - 80, closely: scale == 9)
        rows.append((scale / 3 - 1, held.zoom / 3 - 1))
        back = (run, lift)
      }
      guard rows.allSatisfy({ $0.seen > 1e-4 }) else {
        return [.softZoom: .notExercised("a pinch does not pass the limits")]
      }
      var found: [Constant: Measurement.Outcome] = [:]
      // The soft limit y = xDc / (D + cx) is a straight line if written as 1/y = 1/(cx) + 1/D.
      if let line = LeastSquares(
        [rows.map { _ in 1 }, rows.map { 1 / $0.past }], rows.map { 1 / $0.seen }),
        line.numbers[0] > 1e-3, line.spread < 0.02 * line.numbers[0]
      {
        let error = 3 * line.deviation(2) * line.variances[0].squareRoot() + 1e-6 + slop * 2e-4
        found[.softZoom] = .number(Estimate(line.numbers[0], error: error).map { 1 / $0 })
      }
      if let (run, lift) = back {
        let start = run.shown(before: lift).zoom - run.last.zoom
        let course = run.frames(after: lift).map {
          Sample(($0.time - lift) / 1000, $0.zoom - run.last.zoom)
        }.filter { abs($0.value) > 0.015 * abs(start) }
        if let fit = ZeroFit(course), fit.spread < 0.02 * abs(start) {
          found[.zoomDecay] = .number(Estimate(fit.decay, error: fit.error))
        }
      }
      return found
    }
  }

  mutating func measureTurn() {
    measure([.turnKeeps], in: "turn") { (self) throws(Bench.Halt) in
      let requests = self.bench.factory.abilities.contains(.resizing)
      var probe = Probe("turn") {
        $0.content = Size(width: 3000, height: 5000)
        $0.start = Start(x: 1000, y: 2000)
        if requests { $0.layout.onResize = .keepCentre }
      }
      probe.down(200, 700)
      probe.move(y: -60, over: 100)
      probe.wait(300)
      probe.lift()
      probe.wait(500)
      let before = probe.now
      probe.turn(to: Size(width: 800, height: 400))
      probe.wait(1000)
      let run = try self.bench.play(probe)
      let (old, new) = (run.shown(before: before).offset, run.last.offset)
      func isNear(_ x: Double, _ y: Double) -> Bool {
        abs(new.x - x) <= 1 + self.step && abs(new.y - y) <= 1 + self.step
      }
      if isNear(old.x, old.y) { return [.turnKeeps: .word("top left")] }
      if isNear(old.x + 200 - 400, old.y + 400 - 200) { return [.turnKeeps: .word("centre")] }
      return [.turnKeeps: .word("neither")]
    }
  }

  mutating func measureRequests() {
    measure([.animation, .animationCurve], in: "animation") { (self) throws(Bench.Halt) in
      var probe = Probe("animation")
      probe.down(200, 700)
      probe.wait(50)
      probe.lift()
      probe.wait(400)
      let requested = probe.now
      probe.look(closelyFor: 400)
      probe.request(.scrollTo(Point(x: 2000, y: 20600)), animated: true)
      let run = try self.bench.play(probe)
      guard abs(run.last.offset.y - 20600) < 1 else { return [:] }
      let course = run.course(.y, after: requested)
      guard course.count > 3, let eased = Curve.best(course, distance: 600) else {
        return [.animation: .notExercised("it ends at once")]
      }
      let curve = eased.rest < 0.01 ? eased.curve.rawValue : "other"
      let error = eased.fit.error + self.delay / 2000
      let fitted = Estimate(eased.fit.shape, error: error)
      let last = course.last?.time ?? 0
      return [
        .animation: .number(
          eased.rest < 0.01 ? fitted : Estimate(last, from: last, to: last + 0.017)),
        .animationCurve: .word(curve),
      ]
    }
  }
}
