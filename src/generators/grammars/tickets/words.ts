import type { Grammar } from '../../grammar.ts';
import { months } from '../../lists/months.ts';

/**
 * The words of the slots of all topics, and the sentences that more than one of them uses. Customers are people who
 * plan with an organiser, at home or in a small team: calendars, tasks, lists, notes, and reminders.
 */
// prettier-ignore
export const ticketWords: Grammar = {
  enter: [
    'get into my account', 'sign in with my fingerprint', 'reset my password', 'get a sign-in code', 'unlock my account', 'use my new password', 'confirm my email address',
    'use a passkey', 'log in with Google',
    'use a two-step code', 'open the sign-in link', 'log in with Apple', 'use a backup code',
  ],
  act: [
    'share a calendar', 'connect my work calendar', 'print a list', 'download an invoice', 'change my email address',
    'share a list', 'delete a contact', 'import contacts', 'attach a file', 'open a shared link',
    'restore a deleted list', 'change the language', 'sync contacts', 'export my data', 'add a birthday', 'set a reminder', 'invite a guest', 'assign a task', 'save a note', 'empty the bin', 'add a repeating event',
    'print the week', 'snooze a reminder', 'move an event',
    'pin a note', 'add a task', 'switch accounts',
  ],
  thing: [
    'the calendar', 'the task list', 'the shopping list', 'the contact list', 'the notebook', 'the shared calendar',
    'the family calendar', 'the month view', 'the week view', 'the packing list', 'the address book',
    'the meal planner', 'the guest list', 'the birthday calendar', 'the agenda',
    'the to-do board', 'the chore rota', 'the team calendar', 'the to-do list', 'the inbox', 'the year view', 'the wish list', 'the day view', 'the start page',
  ],
  // Where single entries stand.
  list: [
    'the task list', 'the shopping list', 'the contact list', 'the notebook', 'the packing list', 'the shared list',
    'the archive', 'the guest list', 'the wish list', 'the address book', 'the meal planner', 'the chore rota',
    'the agenda', 'the to-do board', 'the reminder list', 'the day planner',
  ],
  cal: [
    'the family calendar', 'my work calendar', 'the shared calendar', 'the holiday calendar', 'the birthday calendar',
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
    'in Safari', 'in Chrome', 'on Windows 10', 'in the app', 'on the website',
    'on my iPhone 13', 'on Windows 11', 'on my Mac', 'on Android', 'on iOS', 'on a Chromebook',
    'on my iPad', 'on my work laptop', 'in the desktop app', 'on my new phone', 'on my MacBook',
  ],
  screen: [
    'on my phone', 'on my tablet', 'on a small laptop', 'on a wide monitor', 'in a narrow window', 'in the mobile app', 'in dark mode', 'on my old phone', 'in landscape',
    'at 150% zoom',
  ],
  code: ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  mail: [
    'confirmation', 'invoice', 'reminder', 'notification', 'birthday', 'weekly summary', 'invitation', 'agenda', 'task',
    'password reset', 'calendar', 'receipt', 'comment',
  ],
  address: [
    'work', 'private', 'new', 'old', 'Gmail', 'Outlook', 'iCloud', 'school', 'family', 'second', 'shared',
  ],
  // A bill is asked about soon, a receipt or a correction later, too.
  period: months,
  past: months,
  product: [
    'the monthly subscription', 'the yearly subscription', 'the family add-on', 'the backup add-on',
    'the offline add-on', 'the export add-on', 'the guest access', 'priority support', 'an extra seat',
    'two extra seats', 'extra storage', 'the gift card', 'the theme pack', 'text reminders', 'the school licence',
    'the template pack', 'the team add-on',
  ],
  // Invented numbers, as customers quote them.
  order: ['4{two}1{two}', '5{two}7{two}', '{two}3{two}', '30{two}{two}', 'A-{two}{two}'],
  version: ['4.{minor}.1', '4.{minor}.2', '4.{minor}', '5.0.{minor}'],
  two: ['07', '12', '19', '26', '31', '38', '44', '53', '60', '68', '75', '82', '97', '05', '15', '23', '47', '56', '71', '89', '93'],
  minor: ['2', '3', '4', '6', '8', '9', '10', '11', '12', '14'],
  extra: [
    'the backup add-on', 'the family add-on', 'priority support', 'the guest access', 'extra storage',
    'the offline add-on', 'the export add-on', 'the theme pack', 'the school licence', 'text reminders',
    'the template pack', 'the team add-on', '50 GB of storage', 'the PDF add-on',
  ],
  method: [
    'my card', 'my debit card', 'my bank account', 'my credit card', 'a virtual card', 'my new card',
    'my PayPal', 'my old card',
    'my business card', 'my Visa', 'my Mastercard',
  ],
  item: [
    'billing address', 'tax rate', 'currency', 'payment date', 'postcode', 'due date', 'email address',
    'order number', 'discount', 'spelling of my name', 'company name',
  ],
  bill: ['the invoice', 'my invoice', 'the bill', 'my bill'],
  size: ['8 seats', '10 seats', '12 seats', '15 seats', '20 seats', '25 seats'],
  less: [
    '2 seats', '3 seats', '4 seats', '5 seats', '6 seats',
  ],
  count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  dozens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  percent: ['50%', '60%', '67%', '75%'],
  wanted: [
    'bulk editing', 'keyboard shortcuts', 'a dark mode', 'offline access', 'an undo button', 'comments', 'version history', 'a print view', 'screen reader support', 'colour labels', 'a table view', 'reminders', 'templates',
  ],
  os: [
    'on Android', 'on iOS', 'on Windows', 'on a Mac', 'on the website', 'in the app', 'on Linux', 'on a tablet',
    'in the web version', 'on an iPad', 'in the desktop app', 'on a phone', 'in the mobile app',
  ],
  want: [
    'set reminders for open tasks', 'share a shopping list by link', 'merge duplicate contacts', 'copy a whole list',
    'add notes to contacts', 'snooze a reminder for an hour', 'invite people who can only read', 'see the next three days', 'overlay two calendars', 'start a list from a template', 'hand over tasks', 'colour calendars', 'assign a task to two people', 'mute a shared list', 'hide a calendar', 'pin a note', 'print a month', 'undo a deletion',
    'search old events',
  ],
  do: [
    'hide finished entries', 'filter by several tags', 'sort by any column', 'undo the last change',
    'pin entries to the top', 'see who changed an entry', 'export selected rows only', 'drag and drop entries',
    'mark entries in colour', 'edit several entries at once', 'save a view', 'attach files',
    'group entries by tag', 'lock finished entries', 'add custom fields', 'set a due time',
  ],
  wrong: [
    'duplicate entries', 'outdated entries', 'the wrong order', 'only half of the entries',
    'the wrong dates', 'archived entries', 'entries from last year', 'deleted entries',
    'the wrong language',
  ],
  setup: [
    'my layout', 'my saved filters', 'the default view', 'the sort order', 'the date format',
    'my colours', 'the column order', 'dark mode', 'my tags', 'the font size',
  ],
  button: ['Save', 'Print', 'Export', 'Filter', 'Undo', 'Share', 'Archive', 'Edit', 'Send', 'Copy', 'Add',
    'Upload', 'Back'],
  device: ['a Windows laptop', 'a Linux laptop', 'a tablet', 'a Mac', 'an Android phone', 'an iPhone', 'an iPad', 'a Chromebook',  ],
};
