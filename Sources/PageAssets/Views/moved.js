"use strict";

// Views whose content the page moves itself: a strip that is moved as a whole, or slides that are moved one by one.

/** Maximum depth at which a moving element is searched in a container. */
const deepestMoved = 4;

/** Whether the page may move an element: it has a transform, or its style announces one. */
function mayMove(element) {
  const style = styleOf(element);
  if (style.display === "contents") return false;
  if (style.transform !== "none" || (style.translate ?? "none") !== "none") return true;
  if (/transform|translate|left|top/.test(style.willChange)) return true;
  const longest = Math.max(...style.transitionDuration.split(",").map(parseFloat));
  if (longest > 0 && /transform|translate|\b(left|top)\b/.test(style.transitionProperty)) return true;
  return style.position !== "static" && /(^|;)\s*(left|top|right)\s*:/.test(element.getAttribute("style") ?? "");
}

const cuts = element => {
  const { overflowX, overflowY } = styleOf(element);
  return /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY);
};

/** Whether an element is larger than a container around it. */
const exceeds = (element, container) => element.clientWidth > container.clientWidth + 1 || element.clientHeight > container.clientHeight + 1;

const kindOf = element => element.className.toString().split(" ")[0];

/**
 * The slides among the children of an element, if they are moved one by one: several of one class move, or one of a
 * class moves and the others are hidden or out of the flow until it is their turn.
 */
function slidesAmong(children, moving, isLarge) {
  for (const one of moving.filter(isLarge)) {
    const slides = children.filter(child => kindOf(child) === kindOf(one));
    const isWaiting = child => /none/.test(styleOf(child).display) || /absolute|fixed/.test(styleOf(child).position);
    const isSeveral = slides.filter(slide => moving.includes(slide)).length > 1;
    if (isSeveral || (slides.length > 1 && kindOf(one) && slides.every(isWaiting))) return slides;
  }
  return [];
}

/** What moves in a container: one element, or several slides; empty if it is not known yet. */
function movedIn(container) {
  const { width, height } = container.getBoundingClientRect();
  let level = [container];
  for (let depth = 0; depth < deepestMoved && level.length; depth++) {
    for (const parent of level) {
      const children = [...parent.children].filter(child => !/^(script|style|template|link)$/.test(child.localName));
      const moving = children.filter(mayMove);
      const slides = slidesAmong(children, moving, child => covers(child.getBoundingClientRect(), width, height, 0.3));
      if (slides.length) return slides;
      const strip = moving.find(child => {
        const box = union([child.getBoundingClientRect(), ...boxesIn(child)]);
        return box && (box.width >= 0.9 * width || box.height >= 0.9 * height) && covers(box, width, height, 0.3);
      });
      if (strip) return [strip];
    }
    // An element that clips its content is a container of its own, unless it is larger than this one.
    level = level.flatMap(parent => [...parent.children]).filter(child => !cuts(child) || exceeds(child, container));
  }
  return [];
}

/** Whether a box has at least a share of the width and of the height of a container. */
const covers = (box, width, height, share) => box.width >= share * width && box.height >= share * height;

/** The appearance of a slide, by which a copy of it is recognized. */
const looks = new WeakMap();
function lookOf(slide) {
  if (!looks.has(slide)) looks.set(slide, `${slide.textContent}${[...slide.querySelectorAll("img")].map(({ src }) => src)}`);
  return looks.get(slide);
}

/** A view whose content the page moves. */
class MovedPlace {
  /** `moves` are the elements that move, if they are known. */
  constructor(element, moves = []) {
    this.element = element;
    this.moves = moves;
    /**
     * The size of its content when it was first seen.
     *
     * @type {{ width: number, height: number } | undefined}
     */
    this.first = undefined;
    this.flags = { isScripted: true };
    this.insets = { top: 0, left: 0, bottom: 0, right: 0 };
    /** The sum of the jumps of an endless carousel. */
    this.shift = { x: 0, y: 0 };
    // The minimum and the maximum of this sum along each axis.
    this.reach = { x: [0, 0], y: [0, 0] };
    if (!this.moves.length) this.look();
    this.open();
  }

  /** Whether the view still exists. If the page has removed or replaced the strip, the view has other content. */
  get isThere() {
    const isStripThere = this.moves.length !== 1 || this.moves[0].isConnected;
    return isStripThere && this.element.isConnected && this.element.getClientRects().length > 0;
  }

  look() {
    this.moves = movedIn(this.element);
    this.extent = undefined;
    this.homes = undefined;
  }

  get isBody() { return this.element === document.body; }

  room() {
    return this.isBody ? { x: 0, y: 0, width: innerWidth, height: innerHeight } : clientBox(this.element);
  }

  size() {
    const { clientWidth, clientHeight } = this.element;
    return this.isBody ? { width: innerWidth, height: innerHeight } : { width: clientWidth, height: clientHeight };
  }

