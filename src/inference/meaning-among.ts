import type { FieldType } from '../schema/index.ts';
import { objectsAround } from './around.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { isPlural } from './nouns.ts';
import type { Scope } from './scope.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Roles of fields that only people have. */
const PERSONAL: ReadonlySet<string> = new Set(['email', 'first name', 'last name', 'birth', 'gender', 'age']);

/** Names of fields that can be the name of a person or of a thing. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(['name', 'display name', 'friendly name']);

/** Names that only fields of a payment card have. Beside them, other names have a special meaning. */
const CARD: ReadonlySet<string> = new Set(['last 4', 'last four', 'last 4 digit', 'cvc', 'cvv']);
const OF_CARDS: Readonly<Record<string, string>> = {
  brand: 'card brand',
  name: 'account holder',
  year: 'expiry year',
  month: 'expiry month',
};

/** Names of moments at which a record came about: beside the time of its creation, soon after that. */
const ISSUED =
  'issuing date, issuance date, issue date, issued at, issued on, date issued, invoice date, order date, ordered at, order time, placed at, submitted at, submitted on, submission date, requested at, request date, registered at, registration date, queued at, opened at, opened on, transaction date, transaction time, booked at, booking date, posted at, posted on, received at, received on, reported at, invited at, collected at, purchased at, purchase date, purchased on, generated at, initiated at, uploaded at, exported at, imported at, added at, added on, joined at, joined on, enrolled at, applied at, applied on, earned at, awarded at, onboarded at';

/** For some names of fields: beside a field of one of the first names, the field means what the second name means. */
const BESIDE: Readonly<Record<string, readonly (readonly [beside: string, means: string])[]>> = {
  'job title': [
    [
      'salary, employment term, employment type, department, remote, recruiter id, hiring manager, hiring manager id, experience, compensation, closing date, seniority, vacancy, requirement',
      'position title',
    ],
  ],
  'link type': [['href', 'link media type']],
  'status message': [['status code', 'response message']],
  value: [
    ['currency, currency code', 'amount'],
    ['label, display label, display name', 'slug of label'],
  ],
  next: [['previous, limit, offset, total, href, count', 'next page url']],
  key: [['value', 'metadata key']],
  'opened date': [['sent date, sent at, viewed date, delivered at', 'read at']],
  'attribute value': [['key', 'attribute key value']],
  'currency id': [['currency code', 'identifier']],
  interest: [['interest period, current balance, opening balance, balance, principal, debt amount', 'interest rate']],
  'property name': [['value', 'custom field name']],
  'form field name': [['value', 'custom field name']],
  'form field value': [['name', 'custom field value']],
  'property value': [['name, key', 'custom field value']],
  type: [['href', 'link media type']],
  message: [
    ['code, error code, status code, error', 'error message'],
    ['data', 'response message'],
  ],
  'client name': [
    ['third party legal name', 'finance application name'],
    ['redirect url, redirect, logo url, client url, client id, scope, third party legal name', 'application name'],
  ],
  'recipient client name': [['logo url, third party legal name', 'finance application name']],
  'recipient category': [['logo url, third party legal name', 'application category']],
  'address name': [['first name, last name, address 1, street', 'address label']],
  'seller name': [['about, logo url, logo, slug, rating, website', 'shop name']],
  'contact email': [['first name, last name, given name, full name', 'work email']],
  'contact email address': [['first name, last name, given name, full name', 'work email']],
  'sent at': [['created at, date created, created, queued at, scheduled at', 'dispatched at']],
  ...Object.fromEntries(
    ISSUED.split(', ').map((each) => [
      each,
      [['created at, date created, created, created on, created date, created time', 'issuance moment']] as const,
    ]),
  ),
  'region name': [['country, currency code, automatic tax, tax rate', 'sales region name']],
  'page title': [['name', 'seo title']],
  'open graph description': [['open graph title, name', 'meta description']],
  'og description': [['og title, name', 'meta description']],
  'post content': [['title, headline', 'article body']],
  'bucket title': [['limit, task, position, count', 'kanban stage']],
  'bucket name': [['limit, task, position', 'kanban stage']],
  issuer: [['subject, client id, auth provider, audience', 'issuer url']],
  'team name': [
    [
      'coach, stadium, arena, league, win, loss, draw, sport, mascot, conference, division, goal, point, founded, player, abbreviation, captain, manager name, season',
      'sports club name',
    ],
  ],
};

/** Whether the fields of an object are those of a person; found once for each object. */
const known: WeakMap<Scope['neighbours'], boolean> = new WeakMap();

