import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { choiceAt, evenShare } from './even-shares.ts';
import { urgencyOf } from './grammars/urgency.ts';

type Weights = Readonly<Record<string, number>>;

/** Defines a generator that draws one of the weighted `choices` it is given. */
function defineChoice<const N extends string>(name: N, makes: string, weights: Weights, value: string) {
  return defineGenerator({
    name,
    makes,
    args: {
      choices: arg.weights('Weights by value: one with weight 2 is twice as frequent as one with weight 1.', {
        required: true,
      }),
      evenly: arg.flag('Whether any few records have all values about in proportion: for one field of a resource.', {
        internal: true,
      }),
    },
    examples: [{ args: { choices: weights }, value }],
    make: (context, { choices, evenly }): string =>
      evenly ? choiceAt(evenShare(context, 'choice'), choices) : context.random.weighted(choices),
  });
}

export const word = defineChoice(
  'word',
  'A word from a closed list, such as the kind of a transaction.',
  { fee: 1, refund: 3 },
  'refund',
);

export const status = defineChoice(
  'status',
  'A state from a closed list, such as the state of a booking.',
  { active: 3, inactive: 1 },
  'active',
);

export const gender = defineChoice('gender', 'A gender from a closed list.', { female: 1, male: 1 }, 'male');

export const invoice_status = defineChoice(
  'invoice_status',
  'Payment status of an invoice, from a closed list.',
  { pending: 1, paid: 4 },
  'pending',
);

export const subscription_status = defineChoice(
  'subscription_status',
  'Status of a subscription, from a closed list.',
  { active: 4, trial: 1 },
  'active',
);

export const subscription_plan = defineChoice(
  'subscription_plan',
  'Name of a plan, from a closed list.',
  { Basic: 2, Pro: 1 },
  'Basic',
);

export const billing_cycle = defineChoice(
  'billing_cycle',
  'How often a subscription is charged, from a closed list.',
  { monthly: 3, annually: 1 },
  'annually',
);

export const ticket_status = defineChoice(
  'ticket_status',
  'Status of a support ticket, from a closed list.',
  { open: 1, closed: 1 },
  'open',
);

export const ticket_category = defineChoice(
  'ticket_category',
  'Category of a support ticket, from a closed list.',
  { bug: 1, billing: 1 },
  'billing',
);

export const discount_type = defineChoice(
  'discount_type',
  'How a discount is calculated, from a closed list.',
  { percentage: 2, fixed_amount: 1 },
  'percentage',
);

export const course_level = defineChoice(
  'course_level',
  'Level of a course, from a closed list.',
  { beginner: 2, advanced: 1 },
  'advanced',
);

export const event_category = defineChoice(
  'event_category',
  'Category of an event, from a closed list.',
  { Concert: 1, Workshop: 1 },
  'Concert',
);

export const notification_type = defineChoice(
  'notification_type',
  'What caused a notification, from a closed list.',
  { like: 2, follow: 1 },
  'follow',
);

export const image_format = defineChoice(
  'image_format',
  'File format of an image, from a closed list.',
  { jpg: 3, png: 1 },
  'jpg',
);

/**
 * If a subject is given, the weight of the priority that matches its urgency is multiplied by `MATCHING`, and the
 * weights of the priorities just above and below it by `NEIGHBOURING`. All other priorities are left out.
 */
const MATCHING = 9;
const NEIGHBOURING = 1;

export const priority = defineGenerator({
  name: 'priority',
  makes:
    'A priority from a closed list. If a subject is given, its urgency decides: mostly the matching priority, sometimes the one above or below.',
  args: {
    subject: arg.text(
      'Line of text whose urgency, from 1 to 4, selects a position in `choices`. Default: any position.',
      { formerly: 'matter' },
    ),
    deterministic: arg.flag('Whether the same subject always gets the same priority.', { formerly: 'firm' }),
    choices: arg.weights('Weights by priority, from the least to the most urgent.', { required: true }),
  },
  examples: [
    { args: { choices: { low: 1, high: 1 } }, value: 'high' },
    {
      args: { choices: { low: 4, normal: 4, high: 2, urgent: 1 }, subject: 'Maya B liked your photo' },
      value: 'normal',
    },
  ],
  make({ random }, { choices, subject, deterministic = false }): string {
    const urgency = subject === undefined ? undefined : urgencyOf(subject);
    if (urgency === undefined) return random.weighted(choices);
    const near = Object.entries(choices).flatMap(([choice, weight], at) => {
      const away = Math.abs(at + 1 - urgency);
      return away > (deterministic ? 0 : 1) ? [] : [[choice, weight * (away === 0 ? MATCHING : NEIGHBOURING)] as const];
    });
    return random.weighted<string>(Object.fromEntries(near));
  },
});

export const band = defineGenerator({
  name: 'band',
  makes: 'Element of a list by the range that a number lies in.',
  args: {
    number: arg.number('The number.', { required: true }),
    bounds: arg.numbers('First numbers of all ranges but the lowest, in ascending order.', { required: true }),
    list: arg.texts('The names of the ranges, one more than there are bounds.', { required: true }),
  },
  examples: [{ args: { number: 12, bounds: [10, 100], list: ['few', 'some', 'many'] }, value: 'some' }],
  make(_, { number, bounds, list }): string {
    return list[bounds.filter((bound) => bound <= number).length] ?? '';
  },
});

export const element = defineGenerator({
  name: 'element',
  makes: 'Element of a list at an index, or an empty text past its end.',
  args: {
    list: arg.texts('The list.', { required: true, formerly: 'of' }),
    index: arg.number('Index of the element, from 0.', { required: true, formerly: 'at' }),
    row: arg.number('Row of the element, from 0, if the list is a table.', { default: 0 }),
    columns: arg.number('Number of columns of the table.', { default: 1 }),
  },
  examples: [{ args: { list: ['2025-01-01', '2025-06-30'], index: 1 }, value: '2025-06-30' }],
  make(_, { list, index, row, columns }): string {
    return list[row * columns + index] ?? '';
  },
});
