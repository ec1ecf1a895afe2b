import { MockgenError } from '../errors.ts';
import { suggesting } from '../names.ts';
import {
  type ChaosOptions,
  DELAYS,
  isDelay,
  isShare,
  nearestDelay,
  nearestShare,
  SHARES,
  type Trouble,
} from '../tree/index.ts';

function refusal(label: string, value: unknown, expected: string, nearest: string | undefined): MockgenError {
  const shown =
    typeof value === 'string' ? `'${value}'` : Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
  return new MockgenError(
    'bad_option',
    `${label} ${shown}: ${suggesting(`expected ${expected}`, nearest)}`,
    `Give ${expected}.`,
  );
}

function checkTrouble(prefix: string, { delay, fail }: Trouble): void {
  if (delay !== undefined && !isDelay(delay)) throw refusal(`${prefix}delay`, delay, DELAYS, nearestDelay(delay));
  if (fail !== undefined && !isShare(fail)) throw refusal(`${prefix}fail`, fail, SHARES, nearestShare(fail));
}

/**
 * Checks options of delays and failures. The names of resources are checked later, when there is a tree.
 *
 * @returns whether any were asked for
 * @throws MockgenError `bad_option` for the first one with a wrong value
 * @example
 * checkChaos({ resources: { users: { delay: 300 } } }) // => true
 */
export function checkChaos(options: ChaosOptions): boolean {
  const { delay, fail, resources } = options;
  checkTrouble('', options);
  for (const [name, trouble] of Object.entries(resources ?? {})) checkTrouble(`resources.${name}.`, trouble);
  return (delay ?? fail ?? resources) !== undefined;
}
