// What can be measured of a page as it stands on the screen. Each function gives a list of what is wrong, in words.
(() => {
  const shown = (node) => {
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (node.closest(".unseen")) return false;
    const { width, height } = node.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const named = (node) => {
    const name = node.getAttribute("class")?.replace(/svelte-\w+/g, "").trim().split(/\s+/).join(".") ?? "";
    const text = (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${node.tagName.toLowerCase()}${name ? "." + name : ""} “${text}”`;
  };
  /** How many pixels of the screen a pixel of the style is. */
  const scale = (node) => {
    if (node instanceof SVGElement && node.getScreenCTM) {
      const { a, b, c, d } = node.getScreenCTM() ?? { a: 1, b: 0, c: 0, d: 1 };
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    const box = node.getBoundingClientRect();
    return node.offsetWidth > 0 && node.offsetHeight > 0 && getComputedStyle(node).transform !== "none"
      ? Math.min(box.width / node.offsetWidth, box.height / node.offsetHeight) : 1;
  };
  const several = (list) => [...new Set(list)].slice(0, 12);

  /** Texts that are smaller on the screen than `least` pixels, those of styles (`::before`) included. */
  function smallTexts(least) {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const node = text.parentElement;
      if (!text.data.trim() || node.closest("script, style, noscript, option, [data-ornament]") || !shown(node)) continue;
      const size = parseFloat(getComputedStyle(node).fontSize) * scale(node);
      if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${named(node)}`);
    }
    for (const node of document.body.querySelectorAll("*")) {
      for (const part of ["::before", "::after"]) {
        const style = getComputedStyle(node, part);
        const text = /^"(.*)"$/.exec(style.content)?.[1]?.trim();
        if (!text || node.closest("[data-ornament]") || !shown(node)) continue;
        const size = parseFloat(style.fontSize) * scale(node);
        if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${part} “${text}” of ${named(node)}`);
      }
    }
    return several(found);
  }

  const CONTROLS = "button, a[href], input:not([type=hidden]), select, summary, [role=button]";

  /** Targets that a finger misses. Links in a sentence are as high as the sentence; of a grid whose squares are many
   *  by nature (marked `data-fine`) each has `fine` pixels. */
  function smallTargets(least, fine) {
    const found = [];
    for (const node of document.querySelectorAll(CONTROLS)) {
      if (!shown(node) || node.matches(":disabled") || (node.tagName === "A" && node.closest("p, li, dd, small") && !node.classList.contains("button"))) continue;
      const area = node.matches("input[type=checkbox], input[type=radio]") ? (node.closest("label") ?? node) : node;
      const { width, height } = area.getBoundingClientRect();
      const wanted = node.closest("[data-fine]") ? fine : least;
      if (Math.min(width, height) < wanted - 0.5) found.push(`${width.toFixed(0)} x ${height.toFixed(0)}: ${named(node)}`);
    }
    return several(found);
  }

  /** Whether the middle of an element can be seen and touched as it stands. */
  const touchable = (node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const there = document.elementFromPoint(x, y);
    return there !== null && (node.contains(there) || there.contains(node));
  };

  const ANSWERS = "button:not(:disabled):not([aria-disabled=true]):not([data-refused]), [role=button]:not([aria-disabled=true]):not([data-refused])";

  /** What is asked and cannot be answered without scrolling: neither in the dock nor on the board. */
  function outOfSight() {
    const dock = document.querySelector(".dock[data-prompt]");
    if (!dock) return [];
    const found = [];
    const looked = document.querySelector("[data-looked]");
    if (looked) {
      const box = looked.getBoundingClientRect();
      const room = document.querySelector(".play").getBoundingClientRect();
      const seen = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
      if (seen < Math.min(box.height, room.height) - 2) found.push(`${dock.dataset.kind}: ${named(looked)} is not in sight`);
    }
    const answers = [...document.querySelectorAll(`.dock .groups, .dock .part, .board`)].flatMap((part) => [...part.querySelectorAll(ANSWERS)]);
    if (!answers.some((node) => shown(node) && touchable(node))) found.push(`${dock.dataset.kind}: nothing that answers is in sight`);
    return found;
  }

  /** Parts of the table that do not fit into the window. */
  function overflowing(desk) {
    const found = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
    if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
    const board = document.querySelector(".play > .board");
    if (board && board.scrollWidth > board.clientWidth + 1) found.push(`the board is ${board.scrollWidth} wide in ${board.clientWidth}`);
    if (desk && board && board.scrollHeight > board.clientHeight + 1) found.push(`the board is ${board.scrollHeight} high in ${board.clientHeight}`);
    return found;
  }

  const wait = (time) => new Promise((done) => setTimeout(done, time));

  /** What does not say what it is, and what was refused without saying why. */
  async function silent() {
    const found = [];
    for (const node of document.querySelectorAll(".board :is(button, [role=button])")) {
      if (!shown(node)) continue;
      if (node.matches(".button") && node.textContent.trim()) continue; // a plain button says by its words what it does
      if (node.matches(":disabled")) found.push(`disabled, so it cannot be asked: ${named(node)}`);
      else if (!node.closest("[data-about]") && !node.querySelector("[data-about]")) found.push(`says nothing of itself: ${named(node)}`);
    }
    for (const node of document.querySelectorAll("[data-about]")) {
      if (!node.isConnected || !shown(node)) continue;
      node.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
      await wait(0);
      const box = document.getElementById("about-popover");
      if (!box?.querySelector("strong")?.textContent.trim()) found.push(`answers nothing: ${named(node)}`);
      else {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`its popover leaves the window: ${named(node)}`);
      }
      if (node.getAttribute("aria-disabled") === "true" || node.hasAttribute("data-refused")) {
        node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        const why = () => document.querySelector("#about-popover .why p:not(.faint)")?.textContent.trim();
        for (let tries = 0; tries < 120 && !why(); tries++) await wait(50);
        if (!why()) found.push(`does not say why not: ${named(node)}`);
      }
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await wait(0);
    }
    return several(found);
  }

  window.measures = { smallTexts, smallTargets, outOfSight, overflowing, silent };
})();
