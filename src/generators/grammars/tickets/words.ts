import type { Grammar } from '../../grammar.ts';
import { months } from '../../lists/months.ts';

/**
 * The words of the slots of all topics, and the sentences that more than one of them uses. Customers are people who
 * plan with an organiser, at home or in a small team: calendars, tasks, lists, notes, and reminders.
 */
// prettier-ignore
export const ticketWords: Grammar = {
  enter: [
    'get into my account', 'sign in with my fingerprint', 'reset my password', 'get a sign-in code', 'unlock my account',
    'get past the sign-in page', 'use my new password', 'use my security key', 'confirm my email address',
    'use a passkey', 'approve the login', 'log in with Google', 'pass the captcha',
    'use a two-step code', 'open the sign-in link', 'log in with Apple', 'log in with Microsoft', 'use a backup code',
    'log in with my work account',
  ],
  act: [
    'share a calendar', 'connect my work calendar', 'print a list', 'download an invoice', 'change my email address',
    'share a list', 'delete a contact', 'import contacts', 'switch accounts', 'attach a file', 'open a shared link',
    'restore a deleted list', 'change the language', 'sync contacts', 'archive old notes', 'export my data',
    'search my notes', 'accept an invitation', 'add a birthday', 'rename a list', 'tick off a task', 'set a reminder',
    'open an attachment', 'merge two contacts', 'duplicate a list', 'invite a guest', 'assign a task', 'save a note',
    'star a task', 'empty the bin', 'move a task', 'add a repeating event', 'drag an event to another day',
    'print the week', 'snooze a reminder', 'add a sub-task', 'move an event', 'leave a shared list', 'remove a member',
    'pin a note', 'reorder my lists', 'subscribe to a calendar',
  ],
  thing: [
    'the calendar', 'the task list', 'the shopping list', 'the contact list', 'the notebook', 'the shared calendar',
    'the family calendar', 'the month view', 'the week view', 'the packing list', 'the address book',
    'the meal planner', 'the guest list', 'the birthday calendar', 'the agenda', 'the reminder list',
    'the to-do board', 'the chore rota', 'the weekly overview', 'the team calendar', 'the to-do list',
    'the day planner', 'the inbox', 'the year view', 'the note archive',
  ],
  // Where single entries stand.
  list: [
    'the task list', 'the shopping list', 'the contact list', 'the notebook', 'the packing list', 'the shared list',
    'the archive', 'the guest list', 'the wish list', 'the address book', 'the meal planner', 'the chore rota',
    'the agenda', 'the to-do board', 'the reminder list', 'the day planner',
  ],
  cal: [
    'the family calendar', 'my work calendar', 'the shared calendar', 'the holiday calendar', 'the birthday calendar',
    'the school calendar', 'the team calendar', 'my private calendar', 'the club calendar', "the children's calendar",
  ],
  since: [
    'since yesterday', 'since Monday', 'since Tuesday', 'since Wednesday', 'since Thursday', 'since Friday',
    'since Saturday', 'since Sunday', 'since the weekend', 'since last night', 'since the last update',
    'since the redesign', 'since the new version', 'since the maintenance',
    'since I reinstalled the app', 'since I got a new phone', 'since I changed my password', 'since I changed my email',
    'since I cleared the cache', 'since I switched browsers', 'since I got a new laptop', 'since I updated iOS',
  ],
  where: [
    'on my phone', 'on my tablet', 'on my laptop', 'on my Pixel 8', 'on macOS', 'on my iPhone', 'on Ubuntu', 'in Firefox',
    'in Safari', 'in Chrome', 'in Edge', 'on Windows 10', 'in the app', 'on the website', 'on my old phone',
    'on my iPhone 13', 'on Windows 11', 'on my Mac', 'on Android', 'on iOS', 'on a Chromebook', 'in Opera', 'on Linux',
    'on my iPad', 'on my Galaxy S22', 'on my work laptop', 'in the desktop app', 'on my new phone', 'in Vivaldi', 'on my MacBook',
    'in Chrome on Android', 'in Firefox on Linux',
  ],
  screen: [
    'on my phone', 'on my tablet', 'on a small laptop', 'on a wide monitor', 'in a narrow window', 'in the mobile app',
    'on a second monitor', 'with large fonts', 'in dark mode', 'in full screen', 'on my old phone', 'on the television', 'in landscape',
    'at 150% zoom', 'in split view',
  ],
  code: ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  mail: [
    'confirmation', 'invoice', 'reminder', 'notification', 'birthday', 'weekly summary', 'invitation', 'sign-in', 'agenda', 'task',
    'password reset', 'calendar', 'welcome', 'digest', 'receipt', 'payment', 'shared list', 'comment',
  ],
  address: [
    'work', 'private', 'new', 'old', 'Gmail', 'Outlook', 'iCloud', 'school', 'family', 'second', 'Yahoo', 'university',
    'Hotmail', 'Proton', 'company', 'shared', 'recovery', 'Fastmail',
  ],
  // A bill is asked about soon, a receipt or a correction later, too.
  period: months,
  past: months,
  product: [
    'the monthly subscription', 'the yearly subscription', 'the family add-on', 'the backup add-on',
    'the offline add-on', 'the export add-on', 'the guest access', 'priority support', 'an extra seat',
    'two extra seats', 'extra storage', 'the gift card', 'the theme pack', 'the school licence', 'text reminders',
    'the template pack', 'the team add-on', 'the starter pack', 'the upgrade', '50 GB of storage',
    'the PDF add-on',
  ],
  // Invented numbers, as customers quote them.
  order: ['4{two}1{two}', '5{two}7{two}', '{two}3{two}', '30{two}{two}', 'A-{two}{two}'],
  version: ['4.{minor}.1', '4.{minor}.2', '4.{minor}', '5.0.{minor}'],
  two: ['07', '12', '19', '26', '31', '38', '44', '53', '60', '68', '75', '82', '97', '05', '15', '23', '29', '47', '56', '71', '89', '93'],
  minor: ['2', '3', '4', '6', '8', '9'],
  extra: [
    'the backup add-on', 'the family add-on', 'priority support', 'the guest access', 'extra storage',
    'the offline add-on', 'the export add-on', 'the theme pack', 'the school licence', 'text reminders',
    'the template pack', 'the team add-on', '50 GB of storage', 'the PDF add-on',
  ],
  method: [
    'my card', 'my debit card', 'my bank account', 'my credit card', 'a virtual card', 'my new card', 'our joint account',
    'my PayPal', 'a prepaid card', 'my old card',
    'my business card', 'my savings account', 'my Visa', 'my Mastercard',
  ],
  item: [
    'billing address', 'tax rate', 'currency', 'payment date', 'postcode', 'due date', 'email address', 'billing period',
    'order number', 'discount', 'spelling of my name', 'tax amount', 'company name', 'country', 'street',
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
    'bulk editing', 'keyboard shortcuts', 'a dark mode', 'saved views', 'offline access', 'custom fields', 'an undo button',
    'column sorting', 'comments', 'version history', 'a print view', 'screen reader support', 'a compact view',
    'a search box',
    'an archive', 'colour labels', 'a table view', 'reminders', 'read receipts', 'a word count', 'templates',
    'multiple languages', 'nested entries',
  ],
  os: [
    'on Android', 'on iOS', 'on Windows', 'on a Mac', 'on the website', 'in the app', 'on Linux', 'on a tablet',
    'in the web version', 'on an iPad', 'in the desktop app', 'on a Chromebook', 'on a phone', 'in the mobile app',
  ],
  want: [
    'set reminders for open tasks', 'share a shopping list by link', 'merge duplicate contacts', 'copy a whole list',
    'add notes to contacts', 'print several pages at once', 'snooze a reminder for an hour',
    'drag a task into the calendar', 'invite people who can only read', 'set quiet hours', 'see the next three days',
    'vote on a date', 'overlay two calendars', 'start a list from a template', 'hand over tasks', 'lock single notes',
    'import contacts from a spreadsheet', 'colour calendars', 'assign a task to two people', 'mute a shared list',
    'see week numbers', 'choose a start page', 'repeat a task every other week', 'hide a calendar', 'pin a note',
    'rename tags', 'print a month', 'dictate a note', 'add a birthday without a year', 'preview an attachment',
    'set a travel time', 'see public holidays', 'undo a deletion', 'get a reminder by text', 'block out free time',
    'search old events',
  ],
  do: [
    'hide finished entries', 'filter by several tags', 'sort by any column', 'undo the last change', 'star entries',
    'pin entries to the top', 'see who changed an entry', 'export selected rows only', 'drag and drop entries',
    'mark entries in colour', 'search inside comments', 'choose the columns', 'copy an entry',
    'print the current view', 'edit several entries at once', 'save a view', 'attach files', 'use keyboard shortcuts',
    'group entries by tag', 'lock finished entries', 'add custom fields', 'compare two versions', 'number entries',
    'move entries in bulk', 'nest entries', 'link entries', 'collapse groups', 'set a due time', 'count open entries',
    'archive by date',
  ],
  wrong: [
    'duplicate entries', 'outdated entries', 'the wrong order', 'broken accents', 'only half of the entries',
    'the wrong dates', 'archived entries', 'entries from last year', 'deleted entries', 'blank entries',
    'mixed-up names', 'strange symbols', 'entries without dates', 'cut-off titles', 'test entries', 'half a page',
    'the wrong language', 'empty lines', 'entries of another account',
  ],
  setup: [
    'my layout', 'my saved filters', 'the default view', 'the sort order', 'the page size', 'the date format',
    'my colours', 'the zoom level', 'the column order', 'dark mode', 'the week start', 'hidden columns',
    'the grouping', 'my tags', 'collapsed groups', 'the font size',
  ],
  button: ['Save', 'Print', 'Export', 'Next', 'Filter', 'Undo', 'Share', 'Archive', 'Edit', 'Send', 'Copy', 'Done', 'Add', 'Sort',
    'Upload', 'Back'],
  device: ['a Windows laptop', 'a Mac', 'an Android phone', 'an iPhone', 'an iPad', 'a Linux machine', 'a Chromebook',
    'a Surface', 'an Android tablet', 'a Kindle Fire', 'an old iMac'],
};
