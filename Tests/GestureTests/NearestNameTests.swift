import Gesture
import Testing

struct NearestNameTests {
  let names = ["lint", "fmt", "schema", "completions", "man", "help"]

  @Test(arguments: [
    ("lnt", "lint"), ("lnit", "lint"), ("limt", "lint"), ("lintt", "lint"),
    ("shcema", "schema"), ("completion", "completions"), ("mna", "man"), ("LINT", "lint"),
  ])
  func `a slip of the finger finds the name that was meant`(_ typed: String, _ meant: String) {
    #expect(names.nearest(to: typed) == meant)
  }

  @Test(arguments: ["wiggle", "", "x", "li", "schedule"])
  func `a name that is nothing like the others finds none`(_ typed: String) {
    #expect(names.nearest(to: typed) == nil)
  }

  @Test func `two neighbours swapped count as one slip, so three letters may be swapped`() {
    #expect(["abc"].nearest(to: "acb") == "abc")
    #expect(["abc"].nearest(to: "cba") == nil)
  }

  @Test func `among equally near names the first one wins`() {
    #expect(["move", "mode"].nearest(to: "mole") == "move")
    #expect(["mode", "move"].nearest(to: "mole") == "mode")
  }

  @Test func `a nearer name wins over an earlier one`() {
    #expect(["cancels", "cancel"].nearest(to: "cancle") == "cancel")
  }

  @Test func `no name is near when there are none`() {
    #expect([String]().nearest(to: "down") == nil)
  }
}
