// The views: each makes an element of the model and of what is chosen.

// -- the run as a whole

function overview(page) {
  const { model } = page;
  const [first, last] = [model.passes[0], model.passes[model.last]];
  const changed = model.passes.filter((pass) => pass.changed.size);
  const total = model.passes.reduce((sum, pass) => sum + pass.seconds, 0);
  const tile = (value, words) => el("div", { class: "tile" }, el("b", {}, value), el("span", {}, words));
  return el(
    "div", { class: "view page-view" },
    el("p", { class: "command" }, el("code", {}, `nvopt -passes='${model.run.pipeline}'${model.run.gpu ? ` -mcpu=${model.run.gpu}` : ""} ${model.run.title}`)),
    el("div", { class: "tiles" },
      tile(model.last, `passes, ${changed.length} of which changed something`), tile(seconds(total), "in passes"),
      tile(`${first.instructions} → ${last.instructions}`, "instructions"), tile(`${first.lines} → ${last.lines}`, "lines of functions"),
      tile(model.functions.filter((part) => part.linesAt(model.last).length).length, "functions at the end"),
      tile(model.run.remarks.length, "remarks")),
    watchedNote(model.run.watched),
    kernelTable(page),
    el("h2", {}, "Size behind each pass"), sizeChart(page),
    el("h2", {}, "Where the time went"), timeBars(page, total),
  );
}

/** Which functions' passes are seen inside of LLVM's pipelines, where not all are. */
function watchedNote(watched) {
  if (!watched) return null;
  const said = watched.slice(0, 8).map((name) => short(name)).join(", ") + (watched.length > 8 ? ` and ${watched.length - 8} more` : "");
  return el("p", { class: "muted" }, `Inside of LLVM's pipelines: the passes on ${said || "no function"}. -filter-print-funcs names others.`);
}

function kernelTable(page) {
  const { model } = page;
  const rows = model.functions.filter((part) => page.machine.of(part.name) || model.facts(part, model.last));
  if (!rows.length) return null;
  const cell = (value, unit = "") => el("td", { class: "number" }, value === null || value === undefined ? "–" : value + unit);
  const one = (part) => {
    const facts = model.facts(part, model.last) || {};
    const code = page.machine.of(part.name) || {};
    return el(
      "tr", { class: "link", onclick: () => page.go({ part, pass: model.last, view: code.ptx ? "machine" : "ir" }) },
      el("td", { class: "name", title: part.shown }, facts.kernel ? el("span", { class: "badge" }, "kernel") : null, part.full),
      cell(facts.registers), cell(code.registers), cell(code.spills), cell(code.stack), cell(code.shared), cell(code.warps ?? facts.warps),
      cell(code.ptx ? code.ptx.filter((line) => /^\s+[^./\s{}]/.test(line[0])).length : null), cell(code.instructions), cell(code.overhead),
    );
  };
  const heads = ["function", "registers, estimated", "registers", "spills, B", "stack, B", "shared, B", "warps an SM", "PTX instr.", "SASS instr.", "overhead"];
  return el(
    "div", {}, el("h2", {}, "Kernels and functions"), page.machine.known.note ? el("p", { class: "muted" }, page.machine.known.note) : null,
    el("div", { class: "scroll" }, el("table", {}, el("thead", {}, el("tr", {}, heads.map((head, at) => el("th", { class: at ? "number" : "" }, head)))), el("tbody", {}, rows.slice(0, 200).map(one)))),
  );
}

