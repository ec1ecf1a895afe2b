import { listed, row, type Guess, type Row } from './row.ts';

interface Topic {
  readonly tags: string;
  readonly category: string;
  /** Three sentences about the topic. */
  readonly facts: readonly [string, string, string];
}

const TOPICS: Readonly<Record<string, Topic>> = {
  'remote work': {
    tags: 'remote work, teams, productivity, home office, meetings',
    category: 'Work',
    facts: [
      'Most teams need fewer meetings than they think, and clearer notes.',
      'A door that closes is worth more than a second screen.',
      'Two days in the office seem to be enough for most people.',
    ],
  },
  'city gardens': {
    tags: 'gardening, city life, community, sustainability, spring',
    category: 'Home and garden',
    facts: [
      'Tomatoes grow on almost any balcony that faces south.',
      'Waiting lists are long, but a raised bed fits into most courtyards.',
      'Neighbours share tools, seeds, and far too many courgettes.',
    ],
  },
  'slow travel': {
    tags: 'travel, trains, weekend trips, Europe, planning',
    category: 'Travel',
    facts: [
      'Three nights in one place tell you more than six cities in a week.',
      'The best days are the ones without a reservation.',
      'Regional trains are cheap, and the views are better.',
    ],
  },
  'home cooking': {
    tags: 'cooking, recipes, seasonal, family, budget',
    category: 'Food',
    facts: [
      'A sharp knife and a heavy pan replace a drawer full of gadgets.',
      'Soup on Sunday is lunch until Wednesday.',
      'Most dishes need more salt and less stirring.',
    ],
  },
  'solar power': {
    tags: 'energy, solar, climate, home, savings',
    category: 'Energy',
    facts: [
      'A small system on the balcony pays for itself in about five years.',
      'Batteries have become cheaper, but not every house needs one.',
      'Even a roof that faces west brings more than most owners expect.',
    ],
  },
  'small businesses': {
    tags: 'small business, finance, customers, founders, local',
    category: 'Business',
    facts: [
      'Regular customers bring more than any advertisement.',
      'Most owners set their first prices too low.',
      'A simple cash plan for three months prevents most surprises.',
    ],
  },
  'night trains': {
    tags: 'trains, travel, Europe, climate, sleep',
    category: 'Travel',
    facts: [
      'You go to bed in Vienna and have breakfast in Rome.',
      'Earplugs help, and so does a bunk in the middle of the coach.',
      'New lines open every year, and they sell out within days.',
    ],
  },
  'data privacy': {
    tags: 'privacy, security, law, web, passwords',
    category: 'Technology',
    facts: [
      'Data that was never collected cannot be lost.',
      'A password manager solves half of the problem.',
      'Most people click on the first button, whatever it says.',
    ],
  },
  'coffee roasting': {
    tags: 'coffee, food, craft, taste, small batch',
    category: 'Food',
    facts: [
      'Thirty seconds too long, and the fruit is gone.',
      'Fresh beans taste best after a week of rest.',
      'A good grinder matters more than an expensive machine.',
    ],
  },
  'bicycle repair': {
    tags: 'cycling, repair, city life, tools, how-to',
    category: 'Mobility',
    facts: [
      'A clean chain lasts twice as long.',
      'Most punctures are fixed in ten minutes without removing the wheel.',
      'Three tools are enough for nearly everything.',
    ],
  },
  'team meetings': {
    tags: 'teams, meetings, productivity, leadership, communication',
    category: 'Work',
    facts: [
      'An agenda that fits on a card keeps the meeting short.',
      'Decisions get lost when nobody writes them down.',
      'Half an hour is enough if everyone has read the notes.',
    ],
  },
  'local markets': {
    tags: 'markets, local, food, city life, farmers',
    category: 'Food',
    facts: [
      'Come early for the choice, and late for the prices.',
      'Most stalls have been run by the same families for years.',
      'What is in season fills the crates in front.',
    ],
  },
  'timber houses': {
    tags: 'architecture, timber, building, climate, design',
    category: 'Architecture',
    facts: [
      'A timber house goes up in days, not in months.',
      'Wood keeps the heat in and the noise out.',
      'Fire safety has been solved; the paperwork has not.',
    ],
  },
  'public libraries': {
    tags: 'libraries, books, community, learning, city life',
    category: 'Culture',
    facts: [
      'They lend drills and guitars as well as novels.',
      'On rainy afternoons, every seat is taken.',
      'A library card is still the best bargain in town.',
    ],
  },
  'winter hiking': {
    tags: 'hiking, outdoors, winter, safety, mountains',
    category: 'Outdoors',
    facts: [
      'The days are short, so start before eight.',
      'Several thin layers are warmer than one thick jacket.',
      'The tea in the hut tastes better than any summit.',
    ],
  },
  'clear writing': {
    tags: 'writing, language, editing, work, craft',
    category: 'Culture',
    facts: [
      'Short sentences are not a lack of style.',
      'Reading aloud finds the mistakes that the eye skips.',
      'The first paragraph can usually be cut.',
    ],
  },
};

