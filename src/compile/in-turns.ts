import { USUAL_NULLS, type Draft } from '../drafts/index.ts';
import { snakeCase, type KnownResource, type Shared } from '../inference/index.ts';
import type { Field, Json } from '../schema/index.ts';
import { always, isScalar, type Drafts } from './alike.ts';
import { parentOf } from './parent.ts';

/** Matches the name of a field with the place of a record in a sequence, such as that of a message in a conversation. */
const PLACE = /^(?:index|sequence|sequence_number|message_index|message_number)$/;

/** Matches the name of the field with the time at which something was created. */
const CREATED = /^(?:date_)?created(?:_?(?:at|on|date))?$/;

/** Matches nouns for messages, the names of fields with their texts, and with the names of whoever wrote them. */
const [MESSAGES, BODY, AUTHOR] = [
  /(?:^|-)messages?$/,
  /^(?:body|text|message|content)$/,
  /^(?:author|author_name|sender|sender_name)$/,
];

/** What customers and agents write to each other, in turns. */
const OPENING = [
  'Hi, my order has not arrived yet. Can you check?',
  'Hello, I have a question about my last order.',
  'Hi, I would like to change my delivery address.',
  'Good morning, one item of my order is missing.',
];
const AGENT = [
  'Of course. Could you tell me the order number?',
  'Thank you, I have found your order.',
  'Your parcel left our warehouse this morning.',
  'I have passed this on to the warehouse.',
  'Is there anything else that I can help you with?',
];
const CUSTOMER = [
  'One moment, I am looking for the number.',
  'Yes, that is the right order.',
  'Great, that works for me.',
  'Good to know. When will it arrive?',
  'Thanks for the quick reply!',
];

/** The last place in a sequence, counted from 0, and the minutes between one place and the next. */
const [LAST, MINUTES] = [9, 7];

/** Returns what depends on the place in a sequence, in the form of arguments. */
const byPlace = (place: string, of: (place: number) => readonly string[]): Json => ({
  by: place,
  is: Object.fromEntries(Array.from({ length: LAST + 1 }, (_, at) => [String(at), [...of(at)]])),
  else: [...of(1)],
});

const textsAt = (place: number): readonly string[] => (place === 0 ? OPENING : place % 2 === 1 ? AGENT : CUSTOMER);

const called = (fields: KnownResource['fields'], name: RegExp): string | undefined =>
  Object.keys(fields).find((each) => name.test(snakeCase(each)));

/** Whether a field is a time that each record has. */
const isTime = (one: Draft | Field | undefined): boolean =>
  one?.format === 'date-time' && !one.when && (one.nullable === undefined || one.nullable === USUAL_NULLS);

/** Whether a draft is of a text of any kind, and long enough for a sentence. */
function isText(one: Draft): boolean {
  const { enum: list, pattern, maxLength = Infinity } = one.limits;
  return one.type === 'string' && isScalar(one) && one.format === undefined && !list && !pattern && maxLength >= 60;
}

/** Whether a draft is of a number that can be any place in a sequence. */
const isPlace = (one: Draft): boolean =>
  one.type === 'integer' && isScalar(one) && (one.limits.min ?? 0) <= 0 && one.limits.max === undefined;

/** Makes a hidden cause. */
const cause = (
  type: Field['type'],
  description: string,
  generator: string,
  args: Readonly<Record<string, Json>>,
): Field => ({
  type,
  description,
  generator,
  args,
});

/** The hidden cause of records in order: the time since the first. */
const timing = (place: string): readonly [string, Field] => [
  'hidden_minutes',
  cause('integer', 'Minutes since the first record', 'product', { of: [{ from: place }, MINUTES] }),
];

/** The hidden causes of messages: who writes, and in which conversation. */
const speakers = (place: string, parent: string): readonly (readonly [string, Field])[] => [
  [
    'hidden_side',
    cause('string', 'Who writes', 'choices', {
      choices: byPlace(place, (at) => [at % 2 === 0 ? 'customer' : 'agent']),
    }),
  ],
  [
    'hidden_speaker',
    cause('string', 'Who writes in which conversation', 'joined', { of: [{ from: parent }, { from: 'hidden_side' }] }),
  ],
];

/** Returns the text and the author of a message, as far as it has them. */
function saidBy(record: Drafts, place: string): Drafts {
  const [body, author] = [called(record, BODY), called(record, AUTHOR)];
  const [text, name] = [record[body ?? ''], record[author ?? '']];
  const texts = byPlace(place, textsAt);
  return {
    ...(body !== undefined &&
      text &&
      isText(text) && { [body]: { ...always(text), source: { generator: 'phrase', args: { texts } } } }),
    ...(author !== undefined &&
      name &&
      isText(name) && { [author]: { ...always(name), source: { generator: 'name', per: 'hidden_speaker' } } }),
  };
}

/**
 * Puts records below another one in order, such as the messages of a conversation: the later its place, the later a
 * record was created, and of messages, two people write in turns. The fields stay as they are where there is no place, or
 * no time here or above.
 *
 * @returns the fields, and the hidden causes that they read
 */
export function inTurns(
  record: Drafts,
  means: Pick<Shared, 'noun' | 'resources'>,
): { readonly fields: Drafts; readonly causes: Shared['causes'] } {
  const parent = parentOf(record, means);
  const [place = '', created = ''] = [called(record, PLACE), called(record, CREATED)];
  const start = parent ? (called(parent.known.fields, CREATED) ?? '') : '';
  const [own, time, known] = [record[place], record[created], parent?.known.fields[start]];
  const isInOrder = own && isPlace(own) && time && isScalar(time) && isTime(time) && isTime(known);
  if (!parent || !isInOrder) return { fields: record, causes: new Map() };
  const isMessage = MESSAGES.test(means.noun);
  const after = { from: `${parent.field}.${start}` };
  const fields: Drafts = {
    ...record,
    [place]: { ...always(own), source: { generator: 'random_int', args: { min: 0, max: LAST } } },
    [created]: {
      ...always(time),
      source: { generator: 'later', args: { after, minutes: { from: 'hidden_minutes' } } },
    },
    ...(isMessage && saidBy(record, place)),
  };
  return { fields, causes: new Map([timing(place), ...(isMessage ? speakers(place, parent.field) : [])]) };
}
