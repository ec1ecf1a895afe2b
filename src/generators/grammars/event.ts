import { composeText } from '../compose.ts';
import type { Context } from '../context.ts';
import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { eventCategories, SCORED } from '../lists/events.ts';
import { concert } from './events/concert.ts';
import { conference } from './events/conference.ts';
import { networking } from './events/networking.ts';
import { scored, sports } from './events/sports.ts';
import { joined } from './events/texts.ts';
import type { EventTexts } from './events/texts.ts';
import { workshop } from './events/workshop.ts';
import { createReader } from './forms.ts';
import type { Subject } from './subject.ts';
import { titleCase } from './wording.ts';

/** The title of an event; no two of a category and a city are the same before its thousands of forms are used up. */
export function eventTitle(context: Context, category: string, city: string): string {
  const { titles, words } = entry(eventCategories, category);
  const title = composeText(context, '{title}', titlesOf(category, titles, words));
  const taught = TAUGHT.exec(title);
  const whole = taught ? title.replace(TAUGHT, taughtIn(subjectOf(title, category))[Number(taught[1])] ?? '') : title;
  return titleCase(whole).replace(CITY, city);
}

/** What stands for one of the things that a course on the subject deals with, by its number. */
const TAUGHT = /#(\d)$/;

function subjectOf(title: string, category: string): string {
  return readers[category]?.(title)?.slots['x'] ?? '';
}

/** What stands for the city in a pattern. */
const CITY = '@';

/** Patterns and words of a category as one grammar; made when first asked for. */
const grammars: Map<string, Grammar> = new Map();

function titlesOf(category: string, titles: readonly string[], words: Grammar): Grammar {
  let grammar = grammars.get(category);
  if (!grammar) grammars.set(category, (grammar = { ...words, title: titles }));
  return grammar;
}

const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(eventCategories).map(
    ([
      category,
      {
        titles,
        words: { x = [], y = [], ...words },
      },
    ]) => [
      category,
      // The name of a performer is made of other words, and what is taught is not in the list: both are read as they stand.
      createReader(titles, {
        ...words,
        ...(!x.some((word) => word.includes('{')) && { x }),
        ...(!y.some((word) => TAUGHT.test(word)) && { y }),
      }),
    ],
  ),
);

const TEXTS: Readonly<Record<string, EventTexts>> = {
  Conference: conference,
  Workshop: workshop,
  Concert: concert,
  Sports: sports,
  'Sports scored': scored,
  Networking: networking,
};

/** The name of the part of a category. */
const partOf = (category: string, online: boolean): string => (online ? `${category} online` : category);

/** What a workshop on a subject teaches; listed when first asked for. */
let taught: ReadonlyMap<string, readonly string[]> | undefined;

function taughtIn(x: string): readonly string[] {
  taught ??= new Map(Object.values(COURSE_TOPICS).flatMap((topics) => Object.entries(topics)));
  return taught.get(x) ?? [];
}

/** A subject as it stands in a sentence: an ensemble gets an article there. */
function inSentence(x: string, { house = [] }: Grammar): string {
  return house.some((name) => x.startsWith(`${name} `)) ? `the ${x}` : x.replace(/^The /, 'the ');
}

/** People who speak, teach, or sit in are called as performers are. */
const CONCERT_WORDS: Grammar = entry(eventCategories, 'Concert').words;

/** Paragraphs about an event. They name no date, city, or price, but some tell how many can take part. */
export const event: Subject = {
  rules: {
    text: ['{opening} {more}'],
    first: CONCERT_WORDS['first'] ?? [],
    last: CONCERT_WORDS['last'] ?? [],
  },
  parts: Object.fromEntries(
    Object.entries(TEXTS).flatMap(([category, texts]) =>
      [false, true].map((online) => [
        partOf(category, online),
        joined(texts.anywhere, online ? texts.online : texts.onSite),
      ]),
    ),
  ),
  read({ name = '', topic, online = false, place = CITY, amount = 40 }, random) {
    const category = topic ?? random.pick(Object.keys(eventCategories));
    const { words } = entry(eventCategories, category);
    const slots = readers[category]?.(name.replace(place, CITY))?.slots ?? {};
    const x = slots['x'] ?? composeText({ distinct: (size) => random.int(0, size - 1) }, '{x}', words);
    const y = slots['y'] ?? random.pick(words['y'] ?? ['']);
    const all = taughtIn(x);
    const told = all.find((one) => one.toLowerCase() === y.toLowerCase());
    const others = random.sample(
      all.filter((one) => one !== told),
      4,
    );
    const [focus = x, second = x, third = x, fourth = x] = told === undefined ? others : [told, ...others];
    return {
      part: partOf(SCORED.has(x) ? `${category} scored` : category, online),
      slots: {
        x: inSentence(x, words),
        y: y.toLowerCase().replace(/\bai\b/, 'AI'),
        topic: y,
        focus,
        second,
        third,
        fourth,
        places: String(amount),
        talks: String(Math.round(Math.min(amount, 900) / 300) + random.int(7, 12)),
        entries: String(Math.ceil(amount * random.between(0.3, 0.7))),
        turnout: String(Math.ceil(amount * random.between(0.4, 0.9))),
      },
    };
  },
};
