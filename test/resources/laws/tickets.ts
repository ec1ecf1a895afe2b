import type { Law, Laws } from './law.ts';
import { prose, title } from './words.ts';

const PLANS = 'Free|Basic|Standard|Pro|Business|Enterprise';
const NAMED = new RegExp(
  `\\b(${PLANS})(?= (?:plan|subscription|edition|licence)\\b)|\\b(?:plan|subscription) (${PLANS})\\b`,
  'g',
);

/** Whether each plan that a text names is one that the customer holds, or held, by a subscription up to this id. */
const namesOwnPlans =
  (field: string): Law =>
  ({ num, text, upTo }) => {
    const named = [...text(field).matchAll(NAMED)].map(([, before, behind]) => before ?? behind);
    if (named.length === 0) return true;
    const own = upTo('subscriptions').filter((one) => one.num('user_id') === num('customer_id'));
    return named.every((plan) => own.some((one) => one.text('plan') === plan));
  };

/** What tickets may say. */
export const tickets: Laws = {
  'tickets.subject': (given) => title('subject')(given) && namesOwnPlans('subject')(given),
  'tickets.description': (given) => prose('description')(given) && namesOwnPlans('description')(given),
};
