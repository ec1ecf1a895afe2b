import type { Grammar } from '../grammar.ts';
import type { Subject } from './subject.ts';

const TECHNICAL: Grammar = {
  subject: [
    'Cannot {act}',
    'Unable to {act} {when}',
    '{thing} does not load',
    '{thing} is very slow {when}',
    '{thing} stays blank',
    'Error {code} when I try to {act}',
    '{thing} cannot be reached {when}',
    'Problem with {thing}',
    'No way to {act} {when}',
  ],
  text: ['{trouble} {tried} {wish}', '{trouble} {setting} {wish}', '{trouble} {setting} {tried}'],
  trouble: [
    'Since {since} I cannot {act}.',
    'Whenever I try to {act}, the page shows error {code} and nothing else.',
    '{thing} has been very slow since {since}, and sometimes it does not load at all.',
    'After the last update, {thing} stays blank until I reload the page several times.',
    'I wanted to {act}, but the button does nothing when I press it.',
    'Two of my colleagues can {act} without trouble, but my own account refuses to do so.',
  ],
  setting: [
    'This happens at home and in the office, with two different browsers.',
    'I use an up-to-date browser on a laptop that is two years old.',
    'On my phone everything works as it should; only the desktop version is affected.',
    'Nothing has changed on our side: same network, same computers, same people.',
  ],
};

const BILLING: Grammar = {
  subject: [
    'Charged twice for {period}',
    'Wrong {item} on {bill}',
    'Question about {bill}',
    'Please change the {item} on {bill}',
    'Refund for {period} has not arrived',
    'Payment for {period} was declined',
    'Receipt for {period} is missing',
    'Need {bill} as a PDF',
  ],
  text: ['{trouble} {tried} {wish}', '{trouble} {setting} {wish}', '{trouble} {wish}'],
  trouble: [
    'My card was charged twice for {period}, on the same day and with the same amount.',
    'The {item} on {bill} is not the one that I gave when I signed up.',
    'I cancelled in good time, but {period} was charged all the same.',
    'The receipt for {period} never arrived, and I need it for my tax return.',
    'My payment for {period} was declined, although there is enough money in the account.',
    'You confirmed a refund for {period} by e-mail, but nothing has arrived at my bank so far.',
  ],
  setting: [
    'Our bookkeeper needs the corrected document before the end of the month.',
    'I have attached a copy of the bank statement with both entries marked.',
    'The bank says that everything is fine on its side.',
    'It was correct on all earlier documents.',
  ],
};

const FEATURE: Grammar = {
  subject: [
    'Please let us {want}',
    'Feature request: {want}',
    'It would help to {want}',
    'Could you make it possible to {want}?',
    'Suggestion: a way to {want}',
    'Idea: {want}',
    'Wish for {thing}: {want}',
  ],
  text: ['{trouble} {setting} {wish}', '{trouble} {setting} {thanks}', '{trouble} {thanks}'],
  trouble: [
    'It would save our team a lot of time if we could {want}.',
    'We often need to {want}, and at present there is no way to do so.',
    'Other tools that we have used made it possible to {want}; here we miss it every day.',
    'For people who work in several teams, it would be very useful to {want}.',
    'My suggestion is simple: make it possible to {want}.',
  ],
  setting: [
    'At the moment we copy everything into a spreadsheet by hand, which takes about an hour a week.',
    'I have asked around, and at least six people in our office would use this every day.',
    'A small first version would already be enough for us.',
    'As a workaround we keep a list on paper, which is often out of date.',
  ],
  thanks: [
    'Thank you for considering it, and for a tool that otherwise serves us well.',
    'I would be glad to explain in a short call how we would use it.',
    'If this is already planned, I would be happy to try it early.',
  ],
};