/** Instructions behind each pass that changed something: those that didn't take no room. */
function sizeChart(page) {
  const passes = page.model.passes.filter((pass) => pass.index === 0 || pass.changed.size);
  const [width, height] = [900, 150];
  const most = Math.max(1, ...passes.map((pass) => pass.instructions));
  const x = (at) => 44 + ((width - 64) * at) / Math.max(1, passes.length - 1);
  const y = (count) => height - 34 - ((height - 50) * count) / most;
  const line = passes.map((pass, at) => `${at ? "L" : "M"}${x(at)} ${y(pass.instructions)}`).join(" ");
  const chart = svg("svg", { class: "chart", viewBox: `0 0 ${width} ${height}` });
  chart.append(
    svg("path", { class: "area", d: `${line} V${height - 34} H${x(0)} Z` }), svg("path", { class: "line", d: line }),
    svg("text", { x: 36, y: y(most) + 4, "text-anchor": "end" }, most), svg("text", { x: 36, y: height - 31, "text-anchor": "end" }, 0),
  );
  passes.forEach((pass, at) => {
    const go = () => page.go({ pass: pass.index, view: pass.index ? "diff" : "ir" });
    const said = svg("title", {}, `${pass.index} ${pass.name}: ${pass.instructions} instructions (${signed(pass.more)})`);
    chart.append(svg("circle", { cx: x(at), cy: y(pass.instructions), r: 4, onclick: go }, said));
    if (passes.length <= 30) chart.append(svg("text", { x: x(at), y: height - 18 + 12 * (at % 2), "text-anchor": at ? (at === passes.length - 1 ? "end" : "middle") : "start" }, passes.length <= 14 ? pass.name.split("<")[0].slice(0, 18) : pass.index));
  });
  return el("div", { class: "scroll" }, chart);
}

function timeBars(page, total) {
  const slowest = [...page.model.passes].filter((pass) => pass.seconds > 0).sort((a, b) => b.seconds - a.seconds).slice(0, 12);
  const most = slowest.length ? slowest[0].seconds : 1;
  return el(
    "div", { class: "bars" },
    slowest.map((pass) => el(
      "div", { class: "bar link", onclick: () => page.go({ pass: pass.index, view: "diff" }) },
      el("span", { class: "name" }, `${pass.index} ${pass.name}`),
      el("span", { class: "track" }, el("span", { class: "fill", style: `width:${(100 * pass.seconds) / most}%` })),
      el("span", { class: "number" }, `${seconds(pass.seconds)} · ${((100 * pass.seconds) / total).toFixed(0)} %`),
    )),
  );
}

// -- two states side by side

function diffView(page) {
  const { part, pass } = page.chosen;
  const at = part.versionAt(pass);
  const version = part.versions[at];
  if (!version || version.index !== pass || !version.isChange) return nothingChanged(page);
  const [old, now] = [at > 0 ? part.state(at - 1) : [], part.state(at)];
  const all = sideBySide(part, at);
  const known = part.renumbered(version);
  const open = new Set();
  let rows = [];
  const choose = ({ fold, side, at: line }) => {
    if (fold !== undefined) {
      open.add(fold);
      fillIn();
    } else page.drawer.tell(part, side === "left" ? pass - 1 : pass, line);
  };
  const left = new Pane(`before ${page.model.passes[pass].name}`, (row) => diffRow(row, "left", old, now, known, choose));
  const right = new Pane(`behind ${page.model.passes[pass].name}`, (row) => diffRow(row, "right", now, old, known, choose));
  const fillIn = () => {
    rows = page.unfolded ? all.map((row, place) => ({ ...row, at: place })) : folded(all, open);
    left.list.set(rows, longest(old));
    right.list.set(rows, longest(now));
  };
  tie(left.list, right.list);
  fillIn();
  page.hunk = (step) => {
    const places = hunks(rows);
    const here = Math.round((right.list.element.scrollTop + right.list.element.clientHeight / 3) / ROW);
    const next = step > 0 ? places.find((place) => place > here + 1) : places.reverse().find((place) => place < here - 1);
    if (next !== undefined) right.list.goTo(next);
  };
  const start = page.chosen.line !== undefined ? rows.findIndex((row) => row.right === page.chosen.line) : hunks(rows)[0];
  requestAnimationFrame(() => start > 0 && right.list.goTo(start));
  return el("div", { class: "view" }, legend(all, page), el("div", { class: "panes" }, left.element, right.element));
}

function legend(rows, page) {
  const counts = new Map();
  for (const row of rows) for (const kind of [row.kind, row.rightKind]) if (SIGNS[kind]) counts.set(kind, (counts.get(kind) || 0) + 1);
  const one = ([kind, count]) => el("span", { class: "key k" + kind }, `${SIGNS[kind]} ${count} ${MEANINGS[kind]}`);
  const all = () => page.toggleFolds();
  return el(
    "div", { class: "legend" }, [...counts].sort((a, b) => a[0] - b[0]).filter(([kind]) => kind !== LEFT).map(one),
    el("span", { class: "spacer" }), el("button", { onclick: all, title: "Show or fold what is unchanged (u)" }, page.unfolded ? "Fold unchanged" : "Show all lines"),
    el("button", { onclick: () => page.hunk(-1), title: "Previous change ([)" }, "↑"), el("button", { onclick: () => page.hunk(1), title: "Next change (])" }, "↓"),
  );
}

