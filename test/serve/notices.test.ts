import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../src/serve/notices.ts';

/** How many files are reported by name. */
const NAMED = 20;

describe('notices', () => {
  it('report each edit once, and many edits together', () => {
    const lines: string[] = [];
    const notices = new Notices('tree', (line) => lines.push(line));
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < NAMED + 30; at++) notices.edit({ path: `authors/${at}.json` });
    }
    expect(lines).toHaveLength(NAMED + 1);
    expect(lines[0]).toBe(`${join('tree', 'authors/0.json')} was edited by hand: served as it is`);
    expect(lines[NAMED - 1]).toContain(`${NAMED - 1}.json`);
    expect(lines.at(-1)).toBe('More files were edited by hand: served as they are');
  });

  it('report each reason for failures once, and many reasons together', () => {
    const lines: string[] = [];
    const notices = new Notices('tree', (line) => lines.push(line));
    for (let round = 0; round < 2; round++) {
      notices.edit({ path: '0.json', fault: '0.json is missing.' });
      for (let at = 0; at < 150; at++) notices.failure(`${at}.json is missing.`);
    }
    expect(lines).toHaveLength(101);
    expect(lines[0]).toBe('tree: 0.json is missing.');
    expect(lines.at(-1)).toBe('tree: More requests fail for other reasons, which their answers tell.');
  });
});
