import { build } from 'esbuild';

/** Bundles a module, given as text with paths from the root of the project, into one script without imports. */
export async function bundleScript(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: 'es2022',
    // Only templates of a user's own, and resources with faker, load these.
    external: ['handlebars', '@faker-js/faker/locale/en'],
  });
  return outputFiles[0]?.text ?? '';
}
