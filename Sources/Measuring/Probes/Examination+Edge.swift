internal import Gesture
internal import Platform

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
      [.bounceLaw, .bounceDecay, .bounceHeadStart, .bounceTime, .bounceOvershoot], in: "bounce"
    ) { (self) throws(Bench.Halt) in
      var probe = Probe("bounce", Self.atTop)
      probe.down(200, 20)
      probe.move(y: 420, over: 300)
      probe.wait(600)
      let lift = probe.now + 1
      probe.look(closelyFor: 250)
      probe.lift()
      let run = try self.bench.play(probe)
      let start = run.shown(before: lift).offset.y
      guard start < -4 else {
        return [.bounceLaw: .notExercised("nothing is seen past an edge")]
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
      let lift = probe.now + 1
      probe.lift()
      let run = try self.bench.play(probe)
      guard run.shown(before: lift).offset.y < -4 else {
        return [.inwardFling: .notExercised("nothing is seen past an edge")]
      }
      return [.inwardFling: .word(run.last.offset.y > 2 ? "yes" : "no")]
    }
  }

  /// A throw that meets an edge.
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
      let least = looks.map(\.offset.y).min() ?? 0
      let farthest = max(0, -least)
      // Frames a millisecond apart miss a turning point by little.
      let error = (self.bench.drawsAtFrames ? 0.2 : 2e-3) * farthest + self.step + 1e-6
      var found: [Constant: Measurement.Outcome] = [
        .overfling: .number(Estimate(farthest, from: farthest - error / 20, to: farthest + error))
      ]
      if let outside = looks.firstIndex(where: { $0.offset.y < 0 }), outside > 2,
        outside + 2 < looks.count, !self.bench.drawsAtFrames
      {
        func pace(_ one: Int, _ other: Int) -> Double {
          (looks[other].offset.y - looks[one].offset.y) / (looks[other].time - looks[one].time)
        }
        let (before, after) = (pace(outside - 2, outside - 1), pace(outside, outside + 1))
        if before < 0 {
          found[.edgeSpeed] = .number(Estimate(max(0, after / before), error: 0.06))
        }
      }
      return found
    }
  }
}