  /** The position, the zoom and the size of the content in the container. */
  content() {
    if (!this.moves.every(one => one.isConnected) || !this.moves.length) this.look();
    const box = boxOf(this.element);
    const inner = this.isBody ? { left: 0, top: 0 } : { left: box.left + this.element.clientLeft, top: box.top + this.element.clientTop };
    const at = this.moves.length > 1 ? this.slides(inner) : this.moves.length ? this.strip(this.moves[0], inner) : this.still();
    return { ...at, inner };
  }

  /** The content if nothing is known to move in it: the browser has laid it out and may have scrolled it. */
  still() {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = this.element;
    return { left: -scrollLeft, top: -scrollTop, zoom: 1, width: scrollWidth, height: scrollHeight };
  }

  strip(strip, inner) {
    let zoom = 1;
    for (let one = strip; one && one !== this.element; one = around(one)) zoom *= scaleOf(one);
    const box = boxOf(strip);
    const scale = zoom;
    const extent = this.extentOf(strip, box, zoom);
    // A picture may be enlarged by its size instead of a transform.
    const { width, height } = this.first ??= { width: extent.width * zoom, height: extent.height * zoom };
    const [across, down] = [extent.width * zoom / width, extent.height * zoom / height];
    if (Math.abs(across - down) < 0.01 * across && Math.abs(across - zoom) > 0.01) zoom = this.flags.isSlides ? zoom : across;
    const size = this.size();
    const isPicture = extent.isOne && width < size.width + 1 && height < size.height + 1;
    this.isEndless = !strip.offsetWidth && !strip.offsetHeight && !isPicture;
    return {
      left: box.left + extent.left * scale - inner.left, top: box.top + extent.top * scale - inner.top, zoom,
      width: extent.width * scale, height: extent.height * scale,
    };
  }

  /** The extent of what a strip contains, in points of the strip. It is measured again only when the layout changes. */
  extentOf(strip, box, zoom) {
    const { offsetWidth, offsetHeight, scrollWidth, scrollHeight } = strip;
    const key = [offsetWidth, offsetHeight, scrollWidth, scrollHeight, strip.getElementsByTagName("*").length].join();
    if (this.extent?.key === key) return this.extent;
    const boxes = boxesIn(strip);
    const all = union([box, ...boxes]) ?? box;
    const extent = {
      key, left: (all.left - box.left) / zoom, top: (all.top - box.top) / zoom, width: all.width / zoom, height: all.height / zoom,
      // Whether one element covers all others, unlike the parts of a map.
      isOne: all.width > 0 && boxes.some(one => covers(one, all.width, all.height, 0.99)),
    };
    if (!isRightToLeft(strip)) extent.width = Math.max(extent.width, scrollWidth - Math.max(0, extent.left));
    return this.extent = extent;
  }

  /**
   * The content of slides, each of which has a position in a row. The offset is the distance of the most visible slide
   * from its position, because the other slides may wait anywhere.
   */
  slides(inner) {
    const parent = this.moves[0].parentElement;
    const all = [...parent.children].filter(child => kindOf(child) === kindOf(this.moves[0]));
    const boxes = all.map(boxOf);
    const seen = boxes.map((box, index) => ({ box, index })).filter(({ box }) => box.width > 0 && box.height > 0);
    if (!seen.length) return this.last ?? this.still();
    const { width, height } = seen[0].box;
    if (this.homes?.length !== all.length) this.homes = this.homesOf(all, boxes, inner, width, height);
    const start = { left: Math.min(...this.homes.map(({ left }) => left)), top: Math.min(...this.homes.map(({ top }) => top)) };
    const size = this.size();
    const cut = (from, length, room) => Math.max(0, Math.min(from + length, room) - Math.max(from, 0));
    const visible = ({ box }) => cut(box.left - inner.left, box.width, size.width) * cut(box.top - inner.top, box.height, size.height);
    const { box, index } = seen.reduce((most, one) => visible(one) > visible(most) + 0.5 ? one : most);
    if (!visible({ box }) && this.last) return this.last;
    const moved = side => box[side] - inner[side] - this.homes[index][side];
    const last = this.homes[all.length - 1];
    return this.last = {
      left: start.left + moved("left"), top: start.top + moved("top"), zoom: 1,
      width: last.left + width - start.left, height: last.top + height - start.top,
    };
  }

