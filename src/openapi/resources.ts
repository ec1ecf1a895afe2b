import { MockgenError } from '../errors.ts';
import { faultOfPath, faultOfPathName } from '../schema/index.ts';
import { pointerOf, type ApiDocument } from './document.ts';
import type { Chosen } from './chosen.ts';
import type { Framed } from './envelope.ts';
import { shownFields } from './examples.ts';
import { facetsOf } from './facets.ts';
import { fakerFields } from './faker-fields.ts';
import { readFrame } from './frame.ts';
import { keyOf } from './keys.ts';
import { mergeFrames } from './merge.ts';
import { kindOf, type Kind, type LeftOut, type Place } from './places.ts';
import { recordOf } from './records.ts';
import { isOpen, referenceIn } from './references.ts';
import type { ImportedField, ImportedResource } from './types.ts';

/** The beginnings that the paths of a document have in common. */
export interface Beginning {
  /** The beginning of all paths; it becomes the end of the base. */
  readonly prefix: string;
  /** What follows the prefix in most paths. Names of resources leave it out. */
  readonly unnamed: string;
  /** The base of the config: the path of the server, then the prefix. */
  readonly base: string;
}

/** Decodes a path: `/a%20b` is `/a b`. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the name of the resource at a path: `v1-special-events` for `v1/Special_Events`. It is empty if the path has
 * no letters.
 */
function nameOf(path: string): string {
  return path
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[/\s_.-]+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/^[-\d]+|-$/g, '');
}

/** Returns the reason why a resource cannot have a name; undefined if it can. */
function faultOfName(name: string): string | undefined {
  if (name === '') return 'its path has no letters from a to z, which a resource could be named by';
  return name === 'constructor' ? `'${name}' has another meaning in JavaScript` : faultOfPathName(name);
}

/** Returns a name that no resource has yet: the given one, with a number behind it if it is taken. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  return free;
}

/** What is needed to turn the paths of a document into resources. */
interface Choosing {
  readonly document: ApiDocument;
  readonly begin: Beginning;
  readonly taken: Set<string>;
  readonly byPlace: Map<Place, Chosen>;
}

/**
 * Returns the name of a resource, from its path or, below a record, from the name of the resource above and the path
 * behind the key.
 */
function nameFor(
  { place, above, rest }: { place: Place; above?: Chosen | undefined; rest: string },
  unnamed: string,
): string {
  if (above) return nameOf(`${above.name}/${place.last}`);
  const path = `/${rest}`;
  return nameOf(path.startsWith(`${unnamed}/`) ? path.slice(unnamed.length) : path);
}

/**
 * Returns another place of the document whose list shows the same records in the same way; undefined if there is none.
 */
function sharedWith({ document, byPlace }: Choosing, place: Place, frame: Framed['frame']): Chosen | undefined {
  const { list, item } = place;
  if (!list || item) return undefined;
  const at = pointerOf(list.record.path);
  return [...byPlace.values()].find((one) => {
    if (one.place.above || one.shared || !one.framed || !one.place.list || one.place === place.above) return false;
    const { record } = one.place.list;
    const isSame = pointerOf(record.path) === at && one.framed.list.join('/') === list.list?.join('/');
    return isSame && isOpen(document, record) && mergeFrames(one.framed.frame, frame) !== undefined;
  });
}

/** Makes a resource of a place that lies below records of another place. If that is impossible, returns the reason. */
function belowOf(
  choosing: Choosing,
  place: Place,
  above: Chosen,
  made: Pick<Chosen, 'name' | 'kind' | 'resource' | 'whole'>,
): Pick<Chosen, 'resource' | 'address'> | string {
  const { document } = choosing;
  const { key } = made.resource;
  const record = made.whole ?? { node: {}, path: [] };
  const { field, isNew, isNullable } = referenceIn(document, record, { above, parameter: place.parameter ?? '', key });
  const isHidden = isNew && made.whole !== undefined && !isOpen(document, made.whole);
  if (isHidden && (place.item || made.kind === 'single')) {
    return 'its records may have no other properties than theirs, and none of these refers to the record above';
  }
  const address = `${above.address}/{${field}}/${place.last}`;
  const fields: Readonly<Record<string, ImportedField>> = {
    [field]: { references: above.name, ...(isNullable && { nullable: 0 }) },
    ...made.resource.fields,
  };
  const list = made.resource.list ?? (isHidden ? [...facetsOf(document, record).properties.keys()] : undefined);
  return {
    address,
    resource: {
      ...made.resource,
      under: [place.item || made.kind === 'parent' ? `${address}/{${key ?? 'id'}}` : address],
      ...(list && { list }),
      fields,
    },
  };
}

/** Returns what a document says about the records of a place, as part of a config. */
function saidOf(
  { document }: Choosing,
  place: Place,
  kind: Kind,
): Pick<Chosen, 'resource' | 'whole' | 'wrapper' | 'isListed'> {
  const read = place.list ?? (kind === 'single' ? place.single : place.item);
  if (kind === 'parent' || !read) return { resource: { fields: {} } };
  const { record, list, wrapper, isListed, more } = recordOf(document, place, kind);
  const last = place.last.split('/').at(-1) ?? '';
  const key = place.item && keyOf(document, record, place.item.parameter, last);
  const { list: listed, single, item } = place;
  const shown = shownFields(document, record, key ?? 'id', [
    ...(listed ? [{ answer: listed.answer, keys: listed.list ?? [] }] : []),
    ...[item, kind === 'single' ? single : undefined].flatMap((one) =>
      one ? [{ answer: one.answer, keys: wrapper === undefined ? [] : [wrapper] }] : [],
    ),
  ]);
  const fields = { ...shown, ...more, ...fakerFields(document, record) };
  return {
    whole: record,
    ...(wrapper !== undefined && { wrapper }),
    ...(isListed && { isListed }),
    resource: {
      ...(read.description !== undefined && { description: read.description }),
      ...(key !== undefined && { key }),
      ...(kind === 'single' && { single: true }),
      ...(list && { list }),
      schema: document.file + pointerOf(record.path),
      ...(Object.keys(fields).length > 0 && { fields }),
    },
  };
}

