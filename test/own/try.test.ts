import { it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { metaContext } from '../../src/render/meta.ts';
import { shop, shopCatalogue } from './shop.ts';
it('x', async () => {
  const c = await shopCatalogue();
  for (const resource of ['brands', 'products']) console.log(renderRecords(c, { resource, count: 7, seed: 42, refDate: '2026-01-01T00:00:00.000Z', items: 20 }).join('\n'));
  console.log(JSON.stringify(metaContext(shop[1]!, 'both', 20), null, 1).slice(0, 3000));
});
