import type { Grammar } from '../grammar.ts';

/** Who does something in a headline. */
// prettier-ignore
export const ACTORS: readonly string[] = [
    'Maya', 'Jonas', 'Amara', 'Luca', 'Ingrid', 'Kofi', 'Elena', 'Hiro', 'Nadia', 'Tomás', 'Priya', 'Samuel', 'Leila',
    'Oskar', 'Chiara', 'Mateo', 'Aisha', 'Pavel', 'Noor', 'Emil', 'Sofia', 'Kwame', 'Hana', 'Diego', 'Freya', 'Anton',
    'Zainab', 'Rafael', 'Mina', 'Lars', 'Yara', 'Marek', 'Thandi', 'Bruno', 'Ada', 'Ravi', 'Ilse', 'Farid', 'Lucia',
    'Sven', 'Akira', 'Nina', 'Omar', 'Greta', 'Paulo', 'Wanjiru', 'Felix', 'Samira', 'Dimitri', 'Rosa',
  ];

// prettier-ignore
const OTHERS: readonly string[] = [
    'Alma', 'Bashir', 'Celia', 'Dario', 'Edda', 'Femi', 'Gita', 'Hugo', 'Imani', 'Joana', 'Kaito', 'Lena', 'Milan',
    'Nour', 'Olga', 'Petra', 'Quentin', 'Rania', 'Selma', 'Tariq', 'Uma', 'Viktor', 'Wanda', 'Yusuf', 'Zofia', 'Arjun',
    'Carlos', 'Deniz', 'Eero', 'Fatou', 'Goran', 'Helga', 'Ivo', 'Jamila', 'Katya', 'Leo', 'Marta', 'Nils',
  ];

const INITIALS = 'BCDFGHJKLMNPRTVWYZ'.split('');

/** People as an app shows them to strangers, with the first letter of their last name. */
export function people(names: readonly string[]): readonly string[] {
  return INITIALS.flatMap((initial) => names.map((name) => `${name} ${initial}`));
}

/** What people take pictures of, what they cook, and what else they post. */
const seen: readonly string[] =
  'bridge|harbour|balcony|Porto trip|village fair|mountain hut|night market|choir|rooftop|lighthouse|heron|tram|quilt|sailing|kite|bike tour|wedding|garden|street cat|owl|puppy|pottery|ski trip|sunrise|boat race|allotment|piano|market hall|snow|lake|tower|castle|barn|meadow|vineyard|beach|waterfall|canal|ferry|carnival|parade|birthday|picnic|campfire|rainbow|cherry tree|old town|station|fox|hedgehog|goat|parrot|skate park|drum|dance|bakery|windmill|moon'.split(
    '|',
  );
const dishes: readonly string[] =
  'lentil soup|rye bread|plum jam|onion tart|pea soup|pancake|dumpling|carrot cake|fish curry|flatbread|rice pudding|bean stew|pickle|gnocchi'.split(
    '|',
  );

const other: readonly string[] =
  'kitchen playlist|board game list|packing list|café list|first marathon post|night train post|winter swim post|film festival review|museum review|tent review|ramen review|knitting pattern|chair repair guide|coast path guide'.split(
    '|',
  );

/** The posts on each thing: pictures, recipes, or others; what is no picture has no words for one. */
export const POSTS: readonly Readonly<Record<'shot' | 'dish' | 'work', readonly string[]>>[] = [
  ...seen.map((subject) => {
    const shot = [`${subject} photo`, `${subject} video`];
    return { shot, dish: [], work: shot };
  }),
  ...dishes.map((name) => {
    const dish = [`${name} recipe`];
    return { shot: [], dish, work: dish };
  }),
  ...other.map((post) => ({ shot: [], dish: [], work: [post] })),
];

