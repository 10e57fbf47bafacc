@testable import CommandLine
import Foundation
import Model
@testable import Runs
import TestSupport
import Testing
import Text

/// Selects from a folder with the structure of a suite, which also contains many files that are not
/// recordings.
struct PathSelectionTests {
  let folder = TemporaryFolder()

  init() {
    for path in [
      "b.xml", "a.xml", "Z.xml", "a-b/1.xml", "a/2.xml", "a/deep/er/3.xml", "notes.txt",
      ".hidden.xml", ".git/4.xml", "half.xml.part", "flickbook-suite.xml", "[x].xml", "x.xml",
    ] {
      folder.put("<recording/>", as: path)
    }
  }

  /// Selects the operands below the folder; returns the selected paths relative to it.
  func select(_ operands: String...) -> [String] {
    let selection = PathSelection(operands.map { folder.path + "/" + $0 })
    #expect(selection.problems.isEmpty)
    return selection.paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  static let all = [
    "Z.xml", "[x].xml", "a-b/1.xml", "a.xml", "a/2.xml", "a/deep/er/3.xml", "b.xml", "x.xml",
  ]

  @Test func `a folder gives its recordings in the byte order of their paths`() {
    #expect(PathSelection([folder.path]).paths == Self.all.map { folder.path + "/" + $0 })
    #expect(PathSelection([folder.path + "/"]).paths == Self.all.map { folder.path + "/" + $0 })
  }

  @Test func `a file that is named in the command is selected whatever its name is`() {
    let named = ["notes.txt", ".hidden.xml", "half.xml.part", "flickbook-suite.xml"]
    #expect(PathSelection(named.map { folder.path + "/" + $0 }).paths.count == named.count)
  }

  @Test func `selected files keep the order in which they are named`() {
    #expect(select("x.xml", "a", "Z.xml") == ["x.xml", "a/2.xml", "a/deep/er/3.xml", "Z.xml"])
  }

  @Test func `a path that is found twice is selected once, at its first position`() {
    #expect(select("b.xml", "./b.xml", ".//b.xml", "b.xml") == ["b.xml"])
    #expect(select("a/2.xml", "a") == ["a/2.xml", "a/deep/er/3.xml"])
  }

  @Test(arguments: [
    ("*.xml", ["Z.xml", "[x].xml", "a.xml", "b.xml", "x.xml"]),
    ("[ab].xml", ["a.xml", "b.xml"]),
    ("a*", ["a-b/1.xml", "a.xml", "a/2.xml", "a/deep/er/3.xml"]),
    ("**/[0-9].xml", ["a-b/1.xml", "a/2.xml", "a/deep/er/3.xml"]),
    ("a/**", ["a/2.xml", "a/deep/er/3.xml"]),
    ("a/**/er/*", ["a/deep/er/3.xml"]),
    ("**/er", ["a/deep/er/3.xml"]),
    ("*/*.xml", ["a-b/1.xml", "a/2.xml"]),
    ("*", all),
    ("**", all),
  ])
  func `a pattern selects the files that match and the contents of folders that match`(
    _ pattern: String, _ paths: [String]
  ) {
    #expect(select(pattern) == paths)
  }

  @Test func `an existing path is preferred to a pattern with the same characters`() {
    #expect(select("[x].xml") == ["[x].xml"])
  }

  @Test func `a list contains one path per line`() throws {
    let lines = "# the slow ones\r\n\(folder.path)/b.xml\r\n\n\(folder.path)/a\n"
    let list = folder.put(lines, as: "list.txt")
    let selection = PathSelection(["@" + list])
    #expect(
      selection.paths == ["b.xml", "a/2.xml", "a/deep/er/3.xml"].map { folder.path + "/" + $0 })
  }

  @Test func `the name of a list inside a list is an ordinary path`() throws {
    let list = folder.put("@list.txt\n", as: "list.txt")
    #expect(PathSelection(["@" + list]).problems.map(\.file) == ["@list.txt"])
  }

  @Test func `circular links cause no endless search, and a file is found first by its own path`()
    throws
  {
    folder.link("a/up", to: "..")
    folder.link("0-first", to: "a-b")
    folder.link("a/deep/here", to: ".")
    #expect(PathSelection([folder.path]).paths == Self.all.map { folder.path + "/" + $0 })
    #expect(select("**/1.xml") == ["a-b/1.xml"])
  }

  @Test func `a linked folder is searched like any other folder`() throws {
    let elsewhere = TemporaryFolder()
    elsewhere.put("<recording/>", as: "far.xml")
    folder.link("a/linked", to: elsewhere.path)
    #expect(select("a") == ["a/2.xml", "a/deep/er/3.xml", "a/linked/far.xml"])
  }

  @Test func `a dangling link is reported as a problem and not as a recording`() throws {
    folder.link("a/gone.xml", to: "nowhere")
    let problem = FormatError(unread: folder.path + "/a/gone.xml", "a link to nothing")
    #expect(PathSelection([folder.path]).problems == [problem])
  }

  @Test func `every problem is kept, and all other files are selected`() {
    let selection = PathSelection(
      ["nowhere.xml", "b.xml", "b.xml/c"].map { folder.path + "/" + $0 } + ["@" + folder.path])
    #expect(selection.paths == [folder.path + "/b.xml"])
    #expect(
      selection.problems.map(\.objection.found)
        == ["no such file or directory", "not a directory", "is a directory"])
  }

  @Test func `operands without recordings are listed`() throws {
    folder.put("", as: "empty/readme")
    let empty = folder.path + "/empty"
    #expect(PathSelection([empty, empty + "/*.xml"]).barren.count == 2)
  }
}
