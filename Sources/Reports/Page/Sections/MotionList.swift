internal import Model
internal import Results

/// How two engines differ, by the phase of the gesture in which they first do.
struct MotionList {
  let groups: MotionGroups
  let links: RecordingLinks

  func draw(in page: inout Markup) {
    let sorted = groups.sorted
    guard !sorted.isEmpty else { return }
    page.section("causes", "How they differ") { page in
      page.block("ol", ["class": "causes motions"]) { page in
        for group in sorted { draw(group, in: &page) }
      }
      if groups.unknown > 0 {
        let count = groups.unknown.counted("recording", isGrouped: true)
        page.line("p", ["class": "about"], text: "\(count) without a baseline or a drawn trace")
      }
    }
  }

  private func draw(_ group: MotionGroups.Group, in page: inout Markup) {
    let row = group.smallest
    page.block("li") { page in
      page.line("h3") { page in
        links.draw(
          group.sentence, to: row.recording, on: row.engine, at: row.compare?.first?.time ?? .zero,
          rule: "", in: &page)
      }
      page.line("p", ["class": "counted"], text: group.spread)
      page.line("p", ["class": "about more-of-it"]) { page in
        page.text("smallest: ")
        page.element("span", ["class": "path"]) { $0.name(row.recording) }
      }
    }
  }
}
