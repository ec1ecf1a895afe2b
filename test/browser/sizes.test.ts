import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The generator is still larger than it may be. Until it is not, it may grow no further: so many bytes it has. */
const LARGEST_GENERATOR = 223_800;

const isGenerator = (line: string): boolean => line.startsWith('generator,');

it('nothing of a tree that a browser downloads is larger than it may be, as the benchmark measures it', () => {
  const printed = execFileSync(process.execPath, ['test/bench/index.js', 'sizes'], { encoding: 'utf8' });
  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(5);
  const [generator = '', ...others] = lines.filter(isGenerator);
  expect(others).toEqual([]);
  expect(Number(/ (\d+) bytes/.exec(generator)?.[1])).toBeLessThanOrEqual(LARGEST_GENERATOR);
  for (const line of lines.filter((one) => !isGenerator(one))) {
    expect(line).toMatch(/ \d+ bytes {3}\(at most \d+ KB: met\)$/);
  }
});
