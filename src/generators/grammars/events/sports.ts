import type { Grammar } from '../../grammar.ts';
import { ANY_ON_SITE, joined } from './texts.ts';
import type { EventTexts } from './texts.ts';

/** Texts for any sport. */
const ANY: Grammar = {
  opening: [
    'A day of {x} for {players}, run by volunteers. {count} clubs have entered.',
    'For newcomers and champions alike: {x} for {players}.',
    '{x} for {players} from {count} clubs of the region, and from one abroad.',
    "{x} for {players}. Last year's winners are back.",
    'The big {x} day of the region, this time for {players}.',
    'Medals for the first three, and a cup for the best of {count} clubs. For {players}.',
    'A friendly {x} day for {players}, with a cup for fair play.',
    'Hosted by the local club. {players} from {count} towns take part.',
    'Open to {players} of all clubs. The list of entries goes online the day before.',
    '{x} for {players}. Finals are in the afternoon.',
    'Places are limited, so enter early. {x} for {players}.',
    'A traditional date for {players} who do {x}. {count} clubs are on the list.',
    '{count} clubs, one hall, and {x} until late in the afternoon. For {players}.',
    'Local {x} at its best, with {players} from {count} clubs.',
    '{players} show what they can do in {x}. Families are welcome.',
    'Come and cheer! {players} from {count} clubs compete in {x}.',
    'Registration is open to {players}: {x} at club level, with trophies for the first three.',
    'Our biggest date of the year: {x} for {players}. Volunteers are welcome, too.',
    'Whether you compete or watch, it is a good day out: {x} for {players}.',
    'Organized by parents and coaches: {x} for {players}, {count} clubs, one cup.',
    'New to {x}? Watch {players} from {count} clubs and see how it is done.',
    'Fair, fast, and friendly: {x} for {players}.',
    'Everyone gets a certificate, and the best get medals. {x} for {players}, with {count} clubs.',
    'A full day of {x} in a full hall. {players} from {count} clubs have entered.',
    'We host, {count} clubs come, and {players} compete in {x}.',
  ],
  count: ['five', 'six', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

const onSite: Grammar = {
  more: [
    'Children are welcome.',
    'Admission is free for children.',
    'Home-made cakes and sandwiches all day.',
    'The prize-giving follows the last round.',
    'Live results on the website.',
    'There is a raffle for the youth team.',
    'Clean indoor shoes only, please.',
    'The timetable is published the week before.',
    ...ANY_ON_SITE,
  ],
};

/** Texts for sports with two sides, which have rounds, groups and finals. */
export const sports: EventTexts = {
  onSite,
  anywhere: joined(ANY, {
    opening: [
      '{x} for {players}. Groups in the morning, knock-out rounds after lunch.',
      '{count} clubs play {x} in two groups. The best two of each reach the semi-finals.',
      'Knock-out {x} for {players}: lose and you go home. The draw is made in the morning.',
      'Everyone meets everyone in short matches, so {players} get plenty of {x}.',
      'Double elimination: nobody is out after one defeat. {count} clubs have entered.',
      '{x} for {players}. The semi-finals start after lunch, and the final is the last match.',
      'Group matches first, then the finals. Open to {players} of all clubs.',
      'The holders are seeded, all others are drawn. For {players} of {count} clubs.',
      '{players} play for the cup. There are placement matches, so everyone plays to the end.',
      'Short {x} matches all day, with a long final for {players} who are still standing.',
    ],
  }),
};

/** Texts for sports in which each participant is timed, measured or marked. */
export const scored: EventTexts = {
  onSite,
  anywhere: joined(ANY, {
    opening: [
      'A day of {x} for {players}. Qualifying in the morning, finals in the afternoon.',
      '{entries} entries from {count} clubs, in {x} for {players}.',
      '{x} for {players}, with results for individuals and for clubs.',
      "Newcomers to {x} are on first, last year's best are on last. {entries} have entered.",
      '{x} for {players}. The judges come from other clubs.',
      'The best {count} reach the final. {players} from all over the region take part.',
      '{x} with {entries} entries. Scores appear on the screen as they come in.',
      '{players} from {count} clubs. Club results count as well.',
      '{entries} entries in {x} on one day. Check-in closes an hour before.',
      'An individual contest in {x} for {players}, with a cup for the best club.',
    ],
  }),
};
