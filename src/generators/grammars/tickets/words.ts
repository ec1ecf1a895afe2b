import type { Grammar } from '../../grammar.ts';
import { months } from '../../lists/months.ts';

/**
 * The words of the slots of all topics, and the sentences that more than one of them uses. Customers are people who
 * plan with an organiser, at home or in a small team: calendars, tasks, lists, notes, and reminders.
 */
// prettier-ignore
export const ticketWords: Grammar = {
  // How customers ask for an answer, whatever the topic.
  reply: [
    'What should I do?', 'Can somebody have a look?', 'Please help.', 'Any help is welcome.', "I'd be grateful for a quick reply.", 'Can you see anything on your side?',
    'I can send you more details.', 'Please get back to me.', 'Please look into it.', 'Can you help?', 'What can I do?', 'Could you look into this, please?', 'Let me know if you need anything else from me.',
    'Can you sort this out?', 'Can you fix this for me?', 'An email is enough.', 'Please let me know.', 'I look forward to your answer.', 'Could you please check?', 'Can this be put right?', 'Please reply by email.',
    'I would like this settled soon.', 'Please see to it.', 'Do you need anything from me?', 'Please check.',
  ],
  login: ['get into my account', 'log in with Google', 'log in with Apple', 'use my passkey', 'get past the sign-in page', 'open my account', 'use my fingerprint', 'log in by email', 'log in with Microsoft'],
  enter: [
    'reset my password', 'get a sign-in code', 'unlock my account', 'use my new password', 'confirm my email address', 'use a two-step code', 'open the sign-in link', 'use a backup code',
  ],
  // What people do again and again, and change something by it; and what they do once in a while.
  daily: [
    'share a list', 'attach a file', 'add a birthday', 'set a reminder', 'invite a guest', 'assign a task', 'save a note', 'add a repeating event', 'move an event',
    'pin a note', 'add a task', 'edit a task', 'delete an event', 'archive a note', 'rename a list', 'tick off a task', 'copy an event', 'add a contact', 'change an appointment',
  ],
  rare: [
    'share a calendar', 'connect my work calendar', 'print a list', 'download an invoice', 'change my email address', 'delete a contact', 'import contacts',
    'restore a deleted list', 'change the language', 'sync contacts', 'export my data', 'empty the bin', 'print the week', 'switch accounts', 'add a second calendar', 'change the time zone',
  ],
  thing: [
    'the calendar', 'the task list', 'the shopping list', 'the contact list', 'the notebook', 'the shared calendar',
    'the family calendar', 'the month view', 'the week view', 'the packing list', 'the address book',
    'the meal planner', 'the guest list', 'the birthday calendar', 'the agenda',
    'the to-do board', 'the chore rota', 'the team calendar', 'the to-do list', 'the year view', 'the wish list', 'the day view',
  ],
  // Where single entries stand.
  list: [
    'the task list', 'the shopping list', 'the contact list', 'the notebook', 'the packing list', 'the shared list',
    'the to-do list', 'the guest list', 'the wish list', 'the address book', 'the meal planner', 'the chore rota',
    'the agenda', 'the to-do board', 'the reminder list', 'the day planner',
  ],
  // What is sorted by name.
  names: ['the contact list', 'the guest list', 'the address book', 'the member list', 'the phone list'],
  cal: [
    'the family calendar', 'my work calendar', 'the shared calendar', 'my main calendar', 'the club calendar',
    'the school calendar', 'the team calendar', 'my private calendar',
  ],
  since: [
    'since yesterday', 'since Monday', 'since Tuesday', 'since Wednesday', 'since Thursday', 'since Friday',
    'since Saturday', 'since Sunday', 'since the weekend', 'since last night', 'since the last update',
    'since the redesign', 'since the new version', 'since the maintenance', 'since the app update', 'since my last visit',
    'since I reinstalled the app', 'since I got a new phone', 'since I changed my password', 'since I changed my email',
    'since I cleared the cache', 'since I switched browsers', 'since I got a new laptop', 'since I updated iOS',
  ],
  where: [
    'on my phone', 'on my tablet', 'on my laptop', 'on my iPhone', 'in Firefox', 'on macOS', 'in Edge', 'on Linux',
    'in Safari', 'in Chrome', 'in the app', 'on the website',
    'on Windows 11', 'on Windows 10', 'on my iPhone 13', 'on my Mac', 'on Android', 'on iOS', 'on a Chromebook',
    'on my iPad', 'on my work laptop', 'in the desktop app', 'on my new phone', 'on my MacBook',
  ],
  screen: [
    'on my phone', 'on my tablet', 'on a small laptop', 'in a narrow window', 'in the mobile app', 'on my old phone', 'in large type', 'at 150% zoom', 'in split screen', 'on my iPad',
  ],
  code: ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  mail: [
    'confirmation', 'invoice', 'reminder', 'notification', 'birthday', 'weekly summary', 'invitation', 'agenda', 'receipt',
  ],
  address: [
    'work', 'private', 'Gmail', 'Outlook', 'iCloud', 'school', 'family', 'second',
  ],
  // A bill is asked about soon, a receipt or a correction later, too.
  period: months,
  past: months,
  product: [
    'the monthly subscription', 'the yearly subscription', 'the family add-on', 'the backup add-on',
    'the offline add-on', 'the export add-on', 'the guest access', 'priority support', 'an extra seat',
    'two extra seats', 'extra storage', 'the theme pack', 'text reminders', 'the school licence',
    'the template pack', 'the team add-on',
  ],
  // Invented numbers, as customers quote them.
  order: ['4{two}1{two}', '5{two}7{two}', '{two}3{two}', '30{two}{two}', 'A-{two}{two}'],
  version: ['4.{minor}.1', '4.{minor}.2', '4.{minor}'],
  two: ['07', '12', '19', '26', '31', '38', '44', '53', '60', '68', '75', '82', '97', '05', '15', '23', '47', '56', '71', '89', '93'],
  minor: ['8', '9', '10', '11'],
  extra: [
    'the backup add-on', 'the family add-on', 'priority support', 'the guest access', 'extra storage',
    'the offline add-on', 'the export add-on', 'the theme pack', 'the school licence', 'text reminders',
    'the template pack', 'the team add-on', 'the PDF add-on',
  ],
  method: [
    'my card', 'my debit card', 'my credit card', 'a virtual card', 'my new card',
    'my PayPal', 'my old card',
    'my business card', 'my Visa', 'my Mastercard',
  ],
  item: [
    'billing address', 'postcode', 'email address', 'name', 'company name', 'VAT number', 'house number', 'phone number', 'street', 'first name',
  ],
  bill: ['the invoice', 'my invoice', 'the bill', 'my bill'],
  size: ['8 seats', '10 seats', '12 seats', '15 seats', '20 seats', '25 seats'],
  less: [
    '2 seats', '3 seats', '4 seats', '5 seats', '6 seats',
  ],
  count: ['three', 'four', 'five', 'six', 'seven', 'eight'],
  dozens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  wanted: [
    'bulk editing', 'comments', 'version history', 'screen reader support', 'subtasks', 'voice input', 'custom icons', 'swipe gestures', 'file previews', 'statistics', 'barcode scanning', 'custom fields', 'folders',
  ],
  os: [
    'on Android', 'on iOS', 'on Windows', 'on a Mac', 'on the website', 'in the app', 'on Linux', 'on a tablet',
    'in the web version', 'on an iPad', 'in the desktop app', 'on a phone', 'in the mobile app',
  ],
  want: [
    'get one reminder for several tasks', 'share a shopping list by link', 'merge duplicate contacts', 'copy a whole list',
    'add notes to contacts', 'snooze a reminder for an hour', 'invite people who can only read', 'see the next three days', 'overlay two calendars', 'start a list from a template', 'hand over tasks', 'assign a task to two people', 'mute a shared list', 'hide a calendar', 'lock a note', 'print a month', 'turn a note into a task', 'add a second time zone',
    'search old events',
  ],
  do: [
    'hide old entries', 'filter by several tags', 'sort by any column',
    'pin entries to the top', 'see who changed an entry', 'export selected rows only', 'drag and drop entries',
    'mark entries in colour', 'edit several entries at once', 'save a view', 'number entries',
    'group entries by tag', 'lock entries', 'link entries', 'see when an entry was changed', 'star entries',
  ],
  wrong: [
    'duplicate entries', 'outdated entries', 'entries in the wrong order', 'only half of the entries',
    'entries without their tags', 'archived entries', 'entries without their notes', 'deleted entries',
  ],
  setup: [
    'my layout', 'my filters', 'the sort order', 'the date format', 'my colours', 'the column order', 'dark mode', 'the font size',
  ],
  button: ['Save', 'Print', 'Export', 'Filter', 'Undo', 'Share', 'Archive', 'Edit', 'Copy', 'Add',
    'Sort', 'Search'],
  device: ['a Windows laptop', 'a Linux laptop', 'a tablet', 'a Mac', 'an Android phone', 'an iPhone', 'an iPad', 'a Chromebook',  ],
};
