import { expect, it } from 'vitest';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from './serving.ts';

const TREE = { only: ['authors'], refs: false, items: 3, imagesBase: 'https://a.example', dataOnly: true } as const;
const PICTURE = 'authors/2-photo.svg';

const serve = useServers(useTemporaryFolders());

it('a picture file is generated for another seed, and read from disk for its own', { tags: 'slow' }, async () => {
  const { port } = await serve(builtFiles(TREE));
  const ask = async (query: string): Promise<readonly [status: number, type: string | null, text: string]> => {
    const response = await fetch(`http://127.0.0.1:${port}/${PICTURE}${query}`);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  const pictureOf = (seed: number): string | undefined => builtFiles({ ...TREE, seed })[PICTURE];
  expect(await ask('?seed=7')).toEqual([200, 'image/svg+xml', pictureOf(7)]);
  for (const query of ['', '?seed=42', '?v=1']) expect(await ask(query)).toEqual([200, 'image/svg+xml', pictureOf(42)]);
  expect((await ask('?seed=x'))[0]).toBe(400);
});
