import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import type { Json } from '../../src/schema/index.ts';
import { compiled } from '../config/opened.ts';

type Row = Readonly<Record<string, Json>>;

async function rowsOf(resource: string, fields: object, count: number = 30): Promise<readonly Row[]> {
  const catalogue = await compiled({ resources: { [resource]: { fields } } });
  const options = { resource, count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

const shown = (value: Json | undefined): string => JSON.stringify(value);

describe('the subject of a record', () => {
  it('is that of the title, the text, the tags and the category of an article', async () => {
    const tags = { items: { field: { fields: { name: {} } }, count: 3 } };
    const rows = await rowsOf('posts', { title: {}, excerpt: {}, category: { fields: { name: {} } }, tags });
    const trains = rows.filter(({ title }) => shown(title).toLowerCase().includes('night trains'));
    expect(trains.length).toBeGreaterThan(0);
    for (const { category, excerpt, tags: of } of trains) {
      expect(category).toEqual({ name: 'Travel' });
      expect(excerpt).toMatch(/Vienna|Earplugs|lines/);
      expect(shown(of)).toMatch(/trains|Europe|sleep/);
    }
  });

  it('gives an article several sentences, and each article of a list its own', async () => {
    for (const { body } of await rowsOf('articles', { body: {} }))
      expect(shown(body).split(/[.?!] /).length).toBeGreaterThan(3);
    const posts = { items: { field: { fields: { title: {}, body: {} } }, count: 2 } };
    for (const row of await rowsOf('authors', { posts })) expect(shown(row['posts'])).not.toContain('{kind}');
  });

  it('is not used where a title is made otherwise', async () => {
    const title = { choices: ['Our first day'] };
    for (const { body } of await rowsOf('articles', { title, body: {} }))
      expect(shown(body)).not.toMatch(/trains|coffee|solar/);
  });

  it('decides the department of goods and the kind of a pet', async () => {
    for (const { name, category } of await rowsOf('products', { name: {}, category: {} })) {
      if (category === 'Lighting') expect(name).toMatch(/Lamp|Light/);
    }
    for (const { category, breed } of await rowsOf('pets', { category: { fields: { name: {} } }, breed: {} })) {
      if (shown(category).includes('Cats')) expect(breed).not.toMatch(/Labrador|Beagle|Poodle/);
    }
  });
});

describe('a text about a thing', () => {
  it('fits the rating of a review', async () => {
    for (const { rating, text } of await rowsOf('reviews', { rating: { type: 'integer' }, text: {} })) {
      expect(Number(rating) > 3).toBe(
        /happy|well made|Good value|Friendly|set up|material|perfect|better|Better|second one|every day|exactly/.test(
          shown(text),
        ),
      );
    }
  });

  it('has marks if the field is in HTML', async () => {
    for (const { description, description_html: html } of await rowsOf('products', {
      description: {},
      description_html: {},
    })) {
      expect(html).toBe(`<p>${String(description)}</p>`);
    }
  });

  it('says what the subject of a ticket announces', async () => {
    const rows = await rowsOf('tickets', { subject: {}, description: {} });
    for (const { description } of rows.filter(({ subject }) => subject === 'Charged twice'))
      expect(description).toMatch(/twice/);
  });

  it('fits the name of the thing, wherever that is', async () => {
    const role = { fields: { name: {}, description: {} } };
    const [rows, inner] = [await rowsOf('roles', role.fields), await rowsOf('users', { role })];
    expect(rows).toContainEqual({
      id: expect.anything(),
      name: 'Guest',
      description: 'Sees only what has been shared.',
    });
    expect(inner.map((row) => row['role'])).toContainEqual({
      name: 'Guest',
      description: 'Sees only what has been shared.',
    });
  });
});

describe('lists of tags', () => {
  it('have no repeats, and fit what they tag', async () => {
    for (const { tags } of await rowsOf('servers', { tags: { items: {} } })) {
      expect(new Set(tags as readonly string[]).size).toBe((tags as readonly string[]).length);
    }
  });
});
