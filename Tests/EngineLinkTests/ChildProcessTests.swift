import CProcess
import Platform
import Testing

struct ChildProcessTests {
  @Test func `a child that ends is waited for, with its status`() throws {
    var status: Int32 = 0
    let child = try spawn(["/bin/sh", "-c", "exit 7"])
    #expect(cprocess_wait(child, 5000, &status) == 1)
    #expect(status >> 8 & 0xFF == 7)
  }

  @Test func `a wait ends at its deadline and leaves the child alone`() throws {
    var status: Int32 = 0
    let child = try spawn(["/bin/sleep", "60"])
    #expect(cprocess_wait(child, 20, &status) == 0)
    #expect(kill(child, SIGKILL) == 0)
    #expect(cprocess_wait(child, -1, &status) == 1)
    #expect(status & 0x7F == SIGKILL)
  }

  @Test func `a wait for nobody's child is an error`() {
    var status: Int32 = 0

    #expect(cprocess_wait(0, 10, &status) == -1)
  }

  @Test func `no child inherits a pipe by accident`() {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    #expect(cprocess_pipe(&reading, &writing) == 0)
    #expect(fcntl(reading, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(writing, F_GETFD) & FD_CLOEXEC != 0)
    close(reading)
    close(writing)
  }

  private func spawn(_ words: [String]) throws -> pid_t {
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    try #require(posix_spawn(&child, words[0], nil, nil, &arguments, environ) == 0)
    return child
  }
}
