import Foundation
import Reporting
import TestSupport
import Testing

struct SchemaTests {
  @Test(arguments: [(RecordingSchema.relaxNG, "rng"), (.xsd, "xsd")])
  func `the schema inside the program is the one in Recordings`(
    _ schema: RecordingSchema, _ language: String
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Recordings/recording.\(language)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(schema.text == text)
    #expect(try Program("flickbook").run(["schema", language]).output == text)
  }
}
