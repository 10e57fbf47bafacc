import TestSupport
import Testing

/// Reports list disabled invariants, so that none is disabled unnoticed.
struct SwitchedOffTests {
  let flickbook = Program("flickbook")

  @Test func `every report lists disabled invariants and where they are disabled`() throws {
    let folder = TemporaryFolder()
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"touch-catches-motion\" level=\"off\"/>"),
      as: "drags/a.xml")
    folder.put(
      CheckFixtures.suite(
        """
        <expect><invariant name="no-teleport" level="off"/></expect>
        <group match="drags/**"><expect>
        <invariant name="rest-in-bounds" level="off"/></expect></group>
        """), as: "flickbook-suite.xml")
    let run = try flickbook.run(
      [
        "check", ".", "--level", "finite-state=off", "--skip", "decel-monotone", "-v",
        "--html", "p.html", "--junit", "j.xml", "--tap", "t.tap", "--markdown", "m.md", "--json",
        "j.json", "--results", "r.jsonl",
      ], folder: folder.path)
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("touch-catches-motion is off (./drags/a.xml:"), "\(run.output)")
    let settings = [
      ("no-teleport", "off", "flickbook-suite.xml:2"),
      ("rest-in-bounds", "off for drags/**", "flickbook-suite.xml:4"),
      ("finite-state", "off", "--level"), ("decel-monotone", "off", "--skip"),
    ]
    for (invariant, value, from) in settings {
      #expect(run.output.contains("  \(invariant) level \(value), from \(from)"), "\(run.output)")
      for name in ["j.xml", "t.tap"] {
        let text = folder.text(of: name) ?? ""
        #expect(text.contains("\(invariant) level \(value), from \(from)"), "\(name)")
      }
      for name in ["p.html", "m.md", "j.json", "r.jsonl"] {
        let lines = (folder.text(of: name) ?? "").split(separator: "\n")
        #expect(lines.contains { $0.contains(invariant) && $0.contains(from) }, "\(name)")
      }
    }
  }
}
