// Browsers start no workers for pages on the disk. There, the search runs in a hidden frame, with the same messages.

if (location.protocol === "file:") {
  const frames = [];

  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      frames.push(scope => { scope.postMessage = data => this.dispatchEvent(new MessageEvent("message", { data })); });
      this.frame.srcdoc = `<script>parent.enterWorker(${frames.length - 1}, self)</script><script src="${new URL(address, document.baseURI)}"></script>`;
      this.frame.addEventListener("load", () => {
        const { waiting } = this;
        this.waiting = undefined;
        waiting.forEach(data => this.postMessage(data));
      });
      const add = () => document.body.append(this.frame);
      if (document.body) add(); else addEventListener("DOMContentLoaded", add);
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() { this.frame.remove(); }
  };

  window.enterWorker = (place, scope) => frames[place](scope);
}