function nothingChanged(page) {
  const { model, chosen } = page;
  const pass = model.passes[chosen.pass];
  const changing = part_changes(chosen.part).filter((index) => index > 0);
  const button = (index, words) => (index === undefined ? null : el("button", { onclick: () => page.go({ pass: index, view: "diff" }) }, `${words} ${index} ${model.passes[index].name}`));
  const others = [...pass.changed].filter((part) => part !== chosen.part).slice(0, 12);
  return el(
    "div", { class: "view page-view empty" },
    el("h2", {}, pass.index ? `${pass.name} ${pass.inside.has(chosen.part) ? "changed" : "left"} ${chosen.part.full} ${pass.inside.has(chosen.part) ? "by the passes inside of it" : "as it was"}` : "This is the input"),
    el("p", {}, button(changing.filter((index) => index < pass.index).pop(), "← changed before by"), button(changing.find((index) => index > pass.index), "next changed by →"), el("button", { onclick: () => page.go({ view: "ir" }) }, "Show the IR")),
    others.length ? el("p", {}, "It changed ", others.map((part) => el("button", { onclick: () => page.go({ part, view: "diff" }) }, part.full))) : null,
  );
}

function part_changes(part) {
  return part.versions.filter((version) => version.isChange).map((version) => version.index);
}

// -- one state with what is known of each line

function irView(page) {
  const { part, pass } = page.chosen;
  const lines = part.linesAt(pass);
  if (!lines.length) return el("div", { class: "view page-view empty" }, el("h2", {}, `${part.full} is not there ${pass ? "behind this pass" : "in the input"}`));
  const places = part.name ? page.places(pass) : null;
  const known = places && lines.some((line) => places.of(line.text));
  const remarks = known ? remarksByLine(page, lines, places) : new Map();
  const draw = (line, at) => {
    const place = known ? places.of(line.text) : null;
    const source = place && page.sourceLine(place);
    const said = remarks.get(at);
    return el(
      "div", { class: "row ir" + (at === page.chosen.line ? " chosen" : "") + (line.origin.index === pass && pass ? " fresh" : ""), onclick: () => page.tell(at) },
      blameTag(line.origin, pass), gutter(at),
      !part.name && line.text.startsWith(FUNCTION_AT) ? functionLink(page, line.text.slice(FUNCTION_AT.length)) : el("span", { class: "text" }, ...coloured(line.text, "ir")),
      said ? el("span", { class: "flag " + said[0].kind.toLowerCase(), title: said.map((one) => `${one.pass}: ${one.message}`).join("\n") }, "▸ " + said[0].message) : null,
      place ? el("span", { class: "source", title: `${place.file}:${place.line}` }, `${place.file.split("/").pop()}:${place.line}`, source ? "  " + source.trim() : "") : null,
    );
  };
  const pane = new Pane(el("span", {}, `${part.full} behind `, pass ? `${pass} ${page.model.passes[pass].name}` : "reading", el("span", { class: "muted" }, " · the number ahead of a line is the pass that last touched it: click for its history")), draw);
  pane.list.set(lines, longest(lines) + (known ? 60 : 8));
  if (page.chosen.line !== undefined) requestAnimationFrame(() => pane.list.goTo(page.chosen.line));
  page.list = pane.list;
  return el("div", { class: "view" }, el("div", { class: "panes" }, pane.element));
}

function functionLink(page, name) {
  const part = page.model.byName.get(name);
  return el("span", { class: "text link c-global", onclick: (event) => (event.stopPropagation(), page.go({ part, view: "ir" })) }, FUNCTION_AT + name);
}

/** Remarks by the first line of the function that comes from their place in the source. */
function remarksByLine(page, lines, places) {
  const said = new Map();
  for (const one of page.model.run.remarks) {
    if (one.at && one.function === page.chosen.part.shown) said.set(`${one.at[0]}:${one.at[1]}`, [...(said.get(`${one.at[0]}:${one.at[1]}`) || []), one]);
  }
  const found = new Map();
  lines.forEach((line, at) => {
    const place = said.size ? places.of(line.text) : null;
    const key = place && `${place.file}:${place.line}`;
    if (!said.has(key)) return;
    found.set(at, said.get(key));
    said.delete(key);
  });
  return found;
}

