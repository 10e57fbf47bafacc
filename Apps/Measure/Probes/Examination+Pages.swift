internal import Model

// Page turns.

extension Examination {
  private static let page = 400.0

  private static func pages(_ name: String) -> Probe {
    Probe(name) {
      $0.scroll.paging = true
      $0.content = Size(width: 20 * page, height: 800)
      $0.start = Start(x: 8 * page, y: 0)
    }
  }

  /// Drags and stops before the lift; returns the number of pages from the start to the rest
  /// position, and the share of a page that the drag passed.
  private func held(_ distance: Double, as name: String = "page-share") throws(Bench.Halt) -> (
    pages: Double, share: Double, run: Run, lift: Double
  ) {
    var probe = Self.pages(name)
    probe.down(390, 400)
    probe.move(x: -distance, over: 300)
    probe.wait(500)
    probe.look(closelyFor: 300)
    let lift = probe.lift()
    let run = try bench.play(probe)
    let share = (run.shown(before: lift).offset.x - run.first.offset.x) / Self.page
    return (((run.last.offset.x - run.first.offset.x) / Self.page).rounded(), share, run, lift)
  }

  /// Drags back, then forth at a speed, so that the content has moved by `net` at the lift; returns
  /// the number of pages that the flick turns.
  private func flick(
    _ name: String, _ speed: Double, net: Double
  ) throws(Bench.Halt) -> (pages: Double, run: Run, lift: Double) {
    var probe = Self.pages(name)
    let distance = min(speed * 0.16, 330 - net)
    probe.down(30 + distance * 0, 400)
    // The slop is discarded at the start of the backward movement, which is therefore longer.
    let back = max(0, distance + lost - net)
    probe.move(x: back, over: 200)
    probe.move(x: -distance, over: distance / speed * 1000, every: 5)
    probe.look(closelyFor: 900)
    let lift = probe.lift()
    let run = try bench.play(probe)
    return (((run.last.offset.x - run.first.offset.x) / Self.page).rounded(), run, lift)
  }

  mutating func measurePages() {
    measure([.pageShare], in: "page-share") { (self) throws(Bench.Halt) in
      guard try self.held(385).pages > 0 else {
        return [.pageShare: .notExercised("a drag without a flick turns no page")]
      }
      // The largest share that turned no page, and the smallest share that turned a page.
      var (low, high) = (0.0, Double.infinity)
      let found = try self.bench.threshold(from: 20, to: 385) { (length) throws(Bench.Halt) in
        let (pages, share, run, _) = try self.held(length)
        // A view that rests between pages does not turn pages.
        let rest = run.last.offset.x / Self.page
        guard abs(rest - rest.rounded()) < 0.01 else { return false }
        if pages > 0 { high = min(high, share) } else { low = max(low, share) }
        return pages > 0
      }
      guard found != nil, low > 0, high < .infinity
      else { return [.pageShare: .notExercised("it rests between pages")] }
      let step = self.step / Self.page
      return [.pageShare: .number(Estimate(between: low, and: high).widened(by: step + 1e-9))]
    }
    measure([.pageFling], in: "page-fling") { (self) throws(Bench.Halt) in
      guard self.found[.pageShare]?.number != nil else { return [:] }
      guard try self.flick("page-fling", 2000, net: 60).pages > 0 else {
        return [.pageFling: .notExercised("no flick of 2,000 pt/s turns a page")]
      }
      let found = try self.bench.threshold(from: 20, to: 2000) { (speed) throws(Bench.Halt) in
        try self.flick("page-fling", speed, net: 60).pages > 0
      }
      return [.pageFling: found.outcome("no flick turns a page")]
    }
    measure([.pageDistance], in: "page-distance") { (self) throws(Bench.Halt) in
      guard self.found[.pageFling]?.number != nil else { return [:] }
      let found = try self.bench.threshold(from: 1, to: 180) { (net) throws(Bench.Halt) in
        try self.flick("page-distance", 1500, net: net).pages > 0
      }
      let distance = found.map { $0.widened(by: self.step) }
      return [.pageDistance: distance.outcome("no short flick turns a page")]
    }
    measure([.pagesAFlick], in: "pages-a-flick") { (self) throws(Bench.Halt) in
      guard self.found[.pageShare]?.number != nil else { return [:] }
      var probe = Self.pages("pages-a-flick")
      probe.down(390, 400)
      probe.move(x: -350, over: 70)
      probe.lift()
      let run = try self.bench.play(probe)
      let pages = ((run.last.offset.x - run.first.offset.x) / Self.page).rounded()
      return [.pagesAFlick: .number(Estimate(pages, error: 0))]
    }
  }

