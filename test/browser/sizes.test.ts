import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('nothing of a tree that a browser downloads is larger than it may be, as the benchmark measures it', () => {
  const printed = execFileSync(process.execPath, ['test/bench/index.js', 'sizes'], { encoding: 'utf8' });
  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(line).toMatch(/ \d+ bytes {3}\(at most \d+ KB: met\)$/);
});
