import { expect, it } from 'vitest';
import { takeConfig } from '../../src/config/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree } from '../../src/write/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

it('a build warns about the limits of a provider, even if nothing has to be written', async () => {
  const out = temporary();
  // A few long records.
  const text = { const: 'x'.repeat(100_000) };
  const config = await takeConfig({ resources: { hotels: { fields: { text } } } });
  const tree = { ...DEFAULTS, items: 280, packed: true, provider: 'cloudflare', out } as const;
  const warning = expect.stringMatching(
    /^Cloudflare takes files of up to 25 MiB, and hotels\/all.json has \d\d;/,
  ) as string;
  for (const written of [expect.any(Number) as number, 0]) {
    expect(await buildTree(await config.catalogue(), tree)).toMatchObject({ written, warnings: [warning] });
  }
});
