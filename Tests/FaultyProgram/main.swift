import Flickbook

// The whole program with engines that fail in one way each, as an engineer's own engine might.

Flickbook.main(
  engines: BuiltInEngines.all + [
    BadEngine.factory(
      "rests-outside",
      edit: { view, _ in
        if view.activity.isEmpty { view.offset.y = view.highest(.y) + 3 }
      }),
    BadEngine.factory(
      "differs",
      edit: { view, shown in if shown > 40 { view.offset.y += Double(Serial.number) } }),
    BadEngine.factory(
      "fails",
      onHandle: { () throws(EngineError) in throw EngineError(.broken, "it fell over") }),
    BadEngine.factory("hangs", onHandle: { BadEngine.sleep(forever: true) }),
    BadEngine.factory("slow", onHandle: { BadEngine.sleep(forever: false) }),
    BadEngine.factory(
      "refuses",
      onMake: { () throws(EngineError) in
        throw EngineError(.unsupported, "it holds no such scene")
      }),
  ])
