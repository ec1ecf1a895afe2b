import { businessLines } from '../lists/business-lines.ts';
import { entry } from '../lists/entry.ts';
import { trades } from './company-trades.ts';
import type { Subject } from './subject.ts';

/** Paragraphs about a company: since when and where, what it makes for whom, what it aims at. */
export const company: Subject = {
  rules: {
    text: [
      '{offer} {history} {fact}',
      '{offer} {history} {claim}',
      '{since_offer} {fact} {claim}',
      '{since_offer} {fact} {fact}',
    ],
    fact: [
      'It sees its future in {product}.',
      'It began with {product} alone.',
      '{product} came later.',
      'A first attempt at {product} failed, the second did not.',
      'A prize for {product} helped it grow.',
      'More and more requests come from {customer}.',
      'Some of its first orders came from {customer}.',
      'Its newest customers are {customer}.',
      'It is also in talks with {customer}.',
      'What {customer} praise most is its {virtue}.',
      'It works with partners in {count} countries.',
      'A customer survey last year gave it top marks for {virtue}.',
      'Complaints are answered within {count} days.',
      'Staff can take {count} paid days a year for voluntary work.',
      'The company is known for its {virtue}.',
      'It pays its suppliers within {count} days.',
      'What sets it apart, customers say, is its {virtue}.',
      'It would rather lose an order than its reputation for {virtue}.',
    ],
    count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve'],
    virtue: [
      'reliability',
      'fairness',
      'friendly service',
      'punctuality',
      'quality',
      'honesty',
      'patience',
      'speed',
      'attention to detail',
      'straight talk',
    ],
    offer: [
      '{name} {verb} {product} and {product} for {customer}.',
      '{name} {verb} {product}, mainly for {customer}, and has recently added {product} to its range.',
      'With {product} and {product}, {name} serves {customer} as well as {customer}.',
      '{name} {verb} {product}, {product}, and {product}.',
      'For {customer}, {name} {verb} {product} and {product}.',
      '{name} concentrates on {product} and {product}, mostly for {customer}.',
    ],
    since_offer: [
      '{origin}, {name} {verb} {product}, {product}, and {product}, mostly for {customer}.',
      '{origin}, {name} {verb} {product} and {product} for {customer} as well as {customer}.',
      '{origin}, {name} has made {product} its main business and also {verb} {product} for {customer}.',
    ],
  },
  parts: trades,
  read({ name = 'The company', topic, place, years }, random) {
    const line = entry(businessLines, topic ?? random.pick(Object.keys(businessLines)));
    const slots = {
      name,
      verb: random.pick(line.verbs),
      product: line.products,
      customer: line.customers,
      origin: origin(place, years),
      history: history(place, years),
    };
    return { part: line.trade, slots };
  },
};

/** When and where the company began, as the start of a sentence. */
function origin(place: string | undefined, year: number | undefined): readonly string[] {
  if (year === undefined) return place === undefined ? ['As an independent company'] : [`Based in ${place}`];
  if (place === undefined) return [`Founded in ${year}`, `In business since ${year}`];
  return [`Founded in ${year} and based in ${place}`, `Based in ${place} and in business since ${year}`];
}

/** The same as a whole sentence. */
function history(place: string | undefined, year: number | undefined): readonly string[] {
  if (year === undefined) {
    return place === undefined ? ['It is owned by the people who run it.'] : [`Its main office is in ${place}.`];
  }
  if (place === undefined) return [`It was founded in ${year}.`, `It has been in business since ${year}.`];
  return [
    `It was founded in ${year} and has its headquarters in ${place}.`,
    `Founded in ${year}, the company is run from ${place}.`,
    `It has been in business since ${year}, with its main office in ${place}.`,
    `The company, which was founded in ${year}, is based in ${place}.`,
  ];
}
