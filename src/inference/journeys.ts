import type { Field } from '../schema/index.ts';
import { pathOf, withRole } from './neighbours.ts';
import { nounOf, type Scope } from './scope.ts';
import { wordsOf } from './words.ts';

/** Nouns for records that bring people from one place to another. */
const JOURNEYS: ReadonlySet<string> = new Set(
  'trip journey ride flight voyage crossing sailing departure connection transfer leg'.split(' '),
);

/** Possible durations of a journey, in minutes. */
const MINUTES: readonly number[] = [90, 120, 150, 180, 210, 240, 300, 360];

/** How much a journey costs per minute, in US dollars: the lowest and the highest price. */
const PRICE_OF_MINUTE: readonly [number, number] = [0.14, 0.28];

/**
 * Returns the path of the start of a journey, and that of the hidden cause with its duration in minutes; undefined if
 * the record is not a journey, or has no start.
 */
function journeyAround(scope: Scope): { readonly start: string; readonly minutes: string } | undefined {
  const { place, shared } = scope;
  const [start] = withRole(scope, 'start');
  if (place.includes('.') || !start || !JOURNEYS.has(wordsOf(nounOf(scope)).at(-1) ?? '')) return undefined;
  const { format, nullable, when } = shared.record[start.name] ?? {};
  if (format !== 'date-time' || nullable !== undefined || when !== undefined) return undefined;
  return { start: pathOf(scope, start.name), minutes: 'hidden_minutes_of_journey' };
}

/** Adds the hidden cause with the duration of a journey, in minutes. */
function withMinutes({ shared }: Scope, minutes: string): string {
  shared.causes.set(minutes, {
    type: 'integer',
    description: 'Duration of the journey in minutes',
    generator: 'choices',
    args: { choices: MINUTES },
  });
  return minutes;
}

/**
 * Returns generator and arguments for the end of a journey: its start plus its duration. Undefined for any other field.
 */
export function endOfJourney(role: string, scope: Scope): Pick<Field, 'generator' | 'args'> | undefined {
  const found = role === 'end' && scope.shared.record[scope.name]?.format === 'date-time' && journeyAround(scope);
  if (!found) return undefined;
  return {
    generator: 'later',
    args: { after: { from: found.start }, minutes: { from: withMinutes(scope, found.minutes) } },
  };
}

/** Returns the arguments for the price of a journey, which rises with its duration. Undefined for any other price. */
export function priceOfJourney(scope: Scope): Readonly<Record<string, unknown>> | undefined {
  const found = withRole(scope, 'end').length === 1 ? journeyAround(scope) : undefined;
  return found && { plus: [{ from: withMinutes(scope, found.minutes) }], factor: PRICE_OF_MINUTE, ending: 'retail' };
}
