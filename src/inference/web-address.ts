import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { objectsAround } from './around.ts';
import { fieldBeside, pathOf, withRole } from './neighbours.ts';
import type { Scope } from './scope.ts';
import type { WebAddress } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Names of the field by which a record is addressed, the best first. */
const KEYS: readonly string[] = ['id', 'sid', 'uuid', 'slug'];

/** Matches paths of fields with the address of the record itself: `self`, `href`, `links.self.href`. */
const OWN = /^(?:[^.[]+|_?links?\.(?:[^.[]*self|href)(?:\.href)?)$/i;

/** Matches names of objects whose fields are all addresses. */
const LINKS = /^_?(?:links?|relationships|urls?|hrefs?)$/i;

/** A pattern of a random code, which an address contains if the record has no key. */
const CODE = '[a-z0-9]{10}';

/** Words in names of addresses that do not tell what is at the address. */
const SILENT: ReadonlySet<string> = new Set(['url', 'link', 'href', 'html', 'web', 'self', 'page', 'hosted']);

/** Page numbers in links between pages, as seen from page 2 of 12. */
const PAGES: Readonly<Record<string, number>> = { next: 3, previous: 1, first: 1, last: 12 };

type Part = string | { readonly from: string };

const kebab = (name: string): string => snakeCase(name).replaceAll('_', '-').replaceAll(/^-|-$/g, '');

/** Whether a field always has a value. An id does, even if a schema calls it nullable. */
const isSure = (name: string, { nullable, when }: Draft): boolean => name === 'id' || (!nullable && when === undefined);

/** Matches patterns that allow characters which an address cannot have. */
const LOOSE = /\\[sSDWpP]|\[\^|\.|[^\w^$\\[\]{}()|+*?,:-]/;

/**
 * Returns the first of some names whose field exists, always has a value, and is not an address itself; undefined if
 * there is none.
 */
const firstIn = (drafts: Scope['neighbours'], names: readonly string[]): string | undefined =>
  names.find((name) => {
    const draft = Object.hasOwn(drafts, name) ? drafts[name] : undefined;
    return (
      draft !== undefined &&
      isSure(name, draft) &&
      !/^(?:ur[il]|iri)/.test(draft.format ?? '') &&
      !LOOSE.test(draft.limits.pattern ?? '')
    );
  });

/**
 * Returns the path of the key to put into an address: that of the object around the field, or of the record. Undefined
 * if there is none.
 */
function keyFor(scope: Scope): string | undefined {
  const { shared, place, neighbours } = scope;
  const { key } = shared.resources.get(shared.noun) ?? {};
  if (OWN.test(place)) return key === place ? undefined : key;
  const beside = firstIn(neighbours, KEYS);
  return beside === undefined ? undefined : pathOf(scope, beside);
}

/**
 * Returns the parts of the path of a resource, with the values of its references: `users/`, the id of the user,
 * `/orders`.
 */
function pathParts({ shared }: Scope): readonly Part[] {
  const { record, resources, noun } = shared;
  const { address = noun } = resources.get(noun) ?? {};
  const names = [...address.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const [last = '', above, ...more] = names.toReversed();
  // A path leads over one reference at most.
  if (names.length > 0 && (firstIn(record, [last]) === undefined || more.length > 0)) {
    return [address.slice(address.lastIndexOf('/') + 1)];
  }
  return address.split(/(?<=\})|(?=\{)/).map((part) => {
    if (!part.startsWith('{')) return part;
    return { from: part === `{${above}}` ? `${last}.${above}` : last };
  });
}

/**
 * Returns the path noun of the resource that an address leads to: that of the object around the field, or that of the
 * record.
 */
function nounFor({ place, shared }: Scope): string {
  const around = objectsAround(place).findLast((each) => !LINKS.test(each));
  return kebab(around ?? shared.noun.split('-').at(-1) ?? shared.noun);
}

/**
 * Returns the last part of an address, taken from the field's name: `/receipt` for `receipt_url`. Empty if the name
 * tells nothing.
 */
function endFor({ name }: Scope): string {
  const words = wordsOf(name).filter((word) => !SILENT.has(word));
  return words.length === 0 ? '' : `/${kebab(words.join('_'))}`;
}

/**
 * Returns the name of the file that an address leads to, if it stands in a field beside the address; undefined
 * otherwise.
 */
function fileFor(scope: Scope): readonly Part[] | undefined {
  const [found] = withRole(scope, 'file name');
  const field = found && fieldBeside(scope, found.name);
  // Any other text could have letters that an address cannot have.
  const isPlain = field?.generator === 'phrase' && !field.nullable && !field.when;
  return found && isPlain ? ['/', { from: pathOf(scope, found.name) }] : undefined;
}

/** Returns generator and arguments for an address that consists of some parts. */
function made(parts: readonly Part[]): Pick<Field, 'generator' | 'args'> {
  if (parts.some((part) => typeof part === 'object'))
    return { generator: 'joined', args: { of: parts, separator: '' } };
  const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = parts.map((part) => (part === CODE ? CODE : literal(String(part)))).join('');
  return { generator: 'pattern', args: { pattern } };
}

/**
 * Returns generator and arguments for the address of a record, or of a page or a file that belongs to it:
 * `https://pay.example.com/orders/7/receipt`.
 */
export function webAddress(scope: Scope, { host, of }: WebAddress): Pick<Field, 'generator' | 'args'> {
  const { place } = scope;
  const end = endFor(scope);
  if (of === 'service') return made([`https://${host}.example.com${end || '/home'}`]);
  if (of === 'page') {
    const word = wordsOf(scope.name).find((each) => Object.hasOwn(PAGES, each)) ?? 'next';
    return made(['https://api.example.com/', ...pathParts(scope), `?page=${PAGES[word]}`]);
  }
  const key = keyFor(scope);
  const code: Part = key === undefined ? CODE : { from: key };
  // The `url` of a receipt is its own: it does not lead to the receipt of another record.
  const isOwn = of === 'record' || (of === 'part' && end === '' && OWN.test(place));
  const start = `https://${isOwn ? 'api' : host}.example.com/`;
  if (isOwn) {
    const path = OWN.test(place) ? pathParts(scope) : [nounFor(scope)];
    // A single record below others has no key.
    const isBelow = key === undefined && path.some((part) => typeof part === 'object');
    return made([start, ...path, ...(isBelow ? [] : ['/', code])]);
  }
  const file = of === 'file' ? fileFor(scope) : undefined;
  // Of files without a key, the name tells which one it is.
  return made([start, nounFor(scope), ...(file && code === CODE ? [] : ['/', code]), ...(file ?? [end])]);
}
