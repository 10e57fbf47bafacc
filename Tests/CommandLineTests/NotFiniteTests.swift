import TestSupport
import Testing

/// An engine that reports a number that is not finite breaks `finite-state`, and the replay stops
/// there. This is tested for each quantity and each verb. JSON can represent neither NaN nor
/// infinity, so engines send null for all of them.
struct NotFiniteTests {
  private static let program = Program("flickbook")
  static let quantities = ["x", "y", "zoom", "content", "width", "top", "frame"]

  /// The engine sends the wrong number in the first gesture of each process, and each run starts
  /// new processes.
  private func engine(_ quantity: String) -> [String] {
    let adapter = Program.path(of: "faulty-adapter")
    return ["--engine-command", "bad='\(adapter)' ios null-\(quantity) gesture"]
  }

  private func folder() -> TemporaryFolder { CheckFixtures.folder("a.xml") }

  @Test(arguments: quantities)
  func `check reports finite-state and judges the earlier steps`(_ quantity: String) throws {
    let folder = folder()
    let words = ["check", "a.xml", "--engine", "bad", "--format", "jsonl"] + engine(quantity)
    let run = try Self.program.run(words, folder: folder.path)
    #expect(run.code == 1, "\(run.errors)")
    let broken = run.output.matches(of: /"invariant":"([a-z-]+)","verdict":"broken"/)
    #expect(broken.map { String($0.1) } == ["finite-state"])
    #expect(run.output.contains("\"ending\":\"engine-error\""))
    #expect(!run.output.contains("\"error\":{"))
  }

  @Test(arguments: quantities)
  func `compare reports finite-state for each of the two engines`(_ quantity: String) throws {
    let folder = folder()
    let words = ["compare", "a.xml", "--engine", "bad", "--against", "ios"] + engine(quantity)
    let run = try Self.program.run(words, folder: folder.path)
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("finite-state"), "\(run.output)")
    let turned = ["compare", "a.xml", "--engine", "ios", "--against", "bad"] + engine(quantity)
    let other = try Self.program.run(turned, folder: folder.path)
    #expect(other.code == 1, "\(other.errors)")
  }

  @Test(arguments: quantities)
  func `fuzz finds a violation of finite-state, and shrink keeps it`(_ quantity: String) throws {
    let folder = folder()
    let fuzz = try Self.program.run(
      ["fuzz", "--engine", "bad", "--count", "3", "--max-replays", "8", "--only", "finite-state"]
        + engine(quantity), folder: folder.path)
    #expect(fuzz.code == 1, "\(fuzz.errors)")
    #expect(fuzz.output.contains("finite-state"))
    let shrink = try Self.program.run(
      ["shrink", "a.xml", "--invariant", "finite-state", "--engine", "bad", "-o", "b.xml"]
        + engine(quantity), folder: folder.path)
    #expect(shrink.code == 0, "\(shrink.errors)")
  }

  @Test(arguments: quantities)
  func `a baseline that ends with a non-finite number is accepted and compared`(_ quantity: String)
    throws
  {
    let folder = folder()
    let words = ["--engine", "bad"] + engine(quantity)
    let accept = try Self.program.run(["baseline", "accept", "a.xml"] + words, folder: folder.path)
    #expect(accept.code != 2, "\(accept.errors)")
    let check = try Self.program.run(["baseline", "check", "a.xml"] + words, folder: folder.path)
    #expect(check.code != 2, "\(check.errors)")
  }

  @Test(arguments: ["show", "suggest"])
  func `show and suggest end without an error of the engine`(_ verb: String) throws {
    let folder = folder()
    let run = try Self.program.run(
      [verb, "a.xml", "--engine", "bad"] + engine("y"), folder: folder.path)
    #expect(run.code != 2, "\(run.errors)")
    #expect(!run.errors.contains("failed"))
  }
}
