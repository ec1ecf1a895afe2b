import type { Grammar } from '../grammar.ts';

// prettier-ignore
const ACTORS: readonly string[] = [
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

/** People as an app shows them to strangers, with the first letter of their last name. */
function people(names: readonly string[]): readonly string[] {
  return 'BDHKLM'.split('').flatMap((initial) => names.map((name) => `${name} ${initial}`));
}

/** The words of the slots. */
// prettier-ignore
export const notificationWords: Grammar = {
  who: people(ACTORS),
  // Somebody else than the one of the headline.
  other: people(OTHERS),
  work: [
    'bridge photo', 'harbour photo', 'balcony photo', 'Porto album', 'night train post', 'lentil soup recipe', 'rye bread recipe',
    'plum jam recipe', 'film festival review', 'museum review', 'road trip playlist', 'rain playlist', 'houseplant question',
    'used bike question', 'street concert video', 'village fair video', 'timetable poll', 'picnic poll', 'novella list',
    'café list', 'garden article', 'library article', 'first snow story', 'umbrella story', 'heron drawing',
    'market hall sketch', 'coast path guide', 'chair repair guide', 'street cat photo', 'cello post', 'onion tart recipe',
    'mountain hut album', 'night market photo', 'pea soup recipe', 'last bus story', 'kitchen playlist', 'tram drawing',
    'sourdough question', 'board game list', 'boat race video', 'allotment post', 'bike tour album', 'choir video',
    'flea market find', 'knitting pattern', 'marathon post', 'moving day story', 'new desk photo', 'owl photo',
    'paint colour poll', 'pancake recipe', 'piano video', 'puppy photo', 'quilt photo', 'rooftop photo', 'sailing album',
    'seed swap post', 'shed project', 'ski trip video', 'stargazing post', 'sunrise photo', 'tomato update', 'thesis post',
    'train window video', 'vinyl shelf photo', 'wedding album', 'winter swim post', 'wool question', 'ramen review',
    'kite video', 'lighthouse photo', 'packing list', 'first marathon post', 'tent review', 'pottery photo',
  ],
  remark: [
    'Thanks for sharing!', 'Made my day.', "I'd love to hear more.", 'Love this!', 'Just what I was looking for.',
    'I had no idea. Thanks!', 'More, please.', 'My sister loved it.', 'What gave you the idea?', 'Saved for later.',
    'That brings back memories.', 'How did it start?', 'Brilliant.', 'Sent to all my friends.', 'Great work!',
    'Can I use this in class?', 'Wow.', 'So true.', 'So jealous.', 'Wait, what?', 'Not sure I agree.',
    'Keep going!', 'Count me in.', 'Ha!', 'Looks like a lot of work.', 'You forgot the best part.', 'Done!', 'Ten out of ten.',
    'Tell me more.', 'I needed that.', 'Same here.', 'Yes!', 'This is so you.', 'Well done.',
  ],
  aside: [
    'You have to see it.', 'What do you think?', 'Made me think of you.', 'Thanks for the tip!', 'You were right.',
    'Remember this?', 'You will like it.', 'Your turn!', 'Do you know more?', 'Look familiar?', 'Told you.',
    'This is the one I meant.', 'Right up your street.', "Didn't you ask about this?", 'See what I mean?',
    'As I said yesterday.', 'I knew you would ask.', 'Have a look.', 'Hello from all of us.', 'This could be yours.',
  ],
  posts: ['photos', 'videos', 'posts', 'stories', 'comments', 'articles', 'recipes', 'playlists', 'polls', 'reviews'],
  count: ['2', '3', '4', '5', '6', '7', '8', '9', '11', '12', '14', '15', '16', '19', '21', '24', '27', '33', '41', '58'],
  many: ['64', '71', '83', '96', '104', '118', '127', '142', '159', '176', '203', '238', '281', '317', '402'],
  few: ['2', '3', '4', '5', '6'],
  term: ['7', '10', '14', '21', '30'],
  failed: ['3', '4', '5', '6', '8', '10'],
  minutes: ['10', '12', '15', '20', '25', '30', '40', '45', '60'],
  span: ['this week', 'this month', 'since yesterday', 'in one day', 'in two days', 'in a week'],
  now: ['right now', 'this week', 'this month', 'again'],
  night: [
    'tonight', 'tomorrow night', 'early tomorrow', 'tomorrow morning', 'late tonight', 'after midnight',
  ],
  device: [
    'Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'a new tablet', 'Edge on Windows', 'Chrome on Android',
    'Brave on Mac', 'Safari on Mac', 'a smart TV', 'Safari on iPad', 'Opera on Windows', 'Chrome on ChromeOS',
  ],
  data: [
    'photos', 'messages', 'recordings', 'scans', 'videos', 'documents', 'drafts', 'slides', 'podcasts', 'screenshots',
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
