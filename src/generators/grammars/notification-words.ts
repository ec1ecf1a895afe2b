import type { Grammar } from '../grammar.ts';

/**
 * The words for the placeholders of notifications. Among them are comments under posts, answers and mentions, spelled
 * as people type them.
 */
// oxfmt-ignore
export const notificationWords: Grammar = {
  // Placeholder of the person in the headline.
  who: ['@'],
  post: ['photo', 'post', 'video'],
  // Beginnings of posts.
  caption: [
    'ok so this happened', 'My grandmother at 94, still beating all of us at cards', 'new bike day 🚲', 'guess who passed the driving test', 'Sunday.',
    'First attempt at sourdough, please be kind',
    'Not mine, sadly', 'can we talk about this sunset for a second', 'the dog is fine, the sofa is not', 'last one I promise', 'Looking for the owner of this cat',
    'Does anyone know what this plant is called?', 'found this in a box in the attic', 'same place, twenty years apart',
    'View from the new desk', 'half marathon done, knees gone', 'and then it started to rain', 'my brother thinks he can cook', 'No filter, it really was that blue', 
    'we made it', 'what would you do with this corner?', 'We are engaged 💍', 
    'what a team', 'nobody fell in the water this time', 'worth the rain', 'back where it all began', 'the band is back', 'Best weekend in a long time',
    'Somebody had to wear the hat', 'like old times',
    'We finally finished the bathroom', 'six weeks old and already in charge here',
  ],
  remark: [
    'omg 😍', 'where is this?', 'Beautiful.', 'so happy for you guys', 'lol', '🔥🔥',
    'haha classic', '❤️', 'ok now i am jealous',
    'love it', 'that is so you',
    'Great shot', 'no way', 'Where was this taken?', 'haha I was there', 'not bad for a beginner', 'Good luck with it!',
    'how much?', 'so cute 🥺', 'pls teach me', 'Stunning, as always 👏', 'yesss', '👏👏👏',
    'wait what', 'I need to try that', 'happy bday!',
  ],
  answer: [
    'yes!', 'same here tbh', 'Thanks, that is kind of you.', 'no idea, sorry', 'haha right?', 'not this year unfortunately', 'it was in the sale', 'just sent you a message',
    'Thank you 🙏', 'i think so?', 'next time you have to come with us', 'lol no',
    'no it was the other one', '😂😂', 'who told you', 'thx!', 'sure, when?', 'exactly what I thought', 'deal', 'ok you win', '❤️', 'still looking for it', 'maybe next week', 'I wish!', 'good point',
  ],
  aside: [
    'look who it is', 'this is what I meant yesterday', 'you need to see this', 'wasn\'t this you?', 'we have to go', 'remember?', 'thoughts?',
    'told you', 'is this the one you were looking for', 'your turn', 'can you help here', 'that is literally us',
    'what do you say', 'isn\'t that your old school?', '😂', 'didn\'t you want one of these', 'are you coming as well?', 'you were right', 'I blame you for this',
    'made me think of you', 'see, I\'m not the only one', 'what did I tell you', 'this could be us', 'have a look', 'you will like this one',
  ],
  // A post and a comment on it.
  thread: [
    'somebody ate the cushion again”: “haha poor sofa', 'My first muffins”: “can I have one?', 
    'pizza from scratch”: “looks better than mine',
    '10 km, alive”: “what was your time?', 'me at six”: “you have not changed at all', 
    'back at work”: “stay strong', 'where do I put this?”: “next to the window',
    'up at 5 for this”: “worth it', 'guess where we are”: “no idea, tell us', 'anyone else still awake?”: “unfortunately', 
  ],
  count: ['3', '4', '5', '6', '7', '8', '9', '11', '12', '14', '15', '16', '19', '21', '24', '27', '33', '41', '58'],
  likes: Array.from({ length: 66 }, (_, at) => String(at < 40 ? at + 2 : 3 * at - 77)),
  many: Array.from({ length: 80 }, (_, at) => String(60 + 3 * at + ((at * at) >> 3)).replace(/(?=\d{3}$)(?<=\d)/, ',')),
  few: ['2', '3', '4', '5', '6'],
  term: ['7', '14', '30'],
  failed: ['3', '4', '5', '6', '8', '10'],
  device: [
    'Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'a new tablet', 'Edge on Windows', 'Chrome on Android','Safari on Mac',
  ],
  // An invoice or a booking of which nothing is known.
  number: ['INV-2025-213-191804'],
  total: ['USD 49.00'],
  day: ['1 June 2025'],
  last: ['4 June 2025'],
  booked: ['Hotel', 'Flight', 'Rental car', 'Guided tour'],
  secret: ['password', 'email address', 'phone number', 'username'],
};

/** Comments by language, separated by `|`, for places where that language is spoken. */
export const LOCAL_REMARKS: Readonly<Record<string, string>> = {
  es: 'qué lindo 😍|Felicidades!|un abrazo grande|qué buena foto|nos vemos el sábado',
  pt: 'que lindo 😍|Parabéns!|saudades|que foto 👏',
  it: 'che bello!|Auguri!!|complimenti 👏|ma dove siete?|bellissima ❤️',
  fr: 'trop beau 😍|Bravo !|bisous à tous|c’est où ?|on se voit samedi ?',
  de: 'wie schön!|Glückwunsch!|mega 🔥|bis Samstag',
  nl: 'wat mooi!|Gefeliciteerd!|gezellig|lekker hoor|tot zaterdag',
};
