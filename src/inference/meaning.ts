import { draftAt } from '../drafts/index.ts';
import type { FieldType } from '../schema/index.ts';
import { objectsAround } from './around.ts';
import { bareThing, bareWords } from './bare-words.ts';
import { isPlural } from './nouns.ts';
import type { Scope } from './scope.ts';
import { CLASSES_OF, TABLE, type Guess, type Row } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** The meaning of a field's name. */
export interface Meaning {
  readonly role: string;
  readonly guess: Guess;
  /** The words of the name that led to this meaning, including words of the object or the resource around the field. */
  readonly words: readonly string[];
  /** The words of the field's own name in front of {@link words}: `billing` in `billing_city`. */
  readonly stem: string;
}

/** A row of the table, together with one of its names and one of its types. */
interface Entry {
  readonly role: string;
  readonly guess: Guess;
  /** Whether a field with the name has this type by default. */
  readonly isUsual: boolean;
}

/**
 * All names in the table for one type of field: by their last words and, for names that end in `*`, by their first
 * words.
 */
interface Index {
  readonly ends: ReadonlyMap<string, Entry>;
  readonly starts: ReadonlyMap<string, Entry>;
}

/** The types that can be inferred from a name alone. */
const TYPES: readonly FieldType[] = ['string', 'number', 'integer', 'boolean', 'array'];

function normalized(name: string): string {
  return name
    .trim()
    .split(' ')
    .flatMap((word) => (/^[@*]/.test(word) ? [word] : wordsOf(word)))
    .join(' ');
}

function indexOf(rows: readonly Row[], type: FieldType): Index {
  const ends = new Map<string, Entry>();
  const starts = new Map<string, Entry>();
  for (const { role, names, guesses } of rows) {
    const guess = guesses[type];
    if (!guess) continue;
    const isUsual = Object.keys(guesses)[0] === type;
    const entry = { role, guess, isUsual };
    for (const name of names.split(',')) {
      const key = normalized(name);
      if (key.endsWith(' *')) starts.set(key.slice(0, -2), entry);
      else if (isUsual || !ends.get(key)?.isUsual) ends.set(key, entry);
    }
  }
  return { ends, starts };
}

let indexes: ReadonlyMap<FieldType, Index> | undefined;

function indexFor(type: FieldType): Index | undefined {
  indexes ??= new Map([...TYPES, 'object' as const].map((each) => [each, indexOf(TABLE, each)]));
  return indexes.get(type);
}

/** Matches the end of the name of a resource that has only some records of another one, such as `-find-by-status`. */
const VIEW =
  /(?<=.)-(?:(?:find|search|by)(?:-.*)?|feed|me|mine|list|all|latest|recent|active|available|popular|top|own|self|drafts?|revisions?|receiving|received|sent|incoming|outgoing|inbound|outbound)$/;

/** Matches names of fields that say what kind of thing the object around them is. */
const SAYS_KIND = /^_*(?:type|object|kind|resource|object_?type|resource_?type|typename)$/i;

/** Values of such fields that do not name a thing. */
const NO_THING: ReadonlySet<string> = new Set(
  'list object collection record item data resource string youtube vimeo'.split(' '),
);

/** Matches a last word in the name of a kind that says only in which form the thing is there: `file-object`. */
const FORM = /(?<=.)[ _-](?:content|data|object|reference|resource|summary|info)$/i;

/**
 * For the fields of an object: the words for the kind of thing that the object says it is. Kept because each of its
 * fields asks.
 */
const kinds = new WeakMap<object, readonly string[]>();

/**
 * Returns the words of the only possible value of the field that says what kind of thing an object is: `file` if `type`
 * is always `file`. Empty if there is none.
 */
function kindAt({ shared, place }: Pick<Scope, 'shared' | 'place'>): readonly string[] {
  const around = place.slice(0, Math.max(0, place.lastIndexOf('.')));
  const fields = around === '' ? shared.record : draftAt(shared.record, around)?.fields;
  if (!fields) return [];
  const known = kinds.get(fields) ?? kindOf(fields);
  kinds.set(fields, known);
  return known;
}