// -- control flow

function graphView(page) {
  const { part, pass } = page.chosen;
  const lines = part.linesAt(pass);
  const blocks = part.name ? blocksOf(lines) : [];
  if (!blocks.length) return el("div", { class: "view page-view empty" }, el("h2", {}, "Choose a function that is there to see its blocks"));
  if (blocks.length > MOST_BLOCKS) return el("div", { class: "view page-view empty" }, el("h2", {}, `${plural(blocks.length, "block")} are too many to be drawn`));
  const facts = page.model.facts(part, pass);
  const pressure = new Map((facts ? facts.blocks : []).map((one) => [one[0].slice(1), one]));
  const headers = new Map((facts ? facts.loops : []).map((loop) => [loop.header.slice(1), loop]));
  const depths = new Map();
  for (const loop of facts ? facts.loops : []) for (const name of loop.blocks) depths.set(name.slice(1), Math.max(depths.get(name.slice(1)) || 0, loop.depth));
  const detailed = blocks.length <= 60;
  const shown = (block) => lines.slice(block.from + (block.implicit ? 0 : 1), block.to).map((line) => line.text.trim()).filter((text) => text && !text.startsWith("#dbg"));
  const sizeOf = (block) => ({ width: detailed ? 300 : 150, height: 26 + (detailed ? 14 * Math.min(8, shown(block).length) + 6 : 18) });
  const box = ({ block, width, height }) => {
    const fresh = pass > 0 && lines.slice(block.from, block.to).some((line) => line.origin.index === pass);
    const code = shown(block);
    const known = pressure.get(block.name);
    const loop = headers.get(block.name);
    const cut = (text, most) => (text.length > most ? text.slice(0, most - 1) + "…" : text);
    const some = code.length > 8 ? [...code.slice(0, 4), `… ${code.length - 7} more`, ...code.slice(-3)] : code;
    return [
      svg("rect", { class: `frame depth${Math.min(3, depths.get(block.name) || 0)} ${fresh ? "fresh" : ""}`, width, height, rx: 5 }),
      svg("text", { class: "label", x: 10, y: 17 }, cut(plain(block.name), detailed ? 25 : 20)),
      svg("text", { class: "count", x: detailed ? width - 8 : 10, y: detailed ? 17 : 35, "text-anchor": detailed ? "end" : "start" }, `${code.length} instr.${known ? ` · ${known[5]} reg.` : ""}`),
      ...(detailed ? some : []).map((text, at) => svg("text", { class: "code", x: 10, y: 35 + 14 * at }, cut(text, 44))),
      svg("title", {}, `${block.name}${loop ? `\nloop: goes back ${loop.count || "unknown"} times${loop.idiom ? `\n${loop.idiom}` : ""}` : ""}${known ? `\nregisters: in ${known[1]}, out ${known[3]}, peak ${known[5]}` : ""}`),
    ];
  };
  const root = movable(drawing(layout(blocks, sizeOf), box, (block) => page.go({ view: "ir", line: block.from })));
  fit(root);
  return el(
    "div", { class: "view" },
    el("div", { class: "legend" }, `${plural(blocks.length, "block")}`, el("span", { class: "key loop" }, "in a loop"), pass ? el("span", { class: "key k2" }, "touched by this pass") : null,
      el("span", { class: "muted" }, "wheel zooms, drag moves, click opens the IR"), el("span", { class: "spacer" }), el("button", { onclick: () => fit(root, true) }, "Whole graph"), el("button", { onclick: () => fit(root) }, "1 : 1")),
    el("div", { class: "canvas" }, root),
  );
}

