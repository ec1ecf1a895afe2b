import type { Grammar } from '../../grammar.ts';
import type { EventTexts } from './texts.ts';

/** How the text about an event of any category may end. */
export const closings: EventTexts = {
  anywhere: {
    closing: [
      'The full programme is on the event page.',
      'If you have questions, write to the organizer at any time.',
      'Changes to the programme will be announced on the event page.',
      'Once all places are taken, a waiting list opens.',
      'Please tell the organizer if you cannot come after all.',
      'Group bookings are possible; just ask the organizer.',
      'Sign up for the newsletter to hear about the next one.',
      'The programme may still change in small ways.',
      'The organizer will be happy to answer questions in advance.',
    ],
  },
  onSite: {
    closing: [
      'Doors open half an hour before the start.',
      'The entrance is step-free.',
      'Coats and bags can be left at the cloakroom.',
      'The venue is easy to reach by public transport.',
    ],
  },
  online: {
    closing: [
      'The link to join is sent out the day before.',
      'You join from your browser, so there is nothing to install.',
      'Live captions are available throughout.',
      'You can test your connection on the event page.',
    ],
  },
};

/** The same where people register by name. */
export const registering: Grammar = {
  closing: [
    'Register early, as places are limited.',
    'Everyone who registers gets the details by email.',
    'Please mention any accessibility needs when you register.',
    'If you cannot make it, please let us know so that someone else can have your place.',
  ],
};

/** The same where people come with a ticket. */
export const ticketed: Grammar = {
  closing: [
    'It is a good idea to book early.',
    'If you need a wheelchair space, please say so when you book.',
    'If you cannot come, someone else can use your ticket.',
    'Latecomers are let in during the breaks.',
  ],
};
