import type { Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { FIRST, LAST, PUBLISHED, snakeCase, type Guess } from './names.ts';
import { givenBy, tell, type Scope } from './scope.ts';
import { isInnerFormat } from './formats.ts';

/** Parts of a person's name, by the generator argument that takes them. */
const PARTS: Readonly<Record<string, readonly string[]>> = { first: FIRST, last: LAST };

/** Whether a field is always a plain text of the kind that its name suggests. */
export function isPlainText(draft: Draft): boolean {
  const { type = 'string', source, limits, nullable, when, unique, format } = draft;
  const { minLength = 0, maxLength = Infinity } = limits;
  const isFree = limits.enum === undefined && limits.pattern === undefined && minLength <= 2 && maxLength >= 40;
  return type === 'string' && !source && isFree && !nullable && !when && !unique && format === undefined;
}

/** Whether another field can read a field: a plain text or, where its name says so, a day. */
function isReadable(draft: Draft, name: string): boolean {
  const { format, ...rest } = draft;
  const isDay = (format === 'date' || format === 'date-time') && PUBLISHED.includes(name);
  return isPlainText(isDay ? rest : draft);
}

/** Returns the path of the first neighbour with one of some names. */
function neighbourOf({ neighbours, place, name }: Scope, names: readonly string[]): string | undefined {
  for (const wanted of names) {
    const found = Object.keys(neighbours).find((each) => each !== name && snakeCase(each) === wanted);
    const draft = found === undefined ? undefined : neighbours[found];
    if (found !== undefined && draft && isReadable(draft, wanted)) return place.includes('.') ? `.${found}` : found;
  }
  return undefined;
}

/** Adds a hidden cause with a generator, and returns its path; undefined inside of arrays. */
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
 * Returns the field for a guess, with arguments read from other fields of the record.
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
