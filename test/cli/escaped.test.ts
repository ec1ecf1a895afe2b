import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { escaped } from '../../src/cli/escaped.ts';

const OURS = fileURLToPath(new URL('../../src/config/read.ts', import.meta.url));

/** An error that was thrown in the first of some places, which call each other. */
function thrownIn(...places: readonly string[]): Error {
  const error = new Error('no\ndatabase');
  error.stack = ['Error: no', ...places.map((place) => `    at run (${place})`)].join('\n');
  return error;
}

it.each<[place: string, error: unknown, said: string]>([
  ['/app/mockgen.config.mjs:3', thrownIn('file:///app/mockgen.config.mjs:3:7'), 'no database'],
  [
    '/app/mockgen.config.mjs:3',
    thrownIn('/app/node_modules/a/index.js:1:1', '/app/mockgen.config.mjs:3:7'),
    'no database',
  ],
  [
    '/app/mockgen.config.mjs:3',
    thrownIn('node:timers:5:5', '/app/mockgen.config.mjs:3:7', `${OURS}:9:9`),
    'no database',
  ],
  ['the config', thrownIn('/app/node_modules/a/index.js:1:1'), 'no database'],
  ['the config', 'a text', 'a text'],
])('what nothing has caught is an error of %s', (place, error, said) => {
  expect(escaped(error)).toMatchObject({
    code: 'config_invalid',
    message: `${place}: nothing caught what its code threw: ${said}`,
    hint: 'Await or catch each promise in a config, and catch what its timers throw.',
  });
});

it('an error of mockgen itself stays what it is', () => {
  const error = thrownIn(`${OURS}:9:9`, '/app/mockgen.config.mjs:3:7');
  expect(escaped(error)).toBe(error);
});
