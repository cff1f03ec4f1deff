// The control-flow graph of a function: read off its lines, laid out in layers, drawn as SVG.

const MOST_BLOCKS = 1200;
const [GAP_X, GAP_Y] = [28, 46];

/** The blocks of a function: `{name, from, to, targets}`, by the places of their lines. */
function blocksOf(lines) {
  const blocks = [];
  lines.forEach(({ text }, at) => {
    if (text.startsWith("define ")) blocks.push({ name: "entry", from: at + 1, to: at + 1, targets: [], implicit: true });
    if (!blocks.length || text === "}" || text === "") return;
    const label = /^("(?:[^"\\]|\\.)*"|[-\w$.]+):/.exec(text);
    const last = blocks[blocks.length - 1];
    if (label && last.implicit && last.to === last.from) Object.assign(last, { name: label[1], from: at, implicit: false });
    else if (label) blocks.push({ name: label[1], from: at, to: at, targets: [] });
    const block = blocks[blocks.length - 1];
    block.to = at + 1;
    for (const [, target] of text.matchAll(/\blabel %("(?:[^"\\]|\\.)*"|[-\w$.]+)/g)) if (!block.targets.includes(target)) block.targets.push(target);
  });
  return blocks;
}

/** The blocks with `layer`, `x`, `y`, `width`, `height`, and edges `{from, to, back, points}`. */
function layout(blocks, sizeOf) {
  const byName = new Map(blocks.map((block, at) => [block.name, at]));
  const nodes = blocks.map((block, at) => ({ block, at, layer: 0, ...sizeOf(block) }));
  const edges = blocks.flatMap((block, from) => block.targets.filter((name) => byName.has(name)).map((name) => ({ from, to: byName.get(name) })));
  markBackEdges(nodes, edges);
  layers(nodes, edges);
  const chains = edges.filter((edge) => !edge.back).map((edge) => withBends(edge, nodes));
  const rows = [];
  for (const node of nodes) (rows[node.layer] ||= []).push(node);
  for (let turn = 0; turn < 6; turn++) order(rows, turn % 2 === 0);
  for (let turn = 0; turn < 12; turn++) settle(rows, turn % 2 === 0);
  let y = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((node) => node.height));
    for (const node of row) node.y = y;
    y += height + GAP_Y;
  }
  const left = Math.min(...nodes.map((node) => node.x - node.width / 2));
  for (const node of nodes) node.x -= left;
  edges.filter((edge) => !edge.back).forEach((edge, at) => (edge.points = chains[at].map((node) => [node.x, node.y, node.height, node.block ? 1 : 0])));
  return { nodes: nodes.filter((node) => node.block), edges, width: Math.max(...nodes.map((node) => node.x + node.width / 2)), height: y };
}

/** Edges to a block from which the search still goes on are back edges. */
function markBackEdges(nodes, edges) {
  const out = nodes.map(() => []);
  for (const edge of edges) out[edge.from].push(edge);
  const state = new Uint8Array(nodes.length);
  for (const { at: root } of nodes) {
    const path = state[root] ? [] : [[root, 0]];
    if (path.length) state[root] = 1;
    while (path.length) {
      const top = path[path.length - 1];
      const edge = out[top[0]][top[1]++];
      if (!edge) {
        state[top[0]] = 2;
        path.pop();
      } else if (state[edge.to] === 1) edge.back = true;
      else if (!state[edge.to]) {
        state[edge.to] = 1;
        path.push([edge.to, 0]);
      }
    }
  }
}

/** Each block one layer below the lowest of those that lead to it. */
function layers(nodes, edges) {
  const waiting = nodes.map(() => 0);
  const out = nodes.map(() => []);
  for (const edge of edges.filter((edge) => !edge.back)) {
    waiting[edge.to]++;
    out[edge.from].push(edge.to);
  }
  const todo = nodes.filter((node) => !waiting[node.at]).map((node) => node.at);
  while (todo.length) {
    const at = todo.shift();
    for (const to of out[at]) {
      nodes[to].layer = Math.max(nodes[to].layer, nodes[at].layer + 1);
      if (!--waiting[to]) todo.push(to);
    }
  }
}

/** The nodes that an edge goes through: its ends and a bend in each layer between. */
function withBends(edge, nodes) {
  const [from, to] = [nodes[edge.from], nodes[edge.to]];
  const chain = [from];
  for (let layer = from.layer + 1; layer < to.layer; layer++) {
    const bend = { layer, width: 8, height: 0, block: null };
    nodes.push(bend);
    chain.push(bend);
  }
  chain.push(to);
  for (let at = 0; at + 1 < chain.length; at++) {
    (chain[at].below ||= []).push(chain[at + 1]);
    (chain[at + 1].above ||= []).push(chain[at]);
  }
  return chain;
}

/** Orders each layer by where its neighbours in the one before stand. */
function order(rows, downwards) {
  const sequence = downwards ? rows.keys() : [...rows.keys()].reverse();
  for (const at of sequence) {
    rows[at].forEach((node, place) => (node.place = place));
    const neighbours = rows[at + (downwards ? -1 : 1)];
    if (!neighbours) continue;
    for (const node of rows[at]) {
      const near = (downwards ? node.above : node.below) || [];
      node.wish = near.length ? near.reduce((sum, one) => sum + one.place, 0) / near.length : node.place;
    }
    rows[at].sort((one, other) => one.wish - other.wish || one.place - other.place);
    rows[at].forEach((node, place) => (node.place = place));
  }
}

