// What the views are put together from: panes of code, and the drawer that tells of one line.

/** A pane of code: a list of rows with a title. */
class Pane {
  constructor(title, draw, attributes) {
    this.list = new LongList(draw, { class: "long code", ...attributes });
    this.title = el("div", { class: "pane-title" }, title);
    this.element = el("div", { class: "pane" }, this.title, this.list.element);
  }
}

/** The number of the pass that last touched a line, in a colour of its age. */
function blameTag(origin, last) {
  const age = origin.index === 0 ? "input" : origin.index === last ? "new" : "old";
  return el("span", { class: "blame " + age, title: `pass ${origin.index} ${origin.what} this line` }, origin.index === 0 ? "·" : origin.index);
}

function gutter(number) {
  return el("span", { class: "gutter" }, number >= 0 ? number + 1 : "");
}

const SIGNS = { [DROPPED]: "−", [ADDED]: "+", [REWRITTEN]: "~", [RENAMED]: "≈", [MOVED]: "→", [LEFT]: "←", [INLINED]: "↳" };
const MEANINGS = {
  [DROPPED]: "removed", [ADDED]: "made", [REWRITTEN]: "rewritten", [RENAMED]: "renamed", [MOVED]: "moved here", [LEFT]: "moved away", [INLINED]: "inlined here",
};

/** One side of a row of a diff. */
function diffRow(row, side, lines, others, known, choose) {
  if (row.fold) {
    const count = plural(row.to - row.from, "line");
    return el("div", { class: "row fold", onclick: () => choose({ fold: row.from }) }, side === "left" ? `⋯ ${count} unchanged` : "⋯");
  }
  const at = row[side];
  const line = at >= 0 ? lines[at] : null;
  if (!line) return el("div", { class: "row void" });
  const kind = side === "right" && row.rightKind !== undefined ? row.rightKind : row.kind;
  const changed = kind !== KEPT && kind !== RESPELLED;
  const paired = (kind === REWRITTEN || kind === RENAMED) && row.left >= 0 && row.right >= 0;
  let marks = [0, 0];
  if (paired) marks = side === "left" ? difference(line.text, others[row.right].text, known)[0] : difference(others[row.left].text, line.text, known)[1];
  return el(
    "div",
    { class: `row ${changed ? "k" + kind : ""} ${side}`, title: changed ? MEANINGS[kind] : null, onclick: () => choose({ side, at }) },
    gutter(at), el("span", { class: "sign" }, changed ? SIGNS[kind] : ""),
    el("span", { class: "text" }, ...coloured(line.text, "ir", ...marks)),
  );
}

// -- the drawer

class Drawer {
  constructor(page) {
    this.page = page;
    this.body = el("div", { class: "drawer-body" });
    this.heading = el("div", { class: "drawer-heading" });
    this.element = el(
      "section", { class: "drawer", hidden: "", "aria-label": "What is known of the line" },
      el("header", {}, this.heading, el("button", { class: "quiet", title: "Close (Esc)", onclick: () => this.close() }, "✕")), this.body,
    );
  }

  close() {
    this.element.hidden = true;
  }

  /** Tells of the line `at` of a part behind the pass `index`. */
  tell(part, index, at) {
    const line = part.linesAt(index)[at];
    if (!line) return;
    this.element.hidden = false;
    this.heading.replaceChildren(el("b", {}, "Blame"), ` line ${at + 1} of `, el("code", {}, part.full), index ? ` behind pass ${index}, ` : " as it was read", index ? el("b", {}, this.page.model.passes[index].name) : "");
    const later = this.laterFate(part, index, at);
    this.body.replaceChildren(
      el("ol", { class: "chain" }, chainOf(line.origin).map((one) => this.link(part, one)), later ? this.link(part, later) : null),
      ...this.besides(part, index, at, line),
    );
  }

  link(part, one) {
    const pass = this.page.model.passes[one.index];
    const there = one.part || part;
    const go = () => this.page.go({ pass: one.index, part: there, view: one.index ? "diff" : "ir", line: one.at });
    return el(
      "li", { class: "link " + (one.later ? "later" : ""), onclick: go, title: "Go to this pass" },
      el("span", { class: "number" }, one.index), el("span", { class: "did" }, one.what), el("b", {}, pass.name, there === part ? null : el("span", { class: "muted", title: there.full }, ` on ${short(there.shown, 24)}`)),
      el("code", {}, ...coloured((one.text || "").trim(), "ir")),
    );
  }

  /** The next pass that touches the line, if there is one. */
  laterFate(part, index, at) {
    for (let next = part.versionAt(index) + 1; next < part.versions.length; next++) {
      let place = 0;
      let now = -1;
      for (const { kind, old, text } of stepsOf(part.versions[next].numbers)) {
        if (old === at && kind !== LEFT && kind !== INLINED) {
          if (kind === DROPPED) return { index: part.versions[next].index, what: "then removed", later: true };
          if (kind !== KEPT && kind !== RESPELLED) {
            return { index: part.versions[next].index, what: "then " + DID[kind], text: this.page.model.texts[text], at: place, later: true };
          }
          now = place;
        }
        if (kind !== DROPPED && kind !== LEFT) place++;
      }
      if (now < 0) return null;
      at = now;
    }
    return null;
  }

  /** What else is known of it: the place in the source, remarks there, machine code. */
  besides(part, index, at, line) {
    const place = this.page.places(index).of(line.text);
    const found = [];
    if (place) {
      const source = this.page.sourceLine(place);
      found.push(el("p", {}, el("b", {}, "Source "), `${place.file}:${place.line}:${place.column} `, source ? el("code", {}, source.trim()) : null));
      const here = this.page.model.run.remarks.filter((one) => one.at && one.at[0] === place.file && one.at[1] === place.line);
      for (const one of here) found.push(remarkLine(this.page, one));
    }
    const code = index >= (part.versions[part.versions.length - 1] || {}).index ? this.page.machine.of(part.name) : null;
    for (const [kind, lines] of code ? [["ptx", code.ptx], ["sass", code.sass || []]] : []) {
      const made = lines.filter((one) => one[1] === at);
      if (made.length) {
        found.push(el("p", { class: "made" }, el("b", {}, kind.toUpperCase() + " "), el("code", {}, made.slice(0, 6).map((one) => el("div", {}, ...coloured(one[0].trim(), kind)))), made.length > 6 ? ` and ${made.length - 6} more` : ""));
      }
    }
    return found;
  }
}

function remarkLine(page, remark) {
  return el(
    "p", { class: "remark " + remark.kind.toLowerCase() },
    el("span", { class: "badge" }, remark.kind), el("b", {}, remark.pass), " ", remark.message, " ",
    el("span", { class: "muted" }, remark.at ? `${remark.at[0]}:${remark.at[1]}:${remark.at[2]}` : ""),
  );
}

// -- PTX and machine code by function

class Machine {
  constructor(machine) {
    this.known = machine || {};
    this.functions = new Map(Object.entries(this.known.functions || {}));
  }

  of(name) {
    return this.functions.get(name) || null;
  }
}
