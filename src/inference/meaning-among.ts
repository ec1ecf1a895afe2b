import type { FieldType } from '../schema/index.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import type { Scope } from './scope.ts';

/** Roles that only the fields of people have. */
const PERSONAL: ReadonlySet<string> = new Set(['email', 'first name', 'last name', 'birth', 'gender', 'age']);

/** Names of people as well as of things. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(['name', 'display name', 'friendly name']);

/** Whether the fields beside each other are those of a person. */
const known: WeakMap<Scope['neighbours'], boolean> = new WeakMap();

/** Whether a field `name` is the name of a person, judging by the fields beside it. */
function isPersonal({ neighbours, place, ...scope }: Scope): boolean {
  let found = known.get(neighbours);
  if (found === undefined) {
    const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
    found = Object.entries(neighbours).some(([name, { type = 'string' }]) => {
      const meaning = meaningOf({ ...scope, name, place: around + name }, type);
      return meaning !== undefined && meaning.stem === '' && PERSONAL.has(meaning.role);
    });
    known.set(neighbours, found);
  }
  return found;
}

/**
 * Returns what the name of a field means in the light of the fields beside it, too: what has an e-mail address and a name is a
 * person.
 */
export function meaningAmong(scope: Scope, type: FieldType): Meaning | undefined {
  const found = meaningOf(scope, type);
  const isPlain = found?.role === 'name' && PLAIN_NAMES.has(found.words.join(' '));
  return isPlain && isPersonal(scope) ? meaningOf({ ...scope, name: 'full name' }, 'string') : found;
}
