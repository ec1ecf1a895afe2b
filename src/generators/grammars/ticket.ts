import type { Grammar } from '../grammar.ts';
import { headsOf, textsOf } from './matter.ts';
import type { Matters } from './matter.ts';
import type { Subject } from './subject.ts';

const MATTERS: Matters = {
  technical: [
    {
      heads: ['Cannot {act}', 'Unable to {act} {when}', 'No way to {act} {when}'],
      texts: [
        'Whenever I try to {act}, the page shows an error and nothing else. {tried} {wish}',
        'I want to {act}, but the button does nothing when I press it. {setting} {wish}',
        'Two of my colleagues can {act} without trouble, but my own account refuses to do so. {setting} {tried}',
        'I have been trying to {act} for an hour, without success. {setting} {wish}',
      ],
    },
    {
      heads: ['Error {code} when I try to {act}', 'Error {code} on trying to {act}'],
      texts: [
        'As soon as I try to {act}, I get error {code}. {setting} {wish}',
        'The page answers with error {code} and asks me to try again later, which does not help. {tried} {wish}',
        'To {act} has always worked for me, but now there is only error {code}. {setting} {tried}',
      ],
    },
    {
      heads: ['{thing} does not load', '{thing} stays blank', '{thing} cannot be reached'],
      texts: [
        'Since {since}, {thing} stays blank until I reload it several times. {setting} {wish}',
        'I can see the menu, but {thing} itself never appears. {tried} {wish}',
        '{thing} is the first thing I open every day, and since {since} it does not load. {setting} {tried}',
      ],
    },
    {
      heads: ['{thing} is very slow', '{thing} takes minutes to open'],
      texts: [
        '{thing} has been very slow since {since}; at times I wait for two minutes. {setting} {wish}',
        'Everything else is as fast as ever, but {thing} takes very long to open. {tried} {wish}',
        'With more than a hundred entries, {thing} becomes too slow to work with. {setting} {wish}',
      ],
    },
  ],
  billing: [
    {
      heads: ['Charged twice for {period}', 'Double charge for {period}'],
      texts: [
        'My card was charged twice for {period}, on the same day and with the same amount. {paper} {wish}',
        'The bank statement shows two payments for {period} where there should be one. {paper} {wish}',
      ],
    },
    {
      heads: ['Wrong {item} on {bill}', 'Please change the {item} on {bill}'],
      texts: [
        'The {item} on {bill} is not the one that I gave when I signed up. {paper} {wish}',
        'Please correct the {item} on {bill} and send me the new document. {paper}',
        'Our {item} has changed, but {bill} still has the old one. {paper} {wish}',
      ],
    },
    {
      heads: ['Refund for {period} has not arrived', 'Where is the refund for {period}?'],
      texts: [
        'You confirmed the refund for {period} by e-mail, but nothing has arrived at my bank so far. {wish}',
        'Two weeks ago I was told that {period} would be refunded. {paper} {wish}',
      ],
    },
    {
      heads: ['Payment for {period} was declined', 'Card declined for {period}'],
      texts: [
        'My payment for {period} was declined, although there is enough money in the account. {tried} {wish}',
        'The card that I have used for years was declined for {period}. The bank says that all is well. {wish}',
      ],
    },
    {
      heads: ['Receipt for {period} is missing', 'Need a receipt for {period}'],
      texts: [
        'The receipt for {period} never arrived, and I need it for my tax return. {wish}',
        'I can find every receipt in my account but the one for {period}. {paper} {wish}',
      ],
    },
  ],
  feature_request: [
    {
      heads: [
        'Please let us {want}',
        'Feature request: {want}',
        'It would help to {want}',
        'Could you make it possible to {want}?',
        'Suggestion: a way to {want}',
        'Idea: {want}',
      ],
      texts: [
        'It would save our team a lot of time if we could {want}. {habit} {thanks}',
        'We often need to {want}, and at present there is no way to do so. {habit} {thanks}',
        'Other tools that we have used made it possible to {want}; here we miss it every day. {thanks}',
        'For people who work in several teams, it would be very useful to {want}. {habit} {thanks}',
        'My suggestion is simple: make it possible to {want}. {habit}',
      ],
    },
  ],
  bug: [
    {
      heads: ['{thing} shows {wrong}', 'Filtering {thing} gives {wrong}'],
      texts: [
        '{thing} shows {wrong} as soon as a filter is set. {steps} {wish}',
        'With any filter at all, {thing} shows {wrong}; without one it is correct. {steps} {tried}',
      ],
    },
    {
      heads: ['{thing} forgets {setup} after logging out', '{thing} loses {setup} after a reload'],
      texts: [
        'After logging out and in again, {thing} has forgotten {setup}. {steps} {wish}',
        'Every morning I have to restore {setup} in {thing} by hand. {tried} {wish}',
      ],
    },
    {
      heads: ['Export of {thing} has {wrong}', 'Exported file of {thing} has {wrong}'],
      texts: [
        'The export of {thing} has {wrong}, while the screen is correct. {steps} {wish}',
        'I opened the exported file of {thing} in two programs, and both show {wrong}. {tried} {wish}',
      ],
    },
    {
      heads: ['{thing} counts everything twice', 'Totals of {thing} are wrong'],
      texts: [
        'The total at the bottom of {thing} does not match the rows above it. {steps} {wish}',
        'Since {since}, {thing} counts some entries twice, so the sum is too high. {steps} {tried}',
      ],
    },
  ],
};

