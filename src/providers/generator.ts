import { VERSION } from '../version.ts';
import type { Files, ProviderContext } from './provider.ts';

/** The files of a tree that generate its other seeds (its generator). */
export interface GeneratorFiles {
  /** The scripts. Their names contain the version of mockgen, so that a cache never returns the script of another release. */
  readonly scripts: Files;
  /** The scripts, and `generator.js`, a module with a fixed name that imports them. */
  readonly files: Files;
}

/**
 * Returns the files of a tree that generate its other seeds.
 *
 * @param faker whether the tree's own resources need faker, which has a script of its own
 */
export function generatorOf(bundle: ProviderContext['bundle'], faker: boolean): GeneratorFiles {
  const named = (['generator', ...(faker ? (['faker'] as const) : [])] as const).map((name): [string, string] => {
    const text = bundle(`${name}.js`);
    return [`${name}-${VERSION}.js`, text];
  });
  const imports = named.map(([name]) => `import './${name}';\n`);
  const module = `${imports.join('')}export const generator = globalThis.mockgenGenerator;\n`;
  const scripts = Object.fromEntries(named);
  return { scripts, files: { ...scripts, 'generator.js': module } };
}

/**
 * Returns a service worker that loads scripts while it is installed. Their names are part of its text, so a browser
 * installs it again when they change.
 *
 * @example
 * withScripts('…', ['generator-0.3.0.js']) // => "self.mockgenScripts=[\"generator-0.3.0.js\"];\n…"
 */
export function withScripts(worker: string, scripts: readonly string[]): string {
  return scripts.length === 0 ? worker : `self.mockgenScripts=${JSON.stringify(scripts)};\n${worker}`;
}
