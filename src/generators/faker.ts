import type { Faker } from '@faker-js/faker';
import { faker as english } from '@faker-js/faker/locale/en';
import { MockgenError } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';
import type { Generators, Json } from '../schema/index.ts';
import { FieldContext, fieldKey, type Context } from './context.ts';
import { toJson } from './json.ts';
import type { Random } from './random.ts';

// Loaded only when a spec names one of faker's methods: loading it takes as long as generating dozens of records.

/** Comes before `<module>.<method>` in the name of a generator. */
const PREFIX = 'faker:';

const PICTURES = 'its pictures lie on a server elsewhere: use the generator avatar or image_url';
const CODE = 'it takes a function: give the field a value in code';

/** Methods that no field may use, each with the reason and an alternative. */
const REFUSED: Readonly<Record<string, string>> = {
  'helpers.maybe': 'it takes a function: give the field a share of nulls with nullable',
  'helpers.multiple': CODE,
  'image.avatar': PICTURES,
  'image.avatarGitHub': PICTURES,
  'image.personPortrait': PICTURES,
  'image.url': PICTURES,
  'image.urlLoremFlickr': PICTURES,
  'image.urlPicsumPhotos': PICTURES,
};

/** Maximum number of random numbers that one value may take: more than any text that somebody reads. */
const MOST_DRAWS = 100_000;

type Method = (...args: unknown[]) => unknown;

/** An English faker that draws from the random numbers of one context: the one that it is aimed at. */
class AimedFaker {
  readonly methods: ReadonlyMap<string, Method>;
  readonly #faker: Faker;
  #random: Random | undefined;
  #now: number | undefined;
  #draws = 0;

  constructor() {
    // The module of a locale exports only an instance. The root module exports the class, but loads all locales.
    const EnglishFaker = english.constructor as typeof Faker;
    // Faker seeds a randomizer when asked to; here the key alone decides.
    const randomizer = { next: () => this.#draw(), seed: () => undefined };
    this.#faker = new EnglishFaker({ locale: english.rawDefinitions, randomizer });
    this.methods = methodsOf(this.#faker);
  }

  aim({ random, now }: Context): void {
    this.#random = random;
    this.#draws = 0;
    if (this.#now !== now) this.#faker.setDefaultRefDate(now);
    this.#now = now;
  }

  #draw(): number {
    if (++this.#draws > MOST_DRAWS) throw new RangeError(`a value takes more than ${MOST_DRAWS} random numbers`);
    return this.#random?.next() ?? 0;
  }
}

/** Returns the methods of all modules of faker, by `<module>.<method>`. */
function methodsOf(faker: Faker): ReadonlyMap<string, Method> {
  const methods = new Map<string, Method>();
  for (const [name, module] of Object.entries(faker)) {
    if (typeof module !== 'object' || module === null || name.startsWith('_') || name === 'fakerCore') continue;
    for (let proto: unknown = module; proto && proto !== Object.prototype; proto = Object.getPrototypeOf(proto)) {
      for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(proto))) {
        if (typeof value === 'function' && method !== 'constructor') {
          methods.set(`${name}.${method}`, (...args) => (value as Method).apply(module, args));
        }
      }
    }
  }
  return methods;
}

function refuse(name: string, reason: string): MockgenError {
  return new MockgenError('spec_invalid', `${name}: ${reason}`, 'See: mockgen list --generators');
}

/** Makes a generator from a method of faker. It passes copies of its arguments on, because methods may change them. */
function generatorOf(aimed: AimedFaker, name: string): (context: Context, args?: readonly unknown[]) => Json {
  const path = name.slice(PREFIX.length);
  const method = aimed.methods.get(path);
  const refused = Object.hasOwn(REFUSED, path) ? REFUSED[path] : undefined;
  if (refused !== undefined) throw refuse(name, refused);
  if (!method) {
    throw refuse(name, suggesting('faker has no such method', nearestName(path, [...aimed.methods.keys()])));
  }
  return (context, args = []) => {
    if (/\{\{ *image\./.test(JSON.stringify(args))) throw refuse(name, PICTURES);
    if (args.some((arg) => (Object(arg) as { readonly autoFormat?: unknown }).autoFormat))
      throw refuse(name, 'autoFormat writes numbers in the format of each machine');
    aimed.aim(context);
    try {
      return toJson(method(...args.map(toJson)));
    } catch (error) {
      throw refuse(
        name,
        `it cannot do with these arguments: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
}

/**
 * Makes generators from faker's methods.
 *
 * @param names `faker:<module>.<method>`, such as `faker:person.firstName`
 * @returns the generators by these names
 * @throws MockgenError `spec_invalid` for an unknown method, with the nearest valid name, and for a method that returns
 *   the address of a picture server or takes a function, with an alternative
 * @example
 * makeFakerGenerators(['faker:food.fruit'])['faker:food.fruit'](context) // => "plum"
 */
export function makeFakerGenerators(names: Iterable<string>): Generators {
  const aimed = new AimedFaker();
  return Object.fromEntries([...new Set(names)].map((name) => [name, generatorOf(aimed, name)]));
}

/** A method of faker that a field may use. */
export interface FakerMethod {
  /** Name of the generator, such as `faker:person.firstName`. */
  readonly name: string;
  /** A possible result; missing for methods that need arguments. */
  readonly example?: Json;
}

/**
 * Lists all methods of faker that a field may use, each with a possible result.
 *
 * @example
 * listFakerMethods()[0] // => {"name":"faker:airline.aircraftType","example":"widebody"}
 */
export function listFakerMethods(): readonly FakerMethod[] {
  const aimed = new AimedFaker();
  const context = new FieldContext(Date.UTC(2026, 0, 1));
  const names = [...aimed.methods.keys()].filter((path) => !Object.hasOwn(REFUSED, path)).map((path) => PREFIX + path);
  return names.toSorted().map((name) => {
    try {
      const generate = generatorOf(aimed, name);
      return { name, example: generate(context.aim(fieldKey(42, 'example', name), 1)) };
    } catch {
      return { name };
    }
  });
}