/** Shows the top of a graph as large as text is, or all of it. */
function fit(root, whole) {
  requestAnimationFrame(() => {
    const view = root.viewBox.baseVal;
    const box = root.getBBox();
    const frame = root.parentElement ? root.parentElement.getBoundingClientRect() : { width: 900, height: 600 };
    const scale = whole ? Math.max(1, (box.width + 40) / frame.width, (box.height + 40) / frame.height) : 1;
    [view.width, view.height] = [frame.width * scale, frame.height * scale];
    const entry = root.querySelector(".block");
    const middle = entry ? entry.transform.baseVal[0].matrix.e + entry.getBBox().width / 2 : box.width / 2;
    view.x = whole || box.width < view.width ? box.x - (view.width - box.width) / 2 : middle - view.width / 2;
    view.y = box.y - 16;
  });
}

// -- loops and registers

function loopsView(page) {
  const { part, pass } = page.chosen;
  const facts = page.model.facts(part, pass);
  if (!facts) return el("div", { class: "view page-view empty" }, el("h2", {}, part.name ? "Nothing is known of its loops and registers here" : "Choose a function"));
  const note = facts.index === pass ? "" : `As of pass ${facts.index}, ${page.model.passes[facts.index].name}. `;
  return el(
    "div", { class: "view page-view" }, el("p", { class: "muted" }, note, "Trip counts are ScalarEvolution's; registers are estimated, of 32 bits."),
    el("h2", {}, plural(facts.loops.length, "loop")), facts.loops.length ? loopTable(page, facts) : null,
    el("h2", {}, `Register pressure: about ${plural(facts.registers, "register")} a thread${facts.warps ? `, ${facts.warps} warps an SM` : ""}`), pressureBars(page, facts),
    registerHistory(page),
  );
}

function loopTable(page, facts) {
  const one = (loop) => el(
    "tr", { class: "link", onclick: () => page.goToBlock(loop.header.slice(1)) },
    el("td", { style: `padding-left:${loop.depth * 14}px` }, el("code", {}, loop.header)), el("td", { class: "number" }, loop.blocks.length),
    el("td", {}, el("code", {}, loop.count || "unknown")), el("td", {}, el("code", {}, loop.most || "unknown")), el("td", { class: "number" }, loop.multiple > 1 ? loop.multiple : "–"),
    el("td", {}, loop.idiom ? el("span", { class: "badge", title: loop.idiom }, loop.idiom.split(":")[0]) : ""),
  );
  const heads = ["header", "blocks", "goes back, times", "at most", "trip count is a multiple of", "idiom"];
  return el("div", { class: "scroll" }, el("table", {}, el("thead", {}, el("tr", {}, heads.map((head, at) => el("th", { class: at === 1 || at === 4 ? "number" : "" }, head)))), el("tbody", {}, facts.loops.map(one))));
}

function pressureBars(page, facts) {
  const most = Math.max(1, ...facts.blocks.map((one) => one[5]));
  const share = (count) => `width:${(100 * count) / most}%`;
  const one = ([name, comes, , goes, , peak, predicates]) => el(
    "div", { class: "bar link", onclick: () => page.goToBlock(name.slice(1)) },
    el("span", { class: "name" }, el("code", {}, name)),
    el("span", { class: "track", title: `in ${comes}, out ${goes}, peak ${peak}; predicates at the peak ${predicates}` }, el("span", { class: "fill" + (peak === most ? " hot" : ""), style: share(peak) }), el("span", { class: "fill inner", style: share(comes) })),
    el("span", { class: "number" }, `${comes} → ${goes}, peak ${peak}`),
  );
  return el("div", { class: "bars" }, facts.blocks.slice(0, 500).map(one), facts.blocks.length > 500 ? el("p", { class: "muted" }, `and ${facts.blocks.length - 500} more blocks`) : null);
}

/** Registers behind each pass of which they are known. */
function registerHistory(page) {
  const known = page.model.run.facts[page.chosen.part.name] || {};
  const moments = Object.keys(known).map(Number).sort((a, b) => a - b);
  if (moments.length < 2) return null;
  const most = Math.max(1, ...moments.map((index) => known[index].registers));
  return el(
    "div", {}, el("h2", {}, "Registers a thread behind the passes"),
    el("div", { class: "bars" }, moments.map((index) => el(
      "div", { class: "bar link" + (index === page.chosen.pass ? " chosen" : ""), onclick: () => page.go({ pass: index }) },
      el("span", { class: "name" }, `${index} ${page.model.passes[index].name}`), el("span", { class: "track" }, el("span", { class: "fill", style: `width:${(100 * known[index].registers) / most}%` })),
      el("span", { class: "number" }, `${known[index].registers} registers, ${plural(known[index].loops.length, "loop")}`),
    ))),
  );
}

