// Writes what was printed into docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './median.js';
import { root } from './processes.js';
import { format } from './report.js';

/** A table of Markdown, its columns as wide as their widest cell: as the formatter of this project writes it. */
export function markdownTable([head, ...rows]) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column].length)));
  const row = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(row)].join('\n');
}

/** Puts a text between `<!-- name -->` and `<!-- /name -->`; without the two, throws. */
export function replaceBlock(document, name, content) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [document.indexOf(open), document.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`there is no ${open} … ${close}`);
  return `${document.slice(0, from + open.length)}\n\n${content}\n\n${document.slice(to)}`;
}

/** The subject's figures, and how many times the others' they are; a dash where a side was not measured. */
export function comparisonTable(comparisons, corner) {
  const [{ subject }] = comparisons;
  const names = [...new Set(comparisons.flatMap(({ sides }) => sides.map(({ name }) => name)))];
  const others = names.filter((name) => name !== subject);
  const rows = comparisons.map(({ title, sides }) => {
    const middle = (name) => {
      const { values } = sides.find((side) => side.name === name) ?? {};
      return values && median(values);
    };
    const ours = middle(subject);
    const cells = others.map((name) => (middle(name) === undefined ? '–' : `${format(ours / middle(name))}x`));
    return [title, format(ours), ...cells];
  });
  return markdownTable([[corner, subject, ...others.map((name) => `of ${name}`)], ...rows]);
}

/** The figures beside their limits. */
export function targetTable(targets) {
  const rows = targets.map(({ name, text, value, most, unit }) => {
    const limit = most === undefined ? '–' : `${most}${unit === 'x' ? 'x' : ` ${unit}`}`;
    const verdict = most === undefined ? '–' : value <= most ? 'met' : 'MISSED';
    return [name, text.trim().replaceAll(/ {2,}/g, ', '), limit, verdict];
  });
  return markdownTable([['figure', 'measured', 'at most', 'verdict'], ...rows]);
}

/** Writes the block of the page. */
export function writePage({ comparisons, targets, widest }, machine) {
  // A dash says that a side has nothing like it, so nobody may be missing for another reason.
  const missing = comparisons.flatMap(({ title, sides }) =>
    sides.filter((side) => side.missing).map((side) => `${title}: ${side.name} ${side.missing}`),
  );
  if (missing.length) throw new Error(`not written: ${missing.join('; ')}`);
  const file = join(root, 'docs/performance.md');
  const group = (name) => comparisons.filter((comparison) => comparison.group === name);
  const content = [
    `Measured on ${machine}. Rounds of one figure lay up to ${widest().toFixed(0)} % apart.`,
    'Requests per second, and how many times as many as the others answer; a dash where one has nothing like it:',
    comparisonTable(group('serve'), 'requests/s'),
    'Records made per second, and how many times as many as the others make:',
    comparisonTable(group('generate'), 'records/s'),
    'Times, sizes and latencies beside the most they may be; ours comes before the baseline:',
    targetTable(targets),
  ].join('\n\n');
  writeFileSync(file, replaceBlock(readFileSync(file, 'utf8'), 'bench', content));
}
