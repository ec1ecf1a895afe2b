import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { fieldBeside, pathOf } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { snakeCase } from './words.ts';

/** Matches the end of the name of a day, and of that of a moment. */
const [DAY, MOMENT] = [/_(?:on|date)$/, /_(?:at|time|date_time)$/];

/**
 * Returns the parts of a field for the date of a date-time that stands beside it: `due_on` is the day of `due_at`.
 *
 * @returns undefined for any other field
 */
export function dayOfMoment({ format, nullable, unique, limits }: Draft, scope: Scope): Partial<Field> | undefined {
  const own = snakeCase(scope.name);
  if (format !== 'date' || unique || !DAY.test(own) || Object.keys(limits).some((limit) => limit !== 'examples'))
    return undefined;
  const stem = own.replace(DAY, '');
  const found = Object.entries(scope.neighbours).find(([name, draft]) => {
    const other = snakeCase(name);
    const isSure = draft.when === undefined && (draft.nullable === undefined || nullable !== undefined);
    return MOMENT.test(other) && other.replace(MOMENT, '') === stem && draft.format === 'date-time' && isSure;
  });
  const moment = found && fieldBeside(scope, found[0]);
  if (!found || !moment || moment.format !== 'date-time' || moment.nullable || moment.when) return undefined;
  return { type: 'string', format: 'date', generator: 'later', args: { after: { from: pathOf(scope, found[0]) } } };
}
