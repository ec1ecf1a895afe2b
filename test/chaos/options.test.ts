import { describe, expect, it } from 'vitest';
import { parseDelay, parseShare } from '../../src/cli/options.ts';
import { checkChaos } from '../../src/chaos/options.ts';
import type { ChaosOptions } from '../../src/tree/index.ts';

describe('the options of delays and failures', () => {
  it('may be a time or a range, and a share, for all resources and for some', () => {
    expect(checkChaos({ delay: 0 })).toBe(true);
    expect(checkChaos({ delay: [200, 800], fail: 0.05 })).toBe(true);
    expect(checkChaos({ resources: { users: { delay: [1, 1], fail: 1 } } })).toBe(true);
  });

  it('ask for nothing where there are none', () => {
    expect(checkChaos({})).toBe(false);
    expect(checkChaos({ delay: undefined, fail: undefined })).toBe(false);
  });

  it.each<readonly [object, string]>([
    [
      { delay: -1 },
      'delay -1: did you mean 1? (expected milliseconds from 0 to 600000, or the least and the most, such as [200, 800])',
    ],
    [
      { delay: [800, 200] },
      'delay [800, 200]: did you mean [200, 800]? (expected milliseconds from 0 to 600000, or the least and the most, such as [200, 800])',
    ],
    [
      { delay: '200-800' },
      "delay '200-800': did you mean [200, 800]? (expected milliseconds from 0 to 600000, or the least and the most, such as [200, 800])",
    ],
    [
      { delay: 600_001 },
      'delay 600001: expected milliseconds from 0 to 600000, or the least and the most, such as [200, 800]',
    ],
    [{ delay: 1.5 }, 'delay 1.5: did you mean 2? (expected milliseconds'],
    [{ fail: 5 }, 'fail 5: did you mean 0.05? (expected a share from 0 to 1, such as 0.05)'],
    [{ fail: -0.1 }, 'fail -0.1: expected a share from 0 to 1, such as 0.05'],
    [{ fail: Number.NaN }, 'fail NaN: expected a share from 0 to 1'],
    [
      { resources: { users: { fail: '5%' } } },
      "resources.users.fail '5%': did you mean 0.05? (expected a share from 0 to 1, such as 0.05)",
    ],
  ])('refuse %j', (options, message) => {
    // The compiler refuses some of them too.
    expect(() => checkChaos(options as ChaosOptions)).toThrow(message);
  });
});

describe('on the command line', () => {
  it('a delay is a number or a range', () => {
    expect(['0', '300', '200..800'].map(parseDelay)).toEqual([0, 300, [200, 800]]);
  });

  it.each([
    [
      '200-800',
      '--delay 200-800: did you mean 200..800? (expected milliseconds up to 600000, such as 300 or 200..800)',
    ],
    ['800..200', 'did you mean 200..800? ('],
    ['300ms', 'did you mean 300? ('],
    ['', '--delay "": expected'],
    ['1..2..3', 'such as 300 or 200..800'],
    ['700000', 'milliseconds up to 600000'],
  ])('%j is no delay', (text, message) => {
    expect(() => parseDelay(text)).toThrow(message);
  });

  it('failures are a share', () => {
    expect(['0', '1', '.5', '0.05'].map(parseShare)).toEqual([0, 1, 0.5, 0.05]);
    expect(() => parseShare('5')).toThrow('--fail 5: did you mean 0.05? (expected a share from 0 to 1, such as 0.05)');
    for (const text of ['', '-1', '1e-1', '5%', 'half']) expect(() => parseShare(text)).toThrow('expected a share');
  });
});
