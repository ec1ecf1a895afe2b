import type { ProviderContext } from './provider.ts';

/**
 * Returns a function that returns bundled files with the dialects in each script that answers requests. The scripts of a
 * tree without a dialect do without them.
 */
export function withDialects(bundle: ProviderContext['bundle']): ProviderContext['bundle'] {
  return (name) => {
    const text = bundle(name);
    if (name === 'index.html')
      return text.replace('<script', () => `<script>${bundle('dialects-script.js')}</script><script`);
    return /^(?:mockgen|sw|worker|worker-plain)\.js$/.test(name) ? bundle('dialects-script.js') + text : text;
  };
}