/** Makes a resource of a place of the document. If that is impossible, returns the reason. */
function chosenOf(choosing: Choosing, place: Place): Chosen | string {
  const { document, begin, taken, byPlace } = choosing;
  const above = place.above && byPlace.get(place.above);
  if (place.above && !above) return 'the records that it lies below are no resource';
  const rest = readable(above ? place.last : place.path.slice(begin.prefix.length)).replaceAll(/^\/+/g, '');
  const noun = nameFor({ place, above, rest }, begin.unnamed);
  const why = faultOfName(noun);
  if (why !== undefined) return why;
  const name = freeName(noun, taken);
  const fault = faultOfPath(rest);
  if (above && fault !== undefined) return fault;
  // A path that no tree can have is answered at the name of the resource instead.
  const at = fault === undefined ? rest : name;
  const kind = kindOf(place);
  const said = saidOf(choosing, place, kind);
  const made = {
    ...said,
    place,
    kind,
    name,
    path: (place.list ?? (kind === 'single' ? place.single : place.item))?.path ?? place.path,
    resource: { ...(!above && at !== name && { path: at }), ...said.resource },
  };
  const found = above ? belowOf(choosing, place, above, made) : { address: at };
  if (typeof found === 'string') return found;
  const chosen: Chosen = { ...made, ...found, ...(above && { above }) };
  if (!place.list?.list) return chosen;
  const { answer, list } = place.list;
  const frame = readFrame(document, answer, list, { resource: name, url: `${begin.base}/${found.address}` });
  const shared = above && sharedWith(choosing, place, frame);
  if (!shared) return { ...chosen, framed: { path: made.path, resource: name, list, frame } };
  const { under, fields } = chosen.resource;
  return { ...chosen, name: shared.name, shared, resource: { ...(under && { under }), ...(fields && { fields }) } };
}

/**
 * Returns the resources of a config by name.
 *
 * @param some the chosen paths; if one lies below another one or shares its resource, both have to be in the list
 */
export function resourcesOf(some: readonly Chosen[]): Readonly<Record<string, ImportedResource>> {
  const made: Record<string, ImportedResource> = {};
  for (const { name, resource, shared } of some) {
    const before = shared ? made[name] : undefined;
    made[name] = before
      ? {
          ...before,
          under: [...(before.under ?? []), ...(resource.under ?? [])],
          fields: { ...before.fields, ...resource.fields },
        }
      : resource;
  }
  return made;
}

/**
 * Makes a resource of each place of the document, with a name of its own. Where that is impossible, returns the reason.
 */
export function chooseResources(
  document: ApiDocument,
  places: readonly Place[],
  begin: Beginning,
): { readonly chosen: readonly Chosen[]; readonly refused: readonly LeftOut[] } {
  const choosing: Choosing = { document, begin, taken: new Set(), byPlace: new Map() };
  const refused: LeftOut[] = [];
  // Top-level places first, so that those below records can share their resources.
  for (const place of places.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const paths = [place.list, place.single, place.item].flatMap((read) => read?.path ?? []);
    try {
      const found = chosenOf(choosing, place);
      if (typeof found === 'string') {
        refused.push(...paths.map((path) => ({ path, why: found })));
        continue;
      }
      choosing.taken.add(found.name);
      choosing.byPlace.set(place, found);
      if (place.single && found.kind !== 'single') {
        refused.push({ path: place.single.path, why: 'its answer is one object, and records lie below it' });
      }
    } catch (error) {
      if (!(error instanceof MockgenError)) throw error;
      refused.push(...paths.map((path) => ({ path, why: error.message })));
    }
  }
  return { chosen: inOrder(places, choosing.byPlace), refused };
}

/** Returns how many keys are in the path of a place. */
function depthOf({ above }: Place): number {
  return above ? depthOf(above) + 1 : 0;
}

/**
 * Returns the chosen places, each before those below it. Places of kind `parent` that nothing lies below are left out.
 */
function inOrder(places: readonly Place[], byPlace: ReadonlyMap<Place, Chosen>): readonly Chosen[] {
  const below = new Map<Place | undefined, Place[]>();
  for (const place of places) below.set(place.above, [...(below.get(place.above) ?? []), place]);
  const withAllBelow = (place: Place): readonly Chosen[] => {
    const found = byPlace.get(place);
    if (!found) return [];
    const others = (below.get(place) ?? []).flatMap(withAllBelow);
    return found.kind === 'parent' && others.length === 0 ? [] : [found, ...others];
  };
  const all = (below.get(undefined) ?? []).flatMap(withAllBelow);
  // First resources, then places that share one; among the latter, addresses of one level before longer ones.
  const rank = ({ shared, place }: Chosen): number => (shared ? Infinity : depthOf(place));
  return all.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
