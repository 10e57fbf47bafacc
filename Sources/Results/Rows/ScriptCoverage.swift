internal import Text

/// The functions in a web page's script, and whether the recordings of a run executed them.
package struct ScriptCoverage: Equatable, Sendable {
  package var file: String
  package var functions: [Function]

  package struct Function: Equatable, Sendable {
    package var name: String
    package var line: Int
    package var hasRun: Bool

    package init(name: String, line: Int, hasRun: Bool) {
      (self.name, self.line, self.hasRun) = (name, line, hasRun)
    }
  }

  package init(file: String, functions: [Function]) {
    (self.file, self.functions) = (file, functions)
  }

  /// The number of functions that have run.
  var ran: Int { functions.count(where: \.hasRun) }
}

extension [ScriptCoverage] {
  /// The totals as text: `coverage: 12 of 20 functions of 3 scripts ran`.
  package var summary: String {
    let ran = reduce(0) { $0 + $1.ran }
    let all = reduce(0) { $0 + $1.functions.count }
    return "coverage: \(ran) of \(all.counted("function")) of \(count.counted("script")) ran"
  }
}

extension ScriptCoverage {
  static let table = ResultsTable("the coverage of a script", Self(file: "", functions: [])) {
    table in
    table.add("script", \.file, .text)
    table.add("functions", \.functions, .list(Function.table))
  }
}

extension ScriptCoverage.Function {
  static let table = ResultsTable("a function", Self(name: "", line: 0, hasRun: false)) { table in
    table.add("function", \.name, .text)
    table.add("line", \.line, .count)
    table.add("ran", \.hasRun, .flag)
  }
}