const perTopic = (of: (topic: Topic) => readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(TOPICS).map(([name, topic]) => [name, of(topic)]));

/** Guesses texts that suit the topic of the article; other texts if the topic is not known, as inside of lists. */
const byTopic = (of: (topic: Topic) => readonly string[], otherwise: Guess): Guess => ({
  generator: 'phrase',
  args: { texts: [], lists: SENTENCES, ...otherwise.args, form: 'sentence' },
  by: { role: 'article topic', texts: perTopic(of) },
  about: { kind: 'article topic' },
  otherwise,
});

const TITLES: readonly string[] = [
  'A short guide to {kind}',
  'What we learnt about {kind}',
  'First steps in {kind}',
  '{kind}: five questions, five answers',
  'The basics of {kind}',
  'Notes on {kind}',
  'Let us talk about {kind}',
  'A year of {kind}',
  'The future of {kind}',
  'Rethinking {kind}',
  'Ten ideas for {kind}',
  'What nobody tells you about {kind}',
];

/** Guesses a title. An article in a list has a topic of its own. */
const TITLE: Guess = {
  generator: 'phrase',
  args: { texts: TITLES, form: 'sentence' },
  about: { kind: 'article topic' },
  otherwise: {
    generator: 'phrase',
    args: { texts: TITLES, form: 'sentence', lists: { kind: Object.keys(TOPICS) } },
  },
};

/** Sentences that suit articles on any topic. */
const SENTENCES = {
  lead: [
    'Everybody has an opinion on {kind}, and few have tried.',
    'Ask ten people about {kind}, and you get ten answers.',
    'Interest in {kind} is growing, and for good reasons.',
    'There is no single right way to approach {kind}.',
    'Hardly a week passes without a question about {kind}.',
    'We spent a month looking into {kind}, and some of it surprised us.',
    'A few years ago, hardly anyone talked about {kind}.',
    'Much of what is written about {kind} is too short or too technical.',
    'Every spring, readers ask us about {kind}.',
    'What people say about {kind} is rarely what they do.',
    'When it comes to {kind}, small steps count.',
    'My first attempt at {kind} was not a success.',
  ],
  more: [
    'It helps to talk to people who have done it for years.',
    'The costs are lower than most people think.',
    'Two hours a week are enough to get started.',
    'We compared three approaches and kept notes on each.',
    'The numbers are encouraging, even if they vary from place to place.',
    'The biggest mistake is to start with too much at once.',
    'Not every piece of advice fits every situation.',
    'Several readers sent us figures of their own.',
    'The details matter less than the habit.',
    'None of this is new, but it is easily forgotten.',
  ],
  also: [
    'Pictures say more than figures here, so we took some.',
    'If you have little time, begin with the list at the end.',
    'Friends had warned us about the paperwork, and they were right.',
    'It is cheaper in autumn, and quieter.',
    'Children enjoy it more than adults admit.',
    'Some questions remain open, and that is fine.',
    'We would do two things differently today.',
    'The weather plays a larger part than you would think.',
  ],
  end: [
    'Next week, we look at the most common mistakes.',
    'Tell us in the comments what worked for you.',
    'Sources and links are at the end of the page.',
    'We will come back to this in the autumn.',
    'Thanks to everyone who took the time to answer our questions.',
    'Start small, and change one thing at a time.',
    'More on this in our next newsletter.',
    'Have we missed anything? Write to us.',
    'Start this weekend, and tell us how it went.',
    'Photos and figures are in the appendix.',
  ],
} as const;

