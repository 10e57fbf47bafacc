import Foundation
import TestSupport
import Testing

struct SelectionOutcomeTests {
  let flickbook = Program("flickbook")

  @Test func `every unreadable path is named, and the last line contains their number`() throws {
    let folder = TemporaryFolder()
    folder.put("<recording/>", as: "Gallery/fling.xml")
    let run = try flickbook.run(
      ["lint", "nowhere", "Galery/fling.xml", "@list", "Gallery/fling.xml/x"], folder: folder.path)
    #expect(run.code == 2)
    #expect(
      run.errors == """
        flickbook: error: nowhere: cannot be read: no such file or directory
        flickbook: error: Galery/fling.xml: cannot be read: no such file or directory; \
        did you mean "Gallery/fling.xml"?
        flickbook: error: @list: cannot be read: no such file or directory
        flickbook: error: Gallery/fling.xml/x: cannot be read: not a directory
        help: flickbook help lint
        exit 2: 4 paths cannot be read

        """)
  }

  @Test func `an empty selection exits with 4 and states which files were searched for`() throws {
    let folder = TemporaryFolder()
    folder.put("", as: "Empty/README.md")
    folder.put("# none yet\n", as: "list")
    let run = try flickbook.run(["lint", "Empty", "*.xml", "@list"], folder: folder.path)
    #expect(run.code == 4)
    #expect(
      run.errors == """
        Looked for *.xml, except hidden files.
        exit 4: no recording in "Empty"; no recording matches "*.xml"; no path in the list "@list"

        """)
  }

  @Test func `an empty selection causes a warning if it is allowed`() throws {
    let run = try flickbook.run(["lint", "--pass-with-none", "-0"])
    #expect(run.code == 0)
    #expect(run.errors == "flickbook: warning: no path in the list on stdin\n")
  }

  @Test func `a list that is separated by NUL can contain any name, and no character is special`()
    throws
  {
    let run = try flickbook.run(["lint", "-0"], stdin: "no\nwhere.xml\0@list\0")
    #expect(run.code == 2)
    #expect(
      run.errors == #"""
        flickbook: error: no\nwhere.xml: cannot be read: no such file or directory
        flickbook: error: @list: cannot be read: no such file or directory
        help: flickbook help lint
        exit 2: 2 paths cannot be read

        """#)
  }

  @Test func `an output that cannot be written is an error`() throws {
    let shell = try flickbook.run(["generate", "man"], outputPath: "/dev/full")
    #expect(shell.code == 2)
    #expect(shell.errors == "exit 2: cannot write to stdout: no space left on device\n")
  }

  @Test func `a reader that closes the pipe ends the program without a message`() throws {
    let run = try flickbook.runIntoClosedPipe(["generate", "man"])
    #expect(run.errors == "")
    #expect(run.code == SIGPIPE)
  }
}
