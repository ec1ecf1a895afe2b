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

/** What people take pictures of, and what they cook. */
const seen: readonly string[] =
  'bridge|harbour|balcony|Porto trip|village fair|mountain hut|night market|choir|rooftop|lighthouse|heron|tram|quilt|sailing|kite|bike tour|wedding|garden|street cat|owl|puppy|pottery|ski trip|sunrise|boat race|allotment|piano|market hall|snow|lake|tower|castle|barn|meadow|vineyard|beach|waterfall|canal|ferry|carnival|parade|birthday|picnic|campfire|rainbow|cherry tree|old town|station|fox|hedgehog|goat|parrot|skate park|drum|dance|bakery|windmill|moon'.split(
    '|',
  );
const dishes: readonly string[] =
  'lentil soup|rye bread|plum jam|onion tart|pea soup|pancake|dumpling|carrot cake|fish curry|flatbread|rice pudding|bean stew|pickle|gnocchi'.split(
    '|',
  );

/** The words of the slots. */
// prettier-ignore
export const notificationWords: Grammar = {
  who: people(ACTORS),
  // Somebody else than the one of the headline.
  companion: OTHERS,
  initial: INITIALS.slice(0, 9),
  work: [
    ...seen.flatMap((subject) => ['photo', 'video'].map((form) => `${subject} ${form}`)),
    ...dishes.map((dish) => `${dish} recipe`),
    'road trip playlist', 'kitchen playlist', 'houseplant question', 'used bike question', 'sourdough question',
    'paint colour poll', 'picnic poll', 'board game list', 'packing list', 'novella list', 'café list', 'library article',
    'last bus story', 'moving day story', 'first marathon post', 'thesis post', 'night train post', 'winter swim post',
    'film festival review', 'museum review', 'tent review', 'ramen review', 'knitting pattern', 'chair repair guide',
    'coast path guide', 'seed swap post',
  ],
  remark: [
    'Thanks for sharing!', 'Made my day.', "I'd love to hear more.", 'Love this!', 'Just what I was looking for.',
    'I had no idea. Thanks!', 'More, please.', 'My sister loved it.', 'What gave you the idea?', 'Saved for later.',
    'That brings back memories.', 'How did it start?', 'Brilliant.', 'Sent to all my friends.', 'Great work!',
    'Can I use this in class?', 'Wow.', 'So true.', 'So jealous.', 'Wait, what?', 'Not sure I agree.',
    'Keep going!', 'Count me in.', 'Ha!', 'Looks like a lot of work.', 'You forgot the best part.', 'Done!', 'Ten out of ten.',
    'Tell me more.', 'I needed that.', 'Same here.', 'Yes!', 'This is so you.', 'Well done.', 'Nice one.', 'Beautiful.',
    'When was this?', 'Please do more of these.', 'Good to see you back!', 'Happy for you.', 'My kids say hi.',
    'How long did that take?', 'On my list now.', 'First!', 'Superb.', 'No way!', 'Any tips for beginners?',
    'Better than the last one.', 'Took me a while to find this.', 'Agreed.', 'Clever!', 'Following.',
  ],
  aside: [
    'You have to see it.', 'What do you think?', 'Made me think of you.', 'Thanks for the tip!', 'You were right.',
    'Remember this?', 'You will like it.', 'Your turn!', 'Do you know more?', 'Look familiar?', 'Told you.',
    'This is the one I meant.', 'Right up your street.', "Didn't you ask about this?", 'See what I mean?',
    'As I said yesterday.', 'I knew you would ask.', 'Have a look.', 'Hello from all of us.', 'This could be yours.',
  ],
  posts: ['photos', 'videos', 'posts', 'recipes', 'reviews'],
  count: ['2', '3', '4', '5', '6', '7', '8', '9', '11', '12', '14', '15', '16', '19', '21', '24', '27', '33', '41', '58'],
  many: ['64', '71', '83', '96', '104', '118', '127', '142', '159', '176', '203', '238', '281', '317', '402'],
  few: ['2', '3', '4', '5', '6'],
  term: ['7', '10', '14', '21', '30'],
  failed: ['3', '4', '5', '6', '8', '10'],
  minutes: ['10', '12', '15', '20', '25', '30', '40', '45', '60'],
  span: ['since yesterday', 'today', 'this week', 'in two days'],
  now: ['right now', 'this week', 'today'],
  night: [
    'tonight', 'tomorrow night', 'early tomorrow', 'tomorrow morning', 'late tonight', 'after midnight',
  ],
  device: [
    'Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'a new tablet', 'Edge on Windows', 'Chrome on Android',
    'Brave on Mac', 'Safari on Mac', 'a smart TV', 'Safari on iPad', 'Opera on Windows', 'Chrome on ChromeOS',
  ],
  data: [
    'photos', 'messages', 'recordings', 'scans', 'videos', 'documents', 'drafts', 'saved articles', 'screenshots',
    'saved posts', 'events',
  ],
  secret: ['password', 'email address', 'phone number', 'recovery email', 'sign-in method', 'username', 'security question'],
  share: ['80%', '85%', '88%', '90%', '92%', '95%', '97%', '98%'],
  setting: [
    'dark mode', 'larger text', 'comment filters', 'quiet hours', 'weekly summaries', 'two-step sign-in',
    'automatic captions', 'muted words', 'offline reading', 'private lists', 'post scheduling', 'profile themes',
    'keyboard shortcuts', 'login alerts',
  ],
};
