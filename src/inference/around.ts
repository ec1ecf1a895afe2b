import { isPlural } from './nouns.ts';
import { wordsOf } from './words.ts';

/** Words in names of objects, such as `data` and `attributes`, that do not say what the objects are about. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'attribute data detail information property object result node body record entity payload response field resource embedded included metadata translation'.split(
    ' ',
  ),
);

/**
 * Those of the words in {@link WRAPPERS} that do not even say what the elements of a list are about. An element of
 * `attributes` is an attribute, but an element of `data` is a record.
 */
const LISTS: ReadonlySet<string> = new Set('data result record node entity embedded included'.split(' '));

/** Matches the end of the name of an object that adds nothing to its first words: `tax_data`, `qrCodeOptions`. */
const WRAPPING = /(?<=[a-z\d])(?:_data|_options|-data|-options|Data|Options)$/;

/** Matches the name of an object inside `translations`: a language, such as `de` or `pt-BR`. */
const LANGUAGE = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;

const isTranslation = (name: string | undefined): boolean => name !== undefined && /translat|locali[sz]/i.test(name);

/**
 * Returns the names of the objects around a field that say what it is about, the outermost first.
 *
 * @param place path of the field
 * @example
 * objectsAround('data.owner.address.city') // => ["owner","address"]
 * @example
 * objectsAround('tax_data.name') // => ["tax"]
 * @example
 * objectsAround('translated_content.es.name') // => []
 */
export function objectsAround(place: string): readonly string[] {
  const around = place.split('.').slice(0, -1);
  return around.flatMap((each, at) => {
    const name = each.replaceAll(/\[\d*\]/g, '');
    if (isTranslation(name) || (isTranslation(around[at - 1]) && LANGUAGE.test(name))) return [];
    // A list inside a page has the things that the page is called after: `episodes.items[]` are episodes.
    const outer = around[at - 1] ?? '';
    if (/^items\[\d*\]$/.test(each) && isPlural(outer)) return [];
    const isList = each.endsWith(']');
    const silent = isList ? LISTS : WRAPPERS;
    if (wordsOf(name).every((word) => silent.has(word))) return [];
    return [isList ? name : name.replace(WRAPPING, '')];
  });
}
