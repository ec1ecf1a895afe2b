import { describe, expect, it } from 'vitest';
import { createProcessIo, wantsColor } from '../../src/cli/io.ts';
import { checkNames } from '../../src/cli/names.ts';
import { parseInteger, parseOnly, parseRefDate, parseSeed } from '../../src/cli/options.ts';
import { renderTable } from '../../src/cli/table.ts';

describe('an integer', () => {
  it('is written in decimal digits within its limits', () => {
    expect(['0', '1', '42', '9007199254740991'].map(parseSeed)).toEqual([0, 1, 42, Number.MAX_SAFE_INTEGER]);
    for (const text of ['', ' 1', '1 ', '01', '+1', '-0', '1.0', '1e1', '0x1', '١', 'NaN', 'Infinity', '1n', '1\n']) {
      expect(() => parseInteger('n', text, 0, 100)).toThrow('expected an integer from 0 to 100');
    }
  });
});

describe('a reference date', () => {
  it.each([
    ['1970-01-01', '1970-01-01T00:00:00.000Z'],
    ['2100-12-31', '2100-12-31T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-01-01T12:34Z', '2026-01-01T12:34:00.000Z'],
    ['2026-01-01T12:34:56Z', '2026-01-01T12:34:56.000Z'],
    ['2026-01-01T12:34:56.7Z', '2026-01-01T12:34:56.700Z'],
    ['2026-01-01T23:59:59.999Z', '2026-01-01T23:59:59.999Z'],
  ])('%s is %s', (text, normal) => {
    expect(parseRefDate(text)).toBe(normal);
  });

  it.each([
    '1969-12-31',
    '2101-01-01',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-01-01T24:00:00Z',
    '2026-01-01T12:60Z',
    '2026-01-01T12:34:56',
    '2026-01-01T12:34:56+01:00',
    '2026-01-01 12:34Z',
    'January 1, 2026',
    '+002026-01-01',
    '2026',
    '',
  ])('%s is none', (text) => {
    expect(() => parseRefDate(text)).toThrow('expected YYYY-MM-DD');
  });
});

describe('names', () => {
  it('are separated by commas; repeated ones count once', () => {
    expect(parseOnly(' users,books , users')).toEqual(['users', 'books']);
    for (const text of ['', ',', 'users,', ' , users']) expect(() => parseOnly(text)).toThrow('expected names');
  });

  it('are refused one at a time', () => {
    expect(() => checkNames('x', ['b', 'a'], ['a', 'b'])).not.toThrow();
    expect(() => checkNames('x', ['a', 'zzzz', 'yyyy'], ['a', 'b'])).toThrow('x zzzz: expected names of a, b');
  });
});

describe('a table', () => {
  it('aligns its columns, without spaces after the last one', () => {
    expect(renderTable([['a', 'bbb', 'c'], ['aaa', 'b', ''], []])).toEqual(['a    bbb  c', 'aaa  b    ', '']);
    expect(renderTable([])).toEqual([]);
  });

  it('wraps the last column between words, but never inside a word', () => {
    const words = `${'a'.repeat(25)} bb cc ${'d'.repeat(16)} ee`;
    expect(renderTable([['key', words]], 25)).toEqual([
      ['key  ' + 'a'.repeat(25), 'bb cc', 'd'.repeat(16) + ' ee'].join(`\n${' '.repeat(5)}`),
    ]);
  });
});

describe('colours', () => {
  it.each<readonly [Readonly<Record<string, string>>, boolean, boolean]>([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ TERM: 'dumb' }, true, false],
  ])('with %j and a terminal: %s, are %s', (env, isTerminal, expected) => {
    expect(wantsColor(env, isTerminal)).toBe(expected);
  });
});

describe('the signals of a process', () => {
  it('are handled once; a second signal has its usual effect', () => {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    // Other listeners of this process must not receive the signal.
    const others = signals.map((signal) => process.listeners(signal));
    for (const signal of signals) process.removeAllListeners(signal);
    try {
      let heard = 0;
      createProcessIo().onStop(() => (heard += 1));
      expect(signals.map((signal) => process.listenerCount(signal))).toEqual([1, 1]);
      process.emit('SIGTERM');
      expect([heard, ...signals.map((signal) => process.listenerCount(signal))]).toEqual([1, 0, 0]);
    } finally {
      for (const [at, signal] of signals.entries()) for (const other of others[at] ?? []) process.on(signal, other);
    }
  });
});