// -- machine code

function machineView(page) {
  const { part } = page.chosen;
  const code = page.machine.of(part.name);
  if (!code) {
    const why = page.machine.known.note || "There is no code of it: no kernel uses it any more, or it was inlined everywhere.";
    return el("div", { class: "view page-view empty" }, el("h2", {}, part.name ? `No PTX of ${part.full}` : "Choose a function"), el("p", { class: "muted" }, why));
  }
  const lines = part.linesAt(page.model.last);
  const made = new Set(code.ptx.map((line) => line[1]));
  const panes = [];
  const light = (at) => {
    page.lit = at;
    for (const pane of panes) pane.list.show(true);
  };
  const choose = (at, from) => {
    if (at === null || at === undefined || at < 0) return;
    light(at);
    for (const pane of panes) {
      const place = pane.lineOf(at);
      if (pane !== from && place >= 0) pane.list.goTo(place);
    }
    page.drawer.tell(part, page.model.last, at);
  };
  const row = (pane, at, number, ...inside) => el("div", { class: "row" + (at === page.lit && at >= 0 ? " lit" : "") + (at >= 0 ? " linked" : ""), onclick: () => choose(at, pane) }, at >= 0 && lines[at] ? blameTag(lines[at].origin, -1) : el("span", { class: "blame" }), gutter(number), ...inside);
  const ir = new Pane("IR, as the last pass left it", (line, at) => row(ir, made.has(at) ? at : -1 - at, at, el("span", { class: "text" }, ...coloured(line.text, "ir"))));
  ir.lineOf = (at) => at;
  ir.list.set(lines, longest(lines));
  panes.push(ir);
  for (const [kind, title] of [["ptx", "PTX"], ["sass", `SASS ${page.machine.known.gpu || ""}`]]) {
    if (!code[kind] || !page.panes.has(kind)) continue;
    const pane = new Pane(title, ([text, at], number) => row(pane, at, number, el("span", { class: "text" }, ...coloured(text, kind))));
    pane.lineOf = (at) => code[kind].findIndex((line) => line[1] === at);
    pane.list.set(code[kind], code[kind].reduce((most, line) => Math.max(most, line[0].length), 0));
    panes.push(pane);
  }
  page.lit = page.chosen.line ?? -1;
  if (page.chosen.line !== undefined) requestAnimationFrame(() => choose(page.chosen.line));
  return el("div", { class: "view" }, figures(page, code), el("div", { class: "panes" }, panes.map((pane) => pane.element)));
}

function figures(page, code) {
  const figure = (value, words) => (value === null || value === undefined ? null : el("span", { class: "figure" }, el("b", {}, value), " " + words));
  const toggle = (kind) => (code[kind] ? el("button", { class: page.panes.has(kind) ? "on" : "", onclick: () => page.togglePane(kind) }, kind.toUpperCase()) : null);
  return el(
    "div", { class: "legend" }, figure(code.registers, "registers"), figure(code.warps, "warps an SM"), figure(code.spills, "B spilled"), figure(code.stack, "B stack"), figure(code.shared, "B shared"),
    figure(code.instructions, "SASS instructions"), figure(code.overhead, "overhead"), code.linked ? null : el("span", { class: "muted" }, "not linked to the IR"),
    el("span", { class: "spacer" }), toggle("ptx"), toggle("sass"),
  );
}

// -- who made what possible

