// Rows of code: two states side by side, or one with what is known of each line.

const CONTEXT = 4;

/** Both sides of a version, row by row: `{left, right, kind}` with the places of lines, -1 for none. */
function sideBySide(part, at) {
  const rows = [];
  let waiting = [];
  let place = 0;
  const flush = () => {
    rows.push(...waiting);
    waiting = [];
  };
  for (const { kind, old } of stepsOf(part.versions[at].numbers)) {
    if (kind === DROPPED || kind === LEFT) waiting.push({ left: old, right: -1, kind });
    else if (kind === ADDED || kind === MOVED || kind === INLINED) {
      const beside = waiting.find((row) => row.right < 0);
      if (beside) Object.assign(beside, { right: place++, rightKind: kind });
      else waiting.push({ left: -1, right: place++, kind });
    } else {
      flush();
      rows.push({ left: old, right: place++, kind });
    }
  }
  flush();
  return rows;
}

function isChanged(row) {
  return row.kind !== KEPT && row.kind !== RESPELLED;
}

/** The rows, of which long stretches without a change are one row `{fold, from, to}`; `open` has those that are shown all the same. */
function folded(rows, open) {
  const near = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    if (isChanged(row)) near.fill(1, Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  });
  const found = [];
  for (let at = 0; at < rows.length; at++) {
    let end = at;
    while (end < rows.length && !near[end]) end++;
    if (end - at > 1 && !open.has(at)) {
      found.push({ fold: true, from: at, to: end });
      at = end - 1;
    } else found.push({ ...rows[at], at });
  }
  return found;
}

/** The first row of each stretch of changes. */
function hunks(rows) {
  return rows.flatMap((row, at) => (!row.fold && isChanged(row) && !(at && !rows[at - 1].fold && isChanged(rows[at - 1])) ? [at] : []));
}

function longest(lines) {
  return lines.reduce((most, line) => Math.max(most, line.text.length), 0);
}
