/// The laws with what was seen of each: what broke first, then what came nearest to it.
struct LawTable {
  let summary: RunSummary
  let words: PageWords
}

extension LawTable {
  func draw(in page: inout Markup) {
    let tested = summary.worstFirst.filter { $0.checks > 0 }
    let broken = tested.filter { $0.broke + $0.warned + $0.waived > 0 }
    let held = tested.filter { $0.broke + $0.warned + $0.waived == 0 }
    let untested = summary.laws.filter { $0.checks == 0 }
    page.block("section", ["id": "laws", "aria-labelledby": "laws-title"]) { page in
      page.element("h2", ["id": "laws-title"], say: words.laws)
      page.newLine()
      if !broken.isEmpty {
        drawTable(words.lawsThatBroke, broken, in: &page)
      }
      if !held.isEmpty {
        page.block("details", ["open": broken.isEmpty ? "" : nil]) { page in
          page.element("summary", say: words.counted(held.count, words.held))
          drawTable(words.lawsThatHeld, held, in: &page)
        }
      }
      if !untested.isEmpty { drawUntested(untested, in: &page) }
    }
  }

  private func drawTable(
    _ caption: String, _ laws: [RunSummary.LawTotal], in page: inout Markup
  ) {
    page.block(
      "div", ["class": "scroller", "tabindex": "0", "role": "region", "aria-label": caption]
    ) { page in
      page.block("table", ["class": "laws"]) { page in
        page.element("caption", ["class": "unseen"], say: caption)
        page.element("thead") { page in
          page.element("tr") { page in
            for name in [
              words.law, "checks", words.broke, "warned", "waived", words.untested, "worst margin",
              "where",
            ] {
              page.element("th", ["scope": "col"], say: name)
            }
          }
        }
        page.newLine()
        page.block("tbody") { page in
          for law in laws { draw(law, in: &page) }
        }
      }
    }
  }

  private func draw(_ law: RunSummary.LawTotal, in page: inout Markup) {
    page.element("tr") { page in
      page.element("th", ["scope": "row"]) { page in
        let isTold = law.broke + law.warned + law.waived > 0
        if isTold {
          page.element("a", ["href": "#?q=i%3A\(law.name)", "class": "filters"], say: law.name)
        } else {
          page.say(law.name)
        }
      }
      page.element("td", say: law.checks.grouped)
      count(law.broke, "broken", in: &page)
      count(law.warned, "warned", in: &page)
      count(law.waived, "waived", in: &page)
      page.element("td", say: law.untested == 0 ? "" : law.untested.grouped)
      page.element(
        "td", ["class": "margin"],
        say: law.worst.map { Margin($0.margin, law.unit).text }
          ?? (law.broke + law.warned + law.waived > 0 ? "" : "exact"))
      page.element("td", ["class": "word"]) { page in
        if let worst = law.worst { page.name(worst.recording) }
      }
    }
    page.newLine()
  }

  private func count(_ count: Int, _ name: String, in page: inout Markup) {
    page.element("td", ["class": count > 0 ? name : nil], say: count == 0 ? "" : count.grouped)
  }

  private func drawUntested(_ laws: [RunSummary.LawTotal], in page: inout Markup) {
    page.block("details") { page in
      let verb = laws.count == 1 ? "was" : "were"
      page.element(
        "summary", say: words.counted(laws.count, "\(verb) \(words.untestedAnywhere)"))
      page.element("p", say: "What nothing put to the test has not passed.")
      page.block("ul", ["class": "names"]) { page in
        for law in laws {
          page.element("li", say: law.name)
          page.newLine()
        }
      }
    }
  }
}
