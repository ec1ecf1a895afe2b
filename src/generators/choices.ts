import type { Context } from './context.ts';
import { urgencyOf } from './grammars/urgency.ts';

/** Arguments of all generators here. */
interface ChoiceArgs {
  /** The closed list of values, each with its weight: a value of weight 2 comes twice as often as one of weight 1. */
  readonly choices: Readonly<Record<string, number>>;
}

/** Arguments of {@link priority}. */
interface PriorityArgs extends ChoiceArgs {
  /** The line that names the matter, such as the subject of a ticket: its urgency decides. Default: chance alone does. */
  readonly matter?: string;
  /** Whether the same matter always has the same priority, as where a program and not a person sets it. */
  readonly firm?: boolean;
}

/** How likely the priority is that a matter of some urgency asks for, and one right above or below it. */
const RIGHT = 9;
const NEAR = 1;

/**
 * A word from a closed list, such as the kind of a transaction.
 *
 * @example
 * word(context, { choices: { fee: 1, refund: 3 } }) // => "refund"
 */
export function word({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * A state from a closed list, such as the state of a booking.
 *
 * @example
 * status(context, { choices: { active: 3, inactive: 1 } }) // => "active"
 */
export function status({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * How pressing something is. A matter that is told narrows the choice: its urgency, from 1 to 4, is a place in the list
 * of choices, which are to be in order from the least pressing one on. The value is mostly the one at that place,
 * sometimes, unless it is `firm`, the one before or behind it, and never any other.
 *
 * @example
 * priority(context, { choices: { low: 1, high: 1 } }) // => "low"
 * @example
 * priority(context, { choices: { low: 4, normal: 4, high: 2, urgent: 1 }, matter: 'Maya B liked your photo' }) // => "low"
 */
export function priority({ random }: Context, { choices, matter, firm = false }: PriorityArgs): string {
  const urgency = matter === undefined ? undefined : urgencyOf(matter);
  if (urgency === undefined) return random.weighted(choices);
  const near = Object.entries(choices).flatMap(([choice, weight], at) => {
    const away = Math.abs(at + 1 - urgency);
    return away > (firm ? 0 : 1) ? [] : [[choice, weight * (away === 0 ? RIGHT : NEAR)] as const];
  });
  return random.weighted<string>(Object.fromEntries(near));
}

/**
 * A gender.
 *
 * @example
 * gender(context, { choices: { female: 1, male: 1 } }) // => "female"
 */
export function gender({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * Where the payment of an invoice stands.
 *
 * @example
 * invoice_status(context, { choices: { pending: 1, paid: 4 } }) // => "paid"
 */
export function invoice_status({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * Where a subscription stands.
 *
 * @example
 * subscription_status(context, { choices: { active: 4, trial: 1 } }) // => "active"
 */
export function subscription_status({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * The name of a plan.
 *
 * @example
 * subscription_plan(context, { choices: { Basic: 2, Pro: 1 } }) // => "Basic"
 */
export function subscription_plan({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * How often a subscription is charged.
 *
 * @example
 * billing_cycle(context, { choices: { monthly: 3, annually: 1 } }) // => "monthly"
 */
export function billing_cycle({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * How far a support ticket has come.
 *
 * @example
 * ticket_status(context, { choices: { open: 1, closed: 1 } }) // => "open"
 */
export function ticket_status({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * What kind of matter a support ticket is.
 *
 * @example
 * ticket_category(context, { choices: { bug: 1, billing: 1 } }) // => "bug"
 */
export function ticket_category({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * How a discount is counted.
 *
 * @example
 * discount_type(context, { choices: { percentage: 2, fixed_amount: 1 } }) // => "fixed_amount"
 */
export function discount_type({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * Whom a course is for.
 *
 * @example
 * course_level(context, { choices: { beginner: 2, advanced: 1 } }) // => "advanced"
 */
export function course_level({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * The kind of an event.
 *
 * @example
 * event_category(context, { choices: { Concert: 1, Workshop: 1 } }) // => "Concert"
 */
export function event_category({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * What caused a notification.
 *
 * @example
 * notification_type(context, { choices: { like: 2, follow: 1 } }) // => "like"
 */
export function notification_type({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/**
 * The file format of an image.
 *
 * @example
 * image_format(context, { choices: { jpg: 3, png: 1 } }) // => "png"
 */
export function image_format({ random }: Context, { choices }: ChoiceArgs): string {
  return random.weighted(choices);
}

/** Arguments of {@link element}. */
interface ElementArgs {
  readonly of: readonly string[];
  /** Which one, from 0. */
  readonly at: number;
  /** Where the list is a table: which row it is in, from 0. Default 0. */
  readonly row?: number;
  /** With `row`: how many elements a row has. Default 1. */
  readonly columns?: number;
}

/**
 * One element of a list, such as the end of a period; an empty text past the end of the list.
 *
 * @example
 * element(context, { of: ['2025-01-01', '2025-06-30'], at: 1 }) // => "2025-06-30"
 */
export function element(_: Context, { of, at, row = 0, columns = 1 }: ElementArgs): string {
  return of[row * columns + at] ?? '';
}
