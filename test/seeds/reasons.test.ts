import { expect, it } from 'vitest';
import {
  whyNoScript,
  whyNotIncluded,
  whyNotLoaded,
  whyOtherSpecs,
  whyOtherVersion,
} from '../../src/seeds/reasons/index.ts';

const ONLY = 'This tree has seed 42 only: ';
const FILES = { specs: '00', files: ['generator.js'] };
const tree = (generator?: { specs?: string; files: string[] }): Parameters<typeof whyNoScript>[0] => ({
  seed: 42,
  ...(generator && { generator }),
});

it('a tree with a script has other seeds where the script is loaded and knows the same specs', () => {
  for (const why of [whyNoScript(tree(FILES)), whyNotIncluded(tree(FILES)), whyOtherSpecs(tree(FILES), '00')])
    expect(why).toBeUndefined();
});

it.each<[why: string | undefined, cause: string]>([
  [whyNoScript(tree()), 'an older mockgen built it. For other seeds, build it again.'],
  [
    whyNoScript(tree({ files: [] })),
    'its config has functions, which run only where the config is. For other seeds, run mockgen serve there.',
  ],
  [whyNotIncluded(tree()), 'an older mockgen built it. For other seeds, build it again.'],
  [
    whyNotIncluded(tree({ specs: '00', files: [] })),
    'it was built with --data-only. For other seeds, build it without, or run mockgen serve.',
  ],
  [
    whyOtherSpecs(tree(FILES), '01'),
    'the generator here has other definitions of its resources. For other seeds, build it again.',
  ],
  [whyOtherSpecs(tree(), '01'), 'an older mockgen built it. For other seeds, build it again.'],
  [whyNotLoaded(tree(), 'no network'), 'its generator cannot be loaded (no network).'],
  [
    whyNotLoaded(tree()),
    'its generator is not loaded here. For other seeds, pass it: createFetch(base, { generator }).',
  ],
])('%s', (why, cause) => {
  expect(why).toBe(ONLY + cause);
});

it('a tree of another version says which version has its other seeds', () => {
  const ours = { mockgen: '0.3.0', dataVersion: 3 };
  const why = (dataVersion: number): string | undefined =>
    whyOtherVersion({ mockgen: `0.${dataVersion}.0`, dataVersion, seed: 42 }, ours);
  expect(why(3)).toBeUndefined();
  expect(why(2)).toMatch(
    /^This tree has seed 42 only: it .* For other seeds, build it again with mockgen build --upgrade, or stay with its version: .*0\.2\.0/,
  );
  expect(why(4)).toMatch(
    /^This tree has seed 42 only: it .* For other seeds, serve it with the version that built it: .*0\.4\.0/,
  );
});
