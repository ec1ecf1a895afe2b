import type { Json } from '../../schema/index.ts';
import type { Slot } from '../../tree/index.ts';
import type { Located, SchemaDocument } from '../json-schema/document.ts';
import { facetsOf, type Facets } from './facets.ts';
import { fitOf, type Origin, type Samples } from './fit.ts';
import { slotFor } from './slots.ts';

/** How deep objects around a list are read. */
const MOST_DEPTH = 6;

/** Stands for the name of a resource where that is the key of its list. */
export const RESOURCE = '\u0000resource';

/** What is around the list of an answer, or a part of it. */
export type Frame =
  /** Filled in each answer, with an origin before it where it is a path and has to be a whole address. */
  | { readonly kind: 'slot'; readonly slot: Slot; readonly origin?: Origin }
  /** The same in all answers; `why` where the document does not say so itself. */
  | { readonly kind: 'value'; readonly value: Json; readonly why?: string }
  | { readonly kind: 'object'; readonly members: Members; readonly isClosed: boolean }
  /** What no template can give. */
  | { readonly kind: 'none'; readonly why: string };

/** The properties of an object around a list, in order. */
export type Members = ReadonlyMap<string, { readonly frame: Frame; readonly isRequired: boolean }>;

/** What is shared while the frame of one answer is read. */
interface Reading {
  readonly document: SchemaDocument;
  /** The keys that lead to the list. */
  readonly list: readonly string[];
  readonly resource: string;
  readonly samples: Samples;
  /** The names of all properties that have been seen around the list. */
  readonly beside: readonly string[];
}

/** The names of all properties of an answer, those inside of objects included. */
function namesIn(document: SchemaDocument, located: Located, depth: number = 0): readonly string[] {
  if (depth > MOST_DEPTH) return [];
  return [...facetsOf(document, located).properties].flatMap(([name, one]) => [
    name,
    ...namesIn(document, one, depth + 1),
  ]);
}

/** What stands for a property that no slot gives, as far as the document lets it stand still. */
function still(facets: Facets, isRequired: boolean, why: string): Frame {
  if (facets.isNullable) return { kind: 'value', value: null, why };
  if (isRequired && facets.sample !== undefined) return { kind: 'value', value: facets.sample, why };
  if (isRequired && facets.types.has('array')) return { kind: 'value', value: [], why };
  return { kind: 'none', why };
}

/** Whether an object is a list of links, each an object with an address, that the slot of all links can fill. */
function isLinks({ document, samples }: Reading, name: string, { properties, required, isClosed }: Facets): boolean {
  const given = ['self', 'first', 'last'];
  return (
    /^_?links$/.test(name) &&
    properties.size > 0 &&
    !isClosed &&
    [...required].every((one) => given.includes(one)) &&
    [...properties.values()].every((one) => {
      const link = facetsOf(document, one);
      const href = link.properties.get('href');
      return href && [...link.required].join() === 'href' && fitOf('self', facetsOf(document, href), samples) === '';
    })
  );
}

function frameOf(reading: Reading, located: Located, keys: readonly string[], isRequired: boolean): Frame {
  const { document, list, resource, samples, beside } = reading;
  const isList = keys.length === list.length && keys.every((key, at) => key === list[at]);
  if (isList) return { kind: 'slot', slot: 'data' };
  const facets = facetsOf(document, located);
  if (facets.constant !== undefined) return { kind: 'value', value: facets.constant };
  if (facets.properties.size > 0 && keys.length < MOST_DEPTH) {
    if (isLinks(reading, keys.at(-1) ?? '', facets)) return { kind: 'slot', slot: 'links' };
    const members = new Map<string, { readonly frame: Frame; readonly isRequired: boolean }>();
    for (const [name, one] of facets.properties) {
      const inner = [...keys, name];
      const isNeeded = facets.required.has(name);
      // Where the resource gives its list the name, the template has the name of any resource there.
      const key = name === resource && inner.join('/') === list.join('/') ? RESOURCE : name;
      members.set(key, { frame: frameOf(reading, one, inner, isNeeded), isRequired: isNeeded });
    }
    return { kind: 'object', members, isClosed: facets.isClosed };
  }
  const slot = slotFor(keys, facets, beside);
  if (slot === undefined) return still(facets, isRequired, 'no slot of a template has its meaning');
  const origin = fitOf(slot, facets, samples);
  if (origin === undefined) return still(facets, isRequired, `what fills it, pagination.${slot}, does not fit its schema`);
  return { kind: 'slot', slot, ...(origin !== '' && { origin }) };
}

/**
 * Reads what is around the list of an answer.
 *
 * @param list the keys that lead to the list; none where the answer is the list
 * @param resource the path noun of the collection
 * @param url its path, base included
 */
export function readFrame(
  document: SchemaDocument,
  answer: Located,
  list: readonly string[],
  { resource, url }: Samples,
): Frame {
  const beside = namesIn(document, answer);
  return frameOf({ document, list, resource, samples: { resource, url }, beside }, answer, [], true);
}
