import type { Api } from '../tree/index.ts';
import type { ProviderContext } from './provider.ts';

/** A part of the runtime that only some trees need. */
export type Part = 'dialects' | 'chaos';

/** The scripts that get each part. The page gets each; the client has delays and failures anyway, as options of its own. */
const SCRIPTS: Readonly<Record<Part, RegExp>> = {
  dialects: /^(?:mockgen|sw|worker|worker-plain)\.js$/,
  chaos: /^(?:sw|worker|worker-plain)\.js$/,
};

/**
 * Returns the parts that the scripts of a tree need.
 *
 * @example
 * partsOf({ dialect: 'json-server', chaos: { fail: 0.05 } }) // => ["dialects","chaos"]
 */
export function partsOf({ dialect, chaos }: Api = {}): readonly Part[] {
  return [...(dialect === undefined ? [] : ['dialects' as const]), ...(chaos ? ['chaos' as const] : [])];
}

/** Returns a function like `bundle`, which puts the code of a part at the top of each script that answers requests. */
export function withPart(bundle: ProviderContext['bundle'], part: Part): ProviderContext['bundle'] {
  return (name) => {
    const text = bundle(name);
    const code = (): string => bundle(`${part}-script.js`);
    if (name === 'index.html') return text.replace('<script', () => `<script>${code()}</script><script`);
    return SCRIPTS[part].test(name) ? code() + text : text;
  };
}
