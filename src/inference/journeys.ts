import type { Field } from '../schema/index.ts';
import { pathOf, withRole } from './neighbours.ts';
import { nounOf, type Scope } from './scope.ts';
import { wordsOf } from './words.ts';

/** Nouns of what brings people from one place to another. */
const JOURNEYS: ReadonlySet<string> = new Set(
  'trip journey ride flight voyage crossing sailing departure connection transfer leg'.split(' '),
);

/** How long journeys take, in minutes. */
const MINUTES: readonly number[] = [90, 120, 150, 180, 210, 240, 300, 360];

/** What a minute costs. */
const PRICE_OF_MINUTE: readonly [number, number] = [0.14, 0.28];

/** Returns the start of a journey, and the hidden cause that says how long it takes; undefined for anything else. */
function journeyAround(scope: Scope): { readonly start: string; readonly minutes: string } | undefined {
  const { place, shared } = scope;
  const [start] = withRole(scope, 'start');
  if (place.includes('.') || !start || !JOURNEYS.has(wordsOf(nounOf(scope)).at(-1) ?? '')) return undefined;
  const { format, nullable, when } = shared.record[start.name] ?? {};
  if (format !== 'date-time' || nullable !== undefined || when !== undefined) return undefined;
  return { start: pathOf(scope, start.name), minutes: 'hidden_minutes_of_journey' };
}

/** Adds the hidden cause with the duration of a journey. */
function withMinutes({ shared }: Scope, minutes: string): string {
  shared.causes.set(minutes, {
    type: 'integer',
    description: 'Duration of the journey in minutes',
    generator: 'choices',
    args: { choices: MINUTES },
  });
  return minutes;
}

/** Returns what makes the end of a journey, as long after its start as it takes; undefined for any other moment. */
export function endOfJourney(role: string, scope: Scope): Pick<Field, 'generator' | 'args'> | undefined {
  const found = role === 'end' && scope.shared.record[scope.name]?.format === 'date-time' && journeyAround(scope);
  if (!found) return undefined;
  return {
    generator: 'later',
    args: { after: { from: found.start }, minutes: { from: withMinutes(scope, found.minutes) } },
  };
}

/** Returns the arguments of the price of a journey, which goes with its duration; undefined for any other sum. */
export function priceOfJourney(scope: Scope): Readonly<Record<string, unknown>> | undefined {
  const found = withRole(scope, 'end').length === 1 ? journeyAround(scope) : undefined;
  return found && { plus: [{ from: withMinutes(scope, found.minutes) }], factor: PRICE_OF_MINUTE, ending: 'retail' };
}
