import { describe, expect, it } from 'vitest';

interface Side {
  readonly name: string;
  readonly values?: readonly number[];
  readonly missing?: string;
}

interface Comparison {
  readonly title: string;
  readonly subject: string;
  readonly baseline: string;
  readonly sides: readonly Side[];
}

interface Target {
  readonly name: string;
  readonly text: string;
  readonly value: number;
  readonly most?: number;
  readonly unit: string;
}

interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly (readonly [number, number])[];
}

/** The functions of the benchmark under test. Its files are plain JavaScript. */
interface Bench {
  median(numbers: readonly number[]): number;
  quantile(numbers: readonly number[], part: number): number;
  spread(numbers: readonly number[]): number;
  format(number: number): string;
  targetLine(target: Target): string;
  comparisonLines(comparison: Comparison): string[];
  markdownTable(rows: readonly (readonly string[])[]): string;
  replaceBlock(document: string, name: string, content: string): string;
  comparisonTable(comparisons: readonly Comparison[], corner: string): string;
  targetTable(targets: readonly Target[]): string;
  shorten(number: number): string;
  decades(numbers: readonly number[]): number[];
  drawChart(chart: { panels: readonly Panel[]; label: string }): string;
}

const files = ['median', 'report', 'page', 'svg'].map((name) => new URL(`bench/${name}.js`, import.meta.url).href);
const bench: Bench = Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))));

describe('the numbers of the benchmark', () => {
  it('include a median, a slow end and a spread', () => {
    expect(bench.median([5, 1, 3])).toBe(3);
    expect(bench.median([10, 9, 100, 1])).toBe(10);
    expect(
      bench.quantile(
        Array.from({ length: 200 }, (_, index) => index),
        0.99,
      ),
    ).toBe(198);
    expect(bench.quantile([7], 0.99)).toBe(7);
    expect(bench.spread([90, 100, 110])).toBe(20);
  });

  it.each([
    [0.000721, '0.0007'],
    [2.345, '2.35'],
    [23.45, '23.4'],
    [512.6, '513'],
    [1234567, '1,234,567'],
  ])('%d is printed as %s', (number, text) => {
    expect(bench.format(number)).toBe(text);
  });
});

describe('the printed report', () => {
  const target = { name: 'a', text: '2.5x', value: 2.5, unit: 'x' };
  const comparison = {
    title: 'an item',
    subject: 'mockgen',
    baseline: 'bare',
    sides: [
      { name: 'bare', values: [100, 110, 90] },
      { name: 'mockgen', values: [50, 60, 40] },
      { name: 'other', values: [20, 20, 20] },
      { name: 'gone', missing: 'not installed' },
    ],
  };

  it('says next to each limit whether it was met', () => {
    expect(bench.targetLine({ ...target, most: 3 })).toMatch(/^a +2\.5x {3}\(at most 3x: met\)$/);
    expect(bench.targetLine({ ...target, most: 2 })).toMatch(/\(at most 2x: MISSED\)$/);
    expect(bench.targetLine({ ...target, unit: 'KB', most: 5 })).toMatch(/\(at most 5 KB: met\)$/);
    expect(bench.targetLine(target)).toMatch(/^a +2\.5x$/);
  });

  it('compares every subject with the baseline', () => {
    const [title, ...lines] = bench.comparisonLines(comparison);
    expect(title).toBe('an item');
    expect(lines.map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
      'bare 100 (90.0 to 110) 1.00x of bare mockgen is 0.50x of it',
      'mockgen 50.0 (40.0 to 60.0) 0.50x of bare',
      'other 20.0 (20.0 to 20.0) 0.20x of bare mockgen is 2.50x of it',
      'gone not installed',
    ]);
  });

  it('has tables, with a dash for what was not measured', () => {
    expect(bench.comparisonTable([comparison], 'requests/s')).toBe(
      [
        '| requests/s | mockgen | of bare | of other | of gone |',
        '| ---------- | ------- | ------- | -------- | ------- |',
        '| an item    | 50.0    | 0.50x   | 2.50x    | –       |',
      ].join('\n'),
    );
    expect(bench.targetTable([{ ...target, text: ' 5 ms  2 ms   2.5x', most: 2 }, target])).toBe(
      [
        '| figure | measured         | at most | verdict |',
        '| ------ | ---------------- | ------- | ------- |',
        '| a      | 5 ms, 2 ms, 2.5x | 2x      | MISSED  |',
        '| a      | 2.5x             | –       | –       |',
      ].join('\n'),
    );
  });

  it('replaces only its own block of a document, and only if there is one', () => {
    const document = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n';
    const replaced = 'before\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nafter\n';
    expect(bench.replaceBlock(document, 'bench', 'new')).toBe(replaced);
    expect(bench.replaceBlock(replaced, 'bench', 'new')).toBe(replaced);
    expect(() => bench.replaceBlock('nothing', 'bench', 'new')).toThrow('there is no <!-- bench -->');
  });
});

describe('the chart', () => {
  it('has axes that cover all numbers in whole powers of ten', () => {
    expect(bench.decades([12, 340])).toEqual([10, 100, 1000]);
    expect(bench.decades([0.2, 40])).toEqual([0.1, 1, 10, 100]);
    expect(bench.decades([10, 10])).toEqual([10, 100]);
    expect([0.06, 9.87, 950, 2888, 100_000, 2_500_000].map(bench.shorten)).toEqual([
      '0.06',
      '9.9',
      '950',
      '2.9k',
      '100k',
      '2.5M',
    ]);
  });

  it('places each point by its logarithm, in light and dark mode', () => {
    const points = [
      [10, 1],
      [100, 10],
      [1000, 100],
    ] as const;
    const svg = bench.drawChart({ panels: [{ title: 'build', unit: 'ms', points }], label: 'records' });
    const [, line = ''] = /<polyline class="line" points="([^"]+)"/.exec(svg) ?? [];
    const [first, middle, last] = line.split(' ').map((point) => point.split(',').map(Number));
    expect(middle).toEqual([0, 1].map((axis) => ((first?.[axis] ?? Number.NaN) + (last?.[axis] ?? Number.NaN)) / 2));
    expect(svg.match(/<circle /g)).toHaveLength(3);
    expect(svg).toContain('>build, ms</text>');
    expect(svg).toContain('@media (prefers-color-scheme: dark)');
    expect(svg).toContain('<title>For 10, 100, 1k records: build: 1, 10, 100 ms</title>');
  });
});
