import { countryNamed } from '../../../src/generators/atlas.ts';
import { slug } from '../../../src/generators/internet.ts';
import { siteSlug } from '../../../src/generators/slug.ts';
import { listOf } from '../../../src/generators/lists/list-of.ts';
import { givenNames } from '../../../src/generators/given-names.ts';
import { familyNamesOf } from '../../../src/generators/name-origins.ts';
import { regionOf, regions } from '../../../src/generators/regions/index.ts';
import type { Region } from '../../../src/generators/regions/index.ts';
import { namesUser, REF_DATE, refers } from './law.ts';
import type { Case, Law, Laws } from './law.ts';

const ofUser =
  (reference: string, field: string, theirs: string): Law =>
  ({ target, text }) =>
    text(field) === target('users', reference).text(theirs);

/**
 * Whether the local part of an email address consists of a person's names, or for an organization in the spelling of
 * its country.
 */
const mailOf =
  (name: string): Law =>
  ({ text, record }) => {
    const [local = '', host = ''] = text('email').split('@');
    const country = host.startsWith('example.') ? '' : String(record['country']);
    const words = siteSlug(text(name), country).split('-');
    return words.some((word) => word.length > 1 && local.includes(word));
  };

/**
 * Returns the domain of a web or email address of an organization, without `.example`: `www.name.example`,
 * `desk@name.example`. Empty for an address of another form.
 */
export const domain = (address: string): string =>
  /^(?:https:\/\/www\.|[a-z0-9.-]+@)([a-z0-9]+(?:-[a-z0-9]+)*)\.example(?:\/|$)/.exec(address)?.[1] ?? '';

/**
 * Whether a web or email address contains the name of the organization in the spelling of its country, with or without
 * the legal form.
 */
const domainOf = ({ text, record }: Case, field: string, name = 'name'): boolean => {
  const own = domain(text(field));
  const words = `-${siteSlug(text(name), String(record['country']))}-`;
  const rest = words.length - own.length - 2;
  // A legal form, or the word for what a vendor supplies.
  return own !== '' && words.includes(`-${own}-`) && rest <= 32;
};

/** Whether a name occurs in some region as a combination of the given and family names. */
export const isBorne = (full: string, from: readonly Region[] = regions): boolean =>
  from.some((region) => {
    const [first] = givenNames(region)
      .filter((given) => full.startsWith(`${given} `))
      .toSorted((a, b) => b.length - a.length);
    const last = full.slice((first ?? '').length + 1);
    return first !== undefined && familyNamesOf(region).includes(last);
  });

/** Whether a full name belongs to some region. Tests of generators check which share is local. */
const fullName =
  (field: string): Law =>
  ({ text }) =>
    isBorne(text(field));

/** The most mentees of a mentor, by years of practice, where they are few. */
const MENTEES: Readonly<Record<number, number>> = { 2: 9, 3: 14, 4: 20 };

