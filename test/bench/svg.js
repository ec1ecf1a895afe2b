// Draws a chart of panels with two logarithmic axes each, as SVG that is readable in light and in dark mode.
const WIDTH = 280;
const HEIGHT = 240;
/** How far the first point lies from the labels of the vertical axis. */
const INSET = 20;
const EDGE = { left: 52, right: 22, top: 40, bottom: 44 };

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #59636e; }
  .title { font-size: 13px; font-weight: 600; fill: #1f2328; }
  .value { fill: #1f2328; font-size: 11px; paint-order: stroke; stroke: #ffffff; stroke-width: 3px; }
  .back { fill: #ffffff; }
  .grid { stroke: #d1d9e0; stroke-width: 1; }
  .line { fill: none; stroke: #0969da; stroke-width: 2; stroke-linejoin: round; }
  .dot { fill: #0969da; }
  @media (prefers-color-scheme: dark) {
    text { fill: #9198a1; }
    .title, .value { fill: #f0f6fc; }
    .value { stroke: #0d1117; }
    .back { fill: #0d1117; }
    .grid { stroke: #3d444d; }
    .line { stroke: #4493f8; }
    .dot { fill: #4493f8; }
  }
`;

/** A number in few characters: 1k for a thousand, 1M for a million. */
export function shorten(number) {
  if (number >= 1e6) return `${Number((number / 1e6).toPrecision(2))}M`;
  if (number >= 1e3) return `${Number((number / 1e3).toPrecision(2))}k`;
  return `${Number(number.toPrecision(2))}`;
}

/** The powers of ten from the one below the least number to the one above the greatest. */
export function decades(numbers) {
  const first = Math.floor(Math.log10(Math.min(...numbers)));
  const last = Math.max(Math.ceil(Math.log10(Math.max(...numbers))), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/** Maps a number to a coordinate, by its logarithm. */
function createScale(ticks, from, to) {
  const [low, high] = [Math.log10(ticks[0]), Math.log10(ticks.at(-1))];
  return (number) => Number((from + ((Math.log10(number) - low) / (high - low)) * (to - from)).toFixed(1));
}

const text = (x, y, content, { anchor = 'middle', kind = '' } = {}) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}"${kind && ` class="${kind}"`}>${content}</text>`;

const line = (x1, y1, x2, y2) => `<line class="grid" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

function drawPanel({ title, unit, points }, label, offset) {
  const [left, right] = [offset + EDGE.left, offset + WIDTH - EDGE.right];
  const [top, bottom] = [EDGE.top, HEIGHT - EDGE.bottom];
  const columns = decades(points.map(([x]) => x));
  const rows = decades(points.map(([, y]) => y));
  const [x, y] = [createScale(columns, left + INSET, right), createScale(rows, bottom, top)];
  const places = points.map(([across, up]) => ({ at: [x(across), y(up)], up }));
  return [
    text(left, 20, `${title}, ${unit}`, { anchor: 'start', kind: 'title' }),
    ...rows.map(
      (row) => line(left, y(row), right, y(row)) + text(left - 8, y(row) + 4, shorten(row), { anchor: 'end' }),
    ),
    ...columns.map((column) => text(x(column), bottom + 18, shorten(column))),
    text((left + right) / 2, bottom + 36, label),
    `<polyline class="line" points="${places.map(({ at }) => at.join(',')).join(' ')}"/>`,
    ...places.map(({ at: [cx, cy] }) => `<circle class="dot" cx="${cx}" cy="${cy}" r="3.5"/>`),
    // Above the point and to its left: a rising line is on the right.
    ...places.map(({ at: [cx, cy], up }) => text(cx + 6, cy - 8, shorten(up), { anchor: 'end', kind: 'value' })),
  ].join('\n');
}

/**
 * Draws panels side by side.
 *
 * @param panels each with `title`, `unit` and `points`, pairs of positive numbers
 * @param label what the horizontal axes count
 */
export function drawChart({ panels, label }) {
  const width = WIDTH * panels.length;
  const told = panels.map(
    ({ title, unit, points }) => `${title}: ${points.map(([, y]) => shorten(y)).join(', ')} ${unit}`,
  );
  const counts = panels[0].points.map(([x]) => shorten(x)).join(', ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img">
<title>For ${counts} ${label}: ${told.join('; ')}</title>
<style>${STYLE}</style>
<rect class="back" width="${width}" height="${HEIGHT}" rx="6"/>
${panels.map((panel, index) => drawPanel(panel, label, index * WIDTH)).join('\n')}
</svg>
`;
}