/** Moves each node to the middle of its neighbours, as far as those beside it let it. */
function settle(rows, downwards) {
  const sequence = downwards ? rows : [...rows].reverse();
  for (const row of sequence) {
    let x = 0;
    for (const node of row) {
      const near = (downwards ? node.above : node.below) || [];
      const known = near.filter((one) => one.x !== undefined);
      node.wish = known.length ? known.reduce((sum, one) => sum + one.x, 0) / known.length : node.x ?? x + node.width / 2;
      x = node.wish + node.width / 2 + GAP_X;
    }
    spread(row);
  }
}

/** Places a row so that nothing overlaps, each as near to its wish as can be: neighbours that push one another share the way. */
function spread(row) {
  const groups = [];
  for (const node of row) {
    let group = { nodes: [node], offsets: [0], sum: node.wish, at: node.wish };
    while (groups.length) {
      const left = groups[groups.length - 1];
      const last = left.nodes.length - 1;
      const gap = left.offsets[last] + left.nodes[last].width / 2 + GAP_X + group.nodes[0].width / 2;
      if (left.at + gap <= group.at) break;
      groups.pop();
      group = merged(left, group, gap);
    }
    groups.push(group);
  }
  for (const group of groups) group.nodes.forEach((node, at) => (node.x = group.at + group.offsets[at]));
}

function merged(left, right, gap) {
  const offsets = [...left.offsets, ...right.offsets.map((offset) => offset + gap)];
  const nodes = [...left.nodes, ...right.nodes];
  const sum = nodes.reduce((total, node, at) => total + node.wish - offsets[at], 0);
  return { nodes, offsets, sum, at: sum / nodes.length };
}

/** The drawing; `box(node)` makes what is in a block's frame, `choose(block)` is called for a click. */
function drawing({ nodes, edges, width, height }, box, choose) {
  const byAt = nodes;
  const lanes = edges.filter((edge) => edge.back).length;
  const root = svg("svg", { class: "graph", viewBox: `-20 -20 ${width + 60 + lanes * 10} ${height + 40}` });
  root.append(arrowHeads());
  let lane = 0;
  for (const edge of edges) {
    const path = edge.back ? backPath(byAt[edge.from], byAt[edge.to], width + 16 + 10 * lane++) : forwardPath(edge.points);
    root.append(svg("path", { class: edge.back ? "edge back" : "edge", d: path, "marker-end": `url(#${edge.back ? "tip-back" : "tip"})` }));
  }
  for (const node of nodes) {
    const frame = svg("g", { class: "block", transform: `translate(${node.x - node.width / 2},${node.y})`, onclick: () => choose(node.block) });
    frame.append(...box(node));
    root.append(frame);
  }
  return root;
}

function arrowHeads() {
  const tip = (id, kind) =>
    svg("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, svg("path", { d: "M0 0 L8 4 L0 8 z", class: kind }));
  return svg("defs", {}, tip("tip", "tip"), tip("tip-back", "tip back"));
}

function forwardPath(points) {
  let path = "";
  points.forEach(([x, y, height, isBlock], at) => {
    const top = y;
    const bottom = y + (isBlock ? height : 0);
    if (!at) path = `M${x} ${bottom}`;
    else {
      const [px, py] = [points[at - 1][0], points[at - 1][1] + (points[at - 1][3] ? points[at - 1][2] : 0)];
      const middle = (py + top) / 2;
      path += ` C${px} ${middle} ${x} ${middle} ${x} ${top}`;
    }
  });
  return path;
}

/** Up again, in a lane of its own to the right of all blocks. */
function backPath(from, to, x) {
  const [startX, startY] = [from.x + from.width / 2, from.y + from.height - 8];
  const [endX, endY] = [to.x + to.width / 2, to.y + 8];
  const bend = 10;
  return (
    `M${startX} ${startY} L${x - bend} ${startY} Q${x} ${startY} ${x} ${startY - bend} ` +
    `L${x} ${endY + bend} Q${x} ${endY} ${x - bend} ${endY} L${endX + 2} ${endY}`
  );
}

/** Lets the wheel zoom and the mouse move a drawing. */
function movable(root) {
  const view = root.viewBox.baseVal;
  root.addEventListener("wheel", (event) => {
    event.preventDefault();
    const frame = root.getBoundingClientRect();
    const scale = event.deltaY > 0 ? 1.15 : 1 / 1.15;
    const [fx, fy] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
    view.x += view.width * fx * (1 - scale);
    view.y += view.height * fy * (1 - scale);
    view.width *= scale;
    view.height *= scale;
  }, { passive: false });
  root.addEventListener("pointermove", (event) => {
    if (!(event.buttons & 1)) return;
    const scale = Math.max(view.width / root.clientWidth, view.height / root.clientHeight);
    view.x -= event.movementX * scale;
    view.y -= event.movementY * scale;
  });
  return root;
}
