import type { Grammar } from '../grammar.ts';
import { headsOf, textsOf } from './matter.ts';
import type { Matters } from './matter.ts';
import type { Subject } from './subject.ts';

const MATTERS: Matters = {
  technical: [
    {
      heads: ['Cannot {act}', 'Unable to {act}', 'No way to {act}'],
      texts: [
        'Whenever I try to {act}, the page shows an error and nothing else. {tried} {wish}',
        'I want to {act}, but the button does nothing when I press it. {setting} {wish}',
        'Two of my colleagues can {act} without trouble, but my own account refuses to do so. {setting} {tried}',
        'I have been trying to {act} for an hour, without success. {setting} {wish}',
      ],
    },
    {
      heads: ['Cannot {act} {when}', 'Unable to {act} {when}'],
      texts: [
        'It has not been possible to {act} {when}: the page keeps loading and then goes blank. {tried} {wish}',
        '{when}, all attempts to {act} have ended on an empty page. {setting} {wish}',
        'I could always {act} without trouble, but it has failed every time {when}. {setting} {tried}',
      ],
    },
    {
      heads: ['Cannot {act} {where}', 'Unable to {act} {where}'],
      texts: [
        'I cannot {act} {where}; everywhere else it works as usual. {tried} {wish}',
        'When I try to {act} {where}, nothing happens at all. The same steps work elsewhere. {tried}',
      ],
    },
    {
      heads: ['Error {code} when I try to {act}', 'Error {code} on trying to {act}'],
      texts: [
        'As soon as I try to {act}, I get error {code} and have to start again. {setting} {wish}',
        'The page answers with error {code} and asks me to try again later, which does not help. {tried} {wish}',
        'To {act} has always worked for me, but now there is only error {code}. {setting} {tried}',
      ],
    },
    {
      heads: ['{thing} has not loaded {when}', '{thing} has been blank {when}'],
      texts: [
        '{thing} has stayed blank {when}, and I have to reload it several times. {setting} {wish}',
        '{thing} is the first thing I open every day, and it has not loaded {when}. {setting} {tried}',
        'I can see the menu, but {thing} itself has not appeared {when}. {tried} {wish}',
      ],
    },
    {
      heads: ['{thing} has been very slow {when}', '{thing} has taken minutes to open {when}'],
      texts: [
        '{thing} has been very slow {when}; at times I wait for two minutes. {setting} {wish}',
        'Everything else is as fast as ever, but {thing} has taken very long to open {when}. {tried} {wish}',
        'With more than a hundred entries, {thing} has been too slow to work with {when}. {setting} {wish}',
      ],
    },
    {
      heads: ['{thing} does not open {where}', '{thing} cannot be reached {where}'],
      texts: [
        '{thing} does not open {where}; a grey page is all I get. {tried} {wish}',
        'I cannot reach {thing} {where}, although the rest of the site works there. {tried} {wish}',
      ],
    },
  ],
  billing: [
    {
      heads: [
        'Charged twice for {period}',
        'Charged twice for the {plan} plan in {period}',
        'Double charge for {period}',
      ],
      texts: [
        'My card was charged twice for {period}, on the same day and with the same amount. {paper} {wish}',
        'My bank statement shows two payments for the {plan} plan in {period}, not one. {paper} {wish}',
      ],
    },
    {
      heads: ['Wrong {item} on {bill}', 'Please change the {item} on {bill}', '{bill} shows the wrong {item}'],
      texts: [
        'The {item} on {bill} is not the right one, as far as I can see. {paper} {wish}',
        'Please correct the {item} on {bill} and send me the new document. {paper} {wish}',
        'The {item} was corrected weeks ago, but {bill} still has the old one. {paper} {wish}',
      ],
    },
    {
      heads: [
        'Refund for {period} has not arrived',
        'Where is the refund for {period}?',
        'No refund for the {plan} plan in {period}',
      ],
      texts: [
        'You confirmed the refund for {period} by email, but nothing has arrived at my bank so far. {patience} {wish}',
        'I was promised a refund for {period}, when I had already left the {plan} plan. {patience} {wish}',
      ],
    },
    {
      heads: [
        'Payment for {period} was declined',
        'Card declined for {period}',
        'Payment for the {plan} plan declined in {period}',
      ],
      texts: [
        'My payment for {period} was declined, although there is enough money in the account. {tried} {wish}',
        'The card that I have always used was declined for {period}, and my bank says that all is well. {wish}',
      ],
    },
    {
      heads: [
        'Receipt for {period} is missing',
        'Need a receipt for {period}',
        'Receipt for the {plan} plan, {period}',
      ],
      texts: [
        'The receipt for {period} never arrived, and I need it for my tax return. {patience} {wish}',
        'I can find every receipt in my account but the one for {period}. {paper} {wish}',
      ],
    },
    {
      heads: [
        'Moving from {plan} to another plan',
        'Leaving the {plan} plan at the end of {period}',
        'Question about the {plan} plan',
      ],
      texts: [
        'We are on the {plan} plan and would like to change at the end of {period}. {question} {answer}',
        'Before we leave the {plan} plan, I would like to know what happens to the sum already paid. {answer}',
      ],
    },
    {
      heads: ['Discount missing from {bill}', 'Code not applied to {bill}'],
      texts: [
        'I entered a discount code for the {plan} plan, but {bill} shows the full price. {paper} {wish}',
        'The discount that was shown at checkout is missing from {bill}. {paper} {wish}',
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
        'My suggestion is simple: make it possible to {want}. {habit} {thanks}',
      ],
    },
    {
      heads: [
        'Please let us {do} in {thing}',
        'Feature request: {do} in {thing}',
        'It would help to {do} in {thing}',
        'Could we {do} in {thing}?',
        'Suggestion: {do} in {thing}',
      ],
      texts: [
        'I work with {thing} all day and would love to {do} there. {habit} {thanks}',
        'Would it be possible to {do} in {thing}? {habit} {thanks}',
        'In {thing}, there is no way to {do}, although several of us have looked for it. {habit} {thanks}',
        'If we could {do} in {thing}, we would need far fewer steps. {habit} {thanks}',
      ],
    },
  ],
  bug: [
    {
      heads: ['{thing} shows {wrong}', 'Filtering {thing} gives {wrong}', '{thing} has shown {wrong} {when}'],
      texts: [
        '{thing} shows {wrong} as soon as a filter is set. {steps} {wish}',
        'With any filter at all, {thing} shows {wrong}; without one it is correct. {steps} {tried}',
      ],
    },
    {
      heads: ['{thing} forgets {setup}', '{thing} loses {setup} after a reload'],
      texts: [
        'After a reload, {thing} has forgotten {setup}. {steps} {wish}',
        'Every morning I have to restore {setup} in {thing} by hand. {tried} {wish}',
        'It is not possible to keep {setup} in {thing}: after a reload it is gone. {steps} {wish}',
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
      heads: [
        '{thing} counts entries twice',
        'Totals of {thing} are wrong',
        'Totals of {thing} have been wrong {when}',
      ],
      texts: [
        'The total at the bottom of {thing} does not match the rows above it. {steps} {wish}',
        '{thing} counts some entries twice, so the sum is too high. {steps} {tried}',
      ],
    },
    {
      heads: ['{button} button in {thing} does nothing', '{button} button missing from {thing}'],
      texts: [
        'The {button} button in {thing} can no longer be used. {steps} {wish}',
        'In {thing}, I can no longer use the {button} button, which I need several times a day. {steps} {wish}',
      ],
    },
    {
      heads: ['{thing} overlaps the menu {screen}', '{thing} is cut off {screen}'],
      texts: [
        'The layout of {thing} is broken {screen}: part of it cannot be seen or pressed. {steps} {wish}',
        '{thing} is hard to use {screen}, because the layout is broken. {tried} {wish}',
      ],
    },
  ],
};

// prettier-ignore
const RULES: Grammar = {
  act: [
    'log in', 'reset my password', 'upload files', 'invite a new colleague', 'connect the calendar', 'print a label',
    'download the invoice archive', 'change my email address', 'share a folder', 'save a draft', 'delete a contact',
    'import contacts', 'switch to another team', 'confirm my telephone number', 'attach a picture',
    'open a shared link', 'join a video call', 'restore an older version', 'create a new project',
    'change the language', 'add a second address', 'sync my contacts', 'receive notifications', 'sign a document',
    'move a file', 'archive old entries',
  ],
  thing: [
    'the dashboard', 'the monthly report', 'the customer list', 'the result list', 'the calendar view',
    'the team overview', 'the order overview', 'the file archive', 'the stock list', 'the address book',
    'the task board', 'the price list', 'the time sheet', 'the delivery schedule', 'the project plan',
    'the contract list', 'the booking list', 'the supplier list', 'the travel log', 'the inventory list',
    'the visitor list', 'the room plan', 'the budget sheet', 'the holiday planner',
  ],
  when: [
    'since this morning', 'since yesterday', 'since Monday', 'since the weekend', 'since the last update',
    'since last week', 'since the maintenance', 'since the new version',
  ],
  where: [
    'on my phone', 'on my tablet', 'from the office', 'on the train', 'from home', 'from a private window',
    'on an older laptop', 'over a mobile connection', 'from a hotel',
  ],
  screen: [
    'on my phone', 'on my tablet', 'on an older laptop', 'on a large screen', 'in a narrow window', 'in the app',
    'on a second monitor', 'in large print',
  ],
  code: ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  period: [
    'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
    'December', 'the first quarter', 'the last quarter',
  ],
  plan: ['Basic', 'Standard', 'Pro', 'Business', 'Enterprise'],
  item: [
    'company name', 'billing address', 'tax number', 'number of seats', 'contact person', 'order number', 'cost centre',
    'due date', 'tax rate',
  ],
  bill: [
    'our last invoice', 'the annual invoice', 'the latest invoice', 'my receipt', 'our order form',
    'the renewal notice', 'the first invoice', 'the corrected invoice',
  ],
  want: [
    'set reminders for open tasks', 'send invoices to several addresses', 'schedule reports by email',
    'merge duplicate contacts',
    'copy a project with all its settings', 'add notes to invoices', 'print several labels at once',
    'work offline on a train', 'sign in with a security key', 'invite guests who can only read',
    'set working hours for each team', 'record working time on a phone', 'receive one summary instead of many messages',
    'set a deadline for each approval', 'share a calendar with people outside', 'use templates for recurring orders',
    'hand over all tasks during holidays', 'see which devices are signed in',
    'set a different currency for each customer', 'approve orders by phone', 'import contacts from a spreadsheet',
    'use our own logo on documents', 'assign a task to two people', 'write comments that only our team can see',
  ],
  do: [
    'hide completed entries', 'filter by several tags at once', 'sort by any column', 'undo the last change',
    'pin important entries to the top', 'see who changed an entry', 'export only the selected rows',
    'move entries by dragging', 'mark entries in colour', 'search inside comments', 'choose which columns are shown',
    'copy an entry', 'print the current view', 'edit several entries at once', 'save a view for later',
    'jump to a date', 'attach files', 'use keyboard shortcuts',
  ],
  wrong: [
    'duplicate rows', 'old figures', 'the wrong order', 'empty columns', 'broken accents', 'half of the entries',
    'the wrong dates', 'entries of another team', 'archived entries',
  ],
  setup: [
    'my column layout', 'the chosen language', 'the saved filters', 'my time zone', 'the default view',
    'the sort order', 'the page size', 'the date format',
  ],
  button: ['Save', 'Print', 'Export', 'Next', 'Filter', 'Undo', 'Share', 'Archive'],
  tried: [
    'I have already cleared the cache and restarted the device.',
    'I have tried it with a second account, with the same result.', 'The help pages did not answer my question.',
    'I have waited a while in case it would mend itself, but it has not.',
    'A colleague had a look as well and could not find the reason.',
    'Signing out and in again did not change anything.',
  ],
  setting: [
    'This happens at home and in the office, with two different browsers.',
    'I use an up-to-date browser on a laptop that is two years old.',
    'Nothing has changed on our side: same network, same computers, same people.',
    'It is the same in a private window.', 'Others on the same network do not have the problem.',
  ],
  paper: [
    'Our bookkeeper needs the matter settled before the end of the month.',
    'I have attached a copy of the document with the place marked.', 'It was correct on all earlier documents.',
    'It is the first time that this has happened.', 'A short note in writing would be enough for our records.',
  ],
  patience: [
    'I have checked the account twice and asked my bank as well.', 'I have waited for more than ten working days.',
    'I have looked in the spam folder, too.', 'An earlier message about it has not been answered so far.',
  ],
  steps: [
    'To see it, open the page, change the period to last month and press Apply.',
    'It happens every time, with every account that I have tried.',
    'Steps: choose more than fifty entries, go to the second page and come back.',
    'It does not always happen, perhaps once in five attempts.',
    'A screenshot is attached; the wrong part is marked in red.', 'My colleagues see the same on their computers.',
  ],
  habit: [
    'At the moment we keep a spreadsheet beside it, which takes about an hour a week.',
    'I have asked around, and at least six people in our office would use this every day.',
    'A small first version would already be enough for us.',
    'As a workaround we keep a list on paper, which is often out of date.',
    'New colleagues ask for it in their first week.',
  ],
  thanks: [
    'Thank you for considering it, and for a tool that otherwise serves us well.',
    'I would be glad to explain in a short call how we would use it.',
    'If this is already planned, I would be happy to try it early.',
    'Please tell me if there is a way that I have missed.',
  ],
  question: [
    'Is the difference paid back?', 'Do we keep our data and settings?', 'When does the new price apply?',
    'Will there be a separate invoice?',
  ],
  answer: [
    'Please let me know before the next payment is due.', 'A short answer would be enough.',
    'If there is a page that explains it, a link would be fine.', 'Many thanks in advance for your help.',
  ],
  wish: [
    'Could you please have a look?', 'Please let me know if you need any further details.',
    'What can I do in the meantime?', 'I would be glad of an answer this week.',
    'Can you tell me when this will be put right?', 'Many thanks in advance for your help.',
  ],
};

/** The matter of a ticket in one line. */
export const ticketSubject: Subject = headsOf(MATTERS, RULES, 'technical');

/** What a customer writes to the support about the matter in the subject line. */
export const ticket: Subject = textsOf(MATTERS, RULES, 'technical');