function causalityView(page) {
  const { model } = page;
  const known = model.run.causality;
  if (!known) return el("div", { class: "view page-view empty" }, el("h2", {}, "Causality was not asked for"), el("p", { class: "muted" }, "-report-causality runs again without each pass that changed something, and tells here what that changes."));
  const link = (index) => el("button", { class: "chip", onclick: () => page.go({ pass: index, view: "diff" }) }, `${index} ${model.passes[index].name}`);
  const names = (found) => el("span", { class: "muted" }, found.slice(0, 4).map((name) => short(plain(name))).join(", ") + (found.length > 4 ? ` and ${found.length - 4} more` : ""));
  const list = (words, kind, found) => (found.length ? el("div", { class: "cause " + kind }, el("span", { class: "did" }, words), el("div", {}, found.map(([index, functions]) => el("div", {}, link(index), " ", names(functions))))) : null);
  const one = (cause) => el(
    "section", { class: "cause-of" }, el("h3", {}, link(cause.index), el("span", { class: "muted" }, ` left out by its numbers ${cause.numbers[0]}–${cause.numbers[1]}`)),
    cause.error ? el("p", { class: "remark failure" }, cause.error) : null,
    list("made possible", "enabled", cause.enabled), list("pre-empted", "preempted", cause.preempted), list("changed what was done by", "altered", cause.altered),
    cause.error ? null : el("p", {}, cause.same ? "Without it the end is the same: others do its work." : `Without it the end has ${endWithout(cause.instructions - model.passes[model.last].instructions)}.`),
  );
  return el("div", { class: "view page-view" }, arcs(page, known), known.map(one), known.length ? null : el("p", {}, "No pass that can be left out changed anything."));
}

function endWithout(more) {
  if (!more) return "as many instructions, but not the same";
  return `${plural(Math.abs(more), "instruction")} ${more > 0 ? "more" : "fewer"}`;
}

/** The passes below one another, with an arc from each to those that it made possible, pre-empted or altered. */
function arcs(page, known) {
  const { model } = page;
  const involved = [...new Set(known.flatMap((cause) => [cause.index, ...["enabled", "preempted", "altered"].flatMap((kind) => cause[kind].map(([index]) => index))]))].sort((a, b) => a - b);
  if (involved.length < 2) return null;
  const y = (index) => 16 + 24 * involved.indexOf(index);
  const chart = svg("svg", { class: "arcs", viewBox: `0 0 900 ${24 * involved.length + 8}` });
  for (const cause of known) {
    for (const kind of ["altered", "enabled", "preempted"]) {
      for (const [index] of cause[kind]) {
        const [from, to] = [y(cause.index), y(index)];
        const reach = 320 + Math.min(520, 14 * Math.sqrt(to - from) * 2);
        const arc = svg("path", { class: "arc " + kind, d: `M300 ${from} C${reach} ${from} ${reach} ${to} 300 ${to}` });
        arc.append(svg("title", {}, `${model.passes[cause.index].name} ${kind} ${model.passes[index].name}`));
        chart.append(arc);
      }
    }
  }
  for (const index of involved) {
    const label = `${index} ${model.passes[index].name}`;
    chart.append(svg("text", { class: "link", x: 290, y: y(index) + 4, "text-anchor": "end", onclick: () => page.go({ pass: index, view: "diff" }) }, label.length > 40 ? label.slice(0, 39) + "…" : label));
    chart.append(svg("circle", { cx: 300, cy: y(index), r: 3 }));
  }
  const key = el("p", {}, el("span", { class: "key enabled" }, "made possible"), el("span", { class: "key preempted" }, "pre-empted"), el("span", { class: "key altered" }, "changed what it did"));
  return el("div", {}, key, chart);
}

// -- remarks

const MOST_REMARKS = 600;

function remarksView(page) {
  const { remarks } = page.model.run;
  const own = remarks.filter((one) => one.function === page.chosen.part.shown);
  const shown = own.length ? own : remarks;
  const one = (remark) => el(
    "tr", { class: "link " + remark.kind.toLowerCase(), onclick: () => page.goToRemark(remark) },
    el("td", {}, el("span", { class: "badge " + remark.kind.toLowerCase() }, remark.kind)), el("td", {}, `${remark.index} ${remark.pass}`), el("td", { class: "name", title: remark.function }, short(remark.function)),
    el("td", { class: "wide" }, remark.message), el("td", {}, remark.at ? `${remark.at[0].split("/").pop()}:${remark.at[1]}` : ""),
  );
  return el(
    "div", { class: "view page-view" }, el("p", { class: "muted" }, `${plural(shown.length, "remark")} of nvopt's own passes`, shown === remarks ? " on all functions" : ` on ${page.chosen.part.shown}`),
    el("div", { class: "scroll" }, el("table", {}, el("tbody", {}, shown.slice(0, MOST_REMARKS).map(one)))),
    shown.length > MOST_REMARKS ? el("p", { class: "muted" }, `and ${shown.length - MOST_REMARKS} more; choose a function to see its own`) : null,
  );
}
