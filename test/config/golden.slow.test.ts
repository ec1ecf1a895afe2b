import { describe, expect, it } from 'vitest';
import { MockgenError } from '../../src/errors.ts';
import { opened } from './opened.ts';
import { ARGUMENTS } from './malformed/arguments.ts';
import { FIELDS } from './malformed/fields.ts';
import { RESOURCES } from './malformed/resources.ts';
import { SCHEMAS } from './malformed/schemas.ts';

// What is said of wrong values of each key of a config and of a schema, and which values are accepted. After a change,
// `npx vitest run golden -u` writes the expected texts again, and a reviewer reads the difference.

/** Values of each type, at the edges of what keys accept. */
const VALUES = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  7,
  2_000_000,
  '',
  'a b',
  'name',
  '/x',
  [],
  [1],
  ['name', 'name'],
  {},
  { name: 1 },
];

const CONFIG_KEYS =
  'seed items out layout refDate packed nested dataOnly provider templates builtins base envelope query strict delay fail schemas resources';
const QUERY_KEYS = 'page limit count q search search_fields seed nocache offset firstPage';
const RESOURCE_KEYS =
  'singular category description path key single under list envelope item items delay fail schema fields causes unique';
const FIELD_KEYS =
  'type format description nullable when min max examples unique per generator args choices const references earlier each copy value reads items fields';
const SCHEMA_KEYS =
  'type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf items prefixItems minItems maxItems uniqueItems properties required additionalProperties minProperties maxProperties allOf anyOf oneOf not $ref nullable default example examples description title x-generator x-args x-references x-copy x-when x-nullable x-unique x-unique-by x-per x-counted x-each x-earlier x-causes x-items x-resource';

const things = (thing: object): object => ({ resources: { things: { fields: { name: {} }, ...thing } } });
const field = (one: object): object => things({ fields: { name: {}, x: one } });
const withKey = (key: string, value: unknown): object => ({ [key]: value });

/** Configs with one wrong value each, by the kind of the key. */
const WRONG: Readonly<Record<string, readonly [keys: string, config: (key: string, value: unknown) => object]>> = {
  config: [CONFIG_KEYS, (key, value) => ({ ...things({}), ...withKey(key, value) })],
  query: [QUERY_KEYS, (key, value) => ({ ...things({}), query: withKey(key, value) })],
  resource: [RESOURCE_KEYS, (key, value) => things(withKey(key, value))],
  field: [FIELD_KEYS, (key, value) => field(withKey(key, value))],
  'number field': [
    'nullable when min max examples unique per',
    (key, value) => field({ type: 'number', ...withKey(key, value) }),
  ],
  'list field': ['field count unique', (key, value) => field({ items: withKey(key, value) })],
  reference: [
    'copy earlier each nullable unique',
    (key, value) => field({ references: 'things', ...withKey(key, value) }),
  ],
  schema: [
    SCHEMA_KEYS,
    (key, value) =>
      things({
        fields: undefined,
        schema: { type: 'object', properties: { name: { type: 'string' }, x: withKey(key, value) } },
      }),
  ],
  'schema of a text': [
    'enum const format pattern minLength maxLength minimum example examples default nullable x-generator x-unique x-references x-copy x-when x-nullable',
    (key, value) =>
      things({
        fields: undefined,
        schema: { type: 'object', properties: { x: { type: 'string', ...withKey(key, value) } } },
      }),
  ],
  'schema of a number': [
    'enum const format minLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf example examples x-unique x-each x-earlier',
    (key, value) =>
      things({
        fields: undefined,
        schema: { type: 'object', properties: { x: { type: 'integer', ...withKey(key, value) } } },
      }),
  ],
  'schema of a list': [
    'enum const items prefixItems minItems maxItems uniqueItems example examples x-unique-by x-counted',
    (key, value) =>
      things({
        fields: undefined,
        schema: { type: 'object', properties: { x: { type: 'array', ...withKey(key, value) } } },
      }),
  ],
  'schema of a record': [
    'type enum properties required additionalProperties minProperties maxProperties allOf anyOf oneOf not $ref title description x-causes x-items x-resource x-unique-together',
    (key, value) =>
      things({
        fields: undefined,
        schema: { type: 'object', properties: { name: { type: 'string' } }, ...withKey(key, value) },
      }),
  ],
};

/** Returns what is said of a config: its faults, or the notes on it. */
async function saidOf(config: unknown): Promise<string> {
  try {
    const found = await opened(Object(config));
    await found.untried();
    return ['accepted', ...(await found.told())].join('; ');
  } catch (error) {
    if (!(error instanceof MockgenError)) return `NOT A FAULT: ${String(error)}`;
    return error.message
      .replaceAll(/mockgen\.config\.json(?:: resources\.things(?:\.fields)?\.?| \(resources\.things\.schema\)|: )/g, '')
      .replaceAll('\n', ' | ');
  }
}

describe('what is said of wrong values', () => {
  it.each(Object.entries(WRONG))('of each key of a %s', async (what, [keys, configOf]) => {
    const lines: string[] = [];
    for (const key of keys.split(' ')) {
      const said = new Map<string, string[]>();
      for (const value of VALUES) {
        const text = await saidOf(configOf(key, value));
        const shown = JSON.stringify(value);
        said.set(text, [...(said.get(text) ?? []), shown]);
      }
      lines.push(key, ...[...said].map(([text, values]) => `  ${values.join(' ')} → ${text}`));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/${what.replaceAll(' ', '-')}.txt`);
  });

  it('of resources, fields, arguments and schemas that were malformed once', async () => {
    const lines: string[] = [];
    for (const [what, resources] of [...RESOURCES, ...FIELDS, ...ARGUMENTS, ...SCHEMAS]) {
      lines.push(`${what}: ${await saidOf({ builtins: ['users'], resources })}`);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./golden/malformed.txt');
  });
});
