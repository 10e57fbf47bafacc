import Engines
import Exploration
import Files
import Model
import Replay
import Testing
import TestSupport
import Text
import Writing

struct EditingTests {
  /// Expects that an edited recording is valid and is read back unchanged.
  private func expectSound(_ recording: Recording, _ what: String) throws {
    let again = try Recording(bytes: recording.canonicalBytes(), named: what)
    #expect(again == recording, "\(what)")
  }

  /// The time at which the last finger lifts.
  private func liftTime(of recording: Recording) -> Instant? {
    recording.events.last { event in
      if case .touch(let touch) = event.value.action { touch.phase == .up } else { false }
    }?.value.time
  }

  /// The states of all views at the end of the replay.
  private func rest(
    of recording: Recording, _ engine: EngineFactory = BuiltInEngines.ios
  ) throws -> [ViewState] {
    var steps = try LiveSteps(Replayable(recording), on: engine)
    var step = Step()
    while try steps.next(into: &step) {}
    return step.frame.views
  }

  @Test func `scaled recordings of the corpus are valid, and scaling back restores them`() throws {
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      try expectSound(recording.scaled(time: 1.1, space: 0.7), path)
      #expect(recording.scaled(time: 1, space: 1) == recording)
      let there = recording.scaled(time: 2, space: 4)
      #expect(there.scaled(time: 0.5, space: 0.25).events == recording.events, "\(path)")
    }
  }

  @Test func `a scaled recording moves twice as far or plays twice as fast`() throws {
    let recording = try Corpus.recording("Recordings/Gallery/next-car.xml")
    let (one, two) = (
      try rest(of: recording), try rest(of: recording.scaled(time: 1, space: 2))
    )
    #expect(abs(two[0].offset.x - 2 * one[0].offset.x) < 1)
    let fast = recording.scaled(time: 0.5, space: 1)
    let lasts = { (recording: Recording) in
      recording.events[recording.events.count - 1].value.time.nanoseconds
        - recording.events[0].value.time.nanoseconds
    }
    #expect(abs(lasts(fast) * 2 - lasts(recording)) <= 2)
  }

  @Test(arguments: Axis.allCases)
  func `mirroring twice gives the original touches`(_ axis: Axis) throws {
    var mirrored = 0
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      guard let image = try? recording.mirrored(along: axis) else { continue }
      mirrored += 1
      try expectSound(image, path)
      let again = try image.mirrored(along: axis)
      try expectSound(again, path)
      let touches = again.events.map { $0.value.time }
      #expect(touches == recording.events.map { $0.value.time }, "\(path)")
      for (one, other) in zip(recording.events, again.events) {
        guard case .touch(let mine) = one.value.action, case .touch(let theirs) = other.value.action
        else { continue }
        #expect(
          abs(mine.point.x - theirs.point.x) < 1e-9 && abs(mine.point.y - theirs.point.y) < 1e-9)
      }
    }
    #expect(mirrored > 40)
  }

  @Test func `a mirrored swipe turns the page in the other direction`() throws {
    let recording = try Corpus.recording("Recordings/Gallery/next-car.xml")
    let image = try recording.mirrored(along: .x)
    let (one, other) = (try rest(of: recording)[0], try rest(of: image)[0])
    #expect(one.offset.x > 0)
    #expect(other.offset.x == one.content.width - one.bounds.width - one.offset.x)
  }

  @Test func `a recording without a mirror image is rejected with a reason`() throws {
    let wheel = try #require(
      Corpus.recordings.first { $0.hasPrefix("Recordings/Wheels/") })
    #expect(throws: Objection.self) { try Corpus.recording(wheel).mirrored(along: .y) }
    let form = try #require(
      Corpus.recordings.first { $0.contains("Form/") && $0.contains("keyboard") })
    #expect(throws: Objection.self) { try Corpus.recording(form).mirrored(along: .y) }
  }

  @Test func `a cut recording continues like the whole recording`() throws {
    let flick = try Corpus.recording("Recordings/Gallery/next-car.xml")
    let two = try flick.joined(to: flick, after: .milliseconds(3000))
    try expectSound(two, "joined")
    #expect(two.events.count == 2 * flick.events.count)
    let second = two.events[flick.events.count].value.time
    let cut = try Cut(from: second).piece(of: two) {
      try LiveSteps(Replayable(two), on: BuiltInEngines.ios)
    }
    try expectSound(cut, "cut")
    #expect(cut.events.count == flick.events.count && cut.events[0].value.time == .zero)
    #expect(cut.head.scene.views[0].start.x == (try rest(of: flick)[0].offset.x))
    #expect(try rest(of: cut) == rest(of: two))
  }

  @Test func `a cut that begins at the beginning is the whole recording`() throws {
    let pull = try Corpus.recording("Recordings/Bounce/pull-down-and-let-go.xml")
    let cut = try Cut(from: .zero).piece(of: pull) {
      try LiveSteps(Replayable(pull), on: BuiltInEngines.ios)
    }
    #expect(cut == pull)
  }

  @Test func `a cut under a finger or during motion is rejected with a possible time`() throws {
    let flick = try Corpus.recording("Recordings/Gallery/next-car.xml")
    let last = try #require(liftTime(of: flick))
    func objection(from: Instant?, to: Instant?) throws -> String {
      do {
        let two = try flick.joined(to: flick, after: .milliseconds(3000))
        _ = try Cut(from: from, to: to).piece(of: two) {
          try LiveSteps(Replayable(two), on: BuiltInEngines.ios)
        }
        return ""
      } catch let error as Objection {
        return error.message
      }
    }
    #expect(try objection(from: nil, to: last).contains("lifts at \(last.text) ms"))
    let moving = try objection(from: last + .milliseconds(50), to: nil)
    #expect(moving.contains("the content moves") && moving.contains("a time of rest such as"))
    #expect(try objection(from: last + .seconds(100), to: nil).contains("no event in that time"))
  }

  @Test func `recordings of other scenes or with fingers down are not joined`() throws {
    let flick = try Corpus.recording("Recordings/Gallery/next-car.xml")
    var other = flick
    other.head.scene.window.size.width += 1
    #expect(throws: Objection.self) { try flick.joined(to: other, after: .zero) }
    var open = flick
    open.events.removeAll { $0.value.time == liftTime(of: flick) }
    #expect(throws: Objection.self) { try open.joined(to: flick, after: .zero) }
  }
}
