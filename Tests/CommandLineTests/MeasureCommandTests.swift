import Foundation
import TestSupport
import Testing

/// Tests `engine measure`, `compare --explain` and `engine fit`.
struct MeasureCommandTests {
  let flickbook = Program("flickbook")

  private func quoted(_ text: String) -> String { "'" + text + "'" }

  /// The constants that a run prints as JSON, by name and without their descriptions.
  private func constants(_ arguments: [String], program: Program) throws -> [String: String] {
    let run = try program.run(["engine", "measure"] + arguments + ["--json", "-"])
    #expect(run.code == 0, "\(run)")
    var all: [String: String] = [:]
    for line in run.output.split(separator: "\n") where line.hasPrefix("{\"constant\":") {
      let words = line.split(separator: "\"")
      all[String(words[3])] = String(line)
    }
    return all
  }

  private func number(_ name: String, _ row: String) -> Double? {
    guard let start = row.range(of: "\"\(name)\":")?.upperBound else { return nil }
    return Double(row[start...].prefix { !",}".contains($0) })
  }

  /// Measures a known engine, here and in another process where it reports only offsets and zoom.
  /// Every constant of the engine is inside the measured interval.
  @Test(arguments: [("ios", "ios-offsets"), ("android", "android-offsets")])
  func `an engine in another process that shows only offsets has the same constants`(
    name: String, masked: String
  ) throws {
    let program = Program("faulty-flickbook")
    let serve = quoted(Program.path(of: "faulty-flickbook")) + " engine serve --engine \(masked)"
    let near = try constants(["--engine", name], program: program)
    let far = try constants(["--engine-command", "known=" + serve], program: program)
    #expect(Set(near.keys) == Set(far.keys) && near.count > 55)
    for (constant, row) in near {
      let other = try #require(far[constant])
      guard let value = number("value", row) else {
        // The measured value is the same, or the reason why there is no value.
        #expect(other == row)
        continue
      }
      let low = try #require(number("low", other), "\(other)")
      let high = try #require(number("high", other), "\(other)")
      let error = 1e-6 * abs(value) + 1e-9
      #expect(low - error <= value && value <= high + error, "\(row)\n\(other)")
    }
  }

  /// Settings fitted to observations of iOS are its published constants, for any start values.
  @Test func `fitting finds the settings that match the observations of a device`() throws {
    let devices = "Examples/Devices"
    let run = try flickbook.run(
      ["engine", "fit", devices, "--engine", "ios(rubber=0.5,rate=0.997)"], folder: Corpus.root)
    #expect(run.code == 0, "\(run)")
    let line = try #require(run.output.split(separator: "\n").first)
    func setting(_ name: String) -> Double? {
      guard let start = line.range(of: name + "=")?.upperBound else { return nil }
      return Double(line[start...].prefix { !",)".contains($0) })
    }
    #expect(abs(try #require(setting("rubber")) - 0.55) < 0.002, "\(line)")
    #expect(abs(try #require(setting("rate")) - 0.998) < 0.0001, "\(line)")
    // The output has no more digits than the observations support.
    let digits = line.split { !"0123456789.".contains($0) }.filter { $0.contains(".") }
    #expect(digits.allSatisfy { $0.count <= 6 }, "\(line)")
    #expect(run.output.contains("3 recordings: 0."), "\(run)")
    let seen = try flickbook.run(
      ["engine", "measure", "--engine", "seen", devices, "-v"], folder: Corpus.root)
    #expect(seen.code == 0 && seen.output.contains("critically damped"), "\(seen)")
    // The output fits a terminal of 80 columns.
    #expect(seen.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(seen.output)")
  }

  @Test func `a violated contract is reported`() throws {
    let kept = try flickbook.run(["engine", "measure", "--engine", "ios", "--write-contract"])
    #expect(kept.code == 0, "\(kept)")
    #expect(kept.output.hasPrefix("{\"contract\":{\"frames-late\":0,\"slop\":10"))
  }

  @Test func `a difference between engines is explained by its causes`() throws {
    let recordings = Corpus.absolute("Recordings/Bounce")
    let run = try flickbook.run([
      "compare", recordings, "--engine", "ios(rate=0.9979,slop=9)", "--against", "ios", "--explain",
    ])
    #expect(run.code == 1, "\(run)")
    let why = run.output.split(separator: "\n").drop { !$0.hasPrefix("why ") }.prefix(4)
    let text = why.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("slop 9 instead of 10 explains"), "\(run.output)")
    #expect(text.contains("rate 0.9979 instead of 0.998 the rest"), "\(run.output)")
    #expect(why.allSatisfy { $0.count <= 80 }, "\(why)")
    let same = try flickbook.run([
      "compare", recordings, "--engine", "ios", "--against", "ios", "--explain",
    ])
    #expect(same.code == 0 && !same.output.contains("instead of"), "\(same)")
  }

  /// On most of these recordings, the engines differ through a constant before they differ in
  /// behaviour.
  @Test func `an explanation with three constants and a different behaviour fits on one screen`()
    throws
  {
    let recordings = ["Gallery", "Bounce", "Table"].map { "Recordings/" + $0 }
    let run = try Program("faulty-flickbook").run(
      ["compare"] + recordings
        + ["--engine", "turns-no-page", "--against", "ios(slop=8,rate=0.9975,rubber=0.4)"],
      folder: Corpus.root)
    #expect(run.code == 1, "\(run)")
    let screen = run.output.split(separator: "\n", omittingEmptySubsequences: false).suffix(23)
    let text = screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
    let behavior = try #require(text.range(of: "with equal constants: "), "\(run.output)")
    #expect(text[behavior.upperBound...].contains("ios moves to a cell"), "\(text)")
    for constant in ["slop 10 instead of 8", "rate 0.998 instead of", "rubber 0.55 instead of 0.4"]
    {
      let range = try #require(text.range(of: constant), "\(text)")
      #expect(range.lowerBound > behavior.upperBound, "\(text)")
    }
  }

  @Test func `constants are measured from the observations in recordings`() throws {
    let folder = TemporaryFolder()
    let save = try flickbook.run([
      "engine", "measure", "--engine", "android", "-o", folder / "saved", "--json", "-",
    ])
    #expect(save.code == 0, "\(save)")
    #expect(save.output.hasPrefix("{\"engine\":\"android\""))
    let run = try flickbook.run([
      "engine", "measure", folder / "saved/coast.xml", "--engine", "android", "-v",
    ])
    #expect(run.code == 0 && run.output.contains("spline"), "\(run)")
    #expect(run.output.contains("not exercised"))
    // Measuring a saved trace gives the same values.
    let trace = folder / "coast.trace"
    try #require(
      flickbook.run(["show", folder / "saved/coast.xml", "--engine", "android", "--trace", trace])
        .code == 0)
    let traced = try flickbook.run([
      "engine", "measure", folder / "saved/coast.xml", "--engine", trace,
    ])
    #expect(traced.code == 0 && traced.output.contains("spline"), "\(traced)")
    let alone = try flickbook.run(["engine", "measure", "--engine", trace])
    #expect(alone.code == 2 && alone.errors.contains("needs its recording"), "\(alone)")
    let fit = try flickbook.run(["engine", "fit", folder / "saved/coast.xml", "--engine", "ios"])
    #expect(fit.code == 3, "nothing was seen: \(fit)")
  }
}
