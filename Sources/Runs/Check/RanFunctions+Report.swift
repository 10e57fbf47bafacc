internal import Chromium
internal import Results

extension RanFunctions {
  /// The functions in the form of the results.
  var reported: [ScriptCoverage] {
    list.map { script in
      ScriptCoverage(
        file: script.file,
        functions: script.functions.map { function in
          ScriptCoverage.Function(
            name: function.name, line: function.line, hasRun: function.hasRun)
        })
    }
  }
}
