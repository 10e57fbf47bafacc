import Foundation
import Model
import Reports
import Results
import Testing

/// Tests the requirements of programs that read JUnit files. Each requirement was found with one of
/// these programs.
struct JUnitReportTests {
  static let seeds = 0..<20 as Range<UInt64>

  /// The choice of a report with one case per invariant.
  private static let byInvariant = {
    var choices = ReportChoices()
    choices.junitCase = .invariant
    return choices
  }()

  private func root(_ seed: UInt64, _ choices: ReportChoices = byInvariant) throws -> XMLTree {
    try #require(XMLTree.root(Rendered(seed).text(.junit, choices)), "not well-formed")
  }

  private func cases(_ root: XMLTree) -> [XMLTree] {
    root.children.flatMap(\.children).filter { $0.name == "testcase" }
  }

  @Test(arguments: seeds) func `the root element has only a name, counts and a time`(_ seed: UInt64)
    throws
  {
    let root = try root(seed)
    #expect(root.name == "testsuites")
    #expect(Set(root.attributes.keys) == ["name", "tests", "failures", "errors", "time"])
  }

  @Test(arguments: seeds) func `there is one level of suites, one suite per recording`(
    _ seed: UInt64
  ) throws {
    let root = try root(seed)
    #expect(root.children.allSatisfy { $0.name == "testsuite" })
    #expect(root.children.count == 30)
    for suite in root.children {
      #expect(suite.attributes["file"]?.hasSuffix(".xml") == true)
      #expect(suite.children.allSatisfy { $0.name == "properties" || $0.name == "testcase" })
    }
  }

  @Test(arguments: seeds) func `the class and the name of a test case are unique together`(
    _ seed: UInt64
  ) throws {
    let names = cases(try root(seed)).map {
      [$0.attributes["classname"] ?? "", $0.attributes["name"] ?? ""]
    }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: seeds) func `a test case names its file only on request`(
    _ seed: UInt64
  ) throws {
    let plain = Set(cases(try root(seed)).flatMap(\.attributes.keys))
    #expect(plain == ["classname", "name", "time"])
    var choices = Self.byInvariant
    choices.junitNamesFiles = true
    let named = cases(try root(seed, choices))
    #expect(named.allSatisfy { $0.attributes["file"] != nil })
    #expect(named.contains { $0.attributes["line"] != nil })
  }

  @Test(arguments: seeds) func `every element of JUnit has a time with three decimals`(
    _ seed: UInt64
  ) throws {
    let root = try root(seed)
    for element in [root] + root.children + cases(root) {
      #expect(element.attributes["time"]?.wholeMatch(of: /\d+\.\d{3}/) != nil)
    }
  }

  @Test(arguments: seeds) func `a test case has at most one result, with its message in the body`(
    _ seed: UInt64
  ) throws {
    for one in cases(try root(seed)) {
      #expect(one.children.count <= 1)
      for result in one.children where result.name == "failure" || result.name == "error" {
        #expect(result.attributes["message"]?.isEmpty == false)
        #expect(result.text.contains(result.attributes["message"] ?? "?"))
      }
      for result in one.children where result.name == "skipped" {
        #expect(result.attributes["message"]?.isEmpty == false)
      }
    }
  }

  @Test(arguments: seeds) func `the counts of a suite equal the numbers of its cases`(
    _ seed: UInt64
  ) throws {
    for choice in ReportChoices.TestCase.allCases {
      var choices = ReportChoices()
      choices.junitCase = choice
      let root = try root(seed, choices)
      func count(_ name: String) -> String {
        String(cases(root).count { $0.children.first?.name == name })
      }
      #expect(root.attributes["tests"] == String(cases(root).count))
      #expect(root.attributes["failures"] == count("failure"))
      #expect(root.attributes["errors"] == count("error"))
    }
  }

  @Test(arguments: seeds) func `each verdict has its own kind of result`(_ seed: UInt64) throws {
    let rendered = Rendered(seed)
    let root = try #require(XMLTree.root(rendered.text(.junit, Self.byInvariant)))
    let results = cases(root).filter { $0.attributes["name"]?.hasPrefix("invariant-") == true }
      .map { $0.children.first?.name ?? "" }
    let (judged, refused) = rendered.judged
    let expected = judged.flatMap(\.invariants).map { invariant in
      switch invariant.verdict {
      case .untested where invariant.isMissed, .notApplicable where invariant.isMissed: "error"
      case .held: ""
      case .broken: invariant.level == .error ? "failure" : "system-out"
      case .waived, .untested, .notApplicable: "skipped"
      }
    }
    #expect(results == expected)
    let whole = cases(root).filter { $0.attributes["name"]?.hasPrefix("replay [") == true }
    #expect(whole.count { $0.children.first?.name == "error" } == rendered.failed)
    #expect(whole.count { $0.children.first?.name == "skipped" } == refused.count)
    #expect(whole.count == rendered.failed + refused.count)
  }

  /// GitLab parses the file with Rails, which interprets these words as its own types and then
  /// rejects the file.
  @Test(arguments: seeds) func `no type in JUnit is a reserved word of another program`(
    _ seed: UInt64
  ) throws {
    let words = [
      "symbol", "date", "datetime", "dateTime", "duration", "integer", "float", "double",
      "decimal", "boolean", "string", "yaml", "base64Binary", "hexBinary", "file", "array", "hash",
    ]
    let types = cases(try root(seed)).flatMap(\.children).compactMap { $0.attributes["type"] }
    #expect(!types.isEmpty && Set(types).isDisjoint(with: words))
  }

  @Test(arguments: seeds) func `JUnit files contain no control characters`(_ seed: UInt64) {
    let text = Rendered(seed).text(.junit)
    #expect(
      !text.unicodeScalars.contains {
        $0.value < 32 && $0 != "\n" && $0 != "\t" || 0x7F..<0xA0 ~= $0.value
      })
    #expect(!text.contains("]]>"))
  }

  @Test func `paths with the same class name get different names`() throws {
    var rendered = Rendered(1, count: 2)
    rendered.rows = ["a/b.xml", "a.b.xml", "./a/b"].map { path in
      JudgedRecording(path, on: "ios")
    }
    let root = try #require(XMLTree.root(rendered.text(.junit)))
    #expect(
      root.children.map { $0.attributes["name"] } == ["a.b", "a.b (2)", "a.b (3)"])
  }
}
