import Exploration
import TestSupport
import Testing

@testable import Runs

struct GlobTests {
  func matches(_ pattern: String, _ name: String) -> Bool {
    Glob(pattern).components.first?.matches(name) ?? false
  }

  @Test(arguments: [
    ("*", "fling.xml"), ("*.xml", "fling.xml"), ("fling*", "fling"), ("f*g*l", "fling.xml"),
    ("?ling", "fling"), ("?", "é"), ("[a-f]ling", "fling"), ("[!a-e]ling", "fling"),
    ("[^a]", "b"), ("[]]", "]"), ("[a-]", "-"), ("[z-a]", "m"), ("[ab", "[ab"), (".*", ".hidden"),
    ("\\*", "*"), ("a\\", "a\\"), ("**.xml", "fling.xml"), ("[*]", "*"),
  ])
  func `the pattern accepts a matching name`(_ pattern: String, _ name: String) {
    #expect(matches(pattern, name))
  }

  @Test(arguments: [
    ("*.xml", "fling.xml.part"), ("?", ""), ("?", "ab"), ("[a-f]", "g"), ("[!a]", "a"),
    ("*", ".hidden"), ("?hidden", ".hidden"), ("[.]hidden", ".hidden"), ("\\*", "x"),
    ("fling", "Fling"), ("a*b", "ac"),
  ])
  func `the pattern rejects a name that does not match`(_ pattern: String, _ name: String) {
    #expect(!matches(pattern, name))
  }

  /// A simple matcher of paths, used as the reference.
  private func isMatch(
    _ components: ArraySlice<Glob.Component>, _ names: ArraySlice<Substring>
  ) -> Bool {
    guard let component = components.first else { return names.isEmpty }
    let rest = components.dropFirst()
    if component == .anyFolders {
      return (names.startIndex...names.endIndex).contains { isMatch(rest, names[$0...]) }
    }
    guard let name = names.first, component.matches(name) else { return false }
    return isMatch(rest, names.dropFirst())
  }

  @Test(arguments: 1...40)
  func `paths match as with a simple matcher, in memory and on disk`(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    func path(_ words: [String], atMost: Int) -> String {
      (0..<Int.random(in: 1...atMost, using: &numbers))
        .map { _ in words.randomElement(using: &numbers) ?? "" }.joined(separator: "/")
    }
    let folder = TemporaryFolder()
    var files: Set<String> = []
    for _ in 0..<12 {
      let file = path(["a", "b", "ab"], atMost: 5) + "/x.xml"
      folder.put("", as: file)
      files.insert(file)
    }
    for _ in 0..<40 {
      // On disk, `**` cannot continue after a file. A path alone does not show which of its
      // components are files.
      let pattern =
        path(["**", "**", "*", "a", "?", "a*", "x.xml", "*.xml"], atMost: 5)
        + (Bool.random(using: &numbers) ? "/x.xml" : "/*.xml")
      let glob = Glob(pattern)
      let expected = files.filter { file in
        isMatch(glob.components[...], file.split(separator: "/")[...])
      }
      #expect(files.filter { glob.matches(path: $0) } == expected, "\(pattern)")
      let found = GlobSearch(glob, below: folder.path).matches
        .map { String($0.dropFirst(folder.path.count + 1)) }.filter { $0.hasSuffix(".xml") }
      #expect(found == expected.sortedByBytes(), "\(pattern)")
    }
  }

  @Test func `matching is fast for every pattern in deep folders and for long paths`() throws {
    let folder = TemporaryFolder()
    let deep = String(repeating: "d/", count: 60)
    folder.put("", as: deep + "x.xml")
    let many = String(repeating: "**/", count: 30)
    #expect(GlobSearch(Glob(many + "y*.xml"), below: folder.path).matches == [])
    #expect(
      GlobSearch(Glob(many + "x*.xml"), below: folder.path).matches == [folder / deep + "x.xml"])
    let path = String(repeating: "a/", count: 2000) + "x.xml"
    #expect(!Glob(many + "y*.xml").matches(path: path))
    #expect(Glob(many + "x*.xml").matches(path: path))
  }

  /// A matcher that tries every division of the name would never finish.
  @Test(.timeLimit(.minutes(5))) func `matching is fast for every pattern and long names`() {
    let name = String(repeating: "a", count: 5_000)
    let pattern = String(repeating: "a*", count: 500) + "b"
    #expect(!matches(pattern, name))
  }
}
