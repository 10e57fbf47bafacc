"use strict";

// The scene as it is seen: of every view its content, which is a grid of numbered tiles, and the fingers.

const tileSize = 100;

class Stage {
  constructor(room, scene) {
    this.room = room;
    this.canvas = room.querySelector("canvas");
    this.scene = scene;
    this.fit();
  }

  /** Makes the canvas as large as there is room, in the pixels of the display. */
  fit() {
    const { width, height } = this.scene.window;
    const stages = this.room.parentElement;
    const share = stages.classList.contains("two") ? (stages.clientWidth - 8) / 2 : stages.clientWidth;
    const room = Math.min(share, 420) || 320;
    this.scale = Math.min(room / width, Math.max(280, Math.min(620, innerHeight * .6)) / height);
    const dense = Math.min(devicePixelRatio || 1, 2);
    Object.assign(this.canvas, { width: width * this.scale * dense, height: height * this.scale * dense });
    Object.assign(this.canvas.style, { width: `${width * this.scale}px`, height: `${height * this.scale}px` });
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(this.scale * dense, 0, 0, this.scale * dense, 0, 0);
    const style = getComputedStyle(document.documentElement);
    this.colours = Object.fromEntries(["outside", "sheet", "grid", "text", "quiet", "a", "b", "finger", "strong-line", "broken"]
      .map(name => [name, style.getPropertyValue(`--${name}`).trim()]));
  }

  /** A point of the window. */
  place(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    return { x: (clientX - box.left) / this.scale, y: (clientY - box.top) / this.scale };
  }

  draw(views, ghosts, fingers) {
    const { pen, colours } = this;
    const { width, height } = this.scene.window;
    pen.fillStyle = colours.outside;
    pen.fillRect(0, 0, width, height);
    views.forEach((view, index) => this.drawView(view, index));
    ghosts?.forEach(view => this.drawGhost(view));
    pen.lineWidth = 3;
    pen.strokeStyle = colours.finger;
    for (const { x, y } of fingers) {
      pen.beginPath();
      pen.arc(x, y, 22, 0, 2 * Math.PI);
      pen.stroke();
    }
  }

  /** Where a point of the content is in the window, and how large a point of it is there. */
  static frame(view) {
    const size = view.boundsWidth > 0 ? view.width / view.boundsWidth : 1;
    return { left: view.left - view.x * size, top: view.top - view.y * size, size, tile: tileSize * view.zoom * size };
  }

  drawView(view, index) {
    const { pen, colours } = this;
    const { left, top, size, tile } = Stage.frame(view);
    pen.save();
    pen.beginPath();
    pen.rect(view.left, view.top, view.width, view.height);
    pen.clip();
    pen.fillStyle = colours.outside;
    pen.fillRect(view.left, view.top, view.width, view.height);
    const [width, height] = [view.contentWidth * size, view.contentHeight * size];
    pen.fillStyle = colours.sheet;
    pen.fillRect(left, top, width, height);
    pen.strokeStyle = colours.grid;
    pen.fillStyle = colours.quiet;
    pen.lineWidth = 1;
    pen.font = `${Math.max(10, Math.min(40, 18 * view.zoom))}px system-ui, sans-serif`;
    const columns = Math.min(Math.ceil(width / tile - 1e-6), 2000);
    const rows = Math.min(Math.ceil(height / tile - 1e-6), 2000);
    const first = (start, edge) => Math.max(0, Math.floor((edge - start) / tile));
    for (let row = first(top, view.top); row < rows && top + row * tile < view.top + view.height; row += 1) {
      for (let column = first(left, view.left); column < columns && left + column * tile < view.left + view.width; column += 1) {
        const [x, y] = [left + column * tile, top + row * tile];
        const [wide, high] = [Math.min(tile, left + width - x), Math.min(tile, top + height - y)];
        pen.strokeRect(x, y, wide, high);
        pen.fillText(`${row * columns + column + 1}`, x + 8, y + 8 + 14 * Math.min(2, view.zoom));
      }
    }
    pen.strokeStyle = colours["strong-line"];
    pen.lineWidth = 2;
    pen.strokeRect(left, top, width, height);
    if (this.scene.views[index]?.snap) {
      // Where what it rests on is looked for.
      pen.strokeStyle = colours.a;
      pen.setLineDash([2, 6]);
      pen.strokeRect(view.left + view.width / 2, view.top, 0, view.height);
    }
    pen.restore();
    pen.strokeStyle = colours["strong-line"];
    pen.lineWidth = 1;
    pen.strokeRect(view.left, view.top, view.width, view.height);
  }

  /** The second engine: the edges of its tiles, dashed, over those of the first. */
  drawGhost(view) {
    const { pen, colours } = this;
    const { left, top, size, tile } = Stage.frame(view);
    pen.save();
    pen.beginPath();
    pen.rect(view.left, view.top, view.width, view.height);
    pen.clip();
    pen.strokeStyle = colours.b;
    pen.lineWidth = 2;
    pen.setLineDash([8, 6]);
    pen.strokeRect(left, top, view.contentWidth * size, view.contentHeight * size);
    pen.globalAlpha = .7;
    pen.beginPath();
    for (let x = left + Math.max(1, Math.ceil((view.left - left) / tile)) * tile; x < Math.min(view.left + view.width, left + view.contentWidth * size); x += tile) {
      pen.moveTo(x, view.top);
      pen.lineTo(x, view.top + view.height);
    }
    for (let y = top + Math.max(1, Math.ceil((view.top - top) / tile)) * tile; y < Math.min(view.top + view.height, top + view.contentHeight * size); y += tile) {
      pen.moveTo(view.left, y);
      pen.lineTo(view.left + view.width, y);
    }
    pen.stroke();
    pen.restore();
  }
}
