import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtins } from '../src/builtins.ts';
import { definitions, FieldContext, fieldKey, generators, toJson } from '../src/generators/index.ts';
import { resources } from '../src/resources/index.ts';
import { createCatalogue, typeOfJson, valuesOf, type Json } from '../src/schema/index.ts';
import { service } from './service.ts';

/** Generators that no built-in resource uses. */
const FOR_SPECS = new Set(
  (
    'amount amount_text choices const count difference joined later minimum pattern phrase place_detail product slot ' +
    'turn'
  ).split(' '),
);
/** Generators that `mockgen list --generators` shows: configs break if one of them goes. */
const PUBLIC = `
  address age amenities amount amount_text avatar band billing_cycle book_genre book_pages book_tale book_title boolean catch_phrase
  category choices city company company_size const count country coupon_code course_category course_duration
  course_enrolment course_level course_title course_topic crew_member crypto_name crypto_price crypto_supply
  crypto_symbol currency date_time difference discount_type element email employees event_category event_title
  figure file_size first_name float founded_year future_date gender height host_name hotel_name hotel_price
  hotel_rooms hotel_stars image_format image_height image_url image_width industry invoice_number invoice_status
  isbn joined language last_name later latitude league longitude market_cap maximum mentor_rate minimum name
  notification_type number paragraph past_date pattern phase phone phrase place_detail position price priority product random_int rating
  revenue sentence slot sport stadium status stock_change stock_change_percent stock_price stock_volume
  subscription_plan subscription_status sum tags tax tax_rate team_name ticket_category ticket_number ticket_status
  trade_name turn url username uuid venue video_category video_duration weekday weight whole_cycles word
`;
const names = Object.keys(generators).filter((name) => !FOR_SPECS.has(name));
/** Fields and causes. */
const fields = resources.flatMap((resource) => Object.values(valuesOf(resource)));

describe('the registry of resources', () => {
  it('contains every resource of the service, in its order and category', () => {
    const ours = resources.map(({ name, category }) => [name, category]);
    expect(ours, 'those of test/service.ts').toEqual(
      Object.entries(service).map(([name, { category }]) => [name, category]),
    );
  });

  it('passes the checks of a catalogue, which are skipped at run time', () => {
    const checked = createCatalogue(resources, generators, resources);
    expect({ ...checked, find: undefined }).toEqual({ ...builtins, find: undefined });
    for (const { name } of resources) expect(builtins.find(name)).toBe(checked.find(name));
  });

  it.each(resources)('gives $name the fields of the service, with type, format, generator and flag', (resource) => {
    const lines = Object.entries(resource.fields).map(
      ([name, { type, format, generator, required }]) =>
        `${name}${required ? '!' : ''}: ${type}${format ? ` ${format}` : ''}, ${generator}`,
    );
    const expected = service[resource.name]?.fields.trim().split(/\n\s*/);
    // The document flags only the id of users; the specs require every id.
    expect(lines, 'its line in test/service.ts').toEqual(expected?.map((line) => line.replace('id!:', 'id:')));
  });

  it('has a file for every resource, and a resource for every file', () => {
    const files = readdirSync('src/resources', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /.\/.*\.ts$/.test(file),
    );
    expect(files.toSorted()).toEqual(resources.map(({ name, category }) => `${category}/${name}.ts`).toSorted());
  });

  it('describes every field with a sentence of its own', () => {
    for (const { description } of fields) expect(description).toMatch(/^[A-Z].{2,}[^.]$/);
  });
});

describe('the registry of generators', () => {
  it('contains every generator that a spec names, and none that no spec names', () => {
    expect(new Set(names)).toEqual(new Set(fields.map(({ generator }) => generator)));
  });

  it('contains every generator that a file defines, in alphabetical order', () => {
    const files = readdirSync('src/generators').filter((file) => file.endsWith('.ts'));
    const defined = files.flatMap((file) =>
      [
        ...readFileSync(`src/generators/${file}`, 'utf8').matchAll(
          /^export const \w+ = define\w+\(\{?\s*(?:name: )?'(\w+)'/gm,
        ),
      ].map(([, name]) => name),
    );
    expect([...definitions.keys()]).toEqual(defined.toSorted());
  });
});

it('configs can name these generators, and go on to', () => {
  const named = [...definitions.values()].filter(({ internal }) => !internal).map(({ name }) => name);
  expect(named).toEqual(PUBLIC.trim().split(/\s+/));
});

// Arguments differ between generators; here each is called with those of its example, or with none.
type Make = (context: FieldContext, args?: object) => unknown;

const call = (name: string, args?: object): Json => {
  const context = new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(42, 'example', name), 1);
  const make = definitions.get(name)?.make as Make | undefined;
  return toJson(make?.(context, args));
};

/** The type of a value; all numbers are of one. */
const kindOf = (value: Json): string => typeOfJson(value).replace('integer', 'number');

describe.each([...definitions.values()])('the generator $name', ({ name, makes, args, examples }) => {
  it('is described in sentences', () => {
    expect(makes).toMatch(/^[A-Z`].*\.$/);
  });

  it('returns the values of its examples', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { args: given, value } of examples) {
      if (value === undefined) expect(call(name, given)).toBeDefined();
      else expect(call(name, given)).toEqual(value);
    }
  });

  it('has arguments that are described in sentences, and whose former names are unused', () => {
    for (const [argument, { meaning, formerly, words, kind }] of Object.entries(args)) {
      expect(meaning, argument).toMatch(/^[A-Z`].*\.$/);
      if (formerly !== undefined) expect(Object.keys(args), argument).not.toContain(formerly);
      expect(words !== undefined, argument).toBe(kind === 'word');
    }
  });

  it('works without arguments, or states which it requires', () => {
    const requires = Object.values(args).some(({ required }) => required);
    if (!requires) expect(call(name)).toBeDefined();
    else expect(examples.some(({ args: given }) => given)).toBe(true);
  });

  it('makes values of the same type without each argument that is not required', () => {
    for (const { args: given = {} } of examples) {
      const type = kindOf(call(name, given));
      for (const optional of Object.keys(given).filter((argument) => !args[argument]?.required)) {
        const others = Object.fromEntries(Object.entries(given).filter(([argument]) => argument !== optional));
        const value = call(name, others);
        expect(kindOf(value), `without ${optional}: ${JSON.stringify(value)}`).toBe(type);
        expect(JSON.stringify(value), `without ${optional}`).not.toMatch(/undefined|NaN/);
      }
    }
  });
});
