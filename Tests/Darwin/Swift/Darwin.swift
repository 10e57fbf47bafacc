// The declarations that Apple's Swift module Darwin adds to the C declarations.

@_exported public import DarwinC

public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CLOCK_MONOTONIC = _CLOCK_MONOTONIC

public let (S_IFMT, S_IFIFO, S_IFCHR): (mode_t, mode_t, mode_t) = (0o170000, 0o010000, 0o020000)
public let (S_IFREG, S_IFLNK): (mode_t, mode_t) = (0o100000, 0o120000)

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { -1 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { -1 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { -1 }
