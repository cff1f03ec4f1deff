// What the page is made of: elements, text that is safe to show, coloured code, lists that draw only what is seen.
// Text of the run gets into the page by textContent alone, never as markup.

const ROW = 18;

/** An element with attributes (`on...` are listeners, `class`, `title`...) and children: elements, text, or null for nothing. */
function el(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
function svg(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, typeof value === "string" ? visible(value) : value);
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined) element.append(typeof child === "object" ? child : visible(String(child)));
  }
  return element;
}

/** Control characters, and those that turn the direction of text, as escapes. */
function visible(text) {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu, escaped);
}

function escaped(character) {
  return "\\x" + character.codePointAt(0).toString(16).padStart(2, "0");
}

function plural(count, word, words = word + "s") {
  return `${count.toLocaleString("en")} ${count === 1 ? word : words}`;
}

function seconds(time) {
  if (time >= 1) return time.toFixed(2) + " s";
  return time >= 0.001 ? (time * 1000).toFixed(time >= 0.1 ? 0 : 1) + " ms" : Math.round(time * 1e6) + " µs";
}

function signed(number) {
  return number > 0 ? "+" + number : number < 0 ? "−" + -number : "0";
}

/** A name as people say it: without the quotation marks that LLVM needs. */
function plain(name) {
  return name === "" ? "[module]" : name.startsWith('"') ? name.slice(1, -1) : name;
}

/** What people call a function whose name C++ has mangled, with the rest of the name behind it, in about `most` characters. */
function short(name, most = 40) {
  const found = /^_ZL?N?/.exec(name);
  let [at, last] = [found ? found[0].length : 0, ""];
  for (let size; found && (size = /^\d+/.exec(name.slice(at))); at += size[0].length + Number(size[0])) last = name.slice(at + size[0].length, at + size[0].length + Number(size[0]));
  if (!last) return name;
  const room = Math.max(12, most - Math.min(12, name.length - at));
  const head = last.length > room ? `${last.slice(0, room / 2)}…${last.slice(1 - room / 2)}` : last;
  return `${head} ${name.slice(at)}`;
}

// -- colours of code

const WORDS = {
  ir: /(;.*$)|("(?:[^"\\]|\\.)*")|(%(?:"[^"]*"|[-\w$.]+))|(@(?:"[^"]*"|[-\w$.]+))|([!#][\w.]*)|\b(i\d+|ptr|float|double|half|bfloat|void|label|x|addrspace|metadata)\b|\b(-?\d[\d.]*(?:e[+-]?\d+)?|0x[\dA-Fa-f]+|true|false|null|undef|poison|zeroinitializer)\b|([A-Za-z_][\w.]*:?)/g,
  ptx: /(\/\/.*$)|("(?:[^"\\]|\\.)*")|(%[\w.$]+)|([_$][\w$]+)|(\.[\w.:]+)|()\b(-?\d\w*)\b|([A-Za-z_][\w.:]*)/g,
  sass: /(\/\*.*?\*\/|\/\/.*$)|("[^"]*")|\b(U?R\d+|RZ|URZ|U?P\d|U?PT)\b|(\.L_\w+|`\([^)]*\))|(\.[A-Z0-9_.]+)|()\b(-?\d\w*|0x[\da-f]+)\b|([A-Z][A-Z0-9_]*)/g,
};
const CLASSES = ["comment", "text", "local", "global", "meta", "type", "number", "word"];

const ATTACHED = /(?:, ![\w.]+ ![0-9]+)+$/;
const metadata = { isShown: true }; // that at the ends of instructions

/** The text as coloured pieces; what lies from `start` to `end` is marked. */
function coloured(line, language, start = 0, end = 0) {
  const text = language === "ir" && !metadata.isShown ? line.replace(ATTACHED, "") : line;
  const pieces = [];
  let at = 0;
  for (const found of text.matchAll(WORDS[language])) {
    if (!found[0]) continue;
    const kind = CLASSES[found.slice(1).findIndex((group) => group)];
    if (found.index > at) pieces.push([at, found.index, ""]);
    at = found.index + found[0].length;
    pieces.push([found.index, at, kind]);
  }
  if (at < text.length) pieces.push([at, text.length, ""]);
  return pieces.flatMap((piece) => marked(text, piece, start, end));
}

function marked(text, [from, to, kind], start, end) {
  if (end <= from || start >= to) return [piece(text.slice(from, to), kind, false)];
  const cuts = [from, Math.max(from, start), Math.min(to, end), to];
  return [0, 1, 2].filter((at) => cuts[at] < cuts[at + 1]).map((at) => piece(text.slice(cuts[at], cuts[at + 1]), kind, at === 1));
}

function piece(text, kind, isMarked) {
  if (!kind && !isMarked) return document.createTextNode(visible(text));
  return el(isMarked ? "mark" : "span", { class: kind ? "c-" + kind : null }, text);
}

/** Where two lines differ, by words, the numbers of the first read as `known` has them: `[start, end]` in either. */
function difference(one, other, known) {
  const words = (text) => text.match(/[%@!#]?[-\w$.]+|\s+|./g) || [];
  const [ours, theirs] = [words(one), words(other)];
  const same = (at, there) => (known.get(ours[at]) || ours[at]) === theirs[there];
  let start = 0;
  while (start < ours.length && start < theirs.length && same(start, start)) start++;
  let tail = 0;
  while (tail < Math.min(ours.length, theirs.length) - start && same(ours.length - 1 - tail, theirs.length - 1 - tail)) tail++;
  const span = (all) => [all.slice(0, start).join("").length, all.slice(0, all.length - tail).join("").length];
  return [span(ours), span(theirs)];
}

// -- a list of which only what is seen is drawn

class LongList {
  /** `draw(row, index)` makes the element of a row; all are ROW high. */
  constructor(draw, attributes) {
    this.draw = draw;
    this.rows = [];
    this.layer = el("div", { class: "layer" });
    this.sizer = el("div", { class: "sizer" }, this.layer);
    this.element = el("div", { class: "long", tabindex: "0", ...attributes, onscroll: () => this.show() }, this.sizer);
    new ResizeObserver(() => this.show(true)).observe(this.element);
  }

  /** Takes the rows; `width` is the longest in characters. */
  set(rows, width = 0) {
    this.rows = rows;
    this.sizer.style.height = rows.length * ROW + "px";
    this.sizer.style.minWidth = width ? width + 12 + "ch" : "";
    this.show(true);
  }

  show(anew) {
    const first = Math.max(0, Math.floor(this.element.scrollTop / ROW) - 8);
    const last = Math.min(this.rows.length, first + Math.ceil((this.element.clientHeight || 600) / ROW) + 16);
    if (!anew && first === this.first && last === this.last) return;
    [this.first, this.last] = [first, last];
    this.layer.style.transform = `translateY(${first * ROW}px)`;
    this.layer.replaceChildren(...this.rows.slice(first, last).map((row, at) => this.draw(row, first + at)));
  }

  /** Brings a row into the upper third. */
  goTo(index) {
    this.element.scrollTop = Math.max(0, index * ROW - this.element.clientHeight / 3);
    this.show(true);
  }
}

/** Two lists go up and down together. */
function tie(one, other) {
  for (const [from, to] of [[one, other], [other, one]]) {
    from.element.addEventListener("scroll", () => {
      if (to.element.scrollTop !== from.element.scrollTop) to.element.scrollTop = from.element.scrollTop;
      if (to.element.scrollLeft !== from.element.scrollLeft) to.element.scrollLeft = from.element.scrollLeft;
    });
  }
}
