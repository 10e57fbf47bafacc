// The texts of the man page that do not come from the table of verbs and options.

extension ManPage {
  static let description = """
    Flickbook tests scrolling. It records touches on a touch screen as readable files, and replays \
    them against scroll engines in virtual time. It checks each replay against invariants, rules \
    that any scroll view should obey, compares two engines, and plots the result.
    """

  static let selection = """
    A path that is selected twice is read once, at its first position. Paths that cannot be read \
    are reported before the run begins; the others are still read. Write a file whose name begins \
    with @ or - as ./@name or ./-name.
    """

  static let options = """
    Options can be before or after the verb and its operands. A value follows after a space or an \
    equals sign; one-letter flags can be joined, as in -qh. After -- everything is an operand. A \
    request for help is never an error.
    """

  static let pages = """
    Each verb has a manual page of its own, which explains its options and has examples.
    """

  static let codes = """
    When several apply, the order is 130, 2, 1, 3, 4, 0. The last line on stderr gives the code and the \
    reason.
    """

  static let variables: KeyValuePairs = [
    "NO_COLOR": "When set and not empty, nothing is coloured unless --color=always is given.",
    "CLICOLOR_FORCE":
      "When set, and neither empty nor 0, output is coloured even if it is not a terminal.",
    "SOURCE_DATE_EPOCH": """
    The date that decides which waivers have expired, as seconds since 1970, instead of today; and \
    the date in results and reports.
    """,
    "XDG_CONFIG_HOME":
      "The folder that contains flickbook/trusted, instead of .config in the folder that HOME names.",
    "CI": "When set and not empty, check prints its progress on stderr every ten seconds.",
    "GITHUB_ACTIONS": "When it is true, broken invariants are shown beside the lines of a change.",
    "GITHUB_STEP_SUMMARY": "The file to which a summary of the job is then written.",
    "TERM": "When it is dumb, nothing is coloured.",
    "COLUMNS": "The width of help texts, instead of the width of the terminal; at most 100.",
  ]

  static let files: KeyValuePairs = [
    "*.xml": "A recording.",
    "x.xml.part": """
    A recording that is being made, or whose recorder was killed. It is never deleted, because it may \
    be the only copy. fmt --repair completes it.
    """,
    "x.new.part": """
    A file that is being written and is renamed to x when it is complete. If the process is \
    killed, the next process that writes x replaces it.
    """,
    "~/.config/flickbook/trusted":
      "The folders, one per line, whose suites may run commands; see trust.",
    "flickbook-suite.xml": "Not a recording: the expectations for the recordings in its folder.",
  ]
}
