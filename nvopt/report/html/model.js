// The states of the module, restored from the first and the steps between (see history.py and steps.py for what these are).

const [KEPT, DROPPED, ADDED, RESPELLED, REWRITTEN, RENAMED, MOVED, LEFT, INLINED] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const DID = { [ADDED]: "made", [REWRITTEN]: "rewrote", [RENAMED]: "renamed", [MOVED]: "moved", [INLINED]: "inlined" };
const FUNCTION_AT = "; function @"; // what is shown for a line that stands for a function
const NUMBERED = /[%#!@][0-9]+(?![A-Za-z0-9_])/g;

class Model {
  constructor(run) {
    this.run = run;
    this.texts = run.texts.map((text) => (text.startsWith("\x01") ? FUNCTION_AT + text.slice(1) : text));
    this.passes = [{ index: 0, name: "input", seconds: 0, numbers: [0, 0], level: "", depth: 0 }, ...run.passes];
    this.parts = run.parts.map((part, at) => new Part(this, part, at));
    this.byName = new Map(this.parts.map((part) => [part.name, part]));
    this.renumbered = new Map(Object.entries(run.renumbered).map(([index, runs]) => [Number(index), names(runs)]));
    this.functions = this.parts.filter((part) => part.name !== "");
    this.count();
  }

  /** Of each pass which parts it changed, and how large the module was behind it. */
  count() {
    for (const pass of this.passes) pass.changed = new Set();
    const sizes = this.passes.map(() => [0, 0]);
    for (const part of this.parts) {
      let before = [0, 0];
      for (const version of part.versions) {
        if (version.isChange && version.index > 0) this.passes[version.index].changed.add(part);
        const now = [part.name === "" ? 0 : version.lines, version.instructions];
        sizes[version.index][0] += now[0] - before[0];
        sizes[version.index][1] += now[1] - before[1];
        before = now;
      }
    }
    this.passes.forEach((pass, index) => {
      pass.inside = new Set(); // what the passes inside of it changed, which stand ahead of it
      for (let at = index - 1; at > 0 && this.passes[at].depth > pass.depth; at--) this.passes[at].changed.forEach((part) => pass.inside.add(part));
    });
    let [lines, instructions] = [0, 0];
    this.passes.forEach((pass, index) => {
      [pass.moreLines, pass.more] = sizes[index];
      [pass.lines, pass.instructions] = [(lines += pass.moreLines), (instructions += pass.more)];
    });
  }

  get last() {
    return this.passes.length - 1;
  }

  isKernel(part) {
    return Object.values(this.run.facts[part.name] || {}).some((facts) => facts.kernel);
  }

  /** What analyses found of a function behind a pass, or behind the last one before it of which that is known. */
  facts(part, index) {
    const known = this.run.facts[part.name] || {};
    const at = Object.keys(known).map(Number).filter((one) => one <= index).sort((a, b) => b - a)[0];
    return at === undefined ? null : { index: at, ...known[at] };
  }
}

/** Old numbers to new ones, of runs of prefix, old, new, how many. */
function names(runs) {
  const found = new Map();
  for (let at = 0; at < runs.length; at += 4) {
    const [prefix, from, to, count] = runs.slice(at, at + 4);
    for (let more = 0; more < count; more++) found.set(prefix + (from + more), prefix + (to + more));
  }
  return found;
}

function respell(line, known) {
  if (!known.size) return line;
  const label = /^([0-9]+):/.exec(line);
  const renamed = label && known.get("%" + label[1]);
  if (renamed) line = renamed.slice(1) + line.slice(label[1].length);
  return line.replace(NUMBERED, (name) => known.get(name) || name);
}

class Part {
  constructor(model, part, at) {
    this.model = model;
    this.name = part.name;
    this.at = at;
    this.versions = part.versions.map(([index, isChange, lines, instructions, numbers, runs]) => ({
      index, isChange: Boolean(isChange), lines, instructions, numbers, runs,
    }));
    this.states = [];
  }

  get shown() {
    return plain(this.name);
  }

  /** Its name in the source, parameters and all, where it is a mangled one. */
  get full() {
    return (this.model.run.sourceNames || {})[this.name] || this.shown;
  }

  /** Whether a text in small letters is part of what it is called. */
  isCalled(wanted) {
    return this.shown.toLowerCase().includes(wanted) || this.full.toLowerCase().includes(wanted);
  }

  /** The number of the version that stands behind a pass; -1 where there was none yet. */
  versionAt(index) {
    let at = -1;
    while (at + 1 < this.versions.length && this.versions[at + 1].index <= index) at++;
    return at;
  }

  linesAt(index) {
    const at = this.versionAt(index);
    return at < 0 ? [] : this.state(at);
  }

  /** The lines of a version, each with its text and its origin: which pass did what, and what was before. */
  state(at) {
    for (let next = this.states.length; next <= at; next++) {
      this.states.push(this.advance(next ? this.states[next - 1] : [], this.versions[next]));
    }
    return this.states[at];
  }

  advance(old, version) {
    const known = this.renumbered(version);
    const lines = [];
    for (const step of stepsOf(version.numbers)) {
      const line = this.lineOf(step, old, version.index, known);
      if (line) lines.push(line);
    }
    return lines;
  }

  /** The numbers that became others in a version. */
  renumbered(version) {
    return new Map([...(this.model.renumbered.get(version.index) || []), ...names(version.runs)]);
  }

  lineOf({ kind, old, text, of }, lines, index, known) {
    if (kind === DROPPED || kind === LEFT) return null;
    const before = kind === INLINED ? this.model.byName.get(this.model.texts[of]).linesAt(index - 1)[old] : lines[old];
    if (kind === KEPT) {
      const spelled = respell(before.text, known);
      return spelled === before.text ? before : { text: spelled, origin: before.origin };
    }
    const now = this.model.texts[text];
    if (kind === RESPELLED) return { text: now, origin: before.origin };
    const what = kind === ADDED && index === 0 ? "input" : DID[kind];
    return { text: now, origin: { index, what, text: now, part: this, before: before ? before.origin : null } };
  }

  /** Forgets the states, all but those that are cheap to make again. */
  forget() {
    this.states = [];
  }
}

/** The steps of a version: `{kind, old, text, of}`, where `old` is a line's place before, in the function with the name `of` where it was
    inlined; `text` and `of` are numbers of texts. */
function* stepsOf(numbers) {
  let old = 0;
  for (let at = 0; at < numbers.length; ) {
    const [kind, count] = [numbers[at++], numbers[at++]];
    for (let more = 0; more < count; more++) {
      if (kind === KEPT || kind === DROPPED || kind === LEFT) yield { kind, old: old++ };
      else if (kind === ADDED) yield { kind, old: -1, text: numbers[at++] };
      else if (kind === MOVED) yield { kind, old: numbers[at++], text: numbers[at++] };
      else if (kind === INLINED) yield { kind, of: numbers[at++], old: numbers[at++], text: numbers[at++] };
      else yield { kind, old: old++, text: numbers[at++] };
    }
  }
}

/** Who did what to a line, the first first. */
function chainOf(origin) {
  const chain = [];
  for (let one = origin; one; one = one.before) chain.unshift(one);
  return chain;
}

// -- what the debug info in the module's own lines says

class Places {
  constructor(lines) {
    this.nodes = new Map();
    for (const { text } of lines) {
      const found = /^(![0-9]+) = (?:distinct )?!(DILocation|DISubprogram|DILexicalBlock|DILexicalBlockFile|DIFile)\((.*)\)$/.exec(text);
      if (found) this.nodes.set(found[1], found);
    }
  }

  /** The file's name, the line and the column of an instruction, or null. */
  of(text) {
    const attached = /, !dbg (![0-9]+)/.exec(text);
    const node = attached && this.nodes.get(attached[1]);
    if (!node || node[2] !== "DILocation") return null;
    const line = /\bline: ([0-9]+)/.exec(node[3]);
    const column = /\bcolumn: ([0-9]+)/.exec(node[3]);
    const file = this.fileOf(/\bscope: (![0-9]+)/.exec(node[3]));
    return file ? { file, line: line ? Number(line[1]) : 0, column: column ? Number(column[1]) : 0 } : null;
  }

  fileOf(found) {
    const scope = found && this.nodes.get(found[1]);
    const file = scope && /\bfile: (![0-9]+)/.exec(scope[3]);
    const node = file && this.nodes.get(file[1]);
    const name = node && /filename: "([^"]*)"/.exec(node[3]);
    return name ? name[1] : null;
  }
}
