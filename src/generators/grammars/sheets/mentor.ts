import { listOf } from '../../lists/list-of.ts';
import type { Sheet } from './sheet.ts';

/** Facts about mentors: how they work, with whom, when, and what they do not do. */
// oxfmt-ignore
export const MENTOR_SHEET: Sheet = {
  lengths: { 0: 34, 1: 28, 2: 19, 3: 12, 4: 7 },
  topics: [
    { says: [
      'A first call takes {half} and costs nothing.',
      'We start with what you have, even if it is {unfinished}.',
      'Before the first session, there are {n3to8} questions to answer in writing.',
      'Sessions last {minutes} minutes, with notes afterwards.',
      'The first {n2to3} sessions are for finding out what the question is.',
      'Most people come every {n2to4} weeks, for about {n3to9} months.',
    ] },
    { says: [
      'Between sessions there is a shared document, read on {weekday}s.',
      'Messages are answered on {weekday}s and {weekday2}s.',
      'Homework is agreed on, never set, and takes about {half}.',
      "Bring real work, with {black} blacked out.",
      'Silence is allowed, and so is {allowed}.',
      'Cameras on, {off} off.',
    ] },
    { unless: /mentee|beginners/i, says: [
      'Works best with {mentees}.',
      'Lately: {mentees} and {mentees2}.',
      'A good fit for {mentees}, less so for {mentees2}.',
      'Has a soft spot for {mentees}.',
      'Every second call is with {mentees}.',
    ] },
    { says: [
      'No help with {not}, sorry.',
      'Will tell you when to give up {give}.',
      'Do not expect {not2}.',
      'Not the right person for {not}; happy to say who is.',
      'Asks more than tells, mostly about {asks}.',
    ] },
    { says: [
      'Away every {month}.',
      'Evenings only, and never on {weekday}s.',
      'Early calls are fine: up since {n4to6}.',
      'Time is short in {month}, and plentiful after it.',
    ] },
    { says: [
      'Outside work: {hobby}, {hobby2}, and too many books about {books}.',
      'Keeps {pets}, who may appear on camera.',
      'Learned most from {teacher}.',
      'Still proud of {proud}.',
      'Once {mistake}, and tells the story on request.',
    ] },
  ],
  words: {
    half: ['twenty minutes', 'half an hour'], minutes: ['45', '50', '60', '75', '90'], weekday: listOf('Monday, Tuesday, Wednesday'), weekday2: listOf('Thursday, Friday, Saturday'), month: listOf('January, March, May, July, August, October, December'),
    black: ["the client's name", 'the figures', 'the logo'], allowed: ['changing your mind', 'being late once', 'a bad week', 'arguing'], off: ['slides', 'phones', 'filters'], give: ['an idea', 'a client', 'a job', 'a tool'], asks: ['money', 'time', 'users', 'reasons', 'sleep'], unfinished: ['a sketch', 'a mess', 'one page', 'only a question'],
    mentees: ['career changers', 'people in their first lead role', 'returners after parental leave', 'freelancers', 'recent graduates', 'people who work alone', 'quiet people in loud teams'], mentees2: ['founders', 'students', 'people with a deadline', 'managers of managers', 'teachers'],
    not: ['job applications', 'visa questions', 'thesis supervision', 'salary talks', 'finding clients'], not2: ['praise for its own sake', 'templates', 'quick answers', 'a fixed programme', 'introductions to famous people'],
    hobby: ['rowing', 'choir', 'allotment', 'chess', 'night trains', 'old bicycles', 'bread', 'swimming in cold water'], hobby2: ['three children', 'crosswords', 'a leaking boat', 'birds', 'table tennis', 'a string quartet'], books: ['polar expeditions', 'bridges', 'cheese', 'failed inventions', 'cartography'],
    pets: ['two cats', 'a deaf greyhound', 'a parrot', 'an old terrier'], teacher: ['a boss who asked one question a day', 'a project that was cancelled', 'two years in a call centre', 'a colleague who wrote everything down'], proud: ['a small thing that nobody noticed', 'a handover that went well', 'a project that ended a month early', 'having said no in time'], mistake: ['deleted a year of work', 'sent the wrong offer to the right client', 'presented to an empty room', 'hired the wrong person twice'],
  },
};
