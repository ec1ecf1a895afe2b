import { described, isPlain, unlike, type Reader } from '../faults/index.ts';
import {
  type ChaosOptions,
  DELAYS,
  isDelay,
  isShare,
  LONGEST_DELAY,
  nearestDelay,
  nearestShare,
  SHARES,
  tidyChaos,
  type Trouble,
} from '../tree/index.ts';
import { byResource, type ByResource } from './readers.ts';

type Delay = NonNullable<Trouble['delay']>;

const readDelay: Reader<Delay> = (value, place, faults) =>
  isDelay(value) ? value : faults.add(place, unlike(DELAYS, value, nearestDelay(value)));

const TIME = { type: 'integer', minimum: 0, maximum: LONGEST_DELAY };

/** Reads how long answers take, in milliseconds: a time, or the least and the most. */
export const delay: Reader<Delay> = described(readDelay, () => ({
  anyOf: [TIME, { type: 'array', items: TIME, minItems: 2, maxItems: 2 }],
}));

const readFail: Reader<number> = (value, place, faults) =>
  isShare(value) ? value : faults.add(place, unlike(SHARES, value, nearestShare(value)));

/** Reads a share of requests that fail, from 0 to 1. */
export const fail: Reader<number> = described(readFail, () => ({ type: 'number', minimum: 0, maximum: 1 }));

/** Reads a delay for all resources, or delays by resource. */
export const delays: Reader<ByResource<Delay>> = byResource(
  delay,
  { expected: DELAYS, holds: isDelay },
  'delays',
  nearestDelay,
);

/** Reads a share of failures for all resources, or shares by resource. */
export const shares: Reader<ByResource<number>> = byResource(
  fail,
  { expected: SHARES, holds: isShare },
  'shares',
  nearestShare,
);

/** The keys of a config about delays and failures. */
interface ChaosKeys {
  readonly delay?: ByResource<Delay>;
  readonly fail?: ByResource<number>;
  readonly resources?: Readonly<Record<string, { readonly delay?: Delay; readonly fail?: number }>>;
}

/** Takes a value by resource apart: the value for all, and those for some. */
function parted<T>(value: ByResource<T> | undefined): { readonly all?: T; readonly some: Readonly<Record<string, T>> } {
  if (!isPlain(value)) return { ...(value !== undefined && { all: value }), some: {} };
  // What is an object, and so no value itself, has a value for each name.
  const { default: all, ...some } = value as Readonly<Record<string, T>>;
  return { ...(all !== undefined && { all }), some };
}

/** Returns the delays and failures of a config. What it says at a resource by name comes before what the resource says. */
export function chaosOf({ delay: slow, fail: failing, resources = {} }: ChaosKeys): ChaosOptions | undefined {
  const [slowed, failed] = [parted(slow), parted(failing)];
  const names = new Set([...Object.keys(resources), ...Object.keys(slowed.some), ...Object.keys(failed.some)]);
  const some = [...names].flatMap((name) => {
    const { delay: time, fail: share } = resources[name] ?? {};
    const trouble = { delay: slowed.some[name] ?? time, fail: failed.some[name] ?? share };
    return Object.values(trouble).some((one) => one !== undefined) ? [[name, trouble] as const] : [];
  });
  return tidyChaos({
    delay: slowed.all,
    fail: failed.all,
    ...(some.length > 0 && { resources: Object.fromEntries(some) }),
  });
}
