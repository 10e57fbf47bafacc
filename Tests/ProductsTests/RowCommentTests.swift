import Model
import Testing

/// A row of the table has a sentence for files, schemas and messages, and a doc comment for Swift
/// programmers.
struct RowCommentTests {
  @Test func `the doc comment of each setting equals the sentence of its row`() throws {
    let files = ["Setting+Table", "Setting+Controls"]
    let comments = try files.flatMap {
      try SourceComments.all(in: "Sources/Model/Table/\($0).swift")
    }.filter { $0.declaration.hasPrefix("public static let ") }.map(\.comment)
    #expect(comments.count == Setting.table.count)
    #expect(Set(comments) == Set(Setting.table.map { "\($0.sentence)" }))
  }
}
