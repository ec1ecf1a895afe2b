import type { Field } from '../schema/index.ts';
import type { Draft } from './draft.ts';
import { FIRST, LAST, PUBLISHED, snakeCase, type Guess } from './names.ts';
import { givenBy, tell, type Scope } from './scope.ts';
import { isInnerFormat } from './formats.ts';

/** The parts of a person's name, by the argument of the generator that takes them. */
const PARTS: Readonly<Record<string, readonly string[]>> = { first: FIRST, last: LAST };

/** Whether the value of a field is a text as its name lets one expect, and always there. */
export function isPlainText(draft: Draft): boolean {
  const { type = 'string', source, limits, nullable, when, unique, format } = draft;
  const { minLength = 0, maxLength = Infinity } = limits;
  const isFree = limits.enum === undefined && limits.pattern === undefined && minLength <= 2 && maxLength >= 40;
  return type === 'string' && !source && isFree && !nullable && !when && !unique && format === undefined;
}

/** Whether a field of some name can be read by another one: a plain text, or a day where its name says one. */
function isReadable(draft: Draft, name: string): boolean {
  const { format, ...rest } = draft;
  const isDay = (format === 'date' || format === 'date-time') && PUBLISHED.includes(name);
  return isPlainText(isDay ? rest : draft);
}

/** The path of the first field beside that has one of some names. */
function neighbourOf({ neighbours, place, name }: Scope, names: readonly string[]): string | undefined {
  for (const wanted of names) {
    const found = Object.keys(neighbours).find((each) => each !== name && snakeCase(each) === wanted);
    const draft = found === undefined ? undefined : neighbours[found];
    if (found !== undefined && draft && isReadable(draft, wanted)) return place.includes('.') ? `.${found}` : found;
  }
  return undefined;
}

/** The path of a value that no record shows, from a generator; inside of arrays there is none. */
function hiddenValue(scope: Scope, generator: string): string | undefined {
  const { shared, place } = scope;
  if (place.includes('[')) return undefined;
  const around = place.split('.').slice(0, -1);
  const parts = Object.entries(PARTS).flatMap(([argument, names]) => {
    const path = neighbourOf(scope, names);
    return path === undefined ? [] : [[argument, { from: [...around, path.replace(/^\./, '')].join('.') }] as const];
  });
  const name = ['hidden', generator, ...(parts.length > 0 ? around : [])].join('_');
  if (Object.hasOwn(shared.record, name)) return undefined;
  const field: Field = { type: 'string', generator, description: 'What inferred fields agree in' };
  shared.causes.set(name, parts.length > 0 ? { ...field, args: Object.fromEntries(parts) } : field);
  return name;
}

/**
 * What a guess says makes the values of a field, with the arguments that other fields of the record give.
 *
 * @returns undefined where an argument is lacking
 */
export function inferField(guess: Guess, scope: Scope): Partial<Field> | undefined {
  const { generator, args = {}, reads = {}, needs = {}, format } = guess;
  const read: Record<string, { readonly from: string }> = {};
  for (const [argument, names] of Object.entries(reads)) {
    const path = neighbourOf(scope, names);
    if (path !== undefined) read[argument] = { from: path };
  }
  if (Object.keys(read).length === 0) {
    for (const [argument, made] of Object.entries(needs)) {
      const path = hiddenValue(scope, made);
      if (path === undefined) return undefined;
      read[argument] = { from: path };
    }
  }
  const all = { ...args, ...read };
  tell(scope, 'its name');
  const [type = 'string'] = generator === 'choices' ? ['string' as const] : (givenBy(generator)?.types ?? []);
  return {
    type,
    generator,
    ...(Object.keys(all).length > 0 && { args: all }),
    ...(isInnerFormat(format) && { format }),
  };
}