const BUG: Grammar = {
  subject: [
    '{thing} shows {wrong}',
    '{thing} forgets {setup} after logging out',
    'Export of {thing} has {wrong}',
    'Sorting {thing} by date gives {wrong}',
    '{setup} cannot be saved',
    '{thing} counts everything twice',
    'Wrong time zone in {thing}',
    '{thing} loses {setup} after a reload',
  ],
  text: ['{trouble} {steps} {wish}', '{trouble} {steps} {tried}', '{trouble} {tried} {wish}'],
  trouble: [
    '{thing} shows {wrong} as soon as a filter is set.',
    'After logging out and in again, {thing} has forgotten {setup}.',
    'The export of {thing} has {wrong}, while the screen is correct.',
    'When I sort {thing} by date, I get {wrong}.',
    'The total at the bottom of {thing} does not match the rows above it.',
    '{thing} loses {setup} when the page is reloaded.',
  ],
  steps: [
    'To see it, open the page, change the period to last month and press Apply.',
    'It happens every time, with every account that I have tried.',
    'Steps: open the list, choose more than fifty entries, go to the second page and come back.',
    'It does not happen always, perhaps once in five attempts.',
    'A screenshot is attached; the wrong part is marked in red.',
  ],
};

const RULES: Grammar = {
  act: [
    'log in',
    'reset my password',
    'upload files',
    'open the monthly report',
    'invite a new colleague',
    'connect the calendar',
    'download the invoice archive',
    'change my e-mail address',
    'print the packing list',
    'share a folder',
  ],
  thing: [
    'the dashboard',
    'the monthly report',
    'the customer list',
    'the search page',
    'the calendar view',
    'the order overview',
    'the team page',
    'the file archive',
    'the mobile app',
    'the address book',
  ],
  when: ['since this morning', 'since the last update', 'on my phone', 'from the office', 'with the new account'],
  since: ['this morning', 'yesterday afternoon', 'Monday', 'the last update', 'the beginning of the week'],
  code: ['403', '404', '429', '500', '502', '504'],
  period: ['January', 'March', 'April', 'June', 'August', 'September', 'October', 'December', 'the last quarter'],
  item: ['company name', 'billing address', 'tax number', 'amount', 'number of seats'],
  bill: ['our last invoice', 'the September invoice', 'the annual invoice', 'the invoice of last month', 'my receipt'],
  want: [
    'export lists as CSV',
    'set reminders for open tasks',
    'assign a task to two people',
    'filter by several tags at once',
    'hide completed entries',
    'use a dark theme',
    'schedule reports by e-mail',
    'copy a project with all its settings',
    'add notes to invoices',
    'undo the last change',
    'pin important entries to the top',
    'merge duplicate contacts',
  ],
  wrong: [
    'duplicate rows',
    'last year’s figures',
    'the wrong order',
    'empty columns',
    'broken accents',
    'half of the entries',
  ],
  setup: [
    'my column layout',
    'the chosen language',
    'the saved filters',
    'my notification settings',
    'the default view',
  ],
  tried: [
    'I have already cleared the cache and restarted the computer.',
    'I have tried it with a second account, with the same result.',
    'The help pages did not answer my question.',
    'I have waited a day in case it would mend itself, but it has not.',
    'A colleague had a look as well and could not find the reason.',
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

const PARTS: Readonly<Record<string, Grammar>> = {
  technical: TECHNICAL,
  billing: BILLING,
  feature_request: FEATURE,
  bug: BUG,
};

const partOf = (topic: string | undefined): string => topic ?? 'technical';

/** What a customer writes to the support: the problem or wish, and what has been tried. */
export const ticket: Subject = {
  rules: RULES,
  parts: PARTS,
  read: ({ topic }) => ({ part: partOf(topic), slots: {} }),
};

/** The matter of a ticket in one line. */
export const ticketSubject: Subject = {
  rules: RULES,
  parts: Object.fromEntries(
    Object.entries(PARTS).map(([name, part]) => [name, { ...part, text: part['subject'] ?? [] }]),
  ),
  read: ({ topic }) => ({ part: partOf(topic), slots: {} }),
};
