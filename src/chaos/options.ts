import { MockgenError } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';
import { badOption, checkNames, isObject } from '../options.ts';
import {
  type ChaosOptions,
  DELAYS,
  isDelay,
  isShare,
  nearestDelay,
  nearestShare,
  type Manifest,
  SHARES,
  type Trouble,
  TROUBLE_OPTIONS,
} from '../tree/index.ts';

function checkTrouble(place: string, { delay, fail }: Trouble): void {
  if (delay !== undefined && !isDelay(delay)) throw badOption(`${place}delay`, delay, DELAYS, nearestDelay(delay));
  if (fail !== undefined && !isShare(fail)) throw badOption(`${place}fail`, fail, SHARES, nearestShare(fail));
}

/**
 * Checks options of delays and failures, except their own names. The names of resources are checked when there is a tree,
 * by {@link checkResources}.
 *
 * @returns whether any were asked for
 * @throws MockgenError `bad_option` for the first one with a wrong value, or for a resource with an unknown option
 * @example
 * checkChaos({ resources: { users: { delay: 300 } } }) // => true
 */
export function checkChaos(options: ChaosOptions): boolean {
  const { delay, fail, resources } = options;
  checkTrouble('', options);
  if (resources !== undefined && !isObject(resources))
    throw badOption('resources', resources, 'delays and failures by resource, such as { users: { delay: 300 } }');
  for (const [name, trouble] of Object.entries(resources ?? {})) {
    const place = `resources.${name}.`;
    checkNames(trouble, TROUBLE_OPTIONS, place);
    checkTrouble(place, trouble);
  }
  return (delay ?? fail ?? resources) !== undefined;
}

/**
 * Checks that a tree has all resources that options of delays and failures name.
 *
 * @throws MockgenError `bad_option` for the first one that it lacks
 */
export function checkResources({ resources }: Manifest, asked: ChaosOptions): void {
  const names = Object.keys(resources);
  const unknown = Object.keys(asked.resources ?? {}).find((name) => !Object.hasOwn(resources, name));
  if (unknown === undefined) return;
  const expected = suggesting('expected the name of a resource of the tree', nearestName(unknown, names));
  const message = `resources.${unknown}: ${expected}`;
  throw new MockgenError('bad_option', message, `The resources are ${names.join(', ')}.`);
}