  mutating func measurePageTurns() {
    measure([.pageDecay, .pageDrift], in: "page-return") { (self) throws(Bench.Halt) in
      guard self.found[.pageShare]?.number != nil else { return [:] }
      let (_, _, run, lift) = try self.held(150, as: "page-return")
      let rest = run.last.offset.x
      let start = run.shown(before: lift).offset.x
      let course = run.course(.x, after: lift).map { Sample($0.time, $0.value - rest) }
      let distance = start - rest
      guard abs(distance) > 4 else { return [:] }
      let share = abs(distance) / Self.page
      let samples = course.filter { abs($0.value) > 0.015 * abs(distance) }
      let damped = samples.isEmpty ? nil : ZeroFit(samples)
      let eased = Curve.best(
        [Sample(self.delay / 1000, distance)] + (self.step > 0 ? samples : course),
        distance: distance)
      if let eased, eased.rest < (damped?.spread ?? .infinity) / abs(distance) / 2 {
        let error = eased.fit.error + self.delay / 2000 + (self.step > 0 ? 1e-4 : 0)
        return [
          .pageDrift: .number(
            Estimate(eased.fit.shape, error: error).map { $0 / (share + 1) }
              .widened(by: self.step / Self.page * eased.fit.shape)),
          .pageDecay: .notExercised("its pages follow the curve \(eased.curve.rawValue)"),
        ]
      }
      guard let damped, damped.spread < 0.02 * abs(distance) else { return [:] }
      return [
        .pageDecay: .number(Estimate(damped.decay, error: damped.error)),
        .pageDrift: .notExercised("its pages spring back"),
      ]
    }
    measure([.pageTurn, .pageTime], in: "page-turn") { (self) throws(Bench.Halt) in
      guard let fling = self.found.value(.pageFling) else { return [:] }
      let (pages, run, lift) = try self.flick("page-turn", fling * 1.1 + 5, net: 60)
      let start = run.shown(before: lift).offset.x
      let (rest, delay) = (run.last.offset.x, self.delay / 1000)
      let distance = rest - start
      guard pages > 0, abs(distance) > 4 else { return [:] }
      let whole = run.course(.x, after: lift)
      var found: [Constant: Measurement.Outcome] = [:]
      if let time = Bounce.time(whole, to: rest - distance / 10) {
        found[.pageTime] = .number(
          Estimate(time - delay / 2, error: delay / 2 + 2e-3 + 2 * self.step / abs(distance)))
      }
      let course = whole.filter { self.step == 0 || abs($0.value - rest) > 0.015 * abs(distance) }
      if let eased = Curve.best([Sample(delay, start)] + course, distance: distance),
        eased.rest < 0.003 + self.step / abs(distance)
      {
        found[.pageTurn] = .number(Estimate(eased.fit.shape, error: eased.fit.error + delay / 2))
      } else {
        found[.pageTurn] = .notExercised("its page turns follow no timing curve")
      }
      return found
    }
  }

  mutating func measureSnap() {
    measure([.snapStep], in: "snap") { (self) throws(Bench.Halt) in
      var probe = Probe("snap") {
        var snap = Snap(every: 80)
        snap.axis = .y
        $0.snap = snap
      }
      var rests: [Double] = []
      for distance in [70.0, 155, 90, 233, 61] {
        probe.down(200, 700)
        probe.move(y: -distance, over: 100)
        probe.wait(200)
        probe.lift()
        probe.wait(1500)
        rests.append(probe.now)
      }
      let run = try self.bench.play(probe)
      let positions = rests.map { run.shown(at: $0).offset.y }
      let grid = Steps.grid([run.first.offset.y] + positions)
      guard grid.value > 1 else { return [.snapStep: .notExercised("it rests between the steps")] }
      return [.snapStep: .number(grid.widened(by: self.step))]
    }
  }
}
