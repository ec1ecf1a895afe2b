import type { Json } from '../schema/index.ts';
import { SELDOM } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** States that most records are in. */
const USUAL: ReadonlySet<string> = new Set(
  'active enabled published available live open visible completed complete succeeded success successful delivered paid approved accepted confirmed verified online running ready healthy fulfilled in_stock signed sold placed enrolled connected installed captured physical new public regular monthly month'.split(
    ' ',
  ),
);

/** States that few records are in, in addition to those of {@link SELDOM}. */
const RARE: ReadonlySet<string> = new Set(
  'inactive unknown other none initializing creating closing degraded unhealthy offline abandoned overdue past_due requires_action needs_attention incomplete undelivered paused on_hold preorder digital blocked cannot_delete_edit cannot_delete_edit_upload daily day weekly week quarterly quarter semiannual'.split(
    ' ',
  ),
);

/** Last words of names of fields whose values can be states. */
const STATES: ReadonlySet<string> = new Set([
  'status',
  'state',
  'condition',
  'availability',
  'type',
  'interval',
  'frequency',
]);

/** Weights of states: usual ones, ones neither usual nor rare, and rare ones. */
const [OFTEN, SOMETIMES, SELDOM_TIMES] = [5, 1.5, 0.4];

function weightOf(state: string): number {
  const words = wordsOf(state);
  if (RARE.has(snakeCase(state)) || words.some((word) => SELDOM.has(word))) return SELDOM_TIMES;
  return USUAL.has(snakeCase(state)) ? OFTEN : SOMETIMES;
}

/**
 * Returns the values of a closed list of states with their weights: most files are active, few are deleted.
 *
 * @returns undefined where the name is not that of a state, or where no state is more usual than others
 */
export function weightedStates(values: readonly Json[], name: string): Readonly<Record<string, number>> | undefined {
  const isState = STATES.has(wordsOf(name).at(-1) ?? '');
  if (!isState || !values.every((value): value is string => typeof value === 'string')) return undefined;
  // Keys that are whole numbers would be moved to the front.
  if (values.some((value) => /^\d+$/.test(value))) return undefined;
  const weights = values.map((value) => [value, weightOf(value)] as const);
  return new Set(weights.map(([, weight]) => weight)).size > 1 ? Object.fromEntries(weights) : undefined;
}
