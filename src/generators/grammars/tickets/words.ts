import type { Grammar } from '../../grammar.ts';
import { months } from '../../lists/months.ts';

/**
 * The words for the placeholders of all topics, and sentences that several topics use. Customers use an app to plan
 * their work, alone or in a small company: calendars, tasks, lists, notes, and reminders.
 */
// oxfmt-ignore
export const ticketWords: Grammar = {
  login: ['get into my account', 'log in with Google', 'log in with Apple', 'use my passkey', 'get past the sign-in page', 'open my account', 'log in by email', 'log in with Microsoft', 'log in with a code', 'log in at all'],
  enter: [
    'reset my password', 'get a sign-in code', 'unlock my account', 'use my new password', 'confirm my email address', 'use a two-step code', 'open the sign-in link', 'use a backup code', 'sign in again', 'turn on two-step login', 'change my password', 'approve a new device',
  ],
  // What people do often and what changes something; then what they do rarely.
  daily: [
    'share a list', 'attach a file', 'add a deadline', 'set a reminder', 'invite a guest', 'assign a task', 'save a note', 'add a repeating event', 'move an event',
    'pin a note', 'add a task', 'edit a task', 'delete an event', 'archive a note', 'rename a list', 'tick off a task', 'copy an event', 'add a contact', 'change an appointment',
  ],
  rare: [
    'share a calendar', 'connect my work calendar', 'print a list', 'change my email address', 'delete a contact', 'import contacts',
    'restore a deleted list', 'change the language', 'sync contacts', 'export my data', 'empty the bin', 'print the week', 'switch accounts', 'add a second calendar', 'change the time zone',
  ],
  thing: [
    'the calendar', 'the task list', 'the contact list', 'the notes page', 'the shared calendar', 'the month view', 'the week view', 'the client list', 'the agenda view', 'the project board', 'the team calendar', 'the to-do list', 'the year view', 'the day view', 'the timeline', 'the work calendar', 'the shared list', 'the dashboard',
  ],
  // Lists of single entries.
  list: [
    'the task list', 'the contact list', 'the shared list', 'the to-do list', 'the client list', 'the reminder list', 'the project board', 'the shopping list', 'the checklist', 'the guest list', 'the packing list', 'the wish list', 'the team list', 'the reading list',
  ],
  // Lists that are sorted by name.
  names: ['the contact list', 'the client list', 'the guest list', 'the member list', 'the team list'],
  cal: [
    'the team calendar', 'the work calendar', 'the shared calendar', 'the main calendar', 'the office calendar', 'the room calendar', 'the holiday calendar', 'the family calendar', 'the project calendar', 'my private calendar',
  ],
  since: [
    'since yesterday', 'since Monday', 'since Tuesday', 'since Wednesday', 'since Thursday', 'since Friday',
    'since Saturday', 'since Sunday', 'since the weekend', 'since last night', 'since the last update',
    'since the redesign', 'since the new version', 'since last week', 'since the day before yesterday',
    'since the latest release', 'since your maintenance', 'since the outage', 'since the app update', 'since the new design',
  ],
  where: [
    'on my phone', 'on my tablet', 'on my laptop', 'on my iPhone', 'in Firefox', 'on macOS', 'in Edge', 'on my Galaxy', 'in Safari', 'in Chrome', 'in the app', 'on the website', 'on Windows 11', 'on Windows 10', 'on my iPhone 13', 'on my Mac', 'on Android', 'on iOS', 'on my Pixel', 'on my iPad', 'on my work laptop', 'in the desktop app', 'on my MacBook', 'on the office PC', 'on my PC',
  ],
  screen: [
    'on my phone', 'on my tablet', 'on a small laptop', 'in a narrow window', 'on a small phone', 'in large type', 'at 150% zoom', 'in split screen', 'on my iPad',
  ],
  code: ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  mail: ['sign-in', 'reminder', 'notification', 'weekly summary', 'invitation', 'agenda', 'deadline', 'shared list', 'calendar'],
  address: ['work', 'private', 'Gmail', 'Outlook', 'office', 'company', 'second', 'new', 'Yahoo'],
  // A bill is of the last month; a receipt or a correction can be of an earlier one.
  period: months,
  past: months,
  product: [
    'the monthly subscription', 'the yearly subscription', 'the backup add-on', 'the offline add-on', 'the export add-on', 'guest access', 'priority support', 'an extra seat', 'two extra seats', 'extra storage', 'the theme pack', 'text reminders', 'the PDF add-on', 'the template pack', 'the team add-on',
  ],
  // Order numbers, all of one form.
  order: ['30{two}{two}'],
  version: ['25.10.1', '25.11', '25.11.2', '25.12'],
  two: ['07', '12', '19', '26', '31', '38', '44', '53', '60', '68', '75', '82', '97', '05', '15', '23', '47', '56', '71', '89', '93'],
  extra: [
    'the backup add-on', 'priority support', 'guest access', 'extra storage', 'the offline add-on', 'the export add-on', 'the theme pack', 'text reminders', 'the template pack', 'the team add-on', 'the PDF add-on', 'the report add-on',
  ],
  method: [
    'my card', 'my debit card', 'my credit card', 'a virtual card', 'our Visa',
    'my PayPal', 'my company card',
    'my business card', 'my Visa', 'my Mastercard', 'my Amex', 'Apple Pay', 'Google Pay',
  ],
  item: [
    'billing address', 'postcode', 'email address', 'name', 'company name', 'VAT number', 'house number', 'phone number', 'street',
  ],
  bill: ['the invoice', 'my invoice', 'the bill', 'my bill'],
  count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  dozens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  wanted: [
    'bulk editing', 'comments', 'version history', 'screen reader support', 'keyboard shortcuts', 'voice input', 'colour labels', 'swipe gestures', 'saved searches', 'attachments', 'filters', 'custom fields', 'folders',
  ],
  os: [
    'on Android', 'on iOS', 'on Windows', 'on a Mac', 'on the website', 'in the app', 'in the browser', 'on a tablet', 'on an iPad', 'in the desktop app', 'on a phone',
  ],
  want: [
    'get one reminder for several tasks', 'share a task list by link', 'merge duplicate contacts', 'copy a whole list',
    'add notes to contacts', 'snooze a reminder for an hour', 'invite read-only guests', 'see the next three days', 'overlay two calendars', 'start a list from a template', 'hand a task over to a colleague', 'assign a task to two people', 'mute a shared list', 'hide a calendar', 'lock a note', 'print the month view', 'turn a note into a task', 'add a second time zone',
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
  device: ['a Windows laptop', 'a Windows 11 PC', 'a tablet', 'a Mac', 'an Android phone', 'an iPhone', 'an iPad', 'a MacBook'],
};
