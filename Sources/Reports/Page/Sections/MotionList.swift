internal import Model
internal import Results

/// How two engines differ: which differences remain with equal constants, which constants differ,
/// and how the motion of recordings first differs.
struct MotionList {
  let groups: MotionGroups
  /// The explanations by constants, if the user requested them.
  let explained: [RunEnd.Explained]
  let links: RecordingLinks

  func draw(in page: inout Markup) {
    let sorted = groups.sorted
    guard !sorted.isEmpty else { return }
    page.section("causes", "How they differ") { page in
      for explained in explained where !explained.causes.isEmpty {
        draw(explained, in: &page)
      }
      let isExplained = explained.contains { !$0.causes.isEmpty }
      if isExplained {
        page.line("h3", ["class": "group"], text: "How recordings begin to differ")
      }
      page.block("ol", ["class": "causes motions"]) { page in
        for group in sorted {
          let row = group.smallest
          draw(
            group.sentence, group.spread, row.recording, on: row.engine,
            at: row.compare?.first?.time ?? .zero, in: &page)
        }
      }
      if groups.unknown > 0 {
        let count = groups.unknown.counted("recording", isGrouped: true)
        page.line(
          "p", ["class": "about"],
          text: "\(count) not grouped: without a baseline, or without a saved trace")
      }
    }
  }

  /// Draws the differences in behaviour that remain with equal constants, and then the constants.
  private func draw(_ explained: RunEnd.Explained, in page: inout Markup) {
    if !explained.motions.isEmpty {
      page.line("h3", ["class": "group"], text: "With equal constants")
      page.block("ol", ["class": "causes motions"]) { page in
        for motion in explained.motions {
          draw(
            motion.sentence, motion.spread, motion.smallest, on: explained.one, at: motion.time,
            in: &page)
        }
      }
    }
    let title = explained.causes.count == 1 ? "The differing constant" : "Differing constants"
    page.line("h3", ["class": "group"], text: title)
    page.block("ul", ["class": "constants"]) { page in
      for text in explained.causeTexts { page.line("li", text: text) }
    }
  }

  private func draw(
    _ sentence: String, _ spread: String, _ recording: String, on engine: String,
    at time: Instant, in page: inout Markup
  ) {
    page.block("li") { page in
      page.line("h3") { page in
        links.draw(sentence, to: recording, on: engine, at: time, rule: "", in: &page)
      }
      page.line("p", ["class": "counted"], text: spread)
      page.line("p", ["class": "about more-of-it"]) { page in
        page.text("smallest: ")
        page.element("span", ["class": "path"]) { $0.name(recording) }
      }
    }
  }
}
