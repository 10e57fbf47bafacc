import Engines
import Replay
import TestSupport
import Testing
import Verdicts

/// The faults that teaching material printed, each alone: the law that is meant for it sees it.
struct PublishedFaultTests {
  private static let meant: [(fault: String, law: String)] = [
    ("bar-counted-twice", "insets-as-declared"),
    ("overlap-of-the-shrunk", "keyboard-inset-overlap"),
    ("width-waits-for-keyboard", "content-follows-viewport"),
    ("label-from-the-edge", "page-label-formula"),
    ("unguarded-label", "page-label-formula"),
    ("stale-label", "page-label-formula"),
    ("raw-offset-on-turn", "rotation-keeps-page"),
    ("zoom-lost-on-turn", "rotation-keeps-zoom"),
    ("reset-at-opening", "reset-enabled-iff-zoomed"),
    ("tall-pages-snap", "free-inside-a-page"),
    ("indicators-counted", "content-follows-viewport"),
    ("fixed-page-size", "content-follows-viewport"),
    ("snap-at-every-lift", "rest-step-nearest"),
    ("snap-past-the-last", "rest-step-nearest"),
    ("snap-by-revealing", "rest-step-nearest"),
    ("zoom-before-maximum", "opens-at-fit"),
    ("unset-size", "drag-tracks-finger"),
    ("unclamped-correction", "rotation-keeps-centre"),
    ("fit-above-maximum", "min-zoom-fits"),
    ("controls-on-the-canvas", "set-offset-exact"),
  ]

  private static let systems = Corpus.recordings.filter {
    !$0.hasPrefix("Recordings/Laws/") && !$0.hasPrefix("Recordings/Regressions/")
  }

  @Test func `every switch of textbook has a law that is meant for it`() {
    let switches = BuiltInEngines.textbook.settings.filter { $0.isSwitch }.map { $0.name }
    #expect(Self.meant.map { $0.fault } == switches)
  }

  @Test func `each fault is caught by its law, and what else sees it is as it was reviewed`() throws
  {
    var lines: [String] = []
    for (fault, law) in Self.meant {
      let engine = try BuiltInEngines.textbook.setting([], only: [fault])
      lines.append("\(fault), for \(law):")
      var isCaught = false
      for path in Self.systems {
        let broken = try judged(Corpus.recording(path), engine).filter { $0.isBroken }
        guard !broken.isEmpty else { continue }
        isCaught = isCaught || broken.contains { $0.law.name == law }
        let names = broken.map { $0.law.name }.joined(separator: ", ")
        lines.append("  \(path.dropFirst("Recordings/".count)): \(names)")
      }
      #expect(isCaught, "\(law) must catch \(fault)")
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(text == (try Golden("published.txt").text(renewedBy: text)))
  }
}
