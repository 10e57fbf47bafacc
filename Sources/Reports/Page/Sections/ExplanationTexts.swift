internal import Invariants
internal import Results

/// The manual entries of the invariants that break, collapsed on the page of the report.
struct ExplanationTexts {
  let names: [String]

  func draw(in page: inout Markup) {
    let known = names.compactMap { Catalogue.invariant(named: $0) }
    guard !known.isEmpty else { return }
    page.section("explained", "What these invariants mean") { page in
      for invariant in known {
        page.block("details", ["id": "explain-\(invariant.name)"]) { page in
          page.element("summary") { page in
            page.element("strong", text: invariant.name)
            page.text(": " + invariant.summary)
          }
          for paragraph in Manual.entry(of: invariant) { page.line("p", text: paragraph) }
          if let promise = Manual.promise(of: invariant) {
            page.line("p", ["class": "about"], text: "Detects " + promise + ".")
          }
        }
      }
    }
  }
}
