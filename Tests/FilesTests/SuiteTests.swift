import Files
import Testing
import TestSupport
import Text

struct SuiteTests {
  static let sound = [
    "",
    "<engine name='ios(slop=8)'/><engine name='seen'/>",
    "<expect><invariant name='rest-in-bounds' tolerance='0.5pt' required='true'/></expect>",
    "<expect><compare channel='offset' tolerance='1pt'/></expect><x:y xmlns:x='urn:x'>z</x:y>",
    "<group match='a/**'><expect><invariant name='a-b' level='off'/></expect></group>",
    "<waive recording='a.xml' invariant='a-b' reason='BUG' until='2027-01-31'/><gate/>",
    "<gate min-recordings='40' max-warnings='0'/>",
  ]
  static let wrong = [
    "<engine/>", "<group match='a'/>", "<gate/><engine name='ios'/>", "<gate min='4'/>",
    "<expect/><expect/>", "<waive recording='a' invariant='A' reason='r'/>",
    "<waive recording='a' invariant='a'/>", "<timeline/>", "text",
    "<waive recording='a' invariant='a' reason='r' until='soon'/>",
  ]

  private func suite(_ content: String) -> String {
    "<suite xmlns=\"urn:flickbook:suite:1\">\(content)</suite>\n"
  }

  @Test func `the reader and the schema accept the same suites`() throws {
    let folder = TemporaryFolder()
    let files = (Self.sound + Self.wrong).enumerated().map { index, content in
      folder.put(suite(content), as: "\(index).xml")
      return "\(index).xml"
    }
    let verdicts = try SchemaVerdicts(.relaxng, of: files, in: folder.path, schema: "suite.rng")
    #expect(verdicts.accepted == Set(files.prefix(Self.sound.count)))
    #expect(verdicts.refused == Set(files.dropFirst(Self.sound.count)))
    for content in Self.sound {
      #expect(throws: Never.self) {
        try Suite(bytes: Array(suite(content).utf8), named: "suite.xml")
      }
    }
    for content in Self.wrong {
      #expect(throws: FormatError.self, "\(content)") {
        try Suite(bytes: Array(suite(content).utf8), named: "suite.xml")
      }
    }
  }

  @Test func `the elements of a suite are read`() throws {
    let text = suite(Self.sound[1] + Self.sound[2] + Self.sound[4] + Self.sound[5])
    let suite = try Suite(bytes: Array(text.utf8), named: "suite.xml")
    #expect(suite.engines.map(\.value) == ["ios(slop=8)", "seen"])
    #expect(suite.expectations.count == 1)
    #expect(suite.groups.map(\.pattern) == ["a/**"])
    #expect(suite.waivers.first?.value.until == "2027-01-31")
  }

  @Test(arguments: [
    ("<recording xmlns='urn:flickbook:suite:1'/>", "expected suite"),
    ("<suite xmlns='urn:flickbook:suite:2'/>", "expected xmlns=\"urn:flickbook:suite:1\""),
    ("<suite xmlns='urn:flickbook:suite:1'>", "expected </suite>"),
    ("", "expected a <suite> element"),
  ])
  func `a file that is not a suite is rejected with a reason`(_ text: String, _ expected: String) {
    #expect {
      try Suite(bytes: Array(text.utf8), named: "s.xml")
    } throws: { error in
      "\(error)".contains(expected)
    }
  }
}

extension SuiteTests {
  private func page(_ content: String) throws -> Suite {
    try Suite(
      bytes: Array("<suite xmlns='urn:flickbook:suite:1'>\(content)</suite>".utf8), named: "s.xml")
  }

  @Test func `the page attribute names the page of an engine`() throws {
    let suite = try page("<engine name='chromium' page='app/index.html?dark'/>")
    #expect(suite.page?.value.engine == "chromium")
    #expect(suite.page?.value.path == "app/index.html?dark")
    #expect(suite.engines.map(\.value) == ["chromium"])
    #expect(suite.page?.location.column == 68)
  }

  @Test(arguments: [
    ("<engine name='a' page='b.html'/><engine name='a' page='c.html'/>", "a second page"),
    ("<engine name='a' page='b.html' command='./a'/>", "a command and a page"),
  ])
  func `a second page, or a page with a command, is rejected`(_ content: String, _ text: String) {
    #expect { try page(content) } throws: { "\($0)".contains(text) }
  }
}
