@testable import Flickbook
import Testing

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
  func `a name matches`(_ pattern: String, _ name: String) {
    #expect(matches(pattern, name))
  }

  @Test(arguments: [
    ("*.xml", "fling.xml.part"), ("?", ""), ("?", "ab"), ("[a-f]", "g"), ("[!a]", "a"),
    ("*", ".hidden"), ("?hidden", ".hidden"), ("[.]hidden", ".hidden"), ("\\*", "x"),
    ("fling", "Fling"), ("a*b", "ac"),
  ])
  func `a name does not match`(_ pattern: String, _ name: String) {
    #expect(!matches(pattern, name))
  }

  @Test func `no pattern takes long`() {
    let name = String(repeating: "a", count: 5_000)
    let pattern = String(repeating: "a*", count: 500) + "b"
    let duration = ContinuousClock().measure { #expect(!matches(pattern, name)) }
    #expect(duration < .seconds(10))
  }
}