  /**
   * The positions of slides without their transforms. If all positions are the same, the slides follow each other in a
   * row.
   */
  homesOf(all, boxes, inner, width, height) {
    const homes = all.map((slide, index) => {
      const { transform } = styleOf(slide);
      const { e, f } = transform === "none" ? { e: 0, f: 0 } : new DOMMatrix(transform);
      return { left: boxes[index].left - inner.left - e, top: boxes[index].top - inner.top - f };
    });
    const seen = homes.filter((_, index) => boxes[index].width > 0);
    const isRow = seen.length === all.length && all.length > 1
      && Math.hypot(seen[1].left - seen[0].left, seen[1].top - seen[0].top) > Math.min(width, height) / 2;
    if (isRow) return homes;
    const isColumn = boxes.length > 1 && boxes[1].width > 0 && Math.abs(boxes[1].top - boxes[0].top) > height / 2;
    return all.map((_, index) => ({ left: seen[0].left + (isColumn ? 0 : index * width), top: seen[0].top + (isColumn ? index * height : 0) }));
  }

  /**
   * Measures margins when the page opens. Content is then in its range, so if it does not begin at the edge it has
   * margins on both sides.
   */
  open() {
    const { width, height } = this.size();
    const at = this.content();
    if (this.isEndless) return;
    const margin = (start, content, room) => content < room ? 0 : Math.max(0, start, room - content - start);
    const [across, down] = [margin(at.left, at.width, width), margin(at.top, at.height, height)];
    if (across > 0.5) this.insets.left = this.insets.right = across;
    if (down > 0.5) this.insets.top = this.insets.bottom = down;
    this.flags.isSlides = this.hasSlides(width, height);
  }

  /** The boxes of the parts of the content; empty if their sizes differ. */
  parts() {
    const parts = this.moves.length > 1 ? this.moves : [...this.moves[0]?.children ?? []].filter(child => child.getClientRects().length);
    const sizes = parts.map(part => part.getBoundingClientRect()).filter(({ width }) => width > 0);
    const isSame = sizes.every(({ width, height }) => Math.abs(width - sizes[0].width) < 1 && Math.abs(height - sizes[0].height) < 1);
    return isSame ? sizes : [];
  }

  /** Whether the content is made of slides, on which carousels come to rest. */
  hasSlides(width, height) {
    const [one, other] = this.parts();
    if (this.moves.length > 1) return true;
    const isApart = other && Math.hypot(other.left - one.left, other.top - one.top) > Math.min(one.width, one.height) / 2;
    return isApart && one.width > 0.4 * width && one.height > 0.4 * height;
  }

  shown() {
    const { left, top, zoom, width, height, inner } = this.content();
    if (this.flags.isSlides) this.follow(left, top, inner);
    const { x, y } = this.shift;
    return { x: x - left, y: y - top, zoom, width, height };
  }

  /**
   * Follows the jumps of an endless carousel: it puts its slides elsewhere and moves its strip back by the same
   * distance, so that nothing moves on the screen. Such a jump does not count as a motion.
   */
  follow(left, top, inner) {
    const size = this.size();
    const was = this.seen;
    const jump = was && { x: left - was.left, y: top - was.top };
    const slides = this.slidesIn(inner, size);
    this.seen = { left, top, slides };
    const isFar = jump && (Math.abs(jump.x) > 0.4 * size.width || Math.abs(jump.y) > 0.4 * size.height);
    if (!isFar) return;
    const limit = 0.4 * Math.hypot(jump.x, jump.y);
    for (const slide of was.slides) {
      const now = slides.find(one => (one.element === slide.element || lookOf(one.element) === lookOf(slide.element))
        && Math.hypot(one.x - slide.x, one.y - slide.y) < limit);
      if (!now) continue;
      this.shift.x += jump.x - (now.x - slide.x);
      this.shift.y += jump.y - (now.y - slide.y);
      for (const axis of ["x", "y"]) {
        this.reach[axis][0] = Math.min(this.reach[axis][0], this.shift[axis]);
        this.reach[axis][1] = Math.max(this.reach[axis][1], this.shift[axis]);
      }
      return;
    }
  }

  /** The slides in the viewport, and where they are in it. */
  slidesIn(inner, { width, height }) {
    return [...this.moves.length > 1 ? this.moves : this.moves[0].children].map(element => {
      const box = boxOf(element);
      return { element, x: box.left - inner.left, y: box.top - inner.top, width: box.width, height: box.height };
    }).filter(({ x, y, width: across, height: down }) => across > 0 && x + across > 0 && x < width && y + down > 0 && y < height);
  }

  /** How far the offset may be outside the content: content that is smaller than its viewport may be anywhere in it. */
  margins() {
    const size = this.size();
    const { width, height } = this.content();
    const [across, down] = [Math.max(0, size.width - width), Math.max(0, size.height - height)];
    const { x, y } = this.reach;
    // Content without a size of its own, such as a map, has no known end.
    if (this.isEndless) return { top: 1e5, left: 1e5, bottom: 1e5, right: 1e5 };
    return {
      top: this.insets.top + down - y[0], left: this.insets.left + across - x[0],
      bottom: this.insets.bottom + down + y[1], right: this.insets.right + across + x[1],
    };
  }
}
