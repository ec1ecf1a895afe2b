import { GENRES } from '../lists/genres.ts';
import { work } from './authors/work.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { series } from './wording.ts';

/** The field of each of the genres. */
const fieldOf: ReadonlyMap<string, string> = new Map(
  Object.entries(GENRES).flatMap(([field, { families }]) => families.flat().map((one) => [one, field])),
);

/** Genres of books that frighten, which are no invented worlds. */
const UNCANNY = /horror|ghost|gothic/i;

/**
 * Paragraphs about an author: where from, genres, way of writing, home. A sentence has `{name}` with a verb in the past or
 * the third person, or the pronoun with a verb that follows it. A city is named once.
 */
export const author: Subject = {
  rules: {
    text: [
      '{from} {work} {habit}',
      '{from} {life}',
      '{plain} {living}',
      '{plain} {work} {living}',
      '{from} {readers} {habit}',
      '{plain} {habit}',
      '{from} {work} {readers} {life}',
      '{plain} {readers} {living}',
      '{from} {work}',
      '{plain} {work} {habit} {living}',
      '{from} {habit} {life}',
      '{plain} {work} {readers}',
      '{plain} {work} {life}',
    ],
    from: [
      'Born in {city}, {name} {past} before publishing {genres}.',
      '{name} grew up in {city}, {past}, and now writes {genres}.',
      'After several years as {a job} in {city}, {name} began to write {genres}.',
      '{name} was born in {city} and {past} until {genres} began to pay the rent.',
      '{city} is where {name} {past}, and it is where {she} began to write {genres}.',
      'In {city}, many still remember {name} as {a job}; elsewhere, {she} {is} known for {genres}.',
      '{name} comes from {city}, {past}, and has written {genres} ever since.',
      'It was as {a job} in {city} that {name} found the time to write {genres}.',
      '{name} left {city} at eighteen, {past}, and now writes {genres}.',
      '{name} is from {city}, where {she} {past} before turning to {genres}.',
      'Raised in {city}, {name} began to write {genres} while working as {a job}.',
      'Nobody in {city} was surprised when {name}, once {a job}, turned to {genres}.',
    ],
    plain: [
      '{name} {past} before turning to {genres}.',
      '{name} {origin} and now writes {genres}.',
      '{name}, who {origin}, {past} before publishing {genres}.',
      'With {books} to {her} name, {name} is a familiar figure to readers of {genres}.',
      'Nobody in the family wrote books until {name}, once {a job}, took up {genres}.',
      '{name} {origin}, {past}, and turned to {genres} at forty.',
      'Some still know {name} as {a job}, and others as a writer of {genres}.',
      'Readers of {genres} know {name}, who {origin}.',
      '{name} gave up a job as {a job} to write {genres} full time.',
      '{name} is the author of {books} and best known for {genres}.',
      'What {name} learned as {a job} has found its way into {her} {genres}.',
      '{name} {past}, and {her} friends were surprised when {she} took up {genres}.',
    ],
    origin: [
      'grew up above a bookshop',
      'grew up on a farm at the end of a long road',
      'comes from a family of musicians',
      'grew up in a fishing village',
      'comes from a family of railway workers',
      'grew up between two languages',
      'moved eleven times before leaving school',
      'grew up over a cinema',
      'was raised by grandparents in the mountains',
    ],
    past: [
      'worked as {a job}',
      'trained as {a trade}',
      'spent several years as {a job}',
      'studied {field}',
      'taught {field}',
    ],
    job: [
      'nurse',
      'shepherd',
      'cellist',
      'tram driver',
      'customs officer',
      'prison teacher',
      'geologist',
      'court reporter',
      'librarian',
      'translator',
      'bookbinder',
      'radio editor',
      'gardener',
      'archivist',
      'taxi driver',
      'lawyer',
      'museum guide',
      'postal worker',
      'night porter',
      'land surveyor',
      'stage manager',
    ],
    trade: ['carpenter', 'pharmacist', 'engineer', 'baker', 'photographer', 'vet', 'piano tuner'],
    field: [
      'biology',
      'law',
      'music',
      'architecture',
      'linguistics',
      'philosophy',
      'chemistry',
      'theatre',
      'mathematics',
    ],
    readers: [
      '{her} first book came out in {debut}, and it is still in print.',
      '{she} also write{s} for newspapers: {articles} pieces so far, by {her} own count.',
      'Since {debut}, when {she} published {her} first book, {she} {has} not had a free winter.',
      '{she} {has} won several regional prizes.',
      '{her} books have been translated into a dozen languages.',
      'A radio station once made one of {her} titles its book of the year.',
      '{her} first manuscript was turned down by every house but one.',
      '{she} answer{s} every letter from readers, though it may take a while.',
      'Reading groups are fond of {her} endings.',
      'Several of {her} books are read in schools, which still surprises {him}.',
      '{she} record{s} {her} own audiobooks, all the voices included.',
      '{her} first book took seven years to finish.',
    ],
    habit: [
      '{she} write{s} early in the morning, by hand, and revise{s} in the afternoon.',
      '{she} fill{s} a notebook a month and throw{s} most of it away.',
      '{she} read{s} every page aloud before sending it off.',
      '{her} first drafts are quick, and {her} final drafts very slow.',
      '{she} work{s} in a garden shed without a telephone.',
      '{she} write{s} on trains whenever possible.',
      '{her} rule is five hundred words a day, Sundays included.',
      '{she} plan{s} every chapter on index cards and then ignore{s} half of them.',
      '{she} prefer{s} to write in cafés, close to the door.',
      '{she} usually write{s} the last sentence first.',
      '{she} rewrite{s} every opening a dozen times.',
      '{she} never leave{s} the house without a notebook.',
    ],
    life: [
      'When {she} {is} not writing, {she} {pastime}.',
      'Away from the desk, {she} {pastime}.',
      '{her} home is {dwelling}, which {she} share{s} with {company}.',
      '{she} now live{s} in {dwelling} with {company}.',
      '{she} {has} {company} and, between books, {pastime}.',
      'On Sundays, {she} {pastime}.',
    ],
    living: [
      '{she} live{s} in {city} with {company}.',
      '{she} live{s} near {city}, where {she} {pastime}.',
      '{her} home is {dwelling} not far from {city}.',
      'In {city}, where {she} live{s}, {she} {pastime}.',
      '{she} share{s} {dwelling} near {city} with {company}.',
      '{she} live{s} in {city} and {pastime}.',
    ],
    pastime: [
      'repair{s} old radios',
      'sing{s} in a choir',
      'keep{s} bees',
      'swim{s} in cold lakes',
      'restore{s} furniture',
      'go{es} on long walks',
      'bake{s} bread for the whole street',
      'collect{s} old maps',
      'run{s} a small reading group',
      'volunteer{s} at the local library',
      'play{s} the double bass, badly',
      'watch{es} birds',
    ],
    dwelling: [
      'an old schoolhouse',
      'a house by a canal',
      'a top-floor flat',
      'a converted barn',
      'a narrow house full of books',
      'a flat above a bakery',
      'an old mill',
    ],
    company: [
      'two dogs',
      'three cats',
      'a large family',
      'an elderly tortoise',
      'a one-eyed cat',
      'a very patient dog',
      'several hens',
    ],
  },
  parts: work,
  read({ name = 'The author', topics = [], amount = 1, articles = 40, date = '2010' }, random) {
    const field =
      topics.map((topic) => fieldOf.get(topic)).find((one) => one !== undefined) ?? random.pick(Object.keys(GENRES));
    const part = topics.some((topic) => UNCANNY.test(topic)) ? 'uncanny' : field;
    const genres = topics.length > 0 ? topics : random.sample(GENRES[field]?.families[0] ?? [], 2);
    const books = amount > 1 ? `${amount} books` : 'one book';
    const facts = { books, articles: String(articles), debut: date.slice(0, 4) };
    return { part, slots: Object.assign(personWords(name, random), { genres: series(genres), ...facts }) };
  },
};
