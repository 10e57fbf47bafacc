internal import Results

/// The functions of a page's scripts. Functions that no recording executes come first.
struct CoverageTable {
  let coverage: [ScriptCoverage]

  func draw(in page: inout Markup) {
    guard !coverage.isEmpty else { return }
    page.section("coverage", "Code of the page") { page in
      page.line("p", text: coverage.summary.replacing("coverage: ", with: "") + ".")
      for script in coverage {
        page.table("Functions of \(script.file)", "functions") {
          $0.columns(["line", "function of \(script.file)", "runs"])
        } rows: { page in
          for function in script.functions.filter({ !$0.hasRun }) { draw(function, in: &page) }
          for function in script.functions.filter(\.hasRun) { draw(function, in: &page) }
        }
      }
    }
  }

  private func draw(_ function: ScriptCoverage.Function, in page: inout Markup) {
    page.line("tr") { page in
      page.element("td", text: "\(function.line)")
      page.element("th", ["scope": "row"]) { $0.name(function.name) }
      page.element("td", text: function.hasRun ? "yes" : "never")
    }
  }
}
