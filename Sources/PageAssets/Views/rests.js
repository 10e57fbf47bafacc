"use strict";

// Where a view comes to rest: on pages, on cells of one size, or at single positions.

/** The pages, cells or positions of a view, in the form of a recording; empty if it may rest anywhere. */
function restsOf(place) {
  const positions = place instanceof MovedPlace ? slidePositions(place) : snapPositions(place);
  if (!positions) return {};
  return evenRests(place, positions) ?? (positions.isStrict ? unevenRests(place, positions) : {});
}

/** Converts positions to pages or cells; undefined if their distances differ. */
function evenRests(place, { axis, at, spots, isStrict, isOneByOne, when = undefined }) {
  const { width, height } = place.size();
  const room = axis === "x" ? width : height;
  if (spots.length < 2) return undefined;
  const every = (spots[spots.length - 1].start - spots[0].start) / (spots.length - 1);
  const isEven = every > 1 && spots.every(({ start }, index) => Math.abs(start - spots[0].start - index * every) < 1);
  if (!isEven || !at || spots.some(({ size }) => size > room + 1)) return undefined;
  const isPages = Math.abs(every - room) < 1 && Math.abs(spots[0].start) < 1 && spots.every(({ size }) => Math.abs(size - room) < 1);
  if (isPages && isOneByOne && !when) return { scroll: { paging: "true" } };
  if (!isStrict) return {};
  const origin = at === "middle" ? spots[0].start + spots[0].size / 2 - every / 2 : spots[0].start;
  return { snap: { every, origin: Math.abs(origin) < 0.01 ? undefined : origin, axis: axis === "x" ? undefined : axis, at: at === "middle" ? at : undefined, when } };
}

/**
 * Converts positions to offsets from the side where the content begins. A view may rest anywhere inside an area that is
 * larger than its viewport.
 */
function unevenRests(place, { axis, spots, when = undefined }) {
  const [room, shown] = [place.size(), place.shown()];
  const [extent, length] = axis === "x" ? [room.width, shown.width] : [room.height, shown.height];
  const end = Math.max(0, length - extent);
  const isMirrored = axis === "x" && isRightToLeft(place.element);
  const offsets = spots.map(({ start }) => Math.min(Math.max(start, 0), end)).map(offset => isMirrored ? end - offset : offset);
  const stops = [...new Set(offsets.map(offset => Math.round(offset * 8) / 8))].sort((one, other) => one - other);
  if (!stops.length) return {};
  const isFree = spots.some(({ size }) => size > extent + 1);
  return { snap: { stops: stops.join(" "), axis: axis === "x" ? undefined : axis, when: isFree ? "near" : when } };
}

/** The snap positions that the style of a scroll container and of its content define. */
function snapPositions({ element }) {
  const style = styleOf(element);
  const [, axis, isAlways] = /^(x|y|both|inline|block)(\s+mandatory)?/.exec(style.scrollSnapType) ?? [];
  if (!axis) return undefined;
  const along = axis === "y" || axis === "block" ? "y"
    : axis === "both" && element.scrollWidth <= element.clientWidth ? "y" : "x";
  const [side, size, before, after, extent] = along === "x" ? ["left", "width", "Left", "Right", "clientWidth"] : ["top", "height", "Top", "Bottom", "clientHeight"];
  const box = boxOf(element);
  const origin = box[side] + (along === "x" ? element.clientLeft : element.clientTop) - (along === "x" ? fromLeft(element, element.scrollLeft) : element.scrollTop);
  const length = value => parseFloat(value) || 0;
  const [padBefore, padAfter] = [style[`scrollPadding${before}`], style[`scrollPadding${after}`]].map(value => value.endsWith("%") ? length(value) / 100 * element[extent] : length(value));
  const spots = [];
  const aligns = new Set();
  let isOneByOne = true;
  for (const area of areasIn(element)) {
    const own = styleOf(area);
    const words = own.scrollSnapAlign.split(" ");
    const align = along === "x" ? words[words.length - 1] : words[0];
    if (align === "none") continue;
    aligns.add(align);
    // Without this property a flick may scroll over several pages.
    isOneByOne &&= own.scrollSnapStop === "always";
    const rect = boxOf(area);
    const start = rect[side] - origin - length(own[`scrollMargin${before}`]);
    const whole = rect[size] + length(own[`scrollMargin${before}`]) + length(own[`scrollMargin${after}`]);
    const isMirrored = along === "x" && isRightToLeft(element);
    const isAtStart = align === "start" ? !isMirrored : isMirrored;
    // The offset at which the area is aligned with the viewport.
    const place = align === "center" ? start + (padAfter - padBefore) / 2 : isAtStart ? start - padBefore : start + whole - element[extent] + padAfter;
    spots.push({ start: place, size: whole });
  }
  if (!spots.length) return undefined;
  spots.sort((one, other) => one.start - other.start);
  // Cells have one alignment. Positions that are aligned in different ways are offsets.
  const at = aligns.size > 1 ? undefined : aligns.has("center") ? "middle" : "leading";
  return { axis: along, at, spots, isStrict: true, isOneByOne, when: isAlways ? undefined : "near" };
}

/** The elements in a container that it may snap to. */
function areasIn(element, depth = 3) {
  return [...element.children].flatMap(child => {
    if (styleOf(child).scrollSnapAlign !== "none") return [child];
    return depth > 0 ? areasIn(child, depth - 1) : [];
  });
}

/**
 * The positions of slides that the page itself moves. A view rests on them only if each is as large as the viewport.
 */
function slidePositions(place) {
  const parts = place.parts();
  if (!parts.length || (parts.length < 2 && place.moves.length < 2)) return undefined;
  if (place.moves.length > 1 && place.homes) {
    const { width, height } = place.size();
    const axis = place.homes[1].left !== place.homes[0].left ? "x" : "y";
    return {
      axis, at: "leading", isStrict: false, isOneByOne: true,
      spots: place.homes.map(home => ({ start: axis === "x" ? home.left : home.top, size: axis === "x" ? Math.min(width, parts[0].width) : Math.min(height, parts[0].height) })),
    };
  }
  const axis = Math.abs(parts[1].left - parts[0].left) > Math.abs(parts[1].top - parts[0].top) ? "x" : "y";
  const [side, size] = axis === "x" ? ["left", "width"] : ["top", "height"];
  const spots = parts.map(part => ({ start: part[side], size: part[size] })).sort((one, other) => one.start - other.start);
  const first = spots[0].start;
  return { axis, at: "leading", isStrict: false, isOneByOne: true, spots: spots.map(({ start, size }) => ({ start: start - first, size })) };
}
