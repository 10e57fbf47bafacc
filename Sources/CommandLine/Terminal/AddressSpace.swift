internal import Platform

/// The memory that this process may map.
enum AddressSpace {
  /// The number of bytes that the smallest run needs in addition to the program itself.
  private static let needed = 4 << 20

  /// Whether a limit leaves too little memory. The limit is tested by an attempt to map memory,
  /// because a failed allocation would end the process without a message.
  static var isTooSmall: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return false }
    #else
      guard getrlimit(RLIMIT_AS, &limit) == 0 else { return false }
    #endif
    guard limit.rlim_cur < rlim_t.max >> 1 else { return false }
    let memory = mmap(nil, needed, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return true }
    munmap(memory, needed)
    return false
  }
}
