// What the man page says beyond the table of verbs and options.

extension ManPage {
  static let description = """
    Flickbook records what fingers do on a touch screen, as files people can read, and keeps those \
    files true: every recording can be checked, and brought into one canonical form. It replays \
    them against scroll engines in virtual time, and judges what these show by invariants that every scroll \
    view keeps. A verb says what is to be done.
    """

  static let selection = """
    A path that is reached twice is read once, at its first place. Every path that cannot be read is \
    named before the work begins, and the others are read all the same. A file whose name begins with \
    @ or - is written ./@name or ./-name.
    """

  static let options = """
    Options may stand before or after the verb and its operands. A value follows after a space or an \
    equals sign; flags of one letter may be joined, as in -qh. After -- everything is an operand. \
    Asking for help is never an error.
    """

  static let codes = """
    When several apply, the order is 130, 2, 3, 1, 4, 0, and the last line on stderr says which and \
    why.
    """

  static let variables = [
    ("NO_COLOR", "When set and not empty, nothing is coloured unless --color=always is given."),
    (
      "CLICOLOR_FORCE",
      "When set, neither empty nor 0, output is coloured even where it is no terminal."
    ),
    (
      "SOURCE_DATE_EPOCH",
      """
      The day on which waivers are still good or not, as seconds since 1970, instead of today; and \
      the date that results and reports bear.
      """
    ),
    (
      "XDG_CONFIG_HOME",
      "The folder that holds flickbook/trusted, instead of .config in the folder that HOME names."
    ),
    ("CI", "When set and not empty, check says on stderr how far it is every ten seconds."),
    ("GITHUB_ACTIONS", "When it is true, breaks are shown beside the lines of a change."),
    ("GITHUB_STEP_SUMMARY", "The file that then takes a summary of the job."),
    ("TERM", "When it is dumb, nothing is coloured."),
    ("COLUMNS", "The width that help is set to, instead of the terminal's own; at most 100."),
  ]

  static let files = [
    ("*.xml", "A recording."),
    (
      "x.xml.err",
      """
      What reading the recording x.xml beside it must say. Such a recording is meant to be wrong, and \
      is judged only when it is named itself.
      """
    ),
    (
      "x.xml.part",
      """
      A recording that is still being recorded, or whose recorder was killed. Nothing removes it: it \
      may be the only copy. fmt --repair closes it.
      """
    ),
    (
      "x.new.part",
      """
      A file that is being written and takes the name x when it is whole. What a killed process leaves \
      of it can be made again: the next one that writes x uses it up.
      """
    ),
    (
      "~/.config/flickbook/trusted",
      "The folders, one a line, whose suites may run the commands they name; see trust."
    ),
    ("flickbook-suite.xml", "Not a recording: what is expected of the recordings around it."),
  ]
}