/** Whether a field `name` is the name of a person, judging by the fields beside it. */
function isPersonal({ neighbours, place, ...scope }: Scope): boolean {
  let found = known.get(neighbours);
  if (found === undefined) {
    const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
    found = Object.entries(neighbours).some(([name, { type = 'string' }]) => {
      const meaning = meaningOf({ ...scope, name, place: around + name }, type);
      return meaning !== undefined && meaning.stem === '' && PERSONAL.has(meaning.role);
    });
    known.set(neighbours, found);
  }
  return found;
}

/**
 * Returns the name to look up instead of a field's own name, because of the fields beside it; undefined if its own name
 * counts.
 */
function otherName({ neighbours, name: own }: Scope, { words }: Meaning): string | undefined {
  const name = words.join(' ');
  // `page` is the number of a page, and `pages` is how many there are.
  if (name === 'page' && isPlural(snakeCase(own))) return 'page count';
  if (name === 'year' && isPlural(snakeCase(own))) return 'year count';
  const ofCard = Object.hasOwn(OF_CARDS, own) ? OF_CARDS[own] : undefined;
  if (ofCard !== undefined && Object.keys(neighbours).some((each) => CARD.has(wordsOf(each).join(' ')))) return ofCard;
  const rules = Object.hasOwn(BESIDE, name) ? (BESIDE[name] ?? []) : [];
  const names = new Set(rules.length > 0 ? Object.keys(neighbours).map((each) => wordsOf(each).join(' ')) : []);
  const found = rules.find(([beside]) => beside.split(', ').some((each) => names.has(each)))?.[1];
  // The `title` of a job is what it does, a `job_title` is what somebody does.
  return found ?? (wordsOf(own).join(' ') === 'job title' ? 'occupation' : undefined);
}

/** Whether a field is inside of an object of links or URLs. */
const isAmongLinks = ({ place }: Scope): boolean =>
  ['link', 'url'].includes(wordsOf(objectsAround(place).at(-1) ?? '').at(-1) ?? '');

/** Whether a field is an element of a list of labels. Such labels are like tags. */
const isOneOfLabels = ({ place }: Scope, { words }: Meaning): boolean =>
  place.endsWith(']') && words.join(' ') === 'label';

/**
 * Whether a `type` is a word for the kind of record or object itself, such as `product`: if there were several kinds,
 * the schema would list them.
 */
const isOwnWord = ({ neighbours, name }: Scope, { words, stem }: Meaning): boolean =>
  words.join(' ') === 'type' && stem === '' && neighbours[name]?.place.isSchema === true;

/**
 * Matches names of a second name of the same thing: `display_name` beside `name`, `option_type_label` beside
 * `option_type_name`.
 */
const SHOWN = /^(.*?)(?:(?:display|public|friendly)_name|display_title|label)$/;

/**
 * Whether another field beside this one has the same name of the thing, so that this one, such as `display_name`,
 * repeats it.
 */
function isCalledAlready({ neighbours, place, name: own, shared }: Scope, { role }: Meaning): boolean {
  const wanted = SHOWN.exec(snakeCase(own))?.[1];
  if (wanted === undefined || !['name', 'option name', 'option value'].includes(role)) return false;
  const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
  return Object.entries(neighbours).some(
    ([name, { type = 'string' }]) =>
      snakeCase(name) === `${wanted}name` &&
      type === 'string' &&
      meaningOf({ shared, name, place: around + name }, 'string')?.role === role,
  );
}

const calledLike = ({ role, guess }: Meaning): Meaning['guess'] => ({
  generator: 'phrase',
  args: { texts: ['{name}'] },
  reads: { name: [role] },
  otherwise: guess,
});

/**
 * Returns the meaning of a field's name, considering the fields beside it: what has an e-mail address and a name is a
 * person, and a value with a currency is an amount. Undefined if the name is unknown.
 */
export function meaningAmong(scope: Scope, type: FieldType): Meaning | undefined {
  const found = meaningOf(scope, type);
  if (!found) return type === 'string' && isAmongLinks(scope) ? meaningOf({ ...scope, name: 'href' }, type) : undefined;
  const isPlain = found.role === 'name' && PLAIN_NAMES.has(found.words.join(' '));
  if (isPlain && isPersonal(scope)) return meaningOf({ ...scope, name: 'full name' }, 'string');
  if (isOneOfLabels(scope, found)) return meaningOf({ ...scope, name: 'tag' }, type);
  if (isCalledAlready(scope, found)) return { ...found, role: 'display name', guess: calledLike(found) };
  const other = otherName(scope, found) ?? (isOwnWord(scope, found) ? 'own word' : undefined);
  return other === undefined ? found : (meaningOf({ ...scope, name: other }, type) ?? found);
}
