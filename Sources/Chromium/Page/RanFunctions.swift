internal import Replay
internal import Text

/// The functions of a page's scripts, and which of them have run.
package struct RanFunctions: Equatable, Sendable {
  package struct Function: Equatable, Sendable {
    package var name: String
    /// The line of the function in its file, counted from 1.
    package var line: Int
    package var hasRun: Bool
  }

  /// The functions by the name of their file and by their position in it.
  private var scripts: [String: [Position: Function]] = [:]

  private struct Position: Hashable, Comparable {
    let line: Int
    let offset: Int

    static func < (one: Position, other: Position) -> Bool {
      (one.line, one.offset) < (other.line, other.offset)
    }
  }

  /// The files sorted by name, each with its functions in order of position.
  package var list: [(file: String, functions: [Function])] {
    scripts.sorted { $0.key < $1.key }.map { file, functions in
      (file, functions.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  mutating func add(_ function: Function, at offset: Int, of file: String) {
    let position = Position(line: function.line, offset: offset)
    let hasRun = scripts[file]?[position]?.hasRun ?? false
    scripts[file, default: [:]][position] = Function(
      name: function.name, line: function.line, hasRun: function.hasRun || hasRun)
  }

  mutating func formUnion(_ other: RanFunctions) {
    for (file, functions) in other.scripts {
      for (position, function) in functions { add(function, at: position.offset, of: file) }
    }
  }
}

extension BrowserPage {
  /// Adds the code that has run to a watch.
  func report(to watch: CodeWatch) throws(EngineError) {
    let coverage = try call("Profiler.takePreciseCoverage")
    watch.add(RanCode(coverage: coverage))
    guard watch.listsFunctions else { return }
    try self.watch()
    var functions = RanFunctions()
    for script in coverage["result"]?.array ?? [] {
      guard let address = script["url"]?.string, !address.isEmpty,
        let id = script["scriptId"]?.string
      else { continue }
      let source = try call("Debugger.getScriptSource", ["scriptId": id.json])
      let text = Array((source["scriptSource"]?.string ?? "").utf16)
      let first = scriptLines[id] ?? 0
      for function in script["functions"]?.array ?? [] {
        guard let range = function["ranges"]?.array?.first,
          let start = range["startOffset"]?.whole, let end = range["endOffset"]?.whole
        else { continue }
        let name = function["functionName"]?.string ?? ""
        // The script as a whole is listed like a function.
        if name.isEmpty, start == 0, end >= text.count { continue }
        let line = first + text.prefix(start).count { $0 == 10 } + 1
        functions.add(
          RanFunctions.Function(
            name: name.isEmpty ? "(anonymous)" : name, line: line,
            hasRun: (range["count"]?.whole ?? 0) > 0),
          at: start, of: ErrorWatch.short(address))
      }
    }
    watch.add(functions)
  }
}
