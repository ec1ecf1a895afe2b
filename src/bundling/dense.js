// Makes the source of what generates records smaller while it is bundled; what it generates stays the same.
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';

/** What a spec says for documents of a tree alone. */
const SAID = /(?<=[{,])(?:(?:singular|category):"\w+"|description:(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)),?/g;

/** A catalogue that is not checked: the tests have done so. */
const UNCHECKED = `export function createCatalogue(resources, generators) {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return { resources, generators, find: (name) => byName.get(name) };
}`;

/** A text with what stands before it. */
const TEXT = /(\w*[:(]?)("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

/** What stands before a list in one line: `listOf`, or the name of a list. */
const LIST =
  /^(?:listOf\(|(?:female|male|anyone|family|names|words|parts|plain|withCity|outdoor|hall|ice|any|starts|ends|countries):)$/;

/** A text over several lines, with nothing but names between its braces: always a list. */
const LINES = /^`(?:[^$]|\$\{\w+\})*\n(?:[^$]|\$\{\w+\})*`$/;

/** An array of plain texts. */
const ARRAY = /\["[^"\\|`$\n]*"(?:,"[^"\\|`$\n]*")+\]/g;

/** Modules by what the bundle imports them as. */
const MODULES = {
  /** Cuts a text into the texts of an array: one sign between two of them takes less room than three. */
  'dense:cut': 'export const cut = ([text]) => text.split("|");',
  /** No built-in generator asks for faker; for resources of one's own it comes in a script beside this one. */
  'dense:faker': `export function makeFakerGenerators(names) {
    if (!globalThis.mockgenFaker) throw new Error("its fields need faker, which is not loaded");
    return globalThis.mockgenFaker(names);
  }`,
};

/** A list with nothing but commas between its entries, as `listOf` cuts at commas and line breaks. */
const tight = (list) => list.replace(/\s*[,\n]\s*/g, ',').replace(/^(`),|,(`)$/g, '$1$2');

const withTightLists = (code) =>
  code.replace(TEXT, (all, before, text) => (LIST.test(before) || LINES.test(text) ? before + tight(text) : all));

function withTightArrays(code) {
  const made = code.replace(ARRAY, (array) => `$cut\`${array.slice(2, -2).replaceAll('","', '|')}\``);
  return made === code ? code : `import{cut as $cut}from"dense:cut";${made}`;
}

/** Whether a file is a literal: a list, a region, a grammar or a spec. */
export const isData = (path) => /[\\/](?:lists|regions|grammars|resources)[\\/]/.test(path);

/** The source of a file as JavaScript, made smaller. */
export async function denseSource(path) {
  // Comments and types go first, as they may look like texts.
  const options = { loader: 'ts', charset: 'utf8', target: 'es2022', minifyWhitespace: true };
  const { code } = await transform(readFileSync(path, 'utf8'), options);
  if (!isData(path)) return withTightLists(code);
  return withTightArrays(/[\\/]resources[\\/]/.test(path) ? code.replace(SAID, '') : withTightLists(code));
}

/**
 * A plugin of esbuild for bundles that generate records and nothing else: leaves out what specs say for documents, the
 * check of the catalogue, faker, and the white space and quotation marks inside of lists. Meta documents cannot be made from
 * such a bundle.
 */
export function dense() {
  return {
    name: 'dense',
    setup(build) {
      build.onResolve({ filter: /^dense:cut$/ }, ({ path }) => ({ path, namespace: 'dense' }));
      build.onResolve({ filter: /^\.\/faker\.ts$/ }, () => ({ path: 'dense:faker', namespace: 'dense' }));
      build.onLoad({ filter: /./, namespace: 'dense' }, ({ path }) => ({ contents: MODULES[path] }));
      build.onLoad({ filter: /[\\/]src[\\/]schema[\\/]catalogue\.ts$/ }, () => ({ contents: UNCHECKED }));
      build.onLoad({ filter: /[\\/]src[\\/](?:resources|generators)[\\/].*\.ts$/ }, async ({ path }) => ({
        contents: await denseSource(path),
      }));
    },
  };
}
