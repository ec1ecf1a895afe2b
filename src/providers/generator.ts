import { digestOf } from '../tree/index.ts';
import type { Files, ProviderContext } from './provider.ts';

/** What the generator of a tree is made of. */
export interface GeneratorFiles {
  /** The scripts, by names that have their digests: no browser and no network in between takes one for another. */
  readonly scripts: Files;
  /** The scripts, and the module that whoever imports them by a fixed name finds. */
  readonly files: Files;
}

/**
 * The files of a tree that make its other seeds.
 *
 * @param faker whether resources of one's own need faker, which comes in a script beside the generator
 */
export function generatorOf(bundle: ProviderContext['bundle'], faker: boolean): GeneratorFiles {
  const named = (['generator', ...(faker ? (['faker'] as const) : [])] as const).map((name): [string, string] => {
    const text = bundle(`${name}.js`);
    return [`${name}-${digestOf(text)}.js`, text];
  });
  const imports = named.map(([name]) => `import './${name}';\n`);
  const module = `${imports.join('')}export const generator = globalThis.mockgenGenerator;\n`;
  const scripts = Object.fromEntries(named);
  return { scripts, files: { ...scripts, 'generator.js': module } };
}

/**
 * The service worker of a tree, which loads some scripts as it is installed. With their names in it, it is another one
 * when they are: then browsers install it anew.
 *
 * @example
 * withScripts('…', ['generator-0123456789abcdef.js']) // => "self.mockgenScripts=[\"generator-0123456789abcdef.js\"];\n…"
 */
export function withScripts(worker: string, scripts: readonly string[]): string {
  return scripts.length === 0 ? worker : `self.mockgenScripts=${JSON.stringify(scripts)};\n${worker}`;
}
