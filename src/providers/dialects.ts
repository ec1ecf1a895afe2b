import type { ProviderContext } from './provider.ts';

/**
 * Returns a function like `bundle`, which puts the code of the dialects at the top of each script that answers
 * requests. It is for trees with a dialect.
 */
export function withDialects(bundle: ProviderContext['bundle']): ProviderContext['bundle'] {
  return (name) => {
    const text = bundle(name);
    if (name === 'index.html')
      return text.replace('<script', () => `<script>${bundle('dialects-script.js')}</script><script`);
    return /^(?:mockgen|sw|worker|worker-plain)\.js$/.test(name) ? bundle('dialects-script.js') + text : text;
  };
}
