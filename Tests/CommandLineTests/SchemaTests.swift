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
    ("rng", RecordingSchema.relaxNG), ("xsd", .xsd), ("suite", .suite), ("markdown", .markdown),
  ])
  func `the program prints the schema`(_ language: String, _ schema: RecordingSchema) throws {
    #expect(try Program("flickbook").run(["generate", "schema", language]).output == schema.text)
  }
}
