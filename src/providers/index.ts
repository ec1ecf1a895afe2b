import { PAGE_FILE } from '../tree/index.ts';
import { cloudflare } from './cloudflare.ts';
import { generatorOf, withScripts } from './generator.ts';
import { githubPages } from './github-pages.ts';
import { netlify } from './netlify.ts';
import { type Part, withPart } from './parts.ts';
import type { Files, Provider, ProviderContext } from './provider.ts';

export { partsOf } from './parts.ts';
export type { Files, Provider, ProviderContext, TreeSize } from './provider.ts';

/** The hosting providers that a tree can be prepared for, in the order of the help. */
export const providers: readonly [typeof githubPages, typeof cloudflare, typeof netlify] = [
  githubPages,
  cloudflare,
  netlify,
];

/** The name of a hosting provider. */
export type ProviderName = (typeof providers)[number]['name'];

/** The files of a tree for browsers: the explorer, the client and the service worker. */
const CLIENT_FILES = [PAGE_FILE, 'mockgen.js', 'sw.js'] as const;

/** The options that determine which files a tree has besides its data. */
export interface FileChoices {
  /** Whether to leave out the explorer, the client, the service worker and the generator. Default: false. */
  readonly dataOnly?: boolean;
  /** The name of a provider. Default: none. */
  readonly provider?: string;
  /** Whether the resources of a config have functions, which no other host can run. Default: false. */
  readonly code?: boolean;
  /** Whether the resources of a config need faker. Default: false. */
  readonly faker?: boolean;
  /** The parts of the runtime that the scripts of the tree need: for its dialect, for its delays and failures. Default: none. */
  readonly parts?: readonly Part[];
}

/**
 * Returns all files of a tree that are not data.
 *
 * @throws RangeError for an unknown provider
 */
export function filesBesideData(choices: FileChoices, given: ProviderContext): Files {
  const { dataOnly = false, provider, code = false, faker = false, parts = [] } = choices;
  const context = { ...given, bundle: parts.reduce(withPart, given.bundle) };
  const generator = dataOnly || code ? undefined : generatorOf(context.bundle, faker);
  const scripts = Object.keys(generator?.scripts ?? {});
  const textOf = (name: (typeof CLIENT_FILES)[number]): string =>
    name === 'sw.js' ? withScripts(context.bundle(name), scripts) : context.bundle(name);
  const client = dataOnly ? [] : CLIENT_FILES.map((name) => [name, textOf(name)] as const);
  return {
    ...Object.fromEntries(client),
    ...generator?.files,
    ...(provider === undefined ? {} : findProvider(provider).files({ ...context, scripts })),
  };
}

/**
 * Whether a tree with these files was built with `--data-only`.
 *
 * @example
 * isDataOnly(['index.html']) // => false
 */
export function isDataOnly(files: readonly string[]): boolean {
  return !files.includes(PAGE_FILE);
}

/**
 * Returns the provider with a name.
 *
 * @throws RangeError for an unknown name
 */
export function findProvider(name: string): Provider {
  const found = providers.find((provider) => provider.name === name);
  if (found) return found;
  throw new RangeError(`there is no provider ${name}`);
}
