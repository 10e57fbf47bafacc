import Testing

@testable import CommandLine

struct ColorModeTests {
  @Test(arguments: [
    (ColorMode.always, ["NO_COLOR": "1"], false, true),
    (.never, ["CLICOLOR_FORCE": "1"], true, false),
    (.auto, [:], true, true), (.auto, [:], false, false),
    (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
    (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": "xterm"], true, true),
    (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
    (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
    (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
  ])
  func `the option decides, then the environment, then the terminal`(
    _ mode: ColorMode, _ variables: [String: String], _ onTerminal: Bool, _ granted: Bool
  ) {
    #expect(mode.isGranted(onTerminal: onTerminal) { variables[$0] } == granted)
  }

  @Test func `the first locale variable that is set decides about Unicode`() {
    func speaks(_ variables: [String: String]) -> Bool {
      Terminal.localeIsUnicode { variables[$0] }
    }
    #expect(speaks(["LANG": "en_GB.UTF-8"]))
    #expect(speaks(["LC_ALL": "", "LC_CTYPE": "C.utf8"]))
    #expect(!speaks(["LC_ALL": "C", "LANG": "en_GB.UTF-8"]))
    #expect(!speaks([:]))
  }
}
