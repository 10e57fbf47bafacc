import Testing

@testable import CommandLine
@testable import Runs

struct RecordingFilterTests {
  @Test(arguments: [
    ("fling", true), ("FLING", true), ("drag", false), ("!drag", true), ("!fling", false),
    ("fling next", true), ("\"next page\"", true), ("\"page next\"", false), ("tag:slow", true),
    ("!tag:slow", false), ("tag:slo", false), ("fling !tag:fast", true), ("", true),
  ])
  func `a filter requires every word in the path or title, and every tag in the tags`(
    _ text: String, _ admits: Bool
  ) throws {
    let filter = try RecordingFilter(text)
    #expect(
      filter.admits(path: "Gallery/fling-3.xml", title: "To the next page", tags: ["Slow"])
        == admits)
  }

  @Test(arguments: [
    ("a/b.xml", "a/b.xml", true), ("a/*", "a/b.xml", true), ("*", "a/b.xml", false),
    ("**/b.xml", "a/b.xml", true), ("**", "a/b/c.xml", true), ("a/**/c.xml", "a/c.xml", true),
    ("a/**", "b/c.xml", false),
  ])
  func `a pattern matches a whole path`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(path: path) == matches)
  }
}