function kindOf(fields: Scope['shared']['record']): readonly string[] {
  const found = Object.entries(fields).find(([name, { limits }]) => SAYS_KIND.test(name) && limits.enum?.length === 1);
  const [kind] = found?.[1].limits.enum ?? [];
  return typeof kind === 'string' && /^[A-Za-z]+(?:[ _-][A-Za-z]+){0,2}$/.test(kind) && !NO_THING.has(kind)
    ? [kind.replace(FORM, '')]
    : [];
}

/**
 * Returns the words of the resource and of the objects around a field, the outermost first, without words such as
 * `data`, and with what an object says it is.
 */
function ownersOf({ shared, place }: Pick<Scope, 'shared' | 'place'>): readonly string[] {
  // `pets-find-by-status` and `articles-feed` are pets and articles still.
  const plain = shared.noun.replace(VIEW, '');
  // A shop has categories of goods.
  const noun = plain === 'categories' && shared.resources.has('products') ? 'product-categories' : plain;
  // `tags.tags[]` are tags.
  return [noun, ...objectsAround(place), ...kindAt({ shared, place })]
    .flatMap(wordsOf)
    .filter((word, at, words) => word !== words[at - 1]);
}

/**
 * Returns the words around a field; without the last one if the field's own name begins with it: `event_name` in
 * `events`.
 */
const before = ([first]: readonly string[], owners: readonly string[]): readonly string[] =>
  owners.at(-1) === first ? owners.slice(0, -1) : owners;

/** Words at the start of a name that count less than its last words: `total_users` is a count, `total_price` a sum. */
const OVERRULED: ReadonlySet<string> = new Set(['total', 'amount', 'is', 'was', 'has']);

/** At most this many words are looked up together: those of a name, and those of the objects around the field. */
const MOST_WORDS = 6;

/** The entry of the table that fits a name, and how many of the last words led to it. */
interface Match {
  readonly entry: Entry;
  readonly count: number;
  /** How many of these words are in the field's own name. A noun that stands for a class of nouns does not count. */
  readonly tail: number;
}

function matchIn({ ends, starts }: Index, own: readonly string[], owners: readonly string[]): Match | undefined {
  const all = [...owners, ...own];
  let weak: Match | undefined;
  for (let count = Math.min(all.length, MOST_WORDS); count > 0; count--) {
    const [first = '', ...rest] = all.slice(-count);
    const literal = ends.get([first, ...rest].join(' '));
    const found: Match | undefined = literal && { entry: literal, count, tail: count };
    const ofClass =
      found ??
      (CLASSES_OF.get(first) ?? [])
        .map((name): Match | undefined => {
          const entry = ends.get([name, ...rest].join(' '));
          return entry && { entry, count, tail: count - 1 };
        })
        .find(Boolean);
    if (!ofClass) continue;
    if (count >= own.length) return ofClass;
    weak ??= ofClass;
  }
  for (let count = own.length - 1; count > 0; count--) {
    const start = own.slice(0, count).join(' ');
    const entry = starts.get(start);
    if (entry && !(OVERRULED.has(start) && weak)) return { entry, count: own.length, tail: own.length };
  }
  return weak;
}

/** A second type whose guesses are looked up if the first has none: guesses for whole numbers also suit numbers. */
const ALSO: Readonly<Partial<Record<FieldType, FieldType>>> = { number: 'integer' };

function matchOf(own: readonly string[], owners: readonly string[], type: FieldType): Match | undefined {
  const index = indexFor(type);
  const found = index && matchIn(index, own, owners);
  const also = ALSO[type];
  const other = also && indexFor(also);
  const second = other && matchIn(other, own, owners);
  return second && (!found || second.count > found.count) ? second : found;
}

