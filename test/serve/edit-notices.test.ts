import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAMED_EDITS } from '../../src/serve/limits.ts';
import { EditNotices } from '../../src/serve/edit-notices.ts';

describe('notices', () => {
  it('report each edit once, and many edits together', () => {
    const lines: string[] = [];
    const notices = new EditNotices('tree', (line) => lines.push(line));
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < NAMED_EDITS + 30; at++) notices.report(`authors/${at}.json`);
    }
    expect(lines).toHaveLength(NAMED_EDITS + 1);
    expect(lines[0]).toBe(`${join('tree', 'authors/0.json')} was edited by hand: served as it is`);
    expect(lines[NAMED_EDITS - 1]).toContain(`${NAMED_EDITS - 1}.json`);
    expect(lines.at(-1)).toBe('More files were edited by hand: served as they are');
  });
});
