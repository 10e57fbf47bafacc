import TestSupport

/// A fault of an adapter, made by replacing texts in its files.
struct Lie: Sendable, CustomStringConvertible {
  let adapter: Adapter
  /// The name of the check that must fail.
  let check: String
  let description: String
  let edits: [(old: String, new: String)]

  init(
    _ adapter: Adapter, _ check: String, _ description: String,
    _ edits: (old: String, new: String)...
  ) {
    self.adapter = adapter
    self.check = check
    self.description = "\(adapter.rawValue): \(description)"
    self.edits = edits
  }

  /// A correct engine in Python whose class has these wrong members.
  init(_ check: String, _ description: String, _ members: String...) {
    let body = members.flatMap { $0.split(separator: "\n") }.map { "    \($0)\n" }.joined()
    self.init(
      .python, check, description,
      (
        "if __name__ == \"__main__\":\n    flickbook.serve(Engine)\n",
        "import random, struct, time\n\n\nclass Liar(Engine):\n\(body)\n\nflickbook.serve(Liar)\n"
      ))
  }
}

extension Lie {
  /// All faults. Every check must fail for at least one of them.
  static let all = conversation + time + touches + abilities + otherLanguages

  private static let conversation = [
    Lie(.python, "handshake", "it speaks version 2", (#""protocol": 1"#, #""protocol": 2"#)),
    Lie(
      .python, "unknown-members", "it takes no member that it does not know",
      (
        #"            if request["op"]"#,
        #"            assert "x-mood" not in request\#n            if request["op"]"#
      )
    ),
    Lie(
      .python, "unknown-op", "it does whatever it is told",
      (#"refusal("bad-request", "there is no operation " + json.dumps(request["op"]))"#, "{}")),
    Lie(
      .python, "state", "it advances through nothing",
      (#"refusal("state", "there is no scene")"#, #"{"samples": []}"#)),
    Lie(
      .python, "replies", "it says NaN",
      (", allow_nan=False)", #").replace("800.0", "NaN")"#)),
    Lie("replies", "it does not move", "def take(self, *event): pass"),
    Lie(
      .python, "acts", "it shows touches at the next frame",
      (
        "enumerate(engine.show())",
        "enumerate(engine.__dict__.setdefault('last', engine.show()) if cause != 'frame' else "
          + "engine.__dict__.update(last=engine.show()) or engine.last)"
      )),
    Lie(
      .python, "bye", "it stays",
      ("            break\n", "            import time; time.sleep(60)\n")),
    Lie(
      .python, "end-of-input", "it stays when nobody is left",
      (
        "    flickbook.serve(Engine)\n",
        "    flickbook.serve(Engine)\n    import time; time.sleep(60)\n"
      )),
  ]

  private static let time = [
    Lie(
      "deterministic", "it throws dice",
      "def show(self): return [[x + random.random(), *rest] for x, *rest in super().show()]"),
    Lie(
      "reset", "it counts its scenes",
      """
      scenes = 0
      def __init__(self, scene):
          super().__init__(scene)
          Liar.scenes += 1
          self.offset += Liar.scenes
      """),
    Lie(
      .python, "cut", "it lets go after each request",
      (
        "    marks = [(moment",
        "    engine.finger = engine.grip = None\n    marks = [(moment"
      )),
    Lie(
      "time-as-given", "it looks at a clock",
      """
      last, late = time.monotonic(), 0
      def advance(self, t):
          now = time.monotonic()
          self.last, self.late = now, self.late + (now - self.last > 0.012)
          super().advance(t)
      def show(self): return [[x, y + self.late, doing] for x, y, doing in super().show()]
      """),
    Lie(
      "epoch", "its times are short of digits",
      "def take(self, t, *event): super().take(struct.unpack('f', struct.pack('f', t))[0], *event)"),
    Lie(
      "rates", "it eases from frame to frame",
      """
      eased = None
      def show(self):
          self.eased = self.offset if self.eased is None else (self.eased + self.offset) / 2
          return [[self.eased.real, self.eased.imag, super().show()[0][2]]]
      """),
  ]

  private static let touches = [
    Lie(
      "finger-0", "it drops finger 0",
      "def take(self, t, name, what, *rest): super().take(t, name, what, *rest) if what else None"),
    Lie(
      "fractions", "it rounds",
      """
      def take(self, t, name, what, x=0, y=0, more=None):
          super().take(t, name, what, round(x), round(y))
      """),
    Lie(
      "negative-zero", "it looks at the sign of zero",
      """
      def take(self, t, name, what, x=0, y=0, more=None):
          super().take(t, name, what, x, y * 2 if math.copysign(1, x) < 0 else y)
      """),
    Lie(
      "cancel", "it takes a cancel for a lift",
      """
      def take(self, t, name, *rest):
          super().take(t, "up" if name == "cancel" else name, *rest)
      """),
  ]

  private static let abilities = [
    Lie("callbacks", "it tells nobody", "def tell(self, *words): pass"),
    Lie(
      "activity", "it is idle whatever it does",
      "def show(self): return [[x, y, 'idle'] for x, y, doing in super().show()]"),
    Lie(
      "velocity", "it coasts and has no speed",
      "columns = Engine.columns + ['velocity-x', 'velocity-y']",
      "def show(self): return [[*row, 0, 0] for row in super().show()]"),
    Lie(
      "insets", "it has none",
      """
      def fit(self):
          self.view["insets"] = dict.fromkeys(["top", "left", "bottom", "right"], 0)
          super().fit()
      """),
    Lie(
      "settings", "it takes none",
      "def take(self, t, name, *rest): super().take(t, name, *rest) if name != 'set' else None"),
    Lie(
      "turning", "it does not turn", "abilities = Engine.abilities | {'turning': True}",
      "def take(self, t, name, *rest): super().take(t, name, *rest) if name != 'turn' else None"),
    declaring("asks"), declaring("paging"),
    Lie("zoom", "it claims zoom", "abilities = Engine.abilities | {'zoom': True, 'touches': 2}"),
    declaring("overscroll"),
    declaring("direction-lock"), declaring("many-views"),
  ]

  /// An engine that wrongly declares an ability.
  private static func declaring(_ ability: String) -> Lie {
    Lie(
      ability, "it claims \(ability)", "abilities = Engine.abilities | {'\(ability)': True}")
  }

  private static let otherLanguages = [
    Lie(.js, "replies", "it says NaN", ("return [[...this.offset,", "return [[NaN, NaN,")),
    Lie(
      .js, "deterministic", "it throws dice",
      ("return [[...this.offset,", "return [[Math.random(), this.offset[1],")),
    Lie(
      .js, "reset", "it counts its scenes",
      (
        "    this.fit();\n",
        "    this.fit();\n    this.offset[0] += globalThis.n = (globalThis.n ?? 0) + 1;\n"
      )),
    Lie(
      .js, "finger-0", "it drops finger 0",
      (#"if (name === "down""#, #"if (what && name === "down""#)),
    Lie(.js, "callbacks", "it tells nobody", ("this.news.push([0, ...words])", "0")),
    Lie(.c, "replies", "it says NaN", ("flickbook_show(creal(offset)", "flickbook_show(NAN")),
    Lie(
      .c, "deterministic", "it looks at the number of its process",
      ("  const char *held", "  extern int getpid(void);\n  const char *held"),
      ("flickbook_show(creal(offset)", "flickbook_show(creal(offset) + getpid()")),
    Lie(
      .c, "reset", "it keeps the finger of the last scene",
      ("finger = -1, offset", "finger = count ? finger : -1, offset")),
    Lie(
      .c, "finger-0", "it drops finger 0",
      ("if (finger >= 0 ||", "if (finger >= 0 || number == 0 ||")),
    Lie(
      .c, "callbacks", "it tells nobody of a scroll",
      (#"  if (position != offset) flickbook_tell(0, "didScroll", "");"#, "")),
  ]
}
