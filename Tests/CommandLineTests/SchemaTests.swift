import Files
import Testing
import TestSupport

struct SchemaTests {
  @Test(arguments: RecordingSchema.allCases)
  func `the schema generated from the table equals the file in the repository`(
    _ schema: RecordingSchema
  ) throws {
    let file = try Golden(at: Corpus.absolute(schema.file)).text(renewedBy: schema.text)
    #expect(schema.text == file)
  }

  @Test(arguments: [
    ("rng", RecordingSchema.relaxNG), ("xsd", .xsd), ("suite", .suite),
    ("suite-xsd", .suiteXSD), ("markdown", .markdown),
  ])
  func `the program prints the schema`(_ language: String, _ schema: RecordingSchema) throws {
    #expect(try Program("flickbook").run(["generate", "schema", language]).output == schema.text)
  }

  /// Validates the suites of the repository, and invalid suites, with both schemas.
  @Test(.enabled(if: Tool.isHere("xmllint"), "the schemas of suites: xmllint is not installed"))
  func `both schemas of suites accept and reject the same files`() throws {
    let folder = TemporaryFolder()
    folder.put(RecordingSchema.suite.text, as: "suite.rng")
    folder.put(RecordingSchema.suiteXSD.text, as: "suite.xsd")
    let whole = """
      <engine name="mine" command="./mine"><env name="LANG" value="C"/></engine>
      <expect><invariant name="rest-in-bounds" tolerance="1pt"/></expect>
      <group match="a/**"><expect/></group>
      <waive recording="*.xml" invariant="no-teleport" reason="x" until="2027-01-31"/>
      <gate min-recordings="4"/>
      <defaults jobs="2" junit="junit.xml" code-quality="q.json"/>
      """
    let right =
      [whole, "", "<engine name=\"ios\"/>"].map(CheckFixtures.suite)
      + [Corpus.text(of: "Examples/Formulas/flickbook-suite.xml")]
    let wrong = [
      "<engine/>", "<defaults jobs=\"two\"/>", "<defaults wiggle=\"1\"/>",
      "<gate/><engine name=\"ios\"/>", "<engine name=\"a\"><env/></engine>",
    ].map(CheckFixtures.suite)
    let shell = Shell(in: folder.path)
    for (index, text) in (right + wrong).enumerated() {
      folder.put(text, as: "suite.xml")
      let isRight = index < right.count
      for option in ["--relaxng suite.rng", "--schema suite.xsd"] {
        let run = try shell.run("xmllint --noout --nonet \(option) suite.xml")
        #expect((run.code == 0) == isRight, "\(option): \(text)\(run.errors)")
      }
    }
  }
}
