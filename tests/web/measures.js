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

  /** A point of an element that a finger reaches as it stands, or null: nothing lies over it, and it is not scrolled away.
   *  Not every shape has its middle in it (a sector of a ring), so a few points are tried. */
  const reach = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    for (const [across, down] of POINTS) {
      const [left, top] = [x + width * across, y + height * down];
      if (left < 0 || top < 0 || left >= innerWidth || top >= innerHeight) continue;
      const there = document.elementFromPoint(left, top);
      if (there !== null && node.contains(there)) return { x: left, y: top };
    }
    return null;
  };
  const POINTS = [[0.5, 0.5], [0.5, 0.3], [0.3, 0.5], [0.7, 0.5], [0.5, 0.7], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];

  // Neither what is refused now nor what only shows something (`data-shows`) is an answer.
  const REFUSED = "[aria-disabled=true], [data-refused], [popovertarget], [data-shows], :disabled";
  const answers = (part) => [...part.querySelectorAll("button, [role=button], [role=gridcell]")].filter((node) => !node.matches(REFUSED) && shown(node));

  /** What is asked and cannot be answered without scrolling: what the board wants looked at, and every answer that the
   *  board or the dock offers. The list of all choices or the hints, once somebody opens them, may be longer than the screen. */
  async function outOfSight() {
    const dock = document.querySelector(".dock[data-prompt]");
    if (!dock) return [];
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })); // what somebody asked about a piece
    await wait(0);
    const found = [];
    const looked = document.querySelector("[data-looked]");
    if (looked) {
      const box = looked.getBoundingClientRect();
      const room = document.querySelector(".play").getBoundingClientRect();
      const seen = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
      if (seen < Math.min(box.height, room.height) - 2) found.push(`${dock.dataset.kind}: ${named(looked)} is not in sight`);
    }
    const unfolded = dock.querySelector(".tools [aria-expanded=true]") !== null;
    const offered = (parts) => parts.flatMap((part) => [...document.querySelectorAll(part)].flatMap(answers));
    if (!offered([".play > .board", ".dock .part", ".dock .groups", ".dock .hints"]).some(reach)) found.push(`${dock.dataset.kind}: nothing that answers is in sight`);
    // The same answer may be offered in two places: one of them has to be in sight.
    const reached = new Map();
    for (const node of unfolded ? [] : offered([".play > .board", ".dock .part", ".dock .groups"])) {
      const name = node.querySelector(".unseen")?.textContent ?? node.getAttribute("aria-label") ?? node.textContent;
      reached.set(name, [...(reached.get(name) ?? []), node]);
    }
    for (const nodes of reached.values()) if (!nodes.some(reach)) found.push(`${dock.dataset.kind}: ${named(nodes[0])} cannot be reached`);
    return several(found);
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

  /** A message without words is shown by its name. */
  const MESSAGE = /\b(web|zodiac|wuxing|race|mandarin|ratdragon)-[a-z]+-[a-z-]+/;

  const TOLD = "[data-about], p, h1, h2, h3, h4, th, td, label, button.button, [popover], .letters";

  /** Words and pictures of a board that say nothing of themselves: whoever rests on them learns nothing. Sentences, headings
   *  and tables speak for themselves, and so do the letters and figures along a sheet. */
  function unexplained() {
    const board = document.querySelector(".play > .board");
    if (!board) return [];
    const found = [];
    const look = (node, { x, y, width, height }, what) => {
      if (!shown(node) || node.closest(TOLD)) return;
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      if (there && board.contains(there) && !there.closest(TOLD)) found.push(`${what} of ${named(node.parentElement)} says nothing of itself`);
    };
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.data.trim()) continue;
      if (MESSAGE.test(text.data) && shown(text.parentElement)) found.push(`the name of a message: ${text.data.trim()}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      look(text.parentElement, range.getBoundingClientRect(), `“${text.data.trim().slice(0, 30)}”`);
    }
    for (const picture of board.querySelectorAll("img, image, svg:not(:has([data-about]))")) look(picture, picture.getBoundingClientRect(), "a picture");
    return several(found);
  }

  const wait = (time) => new Promise((done) => setTimeout(done, time));

  /** At most so many of a list, from all over it. */
  const spread = (list, most) => list.filter((_, index) => index % Math.ceil(list.length / most) === 0);

  /** What does not say what it is, and what of so many refused things is refused without saying why. */
  async function silent(most) {
    const found = [];
    const refused = (node) => node.getAttribute("aria-disabled") === "true" || node.hasAttribute("data-refused");
    const asked = new Set(spread([...document.querySelectorAll("[data-about]")].filter((node) => refused(node) && shown(node)), most));
    for (const node of document.querySelectorAll(".board :is(button, [role=button])")) {
      if (!shown(node)) continue;
      if (node.matches(".button") && node.textContent.trim()) continue; // a plain button says by its words what it does
      if (node.matches(":disabled")) found.push(`disabled, so it cannot be asked: ${named(node)}`);
      else if (!node.closest("[data-about]") && !node.querySelector("[data-about]")) found.push(`says nothing of itself: ${named(node)}`);
    }
    for (const node of document.querySelectorAll("[data-about]")) {
      if (!node.isConnected || !shown(node) || node.getAttribute("aria-selected") === "true") continue; // a drawing is not covered
      node.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
      await wait(0);
      const box = document.getElementById("about-popover");
      if (MESSAGE.test(box?.textContent)) found.push(`shows the name of a message: ${MESSAGE.exec(box.textContent)[0]}`);
      if (!box?.querySelector("strong")?.textContent.trim()) found.push(`answers nothing: ${named(node)}`);
      else {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`its popover leaves the window: ${named(node)}`);
      }
      if (asked.has(node)) {
        node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        const why = () => document.querySelector("#about-popover .why p:not(.faint)")?.textContent.trim();
        for (let tries = 0; tries < 600 && !why(); tries++) await wait(10);
        if (!why()) found.push(`does not say why not: ${named(node)}`);
      }
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await wait(0);
    }
    return several(found);
  }

  window.measures = { smallTexts, smallTargets, outOfSight, overflowing, silent, unexplained, reach };
})();
