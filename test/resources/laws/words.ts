import { urgencyOf } from '../../../src/generators/grammars/urgency.ts';
import { sceneIn } from '../../../src/generators/grammars/image.ts';
import { townNamed } from '../../../src/generators/atlas.ts';
import { nichesOf } from '../../../src/generators/business-niches.ts';
import type { Law, Laws } from './law.ts';

/** Whether a text is English prose: whole sentences, without template slots, doubled words or Latin. */
export const isProse = (text: string): boolean =>
  /^["“]?[\p{Lu}\p{Sc}0-9]/u.test(text) &&
  /[.!?]["”]?$/.test(text) &&
  !/[{}]|\b(?:undefined|null|NaN|lorem|ipsum)\b|\s{2}/.test(text) &&
  // Names can begin and end with letters beyond a to z, which \b does not know.
  !/(?<!\p{L})(?!had\b|that\b)([a-z]+) \1(?!\p{L})/u.test(text) &&
  !/(?<!\p{L})a [aeio]\p{L}|(?<!\p{L})an (?!hour|honest|heir)[bcdfgjklmnpqrstvwyz]\p{L}/iu.test(
    text.replaceAll(/\ba (one|once|European|euro)/gi, ''),
  );

export const isTitle = (text: string): boolean =>
  /^["“]?[\p{Lu}\p{N}]/u.test(text) && text.length >= 4 && !/[{}]|undefined|\s{2}|[.]$/.test(text);

/** Whether a name looks like that of an organization; a legal form may end in a full stop. */
const organisation =
  (field: string): Law =>
  ({ text }) =>
    isTitle(text(field).replace(/\.$/, ''));

/**
 * Returns a text without a name that is not English, since a part of it can look like an article, as in An Lại or
 * Kaštieľ Maják a Orol.
 */
const withoutName = (text: string, name: unknown): string => {
  const rest = typeof name === 'string' ? text.replaceAll(name, 'Ann') : text;
  return String(name).split(' ').includes('An') ? rest.replace(/(?<!\p{L})An(?!\p{L})/gu, 'Ann') : rest;
};

export const prose =
  (field: string, ...words: readonly string[]): Law =>
  ({ text, record }) =>
    isProse(withoutName(text(field), record['name'])) &&
    words.every((word) => text(field).toLowerCase().includes(text(word).toLowerCase()));

export const title =
  (field: string): Law =>
  ({ text }) =>
    isTitle(text(field));

/** Whether a priority, from a list in rising order, is at most one step from that of the matter. */
const priority =
  (matter: string, ...levels: readonly string[]): Law =>
  ({ text }) => {
    const urgency = urgencyOf(text(matter)) ?? Number.NaN;
    return Math.abs(levels.indexOf(text('priority')) + 1 - urgency) <= 1;
  };

/** Whether a picture is an SVG in a `data:` URI of at most 600 bytes, or of another given limit. */
export const picture =
  (field: string, bytes = 600): Law =>
  ({ text }) =>
    text(field).startsWith('data:image/svg+xml') && text(field).length <= bytes;

/** Numbers in words, from 0. */
const COUNTS: readonly string[] = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns all numbers of a unit that a text names, in digits or in words. */
const countsOf = (text: string, unit: string): readonly number[] =>
  [...text.matchAll(new RegExp(`\\b(\\d+|${COUNTS.slice(1).join('|')}) ${unit}\\b`, 'gi'))].map(([, count = '']) =>
    /\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase()),
  );

/** Laws about texts and pictures. */
export const words: Laws = {
  // What the text says about certificate, lessons and hours is true.
  'courses.description': (given) => {
    const { text, num, record } = given;
    const told = text('description');
    if (/\bno certificate|no exam\b/i.test(told) && record['certificate'] !== false) return false;
    if (/certificate (?:included|at the end)|with certificate/i.test(told) && record['certificate'] !== true)
      return false;
    const counted = (unit: string, field: string): boolean =>
      countsOf(told, unit).every((count) => count === num(field));
    // A new course has not been recorded again, and a short one takes no months.
    const isOld = text('created_at') < '2024-12-01';
    if (!isOld && /first version|last updated|recorded again|mistakes in it so far/.test(told)) return false;
    if (num('duration') < 14 && /evenings a week|two or three months/.test(told)) return false;
    if (num('duration') > 4 && /in a weekend|short on purpose|rainy Sunday/.test(told)) return false;
    return prose('description')(given) && counted('lessons', 'lessons') && counted('hours?', 'duration');
  },
  'companies.name': organisation('name'),
  'clients.name': organisation('name'),
  'vendors.name': organisation('name'),
  'events.organizer': organisation('organizer'),
  // A slogan can be whole sentences, and names no year but that of the foundation.
  'companies.slogan': ({ text, num }) =>
    isTitle(text('slogan').replace(/\.$/, '')) &&
    (text('slogan').match(/\d+|@/g) ?? []).every((year) => year === String(num('founded_year'))),
  // The slogan fits the line of business.
  'companies.industry': ({ text }) =>
    nichesOf(text('industry')).some(({ offer, motto }) =>
      [offer, motto].some((said) => text('slogan').toLowerCase().startsWith(said.toLowerCase())),
    ),
  // It names no year before the foundation's and no other number of employees, and its business is that of the
  // slogan.
  'companies.description': (given) => {
    const text = given.text('description');
    const told = text.toLowerCase();
    const staff = Number(
      (/(?:team of|employs|company of|There are|With) (?:about )?([\d,]+)/.exec(text)?.[1] ?? '').replace(',', ''),
    );
    const slogan = given.text('slogan').toLowerCase();
    const people = given.num('employees');
    // A company that writes of itself goes on in the same way.
    if (/\b[Ww]e\b/.test(text) && /\. The company /.test(text)) return false;
    return (
      prose('description')(given) &&
      (text.match(/\b(?:18|19|20)\d\d\b(?! (?:people|square))/g) ?? []).every(
        (year) => Number(year) >= given.num('founded_year'),
      ) &&
      (staff === 0 || Math.abs(staff / people - 1) < 0.06) &&
      nichesOf(given.text('industry')).some(
        ({ offer, motto, least, most, since }) =>
          (slogan.startsWith(motto.toLowerCase()) || slogan.startsWith(offer.toLowerCase())) &&
          told.includes(offer.toLowerCase().replace(/ *\{.*/, '')) &&
          people >= least &&
          people <= most &&
          given.num('founded_year') >= since,
      )
    );
  },
  'tickets.priority': priority('subject', 'low', 'medium', 'high', 'urgent'),
  'notifications.priority': ({ text }) =>
    text('priority') === ['low', 'normal', 'high', 'urgent'][(urgencyOf(text('title')) ?? 0) - 1],
  'coupons.description': ({ text, num }) =>
    isProse(text('description')) &&
    (text('discount_type') === 'free_shipping'
      ? /shipping|delivery/i.test(text('description'))
      : text('description')
          .replaceAll(',', '')
          .includes(String(num('discount_value')))),
  'hotels.name': title('name'),
  // Snow is only shown in winter.
  'images.title': (given) =>
    title('title')(given) &&
    (sceneIn(given.text('title'))?.theme !== 'winter' || /^\d+-(?:12|0[123])/.test(given.text('uploaded_at'))),
  'images.description': prose('description'),
  'teams.name': ({ text }) => {
    const { name, local = name } = townNamed(text('city'));
    return text('name').includes(local);
  },
  'books.title': title('title'),
  'events.title': title('title'),
  // A conference has as many days as its text says, and what the text says about places and price is true.
  'events.description': (given) => {
    const { text, num } = given;
    const told = text('description').replaceAll(',', '');
    // Where nobody pays there is nothing to give back.
    if (num('price') === 0 && /Refunds|pay half|Tickets can be passed on/.test(told)) return false;
    const hours = (Date.parse(text('end_date')) - Date.parse(text('start_date'))) / 3_600_000;
    const [, days] = /\b(one|two|three)[ -]days?\b/i.exec(told) ?? [];
    if (days !== undefined && COUNTS.indexOf(days.toLowerCase()) !== Math.floor(hours / 24) + 1) return false;
    const [, places = num('capacity')] = /(\d+) places/.exec(told) ?? [];
    const sign = { USD: '$', CAD: '$', AUD: '$', NZD: '$', GBP: '£', EUR: '€', JPY: '¥', INR: '₹' }[text('currency')];
    const priced = sign === undefined ? `${num('price')} ${text('currency')}` : `${sign}${num('price')}`;
    const asked = num('price') === 0 ? 'free admission' : `tickets at ${priced}`;
    const [fee = asked] = /free admission|tickets at (?:\d+ \w+|\D\d+)/i.exec(told) ?? [];
    return (
      prose('description')(given) && Number(places) === num('capacity') && fee.toLowerCase() === asked.toLowerCase()
    );
  },
  'notifications.title': title('title'),
  // A stored text does not say how long ago something was, and has numbers in digits.
  'notifications.message': (given) =>
    // Quoted words of users can be of any form.
    isProse(given.text('message').replaceAll(/“[^”]*”/g, 'Quoted.')) &&
    !/\b(?:ago|just now)\b|\b(?:two|three|four|five|ten|twenty) (?:new|people|others|times)\b/i.test(
      given.text('message'),
    ),
  'authors.photo': picture('photo'),
  'players.photo': picture('photo'),
  'mentors.photo': picture('photo'),
  'users.avatar': picture('avatar'),
  'courses.thumbnail': picture('thumbnail'),
  'companies.logo': picture('logo'),
  'hotels.image': picture('image'),
  'videos.thumbnail': picture('thumbnail'),
  'images.url': picture('url'),
  'images.thumbnail_url': picture('thumbnail_url'),
  'teams.logo': picture('logo'),
};