/** Laws about names and addresses of people. */
export const people: Laws = {
  'authors.email': mailOf('name'),
  'mentors.email': mailOf('name'),
  // Who has just begun to teach has few mentees.
  'mentors.mentees_count': ({ num }) => num('mentees_count') <= (MENTEES[num('experience_years')] ?? 42),
  'clients.email': (given) => mailOf('contact_person')(given) && domainOf(given, 'email'),
  'vendors.rating': ({ num }) =>
    num('rating') >= 1 && num('rating') <= 5 && Number(num('rating').toFixed(2)) === num('rating'),
  // A vendor may be inactive.
  'vendors.active': ({ record }) => typeof record['active'] === 'boolean',
  'vendors.email': (given) => mailOf('contact_person')(given) && domainOf(given, 'email'),
  'companies.email': (given) =>
    domainOf(given, 'email') && domain(given.text('email')) === domain(given.text('website')),
  'companies.website': (given) => domainOf(given, 'website') && given.text('website').endsWith('.example'),
  'hotels.email': (given) => domainOf(given, 'email') && domain(given.text('email')) === domain(given.text('website')),
  'hotels.website': (given) => domainOf(given, 'website'),
  'authors.website': (given) => domainOf(given, 'website'),
  'events.url': (given) =>
    domainOf(given, 'url', 'organizer') &&
    // The name without its legal form.
    !/-(?:gmbh|llc|ltd|inc|corp|plc|sa|srl|spa|ag|bv|nv|ab|as|aps|oy|kk|pty-ltd|co-ltd)$/.test(
      domain(given.text('url')),
    ) &&
    given.text('url').endsWith(`/${slug(given.text('title'))}`),
  // People like, comment, follow and mention; everything else is news of the program.
  'notifications.type': ({ text }) =>
    (text('type') === 'system') !== /liked|comment|replied|follow|mentioned|tagged/.test(text('title')),
  // It leads to a post, a person or an activity, whose number rises with the days on which such things are created.
  'notifications.action_url': ({ text, num }) => {
    const [, kind, number] = new URL(text('action_url')).pathname.split('/');
    const due = { follow: 'people', system: 'activity' }[text('type')] ?? 'posts';
    const day = Math.floor((Date.parse(text('created_at')) - Date.UTC(2016, 4, 2)) / 86_400_000);
    const age = day - Math.floor((Number(number) - 1) / 1_000_000);
    const oldest = { people: 2901, activity: 0 }[due] ?? 51;
    return kind === due && age >= 0 && age <= oldest && Number(number) !== num('id');
  },
  // Letters with at most two separators and possibly a number; four digits after a separator are the year of birth.
  'users.username': ({ text, num }) => {
    const year = /_(\d{4})$/.exec(text('username'))?.[1];
    const born = [0, 1].map((more) => new Date(REF_DATE).getUTCFullYear() - num('age') - more);
    return (
      /^[a-z]+(?:[._][a-z]+){0,2}_?\d*$/.test(text('username')) && (year === undefined || born.includes(Number(year)))
    );
  },
  // The username, or a form of the person's name.
  'users.email': (given) => {
    const [local = ''] = given.text('email').split('@');
    const last = slug(given.text('last_name')).replaceAll('-', '');
    const first = slug(given.text('first_name')).replaceAll('-', '');
    return (
      local === given.text('username') ||
      (/^[a-z]+(?:[._-][a-z]+){0,2}\d*$/.test(local) && (local.includes(last) || local.includes(first)))
    );
  },
  // A name for people of that age in some region: the oldest names come first in a list, and the newest last.
  'users.first_name': ({ text, num }) =>
    regions.some(
      ({ female, male, anyone }) =>
        [female, male].some((list) => {
          const names = listOf(list);
          const share = names.indexOf(text('first_name')) / names.length;
          const isYoung = num('age') <= 34;
          return share >= 0 && (num('age') >= 46 || share >= 0.23) && (isYoung || share < 0.78);
        }) || listOf(anyone).includes(text('first_name')),
    ),
  // A given name and a family name of the same country.
  'users.last_name': ({ text }) => {
    const home = regionOf(countryNamed(text('country')).code);
    const own = givenNames(home).includes(text('first_name'));
    return isBorne(`${text('first_name')} ${text('last_name')}`, own ? [home] : regions);
  },
  'clients.contact_person': fullName('contact_person'),
  'vendors.contact_person': fullName('contact_person'),
  'teams.coach': fullName('coach'),
  'images.photographer': fullName('photographer'),
  'invoices.customer_id': refers('customer_id'),
  'invoices.customer_name': namesUser('customer_id', 'customer_name'),
  'invoices.customer_email': ofUser('customer_id', 'customer_email', 'email'),
  'tickets.assigned_to': fullName('assigned_to'),
  'tickets.customer_id': refers('customer_id'),
  'tickets.customer_name': namesUser('customer_id', 'customer_name'),
  'tickets.customer_email': ofUser('customer_id', 'customer_email', 'email'),
  'videos.creator_id': refers('creator_id'),
  'videos.creator': namesUser('creator_id', 'creator'),
  'subscriptions.user_id': refers('user_id'),
  'transactions.user_id': refers('user_id'),
  'bookings.user_id': refers('user_id'),
  'notifications.user_id': refers('user_id'),
};