/** Guesses the text of an article: a beginning, facts, and an end. */
const BODY: Guess = byTopic(
  ({ facts: [first, second, third] }) => [
    `{lead} ${first} {more} ${second} {end}`,
    `{lead} {more} ${second} ${third} {end}`,
    `{lead} ${third} ${first} {more} {also} {end}`,
  ],
  {
    generator: 'phrase',
    args: {
      texts: ['{first} {more} {also} {end}'],
      form: 'sentence',
      lists: {
        ...SENTENCES,
        first: [
          'What changed, what stays the same, and what it means for you.',
          'Here is what we know so far.',
          'A closer look at the questions that reach us most often.',
          'This is a summary for those in a hurry.',
          'We asked around, and this is what we heard.',
          'It started with a letter from a reader.',
          'Three examples from practice show how it works.',
          'There is more to it than meets the eye.',
          'A short history first, then the facts.',
          'Let us begin with what everyone gets wrong.',
        ],
      },
    },
  },
);

const SHORT: Guess = byTopic(({ facts }) => facts, {
  generator: 'phrase',
  args: {
    texts: [
      'What changed, and what stays the same.',
      'A closer look, with examples from practice.',
      'Explained step by step.',
      'A summary for those in a hurry.',
      'Questions and answers from our readers.',
      'Three examples from practice.',
      'What we learnt in the past year.',
      'The story behind the headlines.',
      'Five minutes that are worth your time.',
      'Everything you need to get started.',
    ],
    form: 'sentence',
  },
});

const TAG: Guess = byTopic(
  ({ tags }) => tags.split(', '),
  listed('news, how-to, community, opinion, interview, travel, food, culture, work, city life'),
);

/** Returns names of fields that consist of a class of nouns and a word behind it. */
const of = (words: string): string =>
  words
    .split(', ')
    .flatMap((word) => [`@post ${word}`])
    .join(', ');

/** Rows for articles and posts: their titles, texts, tags and categories are about the same topic. */
export const ARTICLE_ROWS: readonly Row[] = [
  row('article topic', 'article topic, post topic, blog topic', { string: listed(Object.keys(TOPICS).join(', ')) }),
  row('name', `${of('title, name, headline, heading, subject')}, blog title, blog post title, content title`, {
    string: TITLE,
  }),
  row(
    'text',
    'article body, ' + of('body, content, text, body text, long description, plain text, markdown, body markdown'),
    {
      string: BODY,
    },
  ),
  row(
    'text',
    of(
      'description, summary, excerpt, teaser, abstract, intro, introduction, subtitle, blurb, short description, meta description, seo description, standfirst, lead, preview text, snippet, preview',
    ),
    { string: SHORT },
  ),
  row('tag', of('tag, tag list, tag name, keyword, meta keyword, topic, topic name, hashtag, label, label name'), {
    string: { ...TAG, args: { ...TAG.args, form: 'plain' } },
    array: { ...TAG, isEach: true },
  }),
  row('category', of('category, category name, category title, section, section name, rubric, category label'), {
    string: byTopic(
      ({ category }) => [category],
      listed('News, Travel, Food, Culture, Business, Technology, Work, Energy, Outdoors, Architecture'),
    ),
  }),
];
