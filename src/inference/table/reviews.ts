import { row, type Guess, type Row } from './row.ts';

/** Sentences from customers by their rating, from one star to five. */
const VERDICTS: readonly (readonly string[])[] = [
  [
    'Arrived damaged, and nobody answers my e-mails.',
    'Stopped working after two days. Sending it back.',
    'Not at all what was described. A waste of money.',
    'Waited three weeks, then got the wrong one.',
    'Very disappointing. I would not order again.',
    'Poor quality. It came apart on the first day.',
  ],
  [
    'Looks nice, but does not last. I expected more for the price.',
    'Smaller than in the pictures, and delivery took two weeks.',
    'Works most of the time. The instructions are no help at all.',
    'Not quite what I was looking for.',
    'Service was friendly, but it took too long.',
    'The idea is good. The finish is not.',
  ],
  [
    'Does what it should, no more and no less.',
    'Good, but the instructions could be clearer.',
    'Took a while to arrive, otherwise fine.',
    'Decent quality for the price. Next time I would take the larger one.',
    'Some parts are great, others need work.',
    'Okay for everyday use.',
  ],
  [
    'Smaller than I expected, but well made.',
    'Easy to set up and pleasant to use. One star off for the packaging.',
    'Good value. I would buy it again.',
    'Friendly staff and quick help. Parking was a little difficult.',
    'Very happy so far, after two months of use.',
    'Nice material and solid work. Delivery could have been faster.',
  ],
  [
    'Arrived on time and exactly as described. Very happy!',
    'Better than the one it replaced. Highly recommended.',
    'The second one we have, and just as good.',
    'Everything was perfect, from the first call to the delivery.',
    'Looks even better than in the pictures.',
    'Use it every day. Could not be happier.',
  ],
];

const HEADLINES: readonly (readonly string[])[] = [
  ['Disappointed', 'Do not buy', 'Arrived broken', 'Waste of money', 'Never again'],
  ['Expected more', 'Not convinced', 'Too small', 'Does not last', 'Below average'],
  ['It’s okay', 'Mixed feelings', 'Does what it should', 'Average', 'Fine for the price'],
  ['Good value', 'Solid quality', 'Very good', 'Would buy again', 'Nearly perfect'],
  ['Excellent', 'Just what I needed', 'Love it', 'Highly recommended', 'Better than expected', 'Five stars'],
];

/**
 * Returns a guess that makes texts which fit the rating beside them. If there is no rating that is a whole number of
 * stars, the texts are those of contented customers.
 */
function byRating(texts: readonly (readonly string[])[]): Guess {
  return {
    generator: 'phrase',
    args: { texts: texts.slice(3).flat() },
    by: { role: 'rating', texts: Object.fromEntries(texts.map((each, at) => [String(at + 1), each])) },
  };
}

/** Ratings with their weights: most customers are contented. */
const STARS = [1, 2, 3, 4, 5].map((value) => ({ value, weight: value > 3 ? 4 : 1 }));

const of = (words: string): string =>
  ['review', 'testimonial', 'rating', 'product feedback', 'customer feedback', 'survey response']
    .flatMap((noun) => words.split(', ').map((word) => `${noun} ${word}`))
    .join(', ');

/** Rows for reviews, whose texts fit their rating. */
export const REVIEW_ROWS: readonly Row[] = [
  row(
    'text',
    of(
      'text, body, content, comment, comments, message, description, review, note, detail, summary, feedback, quote, value',
    ),
    {
      string: byRating(VERDICTS),
    },
  ),
  row('text', 'review, testimonial, review text, user review, customer review', { string: byRating(VERDICTS) }),
  row('text', of('title, headline, heading, subject, label'), { string: byRating(HEADLINES) }),
  row(
    'full name',
    `${of('name, author, author name, user name, display name, by, reviewer, nickname')}, reviewer, reviewer name, reviewed by`,
    {
      string: { generator: 'name', reads: { first: ['first name'], last: ['last name'] } },
    },
  ),
  row('rating', of('rating, star, stars, score, value of stars, rate'), {
    number: { generator: 'choices', args: { choices: STARS }, within: [1, 5] },
    integer: { generator: 'choices', args: { choices: STARS }, within: [1, 5] },
  }),
];
