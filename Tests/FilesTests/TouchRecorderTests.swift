import Exploration
import Model
import Testing
import TestSupport
import Writing

struct TouchRecorderTests {
  let folder = TemporaryFolder()

  @Test func `the coalesced samples of all fingers are merged by time`() throws {
    let text = try recorded { recorder in
      recorder.record([
        touch(.down, 7, at: 100.000), touch(.move, 7, at: 100.008), touch(.move, 7, at: 100.016),
        touch(.down, 9, at: 100.000), touch(.move, 9, at: 100.008), touch(.up, 9, at: 100.016),
      ])
    }
    #expect(
      text == """
            <down t="0" finger="0" x="7" y="0"/>
            <down t="0" finger="1" x="9" y="0"/>
            <move t="8" finger="0" x="7" y="0"/>
            <move t="8" finger="1" x="9" y="0"/>
            <move t="16" finger="0" x="7" y="0"/>
            <up t="16" finger="1" x="9" y="0"/>

        """)
  }

  @Test func `the number of a lifted finger is reused for the next finger`() throws {
    let text = try recorded { recorder in
      recorder.record([touch(.down, 5, at: 1), touch(.down, 6, at: 1)])
      recorder.record([touch(.up, 5, at: 2), touch(.down, 8, at: 2)])
      recorder.record([touch(.cancel, 6, at: 3), touch(.up, 8, at: 3)])
    }
    #expect(
      text == """
            <down t="0" finger="0" x="5" y="0"/>
            <down t="0" finger="1" x="6" y="0"/>
            <up t="1000" finger="0" x="5" y="0"/>
            <down t="1000" finger="0" x="8" y="0"/>
            <cancel t="2000" finger="1" x="6" y="0"/>
            <up t="2000" finger="0" x="8" y="0"/>

        """)
  }

  @Test func `a late event gets the last written time and is counted as late`() throws {
    let text = try recorded { recorder in
      recorder.mark("first", at: ClockTime(seconds: 10))
      recorder.mark("shown", at: ClockTime(nanoseconds: 10_020_000_000))
      recorder.record([touch(.down, 1, at: 10.012), touch(.move, 1, at: 10.024)])
      #expect(recorder.lateEvents == 1)
    }
    #expect(
      text == """
            <mark t="0" name="first"/>
            <mark t="20" name="shown"/>
            <down t="20" finger="0" x="1" y="0"/>
            <move t="24" finger="0" x="1" y="0"/>

        """)
  }

  @Test func `inconsistent touches and events are left out and counted`() throws {
    let text = try recorded { recorder in
      recorder.record([touch(.move, 1, at: 1), touch(.up, 1, at: 1), touch(.down, 1, at: 2)])
      recorder.record([touch(.down, 1, at: 2), touch(.move, 1, at: .nan)])
      recorder.record([sample(.move, 1, x: .nan, at: 3), sample(.down, 2, x: .infinity, at: 3)])
      #expect(recorder.ignoredTouches == 6)
      recorder.record([sample(.up, 1, x: .nan, at: 4)])
      #expect(recorder.ignoredTouches == 7)
      recorder.record(Command(view: 3, .stop), at: ClockTime(seconds: 5))
      recorder.mark("\u{0}", at: ClockTime(seconds: 5))
      recorder.mark("never", at: ClockTime(seconds: .infinity))
      #expect(recorder.ignoredEvents == 3)
      #expect(recorder.lastRefusal != nil)
      recorder.mark("last", at: ClockTime(seconds: 4.5))
      #expect(recorder.lateEvents == 0)
    }
    #expect(
      text == """
            <down t="0" finger="0" x="1" y="0"/>
            <up t="2000" finger="0" x="1" y="0"/>
            <mark t="2500" name="last"/>

        """)
  }

  @Test func `the twenty-first finger is left out until another finger lifts`() throws {
    let text = try recorded { recorder in
      recorder.record((0..<21).map { touch(.down, $0, at: 1) })
      recorder.record((0..<21).map { touch(.move, $0, at: 2) })
      #expect(recorder.ignoredTouches == 2)
      recorder.record([touch(.up, 3, at: 3), touch(.down, 50, at: 3)])
    }
    #expect(text.hasSuffix("<down t=\"2000\" finger=\"3\" x=\"50\" y=\"0\"/>\n"))
  }

  @Test func `seconds of the clock become exact nanoseconds`() throws {
    let text = try recorded { recorder in
      recorder.mark("a", at: ClockTime(seconds: 1_000_000))
      recorder.mark("b", at: ClockTime(seconds: 1_000_000.000000123))
      recorder.mark("c", at: ClockTime(seconds: 1_000_086.399999999))
    }
    #expect(text.contains("t=\"0.000123\"") && text.contains("t=\"86399.999999\""))
  }

  @Test func `every batch is in the file before the next batch is added`() throws {
    let recorder = try TouchRecorder<Int>(head, to: folder / "x.xml")
    #expect(folder.text(of: "x.xml.part")?.hasSuffix("<timeline>\n") == true)
    for batch in 0..<20 {
      recorder.record([touch(batch == 0 ? .down : .move, 1, at: Double(batch))])
      #expect(Prefix(folder.text(of: "x.xml.part") ?? "").events == batch + 1)
    }
    try recorder.abandon()
    #expect(folder.names == [])
  }

  @Test func `random samples become a recording that can be read`() throws {
    var numbers = SeededNumbers(seed: 11)
    let text = try recorded { recorder in
      for _ in 0..<300 {
        recorder.record(
          (0..<numbers.uniform(in: 0...6)).map { _ in
            let phase = Touch.Phase.allCases[numbers.uniform(in: 0...3)]
            return touch(
              phase, numbers.uniform(in: 0...30), at: Double(numbers.uniform(in: 0...900)) / 100)
          })
      }
      #expect(recorder.ignoredEvents == 0)
    }
    #expect(text.contains("<up"))
  }

  private var head: RecordingHead {
    RecordingHead(title: "", scene: Scene(window: window, views: [view("a")]))
  }

  /// The timeline of the finished recording.
  private func recorded(_ work: (TouchRecorder<Int>) -> Void) throws -> String {
    let recorder = try TouchRecorder<Int>(head, to: folder / "x.xml")
    work(recorder)
    try recorder.finish()
    let text = try #require(folder.text(of: "x.xml"))
    let start = try #require(text.firstRange(of: "<timeline>\n")).upperBound
    let end = try #require(text.firstRange(of: "  </timeline>\n</recording>\n")).lowerBound
    return String(text[start..<end])
  }

  /// A sample whose x coordinate is its key.
  private func touch(_ phase: Touch.Phase, _ key: Int, at seconds: Double) -> TouchSample<Int> {
    sample(phase, key, x: Double(key), at: seconds)
  }

  private func sample(
    _ phase: Touch.Phase, _ key: Int, x: Double, at seconds: Double
  ) -> TouchSample<Int> {
    TouchSample(phase, key: key, at: Point(x: x, y: 0), time: ClockTime(seconds: seconds))
  }
}
