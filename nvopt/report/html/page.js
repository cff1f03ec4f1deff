// The page: what is chosen, the lists at its side, keys, search, and the address that says what is seen.

const VIEWS = [
  ["overview", "Overview", overview], ["diff", "Diff", diffView], ["ir", "IR & blame", irView], ["graph", "Graph", graphView],
  ["loops", "Loops & registers", loopsView], ["machine", "PTX & SASS", machineView], ["causality", "Causality", causalityView], ["remarks", "Remarks", remarksView],
];
const KEYS = [
  ["j, k", "next, previous pass that changed the function"], ["J, K", "next, previous pass of all"], ["n, p", "next, previous function"],
  ["[ , ]", "previous, next change in the diff"], ["u", "show or fold what is unchanged"], ["m", "show or hide metadata at the ends of instructions"], ["a", "list all passes that changed something, or the function's"], ["1 … 8", "the views"], ["/", "search in passes, functions and lines"],
  ["s", "hide or show the lists at the side"], ["Esc", "close"], ["?", "this list"],
];
const MOST_FOUND = 60;

function start() {
  const page = new Page(new Model(JSON.parse(document.getElementById("run").textContent)));
  document.body.append(page.element);
  page.fromAddress();
}

class Page {
  constructor(model) {
    this.model = model;
    this.machine = new Machine(model.run.machine);
    this.drawer = new Drawer(this);
    this.chosen = { pass: 0, part: this.firstPart(), view: "overview", line: undefined };
    this.panes = new Set(["ptx", "sass"]);
    this.unfolded = false;
    this.openFolds = new Set();
    this.hunk = () => {};
    this.build();
    window.addEventListener("hashchange", () => this.fromAddress());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** The function that changed in most passes, kernels ahead. */
  firstPart() {
    const { model } = this;
    const rank = (part) => (model.isKernel(part) ? 1000 : 0) + part_changes(part).length;
    return model.functions.reduce((best, part) => (!best || rank(part) > rank(best) ? part : best), null) || model.parts[0];
  }

  build() {
    this.passList = el("div", { class: "list passes", role: "listbox", "aria-label": "Passes" });
    this.functionList = new LongList((part) => this.functionRow(part), { class: "long functions", "aria-label": "Functions" });
    this.allButton = el("button", { class: "small", title: "List the passes that changed other functions, too (a)", onclick: () => this.toggleAllPasses() }, "all");
    this.filter = el("input", { class: "filter", placeholder: "filter", "aria-label": "Filter functions", oninput: () => this.showFunctions() });
    this.functionCount = el("span", { class: "muted" });
    this.tabs = el("nav", { class: "tabs" });
    this.main = el("main", {});
    this.found = el("div", { class: "found", hidden: "" });
    this.field = el("input", { class: "search", type: "search", placeholder: "Search  ( / )", "aria-label": "Search", oninput: () => this.search(), onkeydown: (event) => this.searchKey(event) });
    this.help = el("dialog", { class: "help", onclick: () => this.help.close() }, el("h2", {}, "Keys"), el("dl", {}, KEYS.map(([key, words]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)])));
    const name = this.model.run.title.split("/").pop();
    document.title = visible(`${name} – nvopt`);
    this.element = el(
      "div", { class: "page" },
      el("header", { class: "top" }, el("b", { class: "brand" }, "nvopt"), el("span", { class: "title", title: this.model.run.title }, name), el("span", { class: "muted pipeline", title: this.model.run.pipeline }, this.model.run.pipeline),
        el("span", { class: "spacer" }), el("div", { class: "search-box" }, this.field, this.found), el("button", { class: "quiet", title: "Keys (?)", onclick: () => this.help.showModal() }, "?")),
      el("aside", {}, el("h4", {}, "Passes ", el("span", { class: "muted" }, `${this.model.last}`), el("span", { class: "spacer" }), this.allButton), this.passList, el("h4", {}, "Functions ", this.functionCount, el("span", { class: "spacer" }), this.filter), this.functionList.element),
      el("div", { class: "content" }, this.model.run.failure ? el("pre", { class: "failure", role: "alert" }, this.model.run.failure) : null, this.tabs, this.main, this.drawer.element), this.help,
    );
  }

  // -- going somewhere

  /** Chooses a pass, a part, a view, a line, as far as they are named. */
  go(to) {
    const next = { ...this.chosen, line: undefined, ...to };
    if (!("line" in to) && to.view === undefined && to.part === undefined && to.pass === undefined) next.line = this.chosen.line;
    const address = addressOf(next);
    if (address === location.hash) this.choose(next);
    else location.hash = address;
  }