/** A match, and the words of the field's own name up to the end of the matched ones. */
interface Named {
  readonly match: Match | undefined;
  readonly own: readonly string[];
}

/**
 * Looks up a name. In a name with "of", the words before "of" count, unless the table has the whole name:
 * `countries_of_activity`.
 */
function named(words: readonly string[], owners: readonly string[], type: FieldType): Named {
  const match = matchOf(words, owners, type);
  const at = words.lastIndexOf('of');
  if (at < 1 || (match && match.count >= words.length - at)) return { match, own: words };
  const own = words.slice(0, at);
  const head = matchOf(own, owners, type);
  return head ? { match: head, own } : { match, own: words };
}

/**
 * Whether a match says nothing about the thing that has the field: there is none, or its texts contain the noun of the
 * record.
 */
const isNeutral = ({ match }: Named): boolean =>
  !match || Object.hasOwn(Object(match.entry.guess.args?.['lists']), 'noun');

/**
 * Looks up a name. If nothing is known about it, looks it up again without words that say little: the `original_title`
 * of a `file-version` is the title of a file.
 */
function namedOrBare(words: readonly string[], owners: readonly string[], type: FieldType): Named {
  const found = named(words, owners, type);
  if (!isNeutral(found)) return found;
  const [bare, thing] = [bareWords(words), bareThing(owners)];
  if (bare.length === words.length && thing.length === owners.length) return found;
  const other = named(bare, thing, type);
  return isNeutral(other) ? found : other;
}

const known: Map<string, Meaning | null> = new Map();

/**
 * Returns the meaning of a field's name, which depends on the object and the resource around it. The entry of the table
 * that matches the most words counts, from the last word on.
 *
 * @param scope position of the field. Its name can be replaced by another one, to look up the meaning of a format
 */
export function meaningOf(scope: Pick<Scope, 'shared' | 'place' | 'name'>, type: FieldType): Meaning | undefined {
  const owners = ownersOf(scope);
  const key = `${type} ${owners.join(' ')} / ${scope.name}`;
  let meaning = known.get(key);
  if (meaning === undefined) {
    const words = wordsOf(scope.name);
    const { match, own } = namedOrBare(words, before(words, owners), type);
    meaning = match
      ? {
          ...match.entry,
          words: [...owners, ...own].slice(-match.count),
          stem: own.slice(0, Math.max(0, own.length - match.tail)).join(' '),
        }
      : null;
    if (known.size > 50_000) known.clear();
    known.set(key, meaning);
  }
  return meaning ?? undefined;
}

/** Whether a field can be the key that addresses a record, judging by the meaning of its name: a code, or a slug. */
export function isKeyLike(scope: Pick<Scope, 'shared' | 'place' | 'name'>): boolean {
  const { role, guess } = meaningOf(scope, 'string') ?? {};
  return role === 'slug' || guess?.apart !== undefined || (guess?.generator === 'pattern' && role !== 'identifier');
}

/** First words of names of flags (true or false): `is_completed` is not a moment. */
const FLAG_WORDS: ReadonlySet<string> = new Set(['is', 'was', 'has']);

/** Returns the type that a field most likely has, judging by its name. */
export function typeByName(scope: Pick<Scope, 'shared' | 'place' | 'name'>): FieldType {
  const own = wordsOf(scope.name);
  if (own.length > 1 && FLAG_WORDS.has(own[0] ?? '')) return 'boolean';
  const owners = before(own, ownersOf(scope));
  const isMany = isPlural(snakeCase(scope.name).split('_').at(-1) ?? '');
  let best: { readonly type: FieldType; readonly rank: number } = { type: 'string', rank: 0 };
  for (const type of TYPES) {
    const { match } = named(own, owners, type);
    if (!match || (type === 'array' && !isMany)) continue;
    const rank = match.count * 4 + (type === 'array' ? 2 : match.entry.isUsual ? 1 : 0);
    if (rank > best.rank) best = { type, rank };
  }
  return best.type;
}
