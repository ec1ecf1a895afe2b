import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineConfig, type InferRecord } from '../../src/config/define.ts';
import { countOf, Records } from '../../src/render/index.ts';
import { keyFieldOf, withNeighbours } from '../../src/schema/index.ts';
import { compiled, opened } from './opened.ts';

const config = defineConfig({
  resources: {
    authors: { fields: { name: {} } },
    articles: {
      key: 'slug',
      fields: { slug: { generator: 'pattern', args: { pattern: 'post-[a-z]{6}' } }, title: {}, author_id: {} },
    },
    feed: { of: 'articles', path: 'articles/feed', list: ['slug', 'title'] },
    latest: { of: 'articles', single: true },
    top: { of: 'articles', items: 5 },
  },
});

const options = { seed: 7, items: 20, refDate: '2026-01-01T00:00:00.000Z' };

describe('a resource that shows the records of another one', () => {
  it('has the same records, of another seed, too', async () => {
    const catalogue = await compiled(config);
    for (const seed of [0, 7]) {
      const records = new Records(catalogue, { ...options, seed });
      for (const id of [1, 2, 20]) {
        expect(records.checked('feed', id)).toEqual(records.checked('articles', id));
        expect(records.keyOf('feed', id)).toBe(records.keyOf('articles', id));
      }
      expect(records.checked('latest', 1)).toEqual(records.checked('articles', 1));
    }
  });

  it('has at most as many', async () => {
    const { find } = await compiled(config);
    const count = (name: string, counts: Readonly<Record<string, number>> = {}): number =>
      countOf(find(name) ?? { name }, { items: 20, counts }, find);
    expect([count('feed'), count('top'), count('latest')]).toEqual([20, 5, 1]);
    expect([count('feed', { articles: 3 }), count('feed', { feed: 40 }), count('top', { articles: 3 })]).toEqual([
      3, 20, 3,
    ]);
  });

  it('keeps its addresses and lists to itself, and has no collections below others', async () => {
    const catalogue = await compiled(config);
    const feed = catalogue.find('feed');
    expect(feed).toMatchObject({ path: 'articles/feed', list: ['slug', 'title'], under: [] });
    expect(feed && keyFieldOf(feed)).toBe('slug');
    expect(withNeighbours(catalogue, ['feed']).map(({ name }) => name)).toEqual(['authors', 'articles', 'feed']);
  });

  it('is nothing that other fields refer to', async () => {
    const fields = { feed_id: {} };
    const { find } = await compiled({ resources: { ...config.resources, notes: { fields } } });
    expect(find('notes')?.fields['feed_id']?.references).toBeUndefined();
  });

  it.each<[string, object, string]>([
    [
      'an unknown resource',
      { of: 'articels' },
      "resources.feed.of: did you mean articles? (expected a resource with records of its own, got 'articels')",
    ],
    ['another view', { of: 'top' }, "resources.feed.of: expected a resource with records of its own, got 'top'"],
    ['fields beside it', { of: 'articles', fields: {} }, 'resources.feed.fields: expected no fields beside of'],
    ['a key beside it', { of: 'articles', key: 'title' }, 'resources.feed.key: expected no key beside of'],
    ['an unknown field in its list', { of: 'articles', list: ['titel'] }, 'list: titel is not a field'],
  ])('is refused with %s', async (_, feed, message) => {
    await expect(opened({ resources: { ...config.resources, feed } }).then((one) => one.untried())).rejects.toThrow(
      message,
    );
  });

  it('has the type of its records', () => {
    type Shown = InferRecord<typeof config.resources.feed, typeof config>;
    expectTypeOf<Shown>().toEqualTypeOf<InferRecord<typeof config.resources.articles, typeof config>>();
    expectTypeOf<Shown['slug']>().toEqualTypeOf<string>();
  });
});
