import type { EventTexts } from './texts.ts';

export const networking: EventTexts = {
  anywhere: {
    opening: [
      'An informal get-together for {x} who want to meet others in the same line of work.',
      'Meet {x} from near and far, swap ideas, and find partners.',
      'This event brings {x} together without long speeches or sales talk.',
      'Name tags, two questions, no speeches: made for {x}.',
      'It can be hard for {x} to find people with the same questions; here they meet.',
      'The event is open to {x}, whether new to the field or well established.',
      'A relaxed meeting for {x}, this time on “{topic}”.',
      'Under the heading “{topic}”, {x} share what has worked for them.',
      'Come and find out what {x} talk about when nobody is selling anything.',
      'Once again, {x} meet to talk shop and catch up.',
    ],
    programme: [
      '{count} short talks provide something to talk about.',
      'After a quick round of introductions, people split into small groups.',
      'A notice board with offers and requests helps people find one another.',
      'Hosts make sure that nobody is left out.',
      'You will meet at least {count} new people in a relaxed setting.',
      'Questions that came up last time will be picked up again.',
      'The talk on “{topic}” takes ten minutes; the rest is conversation.',
      'Every group has its own topic, and one of them is “{topic}”.',
      '{count} members tell the story of their best mistake.',
      'You change groups every {minutes} minutes, so nobody gets stuck.',
    ],
    audience: [
      'There is room for {places}, and newcomers are especially welcome.',
      'People looking for work and people offering it are equally welcome.',
      'Most people come back, which says a lot.',
      'You do not have to know anybody.',
      'About {count} people usually stay on for a chat afterwards.',
      'You do not have to be a member.',
      'If you would like to give a short talk next time, tell the hosts.',
      'A list of participants will be sent round beforehand.',
      'Shy people are in good hands here.',
      'Students are welcome to join.',
    ],
    count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'ten'],
    minutes: ['ten', 'fifteen', 'twenty'],
  },
  onSite: {
    programme: ['There is a quiet corner for longer conversations.', 'Drinks and snacks are on the house.'],
    audience: [
      'Bring business cards, questions, and a little curiosity.',
      'There is no dress code and no sales pitch.',
    ],
  },
  online: {
    programme: [
      'Small video rooms leave space for longer conversations.',
      'A shared page collects links, offers, and requests.',
    ],
    audience: ['Keep your camera on if you can; it helps people get talking.', 'Pour yourself a drink and join in.'],
  },
};
