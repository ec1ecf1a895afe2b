// Makes the source of what generates records smaller while it is bundled; what it generates stays the same.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { replaceLiterals } from './literals.js';

/** What a spec says for documents of a tree alone. */
const SAID = /(?<=[{,])(?:(?:singular|category):"\w+"|description:(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)),?/g;

/** A catalogue that is not checked: the tests have done so. */
const UNCHECKED = `export function createCatalogue(resources, generators) {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return { resources, generators, find: (name) => byName.get(name) };
}
export { createCatalogue as checkedCatalogue };`;

/** No built-in generator asks for faker; for resources of one's own it comes in a script beside this one. */
const FAKER_BESIDE = `export function makeFakerGenerators(names) {
  if (!globalThis.mockgenFaker) throw new Error('its fields need faker, which is not loaded');
  return globalThis.mockgenFaker(names);
}
export const listFakerMethods = undefined;`;

/** The faker beside is so small that it need not be loaded later. */
const FAKER_LATER = 'await import("./faker.ts")';

/** Whether a file holds data: lists, a region, a grammar or a spec. */
const isData = (path) => /[\\/](?:lists|regions|grammars|resources)[\\/]/.test(path);

/** Literals shorter than this stay where they are, as what stands for them takes as much. */
const SHORTEST = 16;

/** The source of a file as JavaScript, without comments and types, and without what documents alone need. */
async function scriptOf(path) {
  const options = { loader: 'ts', charset: 'utf8', target: 'es2022', minifyWhitespace: true };
  const { code } = await transform(readFileSync(path, 'utf8'), options);
  if (/[\\/]resources[\\/]/.test(path)) return code.replace(SAID, '');
  return code.includes(FAKER_LATER)
    ? `import*as faker from"./faker.ts";${code.replaceAll(FAKER_LATER, 'faker')}`
    : code;
}

/** A text whose lines are indented is a list, which `listOf` cuts at commas and line breaks. */
const tight = (_, value) =>
  typeof value === 'string' && value.includes('\n ') ? value.trim().replaceAll(/\s*[,\n]\s*/g, ',') : value;

/** What a literal may call: does what `listOf` of the generators does. */
const CALLS = { listOf: (text) => text.trim().split(/\s*[,\n]\s*/) };

/** Collects the literals of data files. In the script, `literal("7")` stands for one: esbuild writes a text as it is. */
export function createLiterals() {
  const found = [];
  const take = (literal) => {
    if (literal.length < SHORTEST) return literal;
    // Pure, so that esbuild leaves out what nothing asks for.
    return `/* @__PURE__ */literal("${found.push(literal) - 1}")`;
  };
  return {
    replaceIn: (code) => replaceLiterals(code, take),
    /** A script with the literals that it asks for numbered as they come, and their values in JSON. */
    settle(code) {
      const values = [];
      const settled = code.replaceAll(/\bliteral\("(\d+)"\)/g, (_, index) => {
        return `literals[${values.push(runInNewContext(`(${found[index]})`, CALLS)) - 1}]`;
      });
      return { code: settled, values: JSON.stringify(values, tight) };
    },
  };
}

/**
 * A plugin of esbuild for bundles that generate records and nothing else: leaves out what specs say for documents, the
 * check of the catalogue, and faker. Meta documents cannot be made from such a bundle.
 *
 * @param literals collects the literals of data files. Default: they stay where they are
 */
export function dense(literals) {
  return {
    name: 'dense',
    setup(build) {
      build.onResolve({ filter: /^\.\/faker\.ts$/ }, () => ({ path: 'faker', namespace: 'dense' }));
      build.onLoad({ filter: /./, namespace: 'dense' }, () => ({ contents: FAKER_BESIDE }));
      // What is loaded later would have all that it reads wrapped in functions, here as well.
      build.onResolve({ filter: /^\.\/overrides\.ts$/ }, ({ path }) => ({ path, external: true }));
      build.onLoad({ filter: /[\\/]src[\\/]schema[\\/]catalogue\.ts$/ }, () => ({ contents: UNCHECKED }));
      build.onLoad({ filter: /[\\/]src[\\/](?:resources|generators)[\\/].*\.ts$/ }, async ({ path }) => {
        const code = await scriptOf(path);
        return { contents: literals && isData(path) ? literals.replaceIn(code) : code };
      });
    },
  };
}
