import { COLLECTION_PATHS } from '../render/index.ts';
import type { Json } from '../schema/index.ts';
import type { Slot } from '../tree/index.ts';
import type { ApiDocument, Located } from './document.ts';
import { facetsOf, type Facets } from './facets.ts';
import { fitOf, type Origin, type Samples } from './fit.ts';
import { isAboutPages, slotFor } from './slots.ts';

/** Properties around a list are read down to this many levels. */
const MOST_DEPTH = 6;
/** At most this many properties around a list are read. */
const MOST_PROPERTIES = 200;

const NO_SLOT = 'no slot of a template has its meaning';

/** Names of links that every page has. */
const GIVEN = new Set(['self', 'first', 'last']);

/** Placeholder for the name of the resource, which can be the key of its list. */
export const RESOURCE = '\u0000resource';

/**
 * What an answer has around its list of records, or a part of that: a tree of properties. Slots stand for the values
 * that differ from answer to answer, such as the total.
 */
export type Frame =
  /** A value that each answer fills in. `origin` is put in front of a path that has to be a complete address. */
  | { readonly kind: 'slot'; readonly slot: Slot; readonly origin?: Origin }
  /** A value that is the same in all answers. `why` is there if the document does not state this value. */
  | { readonly kind: 'value'; readonly value: Json; readonly why?: string }
  | { readonly kind: 'object'; readonly members: Members; readonly isClosed: boolean }
  /** Something that no template can produce, with the reason. */
  | { readonly kind: 'none'; readonly why: string };

/** A property of an object around a list. */
export interface Member {
  readonly frame: Frame;
  readonly isRequired: boolean;
}

/** The properties of an object around a list, in order. */
export type Members = ReadonlyMap<string, Member>;

/** What all parts of one answer share while the frame of the answer is read. */
interface FrameReading {
  readonly document: ApiDocument;
  /** Keys that lead to the list in the answer. */
  readonly list: readonly string[];
  readonly samples: Samples;
  /** Names of all properties of the answer, on all levels. */
  readonly beside: readonly string[];
  /** How many more properties may be read. */
  left: number;
}

/** Returns the names of the properties of an answer, on all levels. */
function namesIn(document: ApiDocument, answer: Located): readonly string[] {
  const names: string[] = [];
  const objects = [answer];
  for (const object of objects) {
    for (const [name, one] of facetsOf(document, object).properties) {
      names.push(name);
      objects.push(one);
    }
    if (names.length > MOST_PROPERTIES) break;
  }
  return names;
}

/** The value of a required property for which the document states nothing but the type, by that type. */
const EMPTY: Readonly<Record<string, Json>> = {
  array: [],
  object: {},
  boolean: false,
  integer: 0,
  number: 0,
};

/**
 * Returns a constant for a property that mockgen cannot fill in for each answer: null, the stated value, or an empty
 * one. If the document allows none of these, returns the reason.
 */
function still(facets: Facets, isRequired: boolean, why: string): Frame {
  if (facets.isNullable) return { kind: 'value', value: null, why };
  if (isRequired && facets.sample !== undefined) return { kind: 'value', value: facets.sample, why };
  const [type = ''] = facets.types;
  const empty = isRequired && Object.hasOwn(EMPTY, type) ? EMPTY[type] : undefined;
  return empty === undefined ? { kind: 'none', why } : { kind: 'value', value: empty, why };
}

/** Whether an object consists of links, each an object with an address, so that the slot `links` can fill it. */
function isLinks(
  { document, samples }: FrameReading,
  name: string,
  { properties, required, isClosed }: Facets,
): boolean {
  return (
    /^_?links$/.test(name) &&
    !isClosed &&
    [...required].every((one) => GIVEN.has(one)) &&
    [...properties.values()].every((one) => {
      const link = facetsOf(document, one);
      const href = link.properties.get('href');
      return href && [...link.required].join() === 'href' && fitOf('self', facetsOf(document, href), samples) === '';
    })
  );
}

/**
 * Returns the frame of an object around the list. If mockgen can fill in none of its properties, the object becomes a
 * constant, where that is possible.
 */
function objectFrame(reading: FrameReading, facets: Facets, keys: readonly string[], isRequired: boolean): Frame {
  const { list, samples } = reading;
  const members = new Map<string, Member>();
  for (const [name, one] of facets.properties) {
    const inner = [...keys, name];
    const isNeeded = facets.required.has(name);
    // If the list is named after the resource, the template contains the name of each resource there.
    const key = name === samples.resource && inner.join('/') === list.join('/') ? RESOURCE : name;
    members.set(key, { frame: frameOf(reading, one, inner, isNeeded), isRequired: isNeeded });
  }
  const frames = [...members.values()];
  const lacks = frames.some((member) => member.isRequired && member.frame.kind === 'none');
  const isEmpty = frames.every(({ frame }) => frame.kind === 'none');
  if (keys.length > 0 && (isEmpty || (lacks && !isRequired))) return still(facets, isRequired, NO_SLOT);
  return { kind: 'object', members, isClosed: facets.isClosed };
}

function frameOf(reading: FrameReading, located: Located, keys: readonly string[], isRequired: boolean): Frame {
  const { document, list, samples, beside } = reading;
  if (keys.length === list.length && keys.every((key, at) => key === list[at])) return { kind: 'slot', slot: 'data' };
  const facets = facetsOf(document, located);
  if (facets.constant !== undefined) return { kind: 'value', value: facets.constant };
  if (reading.left-- <= 0 || keys.length > MOST_DEPTH) return still(facets, isRequired, NO_SLOT);
  if (facets.properties.size > 0) {
    const isLinked = isLinks(reading, keys.at(-1) ?? '', facets);
    return isLinked ? { kind: 'slot', slot: 'links' } : objectFrame(reading, facets, keys, isRequired);
  }
  const slot = isAboutPages(keys, list) ? slotFor(keys, facets, beside, list.at(-1)) : undefined;
  if (slot === undefined) return still(facets, isRequired, NO_SLOT);
  const origin = fitOf(slot, facets, samples);
  if (origin === undefined) {
    return still(facets, isRequired, `what fills it, ${COLLECTION_PATHS[slot]}, does not fit its schema`);
  }
  return { kind: 'slot', slot, ...(origin !== '' && { origin }) };
}

/**
 * Reads what is around the list of an answer.
 *
 * @param list the keys that lead to the list; none where the answer is the list
 * @param samples the path noun of the collection, and its path including the base
 */
export function readFrame(document: ApiDocument, answer: Located, list: readonly string[], samples: Samples): Frame {
  const beside = namesIn(document, answer);
  return frameOf({ document, list, samples, beside, left: MOST_PROPERTIES }, answer, [], true);
}