  fromAddress() {
    const said = new URLSearchParams(location.hash.slice(1));
    const pass = Math.min(this.model.last, Math.max(0, Number(said.get("pass") ?? this.chosen.pass) || 0));
    const part = this.model.byName.get(said.get("function") ?? this.chosen.part.name) || this.chosen.part;
    const view = VIEWS.some(([name]) => name === said.get("view")) ? said.get("view") : "overview";
    this.choose({ pass, part, view, line: said.has("line") ? Number(said.get("line")) - 1 : undefined });
  }

  choose(next) {
    if (next.part !== this.chosen.part) this.chosen.part.forget();
    this.chosen = next;
    this.hunk = () => {};
    this.showTabs();
    this.showPasses();
    this.showFunctions();
    this.main.replaceChildren(VIEWS.find(([name]) => name === next.view)[2](this));
    if (next.line !== undefined && next.view === "ir") this.drawer.tell(next.part, next.pass, next.line);
    else if (next.view !== "machine" || next.line === undefined) this.drawer.close();
  }

  /** Tells of a line of the IR, and says so in the address. */
  tell(line) {
    this.chosen.line = line;
    history.replaceState(null, "", addressOf(this.chosen));
    this.list.show(true);
    this.drawer.tell(this.chosen.part, this.chosen.pass, line);
  }

  goToBlock(name) {
    const block = blocksOf(this.chosen.part.linesAt(this.chosen.pass)).find((one) => one.name === name);
    this.go({ view: "ir", line: block ? block.from : undefined });
  }

  goToRemark(remark) {
    const part = this.model.functions.find((one) => one.shown === remark.function) || this.chosen.part;
    const lines = part.linesAt(remark.index);
    const places = remark.at ? this.places(remark.index) : null;
    const line = places ? lines.findIndex(({ text }) => ((place) => place && place.file === remark.at[0] && place.line === remark.at[1])(places.of(text))) : -1;
    this.go({ part, pass: remark.index, view: "ir", line: line >= 0 ? line : undefined });
  }

  toggleAllPasses() {
    this.allPasses = !this.allPasses;
    this.allButton.classList.toggle("on", this.allPasses);
    this.showPasses();
  }

  toggleAttached() {
    metadata.isShown = !metadata.isShown;
    this.choose(this.chosen);
  }

  toggleFolds() {
    this.unfolded = !this.unfolded;
    this.choose(this.chosen);
  }

  togglePane(kind) {
    if (!this.panes.delete(kind)) this.panes.add(kind);
    this.choose(this.chosen);
  }

  // -- what is known beside the lines

  places(index) {
    const outside = this.model.byName.get("");
    const at = outside ? outside.versionAt(index) : -1;
    if (at < 0) return new Places([]);
    this.knownPlaces ||= new Map();
    if (!this.knownPlaces.has(at)) this.knownPlaces.set(at, new Places(outside.state(at)));
    return this.knownPlaces.get(at);
  }

  sourceLine({ file, line }) {
    return ((this.model.run.sources || {})[file] || {})[line];
  }

  // -- the lists at the side

  showTabs() {
    const one = ([name, title], at) => el("button", { class: name === this.chosen.view ? "on" : "", title: `Key ${at + 1}`, onclick: () => this.go({ view: name }) }, title);
    const { pass, part } = this.chosen;
    this.tabs.replaceChildren(...VIEWS.map(one), el("span", { class: "spacer" }), el("span", { class: "where" }, el("b", {}, `${pass} ${this.model.passes[pass].name}`), el("span", { class: "muted" }, " on "), el("span", { title: `${part.full}\n${part.shown}` }, short(part.shown))));
  }

  showPasses() {
    const rows = [];
    let idle = [];
    const most = Math.max(...this.model.passes.map((pass) => pass.seconds), 1e-9);
    const { part, view } = this.chosen;
    const isShown = (pass) => (this.allPasses || view === "overview" ? pass.changed.size || pass.inside.size : pass.changed.has(part) || pass.inside.has(part));
    const flush = () => {
      if (idle.length) rows.push(...this.idleRows(idle, most));
      idle = [];
    };
    for (const pass of this.model.passes) {
      if (pass.index === 0 || isShown(pass)) {
        flush();
        rows.push(this.passRow(pass, most));
      } else idle.push(pass);
    }
    flush();
    this.passList.replaceChildren(...rows);
    const on = this.passList.querySelector(".on");
    if (on) on.scrollIntoView({ block: "nearest" });
  }

