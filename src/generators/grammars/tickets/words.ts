import type { Grammar } from '../../grammar.ts';
import { months } from '../../lists/months.ts';

/**
 * The words of the slots of all topics, and the sentences that more than one of them uses. Customers are people who
 * plan their own lives with the service: calendar, lists, files, photos, and money.
 */
// prettier-ignore
export const ticketWords: Grammar = {
  enter: [
    'get into my account', 'sign in with my fingerprint', 'reset my password', 'get a sign-in code', 'unlock my account',
    'get past the sign-in page', 'use my new password', 'use my security key', 'confirm my email address',
    'use a passkey', 'approve the login', 'log in with Google', 'pass the captcha',
  ],
  act: [
    'upload photos', 'share a calendar', 'connect my calendar', 'print a list', 'download an invoice',
    'change my email address', 'share a folder', 'delete a contact', 'import contacts', 'switch accounts',
    'attach a photo', 'open a shared link', 'restore an older version', 'create an album', 'change the language',
    'sync contacts', 'move a file', 'archive old notes', 'export my data', 'search my notes', 'accept an invitation',
    'add a birthday', 'scan a receipt', 'rename a folder', 'tick off a task', 'set a reminder', 'open an attachment',
  ],
  thing: [
    'the calendar', 'the task list', 'the shopping list', 'the photo library', 'the contact list', 'the notebook',
    'the shared folder', 'the family calendar', 'the file list', 'the expense list', 'the dashboard', 'the search page',
    'the packing list', 'the meal planner', 'the budget planner', 'the guest list', 'the habit tracker',
    'the reading list', 'the travel planner', 'the recipe list',
  ],
  sheet: [
    'the expense list', 'the monthly report', 'the yearly report', 'the shared expense list', 'the dashboard',
    'the expense overview',
  ],
  since: [
    'since yesterday', 'since Monday', 'since Friday', 'since Sunday', 'since last week', 'since the update',
    'since the redesign', 'since the outage', 'since the weekend', 'after the update', 'after the last release', 'again',
    'since the new version', 'after maintenance', 'since Wednesday', 'these days', 'once more', 'suddenly',
    'overnight', 'after a restart', 'since Thursday',
  ],
  lately: ['yesterday', 'last week', 'at the weekend', 'on Monday', 'on Friday', 'on Thursday', 'again', 'twice'],
  due: ['the end of the month', 'the end of next month', 'next week', 'next month', 'Friday', 'the 15th', 'the 1st'],
  where: [
    'on my phone', 'on my tablet', 'on my laptop', 'at work', 'at home', 'in a private window', 'over VPN', 'in Firefox',
    'in Safari', 'in Chrome', 'in Edge', 'on mobile data', 'in the app', 'on the website', 'on an old phone',
    'on hotel Wi-Fi', 'on Windows', 'on my Mac', 'on Android', 'on iOS', 'on a Chromebook', 'in Opera', 'on Linux',
    'in landscape mode', 'abroad',
  ],
  screen: [
    'on my phone', 'on my tablet', 'on a small laptop', 'on a wide monitor', 'in a narrow window', 'in the mobile app',
    'on a second monitor', 'with large fonts', 'in dark mode', 'in full screen', 'on my old phone', 'on the television',
  ],
  code: ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  mail: [
    'confirmation', 'invoice', 'reminder', 'notification', 'birthday', 'weekly summary', 'invitation', 'sign-in',
    'password reset', 'calendar', 'welcome', 'digest',
  ],
  period: months,
  product: [
    'the subscription', 'extra storage', 'the family add-on', 'the photo add-on', 'priority support', 'the backup add-on',
    'the scanner add-on', 'the guest access', 'the offline add-on', 'the printed photo book', 'the travel pack',
    'the calendar add-on', 'the wall calendar', 'the student plan', 'the premium themes', 'the second account',
    'the gift card', 'the video add-on', 'the recipe pack', 'the poster', 'the sticker set', 'the extra seat',
    'the fax add-on', 'the language pack',
  ],
  method: [
    'my card', 'my debit card', 'my bank account', 'my credit card', 'a virtual card', 'my new card', 'our joint account',
    'my PayPal', 'a prepaid card', 'my old card',
  ],
  item: [
    'billing address', 'tax rate', 'currency', 'payment date', 'postcode', 'due date', 'email address', 'billing period',
    'order number', 'discount', 'spelling of my name', 'tax amount',
  ],
  bill: ['the invoice', 'the receipt', 'the credit note', 'the statement', 'the reminder', 'the quote'],
  size: [
    '200 GB', '500 GB', '1 TB', '2 TB',
  ],
  less: [
    '20 GB', '50 GB', '100 GB',
  ],
  count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  dozens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'ninety'],
  percent: ['50%', '60%', '67%', '75%'],
  deadline: [
    'the end of the month', 'the end of next month', 'next month', 'our holidays', 'the start of term', 'my exam',
    'the move', 'our trip', 'the new year',
  ],
  wanted: [
    'bulk editing', 'keyboard shortcuts', 'a dark mode', 'saved views', 'offline access', 'custom fields', 'an undo button',
    'column sorting', 'comments', 'version history', 'a print view', 'screen reader support', 'a week view',
    'a search box',
  ],
  who: [
    'families', 'couples', 'flatmates', 'guests', 'children', 'parents', 'students', 'freelancers', 'teachers', 'new users',
    'carers', 'grandparents', 'travellers', 'clubs',
  ],
  want: [
    'set reminders for open tasks', 'share a shopping list', 'get a weekly report by email', 'merge duplicate contacts',
    'copy a whole album', 'add notes to receipts', 'print several pages at once', 'work offline',
    'sign in with a security key', 'invite people who can only read', 'set their own quiet hours',
    'get one daily summary instead of many messages', 'vote on a date', 'share a calendar by link',
    'use templates for regular lists', 'hand over tasks during holidays', 'see which devices are signed in',
    'choose a currency for each expense', 'import contacts from a spreadsheet', 'put a cover on albums',
    'assign a task to two people', 'mute a shared list', 'change the start of the week', 'choose a start page',
    'pay by direct debit', 'see a preview before sharing', 'split an expense',
  ],
  do: [
    'hide finished entries', 'filter by several tags', 'sort by any column', 'undo the last change',
    'pin entries to the top', 'see who changed an entry', 'export selected rows only', 'drag and drop entries',
    'mark entries in colour', 'search inside comments', 'choose the columns', 'copy an entry', 'print the current view',
    'edit several entries at once', 'save a view', 'jump to a date', 'attach files', 'use keyboard shortcuts',
    'group entries by person', 'lock finished entries', 'add custom fields', 'compare two versions',
  ],
  wrong: [
    'duplicate entries', 'outdated entries', 'the wrong order', 'empty pages', 'broken accents', 'only half of the entries',
    'the wrong dates', "someone else's entries", 'archived entries', 'entries from last year', 'deleted entries',
    'blank entries', 'old addresses', 'mixed-up names',
  ],
  setup: [
    'my layout', 'the language I chose', 'my saved filters', 'my time zone setting', 'the default view', 'the sort order',
    'the page size', 'the date format', 'my colours', 'the zoom level',
  ],
  button: ['Save', 'Print', 'Export', 'Next', 'Filter', 'Undo', 'Share', 'Archive', 'Edit', 'Send'],
  device: ['a Windows laptop', 'a Mac', 'an Android phone', 'an iPhone', 'an iPad', 'a Linux machine', 'a Chromebook'],
  someone: [
    'my partner', 'my sister', 'a friend', 'a colleague',
  ],
  first: ['Alex', 'Kim', 'Sam'],
  hello: ['Hi!', 'Hello!', 'Hi there!', 'Hello team!', 'Hi support!', 'Hello.', 'Good day.', 'Hi again!'],
  bye: [
    'Thanks, {first}.', 'Regards, {first}.', 'Cheers, {first}.', 'Best, {first}.', 'Thank you, {first}.',
    'Many thanks, {first}.', 'Kind regards, {first}.', 'Best wishes, {first}.', 'Thanks in advance, {first}.',
    'Thanks!', 'Thank you.', 'Greetings, {first}.',
  ],
  ask: [
    'Any ideas?', 'Please advise.', 'Please help.', 'Is this known?', 'What can I do?', 'Can you check?',
    'Please look into it.', 'Help!', 'When will it be fixed?', 'Please call me back.',
  ],
};
