import type { Grammar } from '../grammar.ts';

/** The words of the slots. */
// prettier-ignore
export const notificationWords: Grammar = {
  who: [
    'Maya', 'Jonas', 'Amara', 'Luca', 'Ingrid', 'Kofi', 'Elena', 'Hiro', 'Nadia', 'Tomás', 'Priya', 'Samuel', 'Leila',
    'Oskar', 'Chiara', 'Mateo', 'Aisha', 'Pavel', 'Noor', 'Emil', 'Sofia', 'Kwame', 'Hana', 'Diego', 'Freya', 'Anton',
    'Zainab', 'Rafael', 'Mina', 'Lars', 'Yara', 'Marek', 'Thandi', 'Bruno', 'Ada', 'Ravi', 'Ilse', 'Farid', 'Lucia',
    'Sven', 'Akira', 'Nina', 'Omar', 'Greta', 'Paulo', 'Wanjiru', 'Felix', 'Samira', 'Dimitri', 'Rosa',
  ],
  work: [
    'photo of the old bridge', 'photo of the harbour', 'photo of a green balcony', 'post about the weekend trip',
    'post about night trains', 'recipe for lentil soup', 'recipe for rye bread', 'recipe for plum jam',
    'review of the film festival', 'review of a small museum', 'playlist for long drives', 'playlist for rainy days',
    'question about houseplants', 'question about used bikes', 'video of the street concert', 'video of the village fair',
    'poll about the new timetable', 'poll about the summer party', 'list of short novels', 'list of quiet cafés',
    'article on garden design', 'article on public libraries', 'story about the first snow', 'story about a lost umbrella',
    'drawing of a heron', 'drawing of the market hall', 'guide to the coastal path', 'guide to repairing chairs',
    'photo of a street cat', 'post about learning the cello', 'recipe for onion tart', 'album from the mountain hut',
    'photo of the night market', 'recipe for pea soup', 'story about the last bus', 'playlist for cooking',
    'drawing of an old tram', 'question about sourdough', 'list of rainy-day games', 'video of the boat race',
  ],
  remark: [
    'Thanks for sharing this!', 'This made my day.', "I'd love to hear more about it.", 'Love this!',
    'Exactly what I was looking for.', 'I keep coming back to this.', 'I had no idea. Thanks!', 'More of this, please.',
    'I showed it to my sister, and she loved it.', 'What gave you the idea?', 'Saved for later.',
    'You should do this more often.', 'That brings back memories.', 'How did it all start?', 'Brilliant.',
    'I sent this to all my friends.', 'This deserves more likes.', 'Great work!', 'Can I share this with my class?', 'Wow.',
  ],
  post: [
    'post about the weekend trip', 'post about night trains', 'review of the film festival', 'review of a small museum',
    'story about the first snow', 'story about a lost umbrella', 'article on garden design',
    'article on public libraries', 'post about learning the cello', 'photo of the village fair',
    'photo of the street concert', 'photo of the summer party', 'video of the book club', 'video of the choir practice',
    'post about the bike tour', 'list of people to follow', 'group photo', 'story about the boat race',
    'post about the flea market', 'post about the allotment',
  ],
  aside: [
    'You have to see this.', 'What do you think?', 'This reminded me of you.', 'I owe you one.', 'Thanks for the tip!',
    'You were right about this.', 'You should join us next time.', 'Remember this?', 'Wish you were here.',
    "Couldn't have done it without you.", 'You will like this.', 'As you always say.', 'Your turn next!',
    'Do you know more about this?',
  ],
  posts: ['photos', 'videos', 'posts', 'stories', 'comments', 'articles', 'recipes', 'playlists', 'polls', 'reviews'],
  count: ['2', '3', '4', '5', '6', '7', '8', '9', '11', '12', '14', '15', '16', '19', '21', '24', '27', '33'],
  term: ['7', '10', '14', '21', '30'],
  failed: ['3', '4', '5', '6', '8', '10'],
  minutes: ['10', '12', '15', '20', '25', '30', '40', '45', '60'],
  now: ['this week', 'this month', 'this year'],
  span: ['today', 'this week', 'this month', 'over the last few days', 'over the past week'],
  night: [
    'tonight', 'tomorrow night', 'on Sunday night', 'on Monday night', 'on Tuesday night', 'on Wednesday night',
    'on Thursday night', 'on Saturday morning', 'this weekend', 'early tomorrow',
  ],
  device: [
    'a new phone', 'a new tablet', 'an unknown browser', 'a new computer', 'a second phone', 'a shared computer',
    'another country', 'a new location', 'a smart TV', 'an old phone',
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
