// Values as the fields of records draw them.
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { first_name, last_name } from '../../src/generators/people.ts';
import { username } from '../../src/generators/usernames.ts';

/** What a generator is told of the run. */
export const context: FieldContext = new FieldContext(Date.UTC(2026, 0, 1));

/** What the field of a record draws from. */
export const aim = (id: number, field: string, seed: number = 42): FieldContext =>
  context.aim(fieldKey(seed, 'tests', field), id);

/** One value for each of so many records. */
export const draw = <T>(count: number, one: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at + 1));

/** The user name of a person. */
export const userOf = (id: number, seed: number = 42): string => {
  const first = first_name.make(aim(id, 'first', seed));
  const last = last_name.make(aim(id, 'last', seed));
  return username.make(aim(id, 'user', seed), { first, last });
};
