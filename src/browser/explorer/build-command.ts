import { hasOneRecord } from '../../tree/index.ts';
import { objectOf, textOf, textsOf, type JsonObject } from './json.ts';

/** The options that a tree was built with, to show the command that builds it with another seed. */
export interface Build {
  /** Options of `mockgen build` without the seed, each with a space in front. */
  readonly options: string;
  /** A note that the reader has to know before running the command; empty if there is none. */
  readonly hint: string;
}

/** The defaults of `mockgen build`. */
const DEFAULTS = { items: 100, layout: 'both', refDate: '2026-01-01T00:00:00.000Z' } as const;

/** An option of the command and its value: true for a flag, undefined if it is left out. */
type Option = readonly [flag: string, value: string | number | true | undefined];

/**
 * Writes a text as one word of a shell command.
 *
 * @param isQuoted whether to add quotes even if they are not needed. Default: false
 * @example
 * shellWord('a b') // => "'a b'"
 */
export function shellWord(text: string, isQuoted: boolean = false): string {
  if (!isQuoted && /^[\w./:@%+,=-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Whether all resources, except those with a single record, have the same number of records, so that the option
 * `--items` alone can express it.
 */
function isEven({ items, counts, resources }: JsonObject): boolean {
  const entries = Object.values(objectOf(resources)).map(objectOf);
  return (
    counts === undefined &&
    entries.every(({ single, under, total }) => {
      const isOne = hasOneRecord({ under: textsOf(under), ...(single === true && { single }) });
      return total === (isOne ? 1 : items);
    })
  );
}

function optionsOf(manifest: JsonObject, hasConfig: boolean, builtins: readonly string[]): readonly Option[] {
  const { items, layout, refDate, packed, nested, imagesBase, provider, resources, overrides, files } = manifest;
  const names = Object.keys(objectOf(resources));
  const isPart = hasConfig || builtins.some((name) => !names.includes(name));
  // A config can change defaults, so every option is written out if there is a config.
  const told = (value: unknown, unless: unknown): string | undefined =>
    hasConfig || value !== unless ? `${value}` : undefined;
  const flag = (isGiven: boolean): true | undefined => isGiven || undefined;
  return [
    ['items', isEven(manifest) ? told(items, DEFAULTS.items) : undefined],
    ['layout', told(layout, DEFAULTS.layout)],
    ['ref-date', told(refDate, DEFAULTS.refDate)],
    ['only', isPart ? names.join(',') : undefined],
    ['no-refs', flag(isPart)],
    ['images', imagesBase === undefined ? undefined : 'url'],
    ['base-url', imagesBase === undefined ? undefined : textOf(imagesBase)],
    ['packed', flag(packed === true)],
    ['nested', flag(nested === true)],
    ['data-only', flag(Array.isArray(files) && !files.includes('index.html'))],
    ['provider', textOf(provider) || undefined],
    ['templates', hasConfig || Object.keys(objectOf(overrides)).length === 0 ? undefined : 'TEMPLATES'],
  ];
}

/**
 * Reads from the manifest of a tree how it was built.
 *
 * @param builtins the names of all resources that come with mockgen
 * @returns undefined when there is no manifest
 * @example
 * readBuild({ items: 5, layout: 'both', refDate: '2026-01-01T00:00:00.000Z', resources: { users: { total: 5 } } }, ['users']) // => {"options":" --items 5","hint":""}
 */
export function readBuild(manifest: unknown, builtins: readonly string[]): Build | undefined {
  const read = objectOf(manifest);
  if (read['resources'] === undefined) return undefined;
  const hasConfig = read['catalogue'] !== undefined || read['api'] !== undefined || !isEven(read);
  const options = optionsOf(read, hasConfig, builtins).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [` --${name}`] : [` --${name} ${shellWord(`${value}`)}`];
  });
  const needsTemplates = options.some((option) => option.startsWith(' --templates '));
  const hints = [
    hasConfig && 'run it where the config of this tree is',
    needsTemplates && 'TEMPLATES stands for the folder of its templates',
  ];
  return { options: options.join(''), hint: hints.filter(Boolean).join('; ') };
}

/** Returns the command that builds a tree again with a seed. */
export function buildCommand({ options }: Build, seed: string): string {
  return `npx mockgen build --seed ${seed}${options}`;
}
