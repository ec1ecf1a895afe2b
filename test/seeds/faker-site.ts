import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueFromData } from '../../src/load-catalogue.ts';
import { listFakerMethods } from '../../src/generators/faker.ts';
import type { Field, FieldType, Json, Resource } from '../../src/schema/index.ts';
import { filesOf, type Texts } from './published.ts';

/** The type of a value; undefined for one that no plain field has. */
function typeOf(value: Json | undefined): FieldType | undefined {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? 'array' : undefined;
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' || typeof value === 'boolean' ? (typeof value as 'string' | 'boolean') : undefined;
}

/** A field for each method of faker that gives something plain without arguments. */
const fields: Readonly<Record<string, Field>> = Object.fromEntries(
  listFakerMethods().flatMap(({ name, example }) => {
    const type = typeOf(example);
    return type ? [[name.replace(/\W/g, '_'), { type, description: name, generator: name }]] : [];
  }),
);

/** A resource with a field for each method. */
const things: Resource = {
  name: 'things',
  singular: 'thing',
  category: 'own',
  description: 'A value of each method.',
  fields: {
    id: { type: 'integer', description: 'Number', generator: 'random_int' },
    ...fields,
  },
};

/** The files of a tree whose fields are made by faker, as a build with that seed writes them. */
export async function fakerSite(seed: number): Promise<Texts> {
  return filesOf(await catalogueFromData([things], []), { seed, packed: true });
}

/** Writes texts into a folder, as modules: what is not in a package is taken for CommonJS. */
export function writeTexts(dir: string, texts: Texts): void {
  for (const [path, text] of Object.entries({ ...texts, 'package.json': '{ "type": "module" }\n' })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}
