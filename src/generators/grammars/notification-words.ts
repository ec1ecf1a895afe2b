import type { Grammar } from '../grammar.ts';

/** What people write under posts, in answer, and to call somebody: as they type it, each in an own way. */
// prettier-ignore
export const notificationWords: Grammar = {
  // The one of the headline, who is named once the line is made.
  who: ['@'],
  post: ['photo', 'post', 'video', 'story'],
  // How posts begin.
  caption: [
    'ok so this happened', 'My grandmother at 94, still beating all of us at cards', 'new bike day 🚲', 
    'Four hours late but we made it', 'guess who passed her driving test', 'Sunday.', 'He does this every single time I sit down to work',
    'First attempt at sourdough, please be kind', 'View from the new desk',
    'Not mine, sadly', 'can we talk about this sunset for a second', 'Thank you all for coming last night ❤️', 'the dog is fine. the sofa is not','last one I promise', 'my brother thinks he can cook', 'No filter, it really was that blue', 'and then it started to rain','I should have brought better shoes', 'Looking for the owner of this cat', 
    'Recipe in the comments', 'She said yes 💍', 'Our band has a name now', 
    'Anyone up for a game on Thursday?', 'Mum found the old albums','We finally finished the bathroom', 'He is 3 kilos and has the whole flat under control',
  ],
  // Own comments, which others like or answer.
  own: [
    'Where was this taken?', 'happy birthday!! 🎂', 'I want that jacket', 'you look so much like your mum here', 'Congratulations to both of you!',
    'that hill though', 'Been there twice and would go again', 'haha I was there', 'Which trail is it?', 'need the recipe', 'Take the train next time 😄',
    'same', 'what a day that was', 'Please say hello from me', 'wait is that my old bike', 'Good luck with it!', 'They had the same one at the flea market',
    'count me in for the next one', 'He has grown so much', 'I still have the T-shirt', 'not bad for a beginner', 'that soup looks incredible',
    'See you on Friday', 'It was the blue house on the corner, wasn\'t it', 'good old times', 'who took the picture?',
  ],
  remark: [
    'omg 😍', 'where is this??', 'Beautiful.', 'so happy for you guys', 'lol', 'Miss you! Call me when you are back', '🔥🔥', 'I had the exact same one as a kid',
    'wow', 'Is that the place you told me about?', 'haha classic', 'need this in my life', 'Congratulations! Long overdue.', '❤️', 'ok now i am jealous',
    'love it', 'that is so you', 
    'Great shot', 'no way', 'What a view! We were there in 2019 and it rained all week.', 
    'how much?', 'so cute 🥺', 'Well done you', 'pls teach me', 'Stunning, as always 👏', 'proud of you',
    'sooo good', 'is it still avaliable?', 'yesss', '👏👏👏', 
    'wait what', 'how long did that take you', 'Lovely! Greetings from all of us here.', 'best one yet imo', 'I need to try that', 'hahahaha', 'not the hat 😭','nice', 'happy bday!', 'goals', 'you two 😂', 'Hope the knee is better by now',
  ],
  answer: [
    'yes!', 'same here tbh', 'Thanks, that is kind of you.', 'no idea, ask Tom', 'haha right?', 'not this year unfortunately', 'it was in the sale', 'just sent you a message',
    'Thank you 🙏', 'i think so?', 'Agreed, but it was worth it.', 'next time you have to come with us', 'lol no', 'Sorry, only saw this now. It is the one by the station.',
    'deal', 'no it was the other one', 'ask me again on monday', 'Really? I never noticed.', '😂😂', 'about two hours, with a break', 'who told you', 'true','thx!', 'sure, when?', 'exactly what I thought',
    'never again', 'ok you win', '❤️', 'maybe', 'still looking for it', 
  ],
  aside: [
    'look who it is', 'this is what I meant yesterday', 'you need to see this', 'wasn\'t this you?', 'for your list', 'we have to go', 'remember??', 'thoughts?',
    'told you', 'is this the one you were looking for', 'your turn', 'next weekend?', 'you would love this', 'can you help here', 'that is literally us',
    'what do you say', 'isn\'t that your old school?', '😂', 'didn\'t you want one of these', 'are you coming as well?', 'you were right', 'I blame you for this',
    'do you still have the recipe?', 'made me think of you', 'see, I\'m not the only one', 'tickets are out', 'this could be your dog', 'help me out', 'how is yours doing?',
  ],
  count: ['2', '3', '4', '5', '6', '7', '8', '9', '11', '12', '14', '15', '16', '19', '21', '24', '27', '33', '41', '58'],
  likes: Array.from({ length: 66 }, (_, at) => String(at < 40 ? at + 2 : 3 * at - 77)),
  many: Array.from({ length: 80 }, (_, at) => String(60 + 3 * at + ((at * at) >> 3))),
  few: ['2', '3', '4', '5', '6'],
  term: ['7', '14', '30'],
  failed: ['3', '4', '5', '6', '8', '10'],
  device: [
    'Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'a new tablet', 'Edge on Windows', 'Chrome on Android',
    'Brave on Mac', 'Safari on Mac', 
  ],
  secret: ['password', 'email address', 'phone number', 'recovery email', 'username'],
  setting: [
    'dark mode', 'larger text', 'comment filters', 'quiet hours', 'weekly summaries', 'two-step sign-in',
    'automatic captions', 'post scheduling', 'login alerts',
  ],
};

/** What people write who have another language in common with the one that they write to, by that language. */
export const LOCAL_REMARKS: Readonly<Record<string, string>> = {
  es: 'qué lindo 😍|Felicidades!|jajaja|te quiero mucho, un abrazo|dónde es?|Qué guapa!|nos vemos el sábado',
  pt: 'que lindo 😍|kkkk|Parabéns!|saudades|onde fica isso?|Show!|arrasou 👏',
  it: 'che bello!|ahahah|Auguri!!|complimenti 👏|ma dove siete?|bellissima ❤️',
  fr: 'trop beau 😍|mdr|Bravo !|bisous à tous|c’est où ?|magnifique|on se voit samedi ?',
  de: 'wie schön!|haha genau|Glückwunsch!|wo ist das?|liebe Grüße an alle|mega 🔥|bis Samstag',
  nl: 'wat mooi!|haha|Gefeliciteerd!|waar is dit?|gezellig|lekker hoor|tot zaterdag',
};
