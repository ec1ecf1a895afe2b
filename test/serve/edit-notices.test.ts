import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EditNotices } from '../../src/serve/edit-notices.ts';

/** How many files are reported by name. */
const NAMED = 20;

describe('notices', () => {
  it('report each edit once, and many edits together', () => {
    const lines: string[] = [];
    const notices = new EditNotices('tree', (line) => lines.push(line));
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < NAMED + 30; at++) notices.report(`authors/${at}.json`);
    }
    expect(lines).toHaveLength(NAMED + 1);
    expect(lines[0]).toBe(`${join('tree', 'authors/0.json')} was edited by hand: served as it is`);
    expect(lines[NAMED - 1]).toContain(`${NAMED - 1}.json`);
    expect(lines.at(-1)).toBe('More files were edited by hand: served as they are');
  });
});
