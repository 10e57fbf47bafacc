"use strict";

// Reads the parts of a recording that can be shown: the scene, the fingers and the observations.

function readRecording(text) {
  const file = new DOMParser().parseFromString(text, "application/xml");
  const root = file.documentElement;
  if (file.querySelector("parsererror") || root.localName !== "recording") throw new Error("this is not a recording");
  const numbers = (node, ...names) => Object.fromEntries(names.map(name => [name, +node.getAttribute(name)]));
  const rectangle = node => numbers(node, "x", "y", "width", "height");
  const one = (node, name) => [...node.children].find(child => child.localName === name);
  const all = (node, name) => [...node.children].filter(child => child.localName === name);
  const [scene, timeline] = [one(root, "scene"), one(root, "timeline")];
  if (!scene || !timeline || !one(scene, "window")) throw new Error("this recording has no scene or no timeline");
  const views = all(scene, "view").map(node => {
    const start = one(node, "start");
    return {
      id: node.getAttribute("id"), ...rectangle(node), inside: node.getAttribute("inside") ?? undefined,
      content: numbers(one(node, "content") ?? node, "width", "height"),
      start: start ? { ...numbers(start, "x", "y"), zoom: start.getAttribute("zoom") ?? undefined } : {},
      layout: Object.fromEntries([...one(node, "layout")?.attributes ?? []].map(({ name, value }) => [name, value])),
    };
  });
  const events = [...timeline.children].map(node => {
    const event = { kind: node.localName, at: +node.getAttribute("t"), view: node.getAttribute("view") ?? views[0]?.id };
    if (node.hasAttribute("finger")) event.finger = +node.getAttribute("finger");
    if (node.hasAttribute("x")) Object.assign(event, numbers(node, "x", "y"));
    if (event.kind === "seen") event.zoom = +(node.getAttribute("zoom") ?? 1);
    if (event.kind === "frame" || event.kind === "keyboard") Object.assign(event, rectangle(node));
    const window = one(node, "window");
    if (window) {
      Object.assign(event, numbers(window, "width", "height"));
      event.frames = all(node, "frame").map(frame => ({ view: frame.getAttribute("view") ?? views[0]?.id, ...rectangle(frame) }));
    }
    const content = event.kind === "set" ? one(node, "content") : undefined;
    if (content) event.content = numbers(content, "width", "height");
    return event;
  });
  return {
    title: root.getAttribute("title") ?? "", zero: 0, events, warnings: [], ranges: [],
    scene: { window: numbers(one(scene, "window"), "width", "height"), views },
    touches: events.filter(({ kind }) => kind === "down").length,
    samples: events.filter(({ finger }) => finger !== undefined).length,
    duration: events.length ? events[events.length - 1].at : 0,
  };
}