  passRow(pass, most) {
    const { part } = this.chosen;
    const own = pass.index === 0 || pass.changed.has(part) || pass.inside.has(part);
    const numbers = pass.numbers[0] ? `-opt-bisect-limit ${pass.numbers[0]}–${pass.numbers[1]}\n` : "";
    const changed = [...new Set([...pass.changed, ...pass.inside])].map((one) => one.full);
    const what = changed.length ? `changed ${changed.slice(0, 8).join(", ")}${changed.length > 8 ? ` and ${changed.length - 8} more` : ""}` : pass.index ? "changed nothing" : "as it was read";
    const view = this.chosen.view === "overview" ? (pass.index ? "diff" : "ir") : this.chosen.view;
    return el(
      "div", { class: `item${pass.index === this.chosen.pass ? " on" : ""}${own ? "" : " aside"}${pass.index && !changed.length ? " idle" : ""}`, role: "option", title: `${pass.name}\n${numbers}${what}\n${pass.lines} lines, ${pass.instructions} instructions`, onclick: () => this.go({ pass: pass.index, view }) },
      el("span", { class: "time", style: `width:${Math.round((100 * pass.seconds) / most)}%` }), el("span", { class: "number" }, pass.index), el("span", { class: "name", style: pass.depth ? `padding-left:${8 * pass.depth}px` : null }, pass.name),
      el("span", { class: "size " + (!pass.index ? "" : pass.more < 0 ? "less" : pass.more > 0 ? "more" : "") }, pass.index ? (pass.more ? signed(pass.more) : "") : pass.instructions), el("span", { class: "seconds" }, pass.index && (pass.seconds || !pass.depth) ? seconds(pass.seconds) : ""),
    );
  }

  /** Passes in a row that changed nothing, or nothing in the chosen function: one row, or themselves where that was opened; one that is chosen stands by itself. */
  idleRows(idle, most) {
    if (!idle.length) return [];
    const first = idle[0].index;
    if (this.openFolds.has(first)) return idle.map((pass) => this.passRow(pass, most));
    const at = idle.findIndex((pass) => pass.index === this.chosen.pass);
    if (at >= 0) return [...this.idleRows(idle.slice(0, at), most), this.passRow(idle[at], most), ...this.idleRows(idle.slice(at + 1), most)];
    const time = idle.reduce((sum, pass) => sum + pass.seconds, 0);
    const open = () => {
      this.openFolds.add(first);
      this.showPasses();
    };
    return [el("div", { class: "item folded", onclick: open, title: idle.map((pass) => `${pass.index} ${pass.name}`).join("\n") }, el("span", { class: "number" }, "▸"), el("span", { class: "name" }, `${plural(idle.length, "pass", "passes")} ${idle.some((pass) => pass.changed.size) ? "on others" : "without effect"}`), el("span", { class: "seconds" }, time ? seconds(time) : ""))];
  }

  showFunctions() {
    const wanted = this.filter.value.toLowerCase();
    const { pass } = this.chosen;
    const there = (part) => part.versionAt(pass) >= 0 && part.versions[part.versionAt(pass)].lines > 0;
    this.shownParts = this.model.parts.filter((part) => !wanted || part.isCalled(wanted));
    this.shownParts.sort((one, other) => there(other) - there(one) || one.at - other.at);
    this.functionCount.textContent = this.model.functions.length;
    this.functionList.set(this.shownParts);
    const at = this.shownParts.indexOf(this.chosen.part);
    const { scrollTop, clientHeight } = this.functionList.element;
    if (at * ROW < scrollTop || at * ROW > scrollTop + clientHeight - ROW) this.functionList.goTo(at);
  }

  functionRow(part) {
    const { pass } = this.chosen;
    const version = part.versions[part.versionAt(pass)];
    const changed = this.model.passes[pass].changed.has(part);
    const view = this.chosen.view === "overview" ? "ir" : this.chosen.view;
    return el(
      "div", { class: `item${part === this.chosen.part ? " on" : ""}${version && version.lines ? "" : " gone"}`, title: `${part.full}\n${part.shown}\nchanged by ${plural(part_changes(part).filter((index) => index).length, "pass", "passes")}`, onclick: () => this.go({ part, view }) },
      el("span", { class: "dot" + (changed ? " changed" : "") }), el("span", { class: "name" }, short(part.shown, 25)), this.model.isKernel(part) ? el("span", { class: "badge" }, "K") : null, el("span", { class: "size" }, version ? version.lines : 0),
    );
  }

