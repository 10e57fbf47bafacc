"use strict";

/** The name and the version of a browser. Most browsers also name others, before their own name. */
function browserName(agent) {
  const names = { CriOS: "Chrome", FxiOS: "Firefox", Edg: "Edge", EdgA: "Edge", HeadlessChrome: "Chromium" };
  const [, name, version] = /.*\b(Firefox|FxiOS|CriOS|EdgA?|HeadlessChrome|Chrome)\/(\d+)/.exec(agent) ?? [];
  if (name) return `${names[name] ?? name} ${version}`;
  const [, safari] = /Version\/(\d+).*Safari/.exec(agent) ?? [];
  return safari ? `Safari ${safari}` : undefined;
}

/** The device and the system, as far as a browser reveals them. */
function whoRecords(agent = navigator.userAgent) {
  const [, apple] = /(iPhone|iPad)/.exec(agent) ?? [];
  const [, ios] = /OS (\d+[_\d]*) like Mac/.exec(agent) ?? [];
  const [, android] = /Android ([\d.]+)/.exec(agent) ?? [];
  const [, model] = /Android [\d.]+; ([^;)]+?)(?: Build[^;)]*)?\)/.exec(agent) ?? [];
  const system = android ? `Android ${android}` : ios ? `iOS ${ios.replaceAll("_", ".")}`
    : /Windows|Mac OS X|Linux/.exec(agent)?.[0];
  return {
    // Chrome reports every Android device as K.
    device: apple ?? (model === "K" ? "Android device" : model),
    system: [system, browserName(agent)].filter(part => part).join(", ") || undefined,
  };
}