/** The words of the slots. */
// prettier-ignore
export const notificationWords: Grammar = {
  who: people(ACTORS),
  // Somebody else than the one of the headline.
  companion: OTHERS,
  initial: INITIALS.slice(0, 9),
  shot: POSTS.flatMap(({ shot }) => shot),
  dish: POSTS.flatMap(({ dish }) => dish),
  work: POSTS.flatMap(({ work }) => work),
  remark: [
    'Thanks for sharing!', 'Made my day.', "I'd love to hear more.", 'Love this!', 'Just what I was looking for.',
    'I had no idea. Thanks!', 'More, please.', 'My sister loved it.', 'What gave you the idea?', 'Saved for later.',
    'OK, I did not expect that.', 'Brilliant.', 'Sent to all my friends.', 'Great work!', 'Wow.', 'So jealous.', 'Wait, what?',
    'Keep going!', 'Ha!', 'Ten out of ten.', 'I needed that.', 'Yes!', 'This is so you.', 'Well done.', 'Nice one.', 'Beautiful.',
    'Please do more of these.', 'Good to see you back!', 'My kids say hi.', 'I was wondering when you would post this!',
    'First!', 'Superb.', 'Better than the last one.', 'Clever!', 'Following.', 'Is that the one you told me about on Sunday?',
    'Sooo good!', 'Hahaha!', 'Long time no see! How are you?', 'Love it. Mum says hello, too, and when are you coming over?',
  ],
  tasted: [
    'Made it last night. So good!', 'Does it freeze well?', 'How many does this serve?', 'My kids asked for seconds.',
    'I used half the salt. Still great.', 'Came out a bit dry, what did I do wrong?', "My gran's is better, but not by much.",
    'Can I make it a day ahead?', 'Saved for the weekend.', 'Third time this month!', 'Would it work without butter?',
  ],
  answer: [
    'Agreed.', 'Same here.', 'So true.', 'Not sure I agree.', 'Exactly!', 'Good point.', 'You too!', 'No way!', 'Will do.',
    'Thank you!', 'Let me check.', 'I know!', 'Ha, fair enough.', 'Count me in.', 'Thanks, I had missed that.', 'Really? Tell me more.',
    'Not this year, sadly.', 'Ask me again on Monday.', 'Yes, twice.', 'It was, wasn\'t it?', 'Sorry, only saw this now. Yes!',
    'Who told you?', 'Not yet.', 'Speak for yourself!', 'Sure, send me a message.', 'Deal.',
  ],
  aside: [
    'You have to see it.', 'What do you think?', 'Made me think of you.', 'Thanks for the tip!', 'You were right.',
    'Remember this?', 'You will like it.', 'Your turn!', 'Do you know more?', 'Look familiar?', 'Told you.', 'Can you help?',
    'This is the one I meant.', 'Right up your street.', "Didn't you ask about this?", 'See what I mean?', 'For your list.',
    'As I said yesterday.', 'I knew you would ask.', 'Have a look.', 'Hello from all of us.', 'This could be yours.',
    'Is this the one?', 'Still on for Sunday?', 'Better late than never.', 'Look who is here.',
  ],
  count: ['2', '3', '4', '5', '6', '7', '8', '9', '11', '12', '14', '15', '16', '19', '21', '24', '27', '33', '41', '58'],
  likes: Array.from({ length: 66 }, (_, at) => String(at < 40 ? at + 2 : 3 * at - 77)),
  many: Array.from({ length: 80 }, (_, at) => String(60 + 3 * at + ((at * at) >> 3))),
  few: ['2', '3', '4', '5', '6'],
  term: ['7', '14', '30'],
  failed: ['3', '4', '5', '6', '8', '10'],
  minutes: ['10', '15', '20', '30', '45', '60'],
  night: ['tonight', 'tomorrow night', 'early tomorrow', 'tomorrow morning', 'on Sunday'],
  device: [
    'Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'a new tablet', 'Edge on Windows', 'Chrome on Android',
    'Brave on Mac', 'Safari on Mac', 'Safari on iPad', 'Opera on Windows', 'Chrome on ChromeOS',
  ],
  secret: ['password', 'email address', 'phone number', 'recovery email', 'username'],
  setting: [
    'dark mode', 'larger text', 'comment filters', 'quiet hours', 'weekly summaries', 'two-step sign-in',
    'automatic captions', 'muted words', 'private lists', 'post scheduling', 'profile themes', 'login alerts',
  ],
};
