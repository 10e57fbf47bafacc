import Model
import Platform
import Testing
import TestSupport

@testable import Writing

/// A full disk causes a readable error, and existing files are kept.
struct FullDiskTests {
  let folder = TemporaryFolder()

  @Test func `flush and finish both report a full disk`() throws {
    folder.put("old", as: "x.xml")
    let file = try fullFile(folder / "x.xml")
    #expect(message { () throws(WriteError) in try put("new", into: file) } == nil)
    let complaint = "x.xml.part: cannot write: no space left on device"
    #expect(message(file.flush) == complaint)
    #expect(message(file.finish) == complaint)
    #expect(folder.text(of: "x.xml") == "old")
  }

  @Test func `after a write error nothing more is written, even if there is free space again`()
    throws
  {
    let device = open("/dev/full", O_WRONLY | O_CLOEXEC)
    let descriptor = Descriptor(number: device, name: "x.xml.part")
    let file = NewFile(folder / "x.xml", replacing: false, through: descriptor)
    try put("lost", into: file)
    #expect(message(file.flush) != nil)
    let capacity = open(folder / "room", O_WRONLY | O_CREAT, 0o644)
    dup2(capacity, device)
    close(capacity)
    #expect(message(file.finish) == "x.xml.part: cannot write: no space left on device")
    #expect(folder.text(of: "room") == "")
  }

  @Test func `a descriptor sink reports a full disk`() {
    let device = open("/dev/full", O_WRONLY)
    defer { close(device) }
    var sink = DescriptorSink(device, name: "standard output")
    let bytes: [UInt8] = [1]
    #expect(
      message { () throws(WriteError) in
        try bytes.withUnsafeBufferPointer { (bytes) throws(WriteError) in
          try sink.write(UnsafeRawBufferPointer(bytes))
        }
      } == "standard output: cannot write: no space left on device")
  }

  @Test func `a recording that cannot begin throws immediately`() throws {
    let head = RecordingHead(title: "", scene: Scene(window: window, views: [view("a")]))
    #expect(throws: WriteError.self) {
      try TouchRecorder<Int>(head, to: fullFile(folder / "x.xml"), flushEvery: .zero)
    }
  }

  @Test func `a recorder on a disk that fills up stops and keeps the old file`() throws {
    let disk = folder / "disk"
    mkdir(disk, 0o755)
    defer { rmdir(disk) }
    guard mount("none", disk, "tmpfs", 0, "size=64k") == 0 else {
      print("skipped: a disk that is full, mounting one is not permitted here")
      return
    }
    defer { umount(disk) }
    folder.put("old", as: "disk/x.xml")
    let head = RecordingHead(title: "", scene: Scene(window: window, views: [view("a")]))
    let recorder = try TouchRecorder<Int>(head, to: disk + "/x.xml", replacing: true)
    var time: Int64 = 0
    recorder.record([TouchSample(.down, key: 1, at: .zero, time: ClockTime(nanoseconds: time))])
    while recorder.failure == nil && time < 10_000_000_000 {
      time += 1_000_000
      recorder.record([TouchSample(.move, key: 1, at: .zero, time: ClockTime(nanoseconds: time))])
    }
    let complaint = "\(disk)/x.xml.part: cannot write: no space left on device"
    #expect(recorder.failure?.description == complaint)
    let written = recorder.writtenEvents
    recorder.mark("after", at: ClockTime(nanoseconds: time))
    #expect(recorder.writtenEvents == written)
    #expect(message(recorder.finish) == complaint)
    #expect(folder.text(of: "disk/x.xml") == "old")
    let prefix = Prefix(folder.text(of: "disk/x.xml.part") ?? "")
    #expect(prefix.events > 1000)
    #expect(prefix.strayLines == [])
  }

  private func fullFile(_ target: String) throws -> NewFile {
    let device = open("/dev/full", O_WRONLY | O_CLOEXEC)
    return NewFile(
      target, replacing: true, through: Descriptor(number: device, name: "x.xml.part"))
  }
}
