import { isPlain, own, type Plain } from '../faults/index.ts';
import { below, resolved, rootOf, type ApiDocument, type Located } from './document.ts';
import { facetsOf, type Facets } from './facets.ts';
import type { ImportedField } from './types.ts';

/** Examples are looked for in at most this many levels of objects. */
const MOST_DEPTH = 3;

/** A field gets at most this many examples; below, the largest number of letters of an example. */
const MOST_EXAMPLES = 6;
const MOST_LETTERS = 80;

/**
 * Returns the examples of whole answers that a document has: those of a response, and those of the schema of its body.
 */
function answersFor(document: ApiDocument, answer: Located): readonly unknown[] {
  const media = below(rootOf(document), ...answer.path.slice(0, -1));
  const named = below(media, 'examples');
  const all = Object.keys(isPlain(named.node) ? named.node : {}).map(
    (name) => below(resolved(document, below(named, name)), 'value').node,
  );
  const said = [below(media, 'example').node, ...all, below(resolved(document, answer), 'example').node];
  return said.filter((one) => one !== undefined);
}

/** Whether the schema of a text property says nothing about the form of its values. */
function isFree({ types, isListed, patterns, format, constant, sample }: Facets): boolean {
  const isText = types.size === 1 && types.has('string');
  return isText && !isListed && patterns.length === 0 && [format, constant, sample].every((one) => one === undefined);
}

/** Whether a property without a schema is an object in all examples that have it. */
function areObjects(values: readonly unknown[]): boolean {
  const said = values.filter((value) => value !== undefined && value !== null);
  return said.length > 0 && said.every(isPlain);
}

/** Whether a property is a list of texts whose schema says nothing about their form. */
function isListOfFree(document: ApiDocument, located: Located, { types }: Facets): boolean {
  if (!types.has('array')) return false;
  const items = below(resolved(document, located), 'items');
  return items.node !== undefined && isFree(facetsOf(document, items));
}

/** Matches names of properties whose values are names. Their examples are never taken to be all possible values. */
const NAMED = /^(?:id|.*name|login|slug|handle|nick|title)$/i;

/**
 * Whether the examples of a text tell more than the name of its property: they have a form without spaces, or there are
 * several different ones.
 */
function tellMore(name: string, texts: readonly string[]): boolean {
  const isUsual = (text: string): boolean => text === '' || text.length > MOST_LETTERS || /@|:\/\//.test(text);
  if (texts.length === 0 || texts.some(isUsual)) return false;
  if (NAMED.test(name)) return texts.every((text) => /^\S*\d\S*$/.test(text));
  return texts.length > 1 || !texts.some((text) => /\s/.test(text));
}

function fieldsIn(
  document: ApiDocument,
  record: Located,
  shown: readonly Plain[],
  depth: number,
): Readonly<Record<string, ImportedField>> {
  const fields: Record<string, ImportedField> = {};
  if (shown.length === 0 || depth > MOST_DEPTH) return fields;
  for (const [name, located] of facetsOf(document, record).properties) {
    const facets = facetsOf(document, located);
    const values = shown.map((one) => own(one, name));
    if (facets.properties.size > 0 && !facets.types.has('array')) {
      const inner = fieldsIn(document, located, values.filter(isPlain), depth + 1);
      if (Object.keys(inner).length > 0) fields[name] = { fields: inner };
    } else if (isFree(facets)) {
      const texts = new Set(values.filter((value): value is string => typeof value === 'string'));
      const examples = [...texts].slice(0, MOST_EXAMPLES);
      if (tellMore(name, examples)) fields[name] = { examples };
    } else if (facets.types.size === 0 && !facets.isListed && areObjects(values)) {
      fields[name] = { type: 'object' };
    } else if (isListOfFree(document, located, facets)) {
      const texts = new Set(values.flat().filter((value): value is string => typeof value === 'string'));
      const examples = [...texts].slice(0, MOST_EXAMPLES);
      if (examples.length > 1 && tellMore(name, examples)) fields[name] = { items: { field: { examples } } };
    }
  }
  return fields;
}

/**
 * Returns the fields of a record whose schemas say little, with the examples that whole answers have for them, such as
 * texts in the form of a code.
 *
 * @param key the field that addresses the record
 * @param answers the schemas of the answers that have such records, each with the keys that lead to the record or the
 *   list
 */
export function shownFields(
  document: ApiDocument,
  record: Located,
  key: string,
  answers: readonly { readonly answer: Located; readonly keys: readonly string[] }[],
): Readonly<Record<string, ImportedField>> {
  const found = answers.flatMap(({ answer, keys }) =>
    answersFor(document, answer).flatMap((whole) =>
      keys.reduce<unknown>((value, key) => (isPlain(value) ? own(value, key) : undefined), whole),
    ),
  );
  const alone = below(resolved(document, record), 'example').node;
  const fields = fieldsIn(document, record, [...found, alone].filter(isPlain), 0);
  const { [key]: ofKey, ...others } = fields;
  // A key with fewer than four letters or digits has a form that allows too few keys.
  const areMany = ofKey?.examples?.every((text) => /[A-Za-z0-9]{4}$/.test(text));
  return { ...(ofKey && areMany && { [key]: ofKey }), ...others };
}