  // -- search

  search() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.showFound(), 120);
  }

  showFound() {
    const wanted = this.field.value.trim().toLowerCase();
    this.found.hidden = !wanted;
    if (!wanted) return;
    const rows = [...this.foundNames(wanted), ...this.foundLines(wanted)];
    this.found.replaceChildren(...(rows.length ? rows : [el("div", { class: "none" }, "nothing found")]));
    this.found.firstElementChild.classList.add("on");
  }

  foundNames(wanted) {
    const row = (kind, words, to) => el("div", { class: "hit", onclick: () => this.hit(to) }, el("span", { class: "kind" }, kind), words);
    const passes = this.model.passes.filter((pass) => pass.name.toLowerCase().includes(wanted)).slice(0, 12);
    const parts = this.model.functions.filter((part) => part.isCalled(wanted)).slice(0, 12);
    return [...passes.map((pass) => row("pass", `${pass.index} ${pass.name}`, { pass: pass.index, view: "diff" })), ...parts.map((part) => row("function", part.full, { part, view: "ir" }))];
  }

  /** Lines behind the chosen pass, those of the chosen function first. */
  foundLines(wanted) {
    const { part: own, pass } = this.chosen;
    const found = [];
    for (const part of [own, ...this.model.parts.filter((one) => one !== own)]) {
      const lines = part.linesAt(pass);
      for (let at = 0; at < lines.length && found.length < MOST_FOUND; at++) {
        if (!lines[at].text.toLowerCase().includes(wanted)) continue;
        found.push(el("div", { class: "hit", onclick: () => this.hit({ part, view: "ir", line: at }) }, el("span", { class: "kind" }, `${part.shown.slice(0, 24)}:${at + 1}`), el("code", {}, ...coloured(lines[at].text.trim().slice(0, 160), "ir"))));
      }
      if (part !== own) part.forget();
      if (found.length >= MOST_FOUND) break;
    }
    return found;
  }

  hit(to) {
    this.found.hidden = true;
    this.field.blur();
    this.go(to);
  }

  searchKey(event) {
    const hits = [...this.found.querySelectorAll(".hit")];
    const at = hits.findIndex((one) => one.classList.contains("on"));
    if (event.key === "Enter" && hits[at]) hits[at].click();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = hits[at + (event.key === "ArrowDown" ? 1 : -1)];
      if (!next) return;
      hits[at].classList.remove("on");
      next.classList.add("on");
      next.scrollIntoView({ block: "nearest" });
    }
  }

  // -- keys

  key(event) {
    if (event.key === "Escape") return this.escape();
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    const view = this.chosen.view === "overview" ? "diff" : this.chosen.view;
    const actions = {
      j: () => this.go({ pass: this.nextChange(1), view }), k: () => this.go({ pass: this.nextChange(-1), view }),
      J: () => this.go({ pass: Math.min(this.model.last, this.chosen.pass + 1), view }), K: () => this.go({ pass: Math.max(0, this.chosen.pass - 1), view }),
      n: () => this.nextFunction(1), p: () => this.nextFunction(-1), "[": () => this.hunk(-1), "]": () => this.hunk(1), u: () => this.toggleFolds(), a: () => this.toggleAllPasses(), m: () => this.toggleAttached(),
      s: () => this.element.classList.toggle("wide"), "/": () => this.field.focus(), "?": () => this.help.showModal(),
    };
    const action = actions[event.key] || (VIEWS[Number(event.key) - 1] && (() => this.go({ view: VIEWS[Number(event.key) - 1][0] })));
    if (!action) return;
    event.preventDefault();
    action();
  }

  escape() {
    this.help.close();
    this.found.hidden = true;
    this.field.blur();
    this.drawer.close();
  }

  nextChange(step) {
    const { pass, part } = this.chosen;
    const own = [0, ...part_changes(part).filter((index) => index)];
    const next = step > 0 ? own.find((index) => index > pass) : own.reverse().find((index) => index < pass);
    return next ?? pass;
  }

  nextFunction(step) {
    const next = this.shownParts[this.shownParts.indexOf(this.chosen.part) + step];
    if (next) this.go({ part: next, view: this.chosen.view === "overview" ? "ir" : this.chosen.view });
  }
}

function addressOf({ pass, part, view, line }) {
  const said = new URLSearchParams({ pass, function: part.name, view });
  if (line !== undefined) said.set("line", line + 1);
  return "#" + said;
}
