import type { Grammar } from '../../grammar.ts';
import { listOf } from '../../lists/list-of.ts';

/** What courses for the time off are like, what one needs for them, and what comes out of them, by subject area. */
export const leisure: Readonly<Record<string, Grammar>> = {
  Photography: {
    own: [
      'You get to see my contact sheets as well as the final pictures.',
      'Every section ends with homework that gets you out of the house.',
      'Half of the examples were taken with a phone.',
      'Settings are explained only where they change the picture.',
      'Post your shots in the gallery and comment on those of others.',
      'Raw files are included for practice.',
      'Bad weather is not an excuse.',
    ],
    made: listOf('a series of ten pictures, a small portfolio, one print for the wall, a picture story'),
    kit: listOf('whatever camera you have, a phone, a camera and one lens, a tripod or a wall'),
  },
  Languages: {
    own: [
      'Native speakers recorded all the dialogues, at normal speed and slowly.',
      'Grammar comes in small portions, always in a situation.',
      'New words come back until you know them by heart.',
      'We follow two neighbouring families through a year.',
      'You write short messages and get them back corrected.',
      'There are flash cards for every lesson.',
      'Pauses give you time to answer before you hear the solution.',
    ],
    made: listOf('an ear for the language, a notebook of phrases, a recorded conversation, a letter in your own words'),
    kit: listOf('headphones, a notebook, half an hour a day, a patient listener'),
  },
  Music: {
    own: [
      'Each section has a practice plan and a short piece to work on.',
      'Backing tracks come in three speeds.',
      'You learn one tune by ear in every section.',
      'Send in a recording and I will comment on it.',
      'Sheet music is included, and so are tabs where they help.',
      'Half an hour a day is enough to keep up.',
      'The camera shows both hands from above.',
    ],
    made: listOf('one piece by heart, a short programme, a five-minute warm-up, a home recording'),
    kit: listOf('your instrument or voice, a metronome, a phone that records, a room with a door'),
  },
  'Art & Crafts': {
    own: [
      'The camera stays close to the hands.',
      'Cheap alternatives are given for most materials.',
      'I also show how to rescue work that seems to have failed.',
      'Each piece comes in a version for an afternoon and one for a weekend.',
      'You begin every section with a page of samples.',
      'Templates can be printed at home.',
      'A list of suppliers is attached.',
    ],
    made: listOf('a piece worth signing, several small presents, a folder of samples, something for the wall'),
    kit: listOf('basic tools, a clear table, good light, the materials on the list'),
  },
  'Health & Fitness': {
    own: [
      'Each exercise comes in an easier and a harder version.',
      'The people in the films are of all ages and builds.',
      'Common myths are politely taken apart, with references.',
      'There is a short version of every session for busy days.',
      'You repeat the first test halfway through and at the end.',
      'Please ask a doctor first if you have been injured.',
      'A printable log is included.',
    ],
    made: listOf('a weekly routine, a habit that survives holidays, a plan of your own, a quiet half hour a day'),
    kit: listOf('comfortable clothes, a mat, a little floor space, a towel'),
  },
  Cooking: {
    own: [
      'All recipes are filmed in an ordinary kitchen.',
      'Each recipe says what you can replace or prepare the day before.',
      'I burn one dish on purpose, so that you know what it smells like.',
      'Amounts are for four, and easily halved.',
      'You can cook along in real time.',
      'Shopping lists come in grams and in cups.',
      'Three recipes per section: one easy, one classic, one ambitious.',
    ],
    made: listOf('dinner for friends, a dozen reliable recipes, a full freezer, a dish of your own'),
    kit: listOf('a sharp knife, an ordinary stove, scales, one large pot'),
  },
};
