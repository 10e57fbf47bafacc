import TestSupport
import Testing

/// `measure`, `compare --explain` and `fit`, as they are typed.
struct MeasureCommandTests {
  let flickbook = Program("flickbook")

  private func quoted(_ text: String) -> String { "'" + text + "'" }

  /// A known engine in another process: what it shows is all there is to know of it.
  @Test func `an engine behind the pipe has the same constants`() throws {
    let serve =
      quoted(Program.path(of: "flickbook")) + " serve --engine \"ios(slop=9,rate=0.9979)\""
    let run = try flickbook.run(["measure", "--engine-command", "planted=" + serve, "-v"])
    #expect(run.code == 0, "\(run)")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    for (name, value) in [("slop", "9"), ("rate", "0.9979/ms"), ("rubber", "0.55")] {
      #expect(rows.contains { $0.count > 1 && $0[0] == name && $0[1] == value }, "\(run.output)")
    }
  }

  @Test func `a contract that is not kept is told`() throws {
    let kept = try flickbook.run(["measure", "--engine", "ios", "--write-contract"])
    #expect(kept.code == 0, "\(kept)")
    #expect(kept.output.hasPrefix("{\"contract\":{\"frames-late\":0,\"slop\":10"))
  }

  @Test func `a difference is explained by its causes`() throws {
    let recordings = Corpus.absolute("Recordings/Bounce")
    let run = try flickbook.run([
      "compare", recordings, "--engine", "ios(rate=0.9979,slop=9)", "--against", "ios", "--explain",
    ])
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("slop 9 instead of 10 explains"), "\(run.output)")
    #expect(run.output.contains("rate 0.9979 instead of 0.998 the rest"), "\(run.output)")
    let same = try flickbook.run([
      "compare", recordings, "--engine", "ios", "--against", "ios", "--explain",
    ])
    #expect(same.code == 0 && !same.output.contains("instead of"), "\(same)")
  }

  @Test func `what is seen is measured by recordings`() throws {
    let folder = TemporaryFolder()
    let save = try flickbook.run([
      "measure", "--engine", "android", "--save", folder / "saved", "--json", "-",
    ])
    #expect(save.code == 0, "\(save)")
    #expect(save.output.hasPrefix("{\"engine\":\"android\""))
    let run = try flickbook.run([
      "measure", folder / "saved/coast.xml", "--engine", "android", "-v",
    ])
    #expect(run.code == 0 && run.output.contains("spline"), "\(run)")
    #expect(run.output.contains("not exercised"))
    let fit = try flickbook.run(["fit", folder / "saved/coast.xml", "--engine", "ios"])
    #expect(fit.code == 3, "nothing was seen: \(fit)")
  }
}