// prettier-ignore
const RULES: Grammar = {
  act: [
    'log in', 'reset my password', 'upload files', 'invite a new colleague', 'connect the calendar', 'print a label',
    'download the invoice archive', 'change my e-mail address', 'share a folder', 'save a draft', 'delete a contact',
    'import contacts', 'switch to another team',
  ],
  thing: [
    'the dashboard', 'the monthly report', 'the customer list', 'the search page', 'the calendar view', 'the team page',
    'the order overview', 'the file archive', 'the mobile app', 'the address book', 'the task board', 'the price list',
  ],
  when: ['since this morning', 'since the last update', 'on my phone', 'from the office', 'with the new account'],
  since: ['this morning', 'yesterday afternoon', 'Monday', 'the last update', 'the beginning of the week'],
  code: ['403', '404', '429', '500', '502', '504'],
  period: [
    'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
    'December', 'the last quarter', 'the current year',
  ],
  item: ['company name', 'billing address', 'tax number', 'number of seats', 'contact person'],
  bill: ['our last invoice', 'the annual invoice', 'the invoice of last month', 'my receipt', 'our order form'],
  want: [
    'export lists as CSV', 'set reminders for open tasks', 'assign a task to two people', 'hide completed entries',
    'filter by several tags at once', 'use a dark theme', 'schedule reports by e-mail', 'merge duplicate contacts',
    'copy a project with all its settings', 'add notes to invoices', 'undo the last change', 'print several labels at once',
    'pin important entries to the top', 'see who changed an entry', 'work offline on a train', 'sort by any column',
  ],
  wrong: ['duplicate rows', 'old figures', 'the wrong order', 'empty columns', 'broken accents', 'half of the entries'],
  setup: ['my column layout', 'the chosen language', 'the saved filters', 'my time zone', 'the default view'],
  tried: [
    'I have already cleared the cache and restarted the computer.',
    'I have tried it with a second account, with the same result.',
    'The help pages did not answer my question.',
    'I have waited a day in case it would mend itself, but it has not.',
    'A colleague had a look as well and could not find the reason.',
  ],
  setting: [
    'This happens at home and in the office, with two different browsers.',
    'I use an up-to-date browser on a laptop that is two years old.',
    'Nothing has changed on our side: same network, same computers, same people.',
    'It is the same in a private window.',
  ],
  paper: [
    'Our bookkeeper needs the matter settled before the end of the month.',
    'I have attached a copy of the document with the place marked.',
    'It was correct on all earlier documents.',
    'We have been customers for four years, and it is the first time that this has happened.',
  ],
  steps: [
    'To see it, open the page, change the period to last month and press Apply.',
    'It happens every time, with every account that I have tried.',
    'Steps: choose more than fifty entries, go to the second page and come back.',
    'It does not happen always, perhaps once in five attempts.',
    'A screenshot is attached; the wrong part is marked in red.',
  ],
  habit: [
    'At the moment we keep a spreadsheet beside it, which takes about an hour a week.',
    'I have asked around, and at least six people in our office would use this every day.',
    'A small first version would already be enough for us.',
    'As a workaround we keep a list on paper, which is often out of date.',
  ],
  thanks: [
    'Thank you for considering it, and for a tool that otherwise serves us well.',
    'I would be glad to explain in a short call how we would use it.',
    'If this is already planned, I would be happy to try it early.',
  ],
  wish: [
    'Could you please have a look?',
    'Please let me know if you need any further details.',
    'What can I do in the meantime?',
    'It is not urgent, but I would be glad of an answer this week.',
    'Can you tell me when this will be put right?',
    'We depend on it for our daily work, so a quick answer would help.',
  ],
};

/** The matter of a ticket in one line. */
export const ticketSubject: Subject = headsOf(MATTERS, RULES, 'technical');

/** What a customer writes to the support about the matter in the subject line. */
export const ticket: Subject = textsOf(MATTERS, RULES, 'technical');
