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
    'use a two-step code', 'open the sign-in link', 'log in with Apple', 'change my password', 'use a backup code',
    'add a second phone number',
  ],
  act: [
    'upload photos', 'share a calendar', 'connect my calendar', 'print a list', 'download an invoice',
    'change my email address', 'share a folder', 'delete a contact', 'import contacts', 'switch accounts',
    'attach a photo', 'open a shared link', 'restore an older version', 'create an album', 'change the language',
    'sync contacts', 'move a file', 'archive old notes', 'export my data', 'search my notes', 'accept an invitation',
    'add a birthday', 'scan a receipt', 'rename a folder', 'tick off a task', 'set a reminder', 'open an attachment',
    'print a photo', 'merge two contacts', 'duplicate a list', 'crop a photo', 'invite a guest', 'assign a task',
    'save a draft', 'star a file', 'play a video', 'unshare an album', 'empty the bin', 'move a task',
  ],
  thing: [
    'the calendar', 'the task list', 'the shopping list', 'the photo library', 'the contact list', 'the notebook',
    'the shared folder', 'the family calendar', 'the file list', 'the expense list', 'the dashboard', 'the photo album',
    'the packing list', 'the budget planner', 'the address book', 'the trip planner',
    'the journal', 'the guest list', 'the wish list',
    'the meal planner', 'the bookmark list', 'the recipe book', 'the activity feed', 'the voice recorder', 'the map view',
    'the weekly overview',
  ],
  // Where single entries stand.
  list: [
    'the task list', 'the shopping list', 'the contact list', 'the notebook', 'the expense list', 'the packing list',
    'shared lists', 'the file list', 'the archive', 'the budget planner',
    'the guest list', 'the wish list', 'the address book', 'the trip planner', 'the journal', 'the bookmark list',
  ],
  sheet: [
    'the expense list', 'the monthly report', 'the yearly report', 'the shared expense list', 'the dashboard',
    'the expense overview', 'the budget planner', 'the trip budget', 'the cost report', 'the savings plan',
  ],
  since: [
    'since yesterday', 'since Monday', 'since Tuesday', 'since Wednesday', 'since Thursday', 'since Friday',
    'since Saturday', 'since Sunday', 'since the weekend', 'since last night', 'since the update',
    'since the redesign', 'since the outage', 'since the last release', 'since the new version', 'since the maintenance',
    'since I reinstalled', 'since I got a new phone', 'since the last backup',
    'since the latest patch', 'since my password change', 'since I changed my email', 
    'since the app asked me to update', 'since I cleared the cache', 
    'since the login page changed', 'since I came back from holiday', 
    'since I switched browsers', 'since I changed my plan', 'since I moved to a new laptop', 'since I signed out',
    'since the power cut', 'since I turned on dark mode', 'since the clocks changed', 'since I renamed my account',
  ],
  due: ['the end of the month', 'the end of next month', 'next week', 'next month', 'the 20th', 'the 15th', 'the 1st'],
  where: [
    'on my phone', 'on my tablet', 'on my laptop', 'at work', 'at home', 'in a private window', 'over VPN', 'in Firefox',
    'in Safari', 'in Chrome', 'in Edge', 'on mobile data', 'in the app', 'on the website', 'on an old phone',
    'on hotel Wi-Fi', 'on Windows', 'on my Mac', 'on Android', 'on iOS', 'on a Chromebook', 'in Opera', 'on Linux',
    'on an iPad', 'in Brave', 'on my work laptop', 'in the desktop app', 'on a new phone', 'in Vivaldi', 'on a Surface',
    'on my old Mac', 'over the hotspot', 'in two browsers',
  ],
  screen: [
    'on my phone', 'on my tablet', 'on a small laptop', 'on a wide monitor', 'in a narrow window', 'in the mobile app',
    'on a second monitor', 'with large fonts', 'in dark mode', 'in full screen', 'on my old phone', 'on the television', 'in landscape',
    'at 150% zoom', 'in split view',
  ],
  code: ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  mail: [
    'confirmation', 'invoice', 'reminder', 'notification', 'birthday', 'weekly summary', 'invitation', 'sign-in',
    'password reset', 'calendar', 'welcome', 'digest', 'receipt', 'payment', 'shared list', 'storage', 'comment',
  ],
  address: [
    'work', 'private', 'new', 'old', 'Gmail', 'Outlook', 'iCloud', 'school', 'family', 'second', 'Yahoo', 'university',
    'Hotmail', 'Proton', 'company', 'shared', 'recovery', 'Fastmail',
  ],
  period: months,
  product: [
    'the subscription', 'extra storage', 'the family add-on', 'the photo add-on', 'priority support', 'the backup add-on',
    'the guest access', 'the offline add-on', 'the photo book', 'the calendar add-on', 'the student plan',
    'the theme pack', 'the second account', 'the gift card', 'the extra seat',
    'the video add-on', 'the scanner add-on', 'the wall calendar', 'the travel add-on', 'the school licence', 'the starter pack',
  ],
  // Invented numbers, as customers quote them.
  order: ['4{two}1{two}', '5{two}7{two}', '3{two}8{two}'],
  version: ['4.{minor}.1', '4.{minor}.2', '4.{minor}', '5.0.{minor}'],
  two: ['07', '12', '19', '26', '31', '38', '44', '53', '60', '68', '75', '82', '97', '05', '15', '23', '29', '47', '56', '71', '89', '93'],
  minor: ['2', '3', '4', '6', '8', '9'],
  extra: [
    'the backup add-on', 'the family add-on', 'priority support', 'the guest access', 'the extra seat',
    'the second account', 'the offline add-on', 'the photo add-on', 'the calendar add-on',
    'the video add-on', 'the travel add-on', 'the scanner add-on', 'the theme pack', 'the school licence',
  ],
  method: [
    'my card', 'my debit card', 'my bank account', 'my credit card', 'a virtual card', 'my new card', 'our joint account',
    'my PayPal', 'a prepaid card', 'my old card',
    'my business card', 'my savings account', 'my Visa', 'my Mastercard', 'a gift voucher',
  ],
  item: [
    'billing address', 'tax rate', 'currency', 'payment date', 'postcode', 'due date', 'email address', 'billing period',
    'order number', 'discount', 'spelling of my name', 'tax amount', 'company name', 'country', 'street',
  ],
  bill: ['the invoice', 'the receipt', 'the credit note'],
  size: ['200 GB', '300 GB', '500 GB', '1 TB', '2 TB', '5 TB'],
  less: ['20 GB', '30 GB', '50 GB', '100 GB', '150 GB'],
  count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  dozens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  percent: ['50%', '60%', '67%', '75%'],
  deadline: [
    'the end of the month', 'the end of next month', 'next month', 'our holidays', 'the start of term', 'my exam',
    'the move', 'our trip', 'the new year',
  ],
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
    'set reminders for open tasks', 'share a shopping list', 'read the weekly report', 'merge duplicate contacts',
    'copy a whole album', 'add notes to receipts', 'print several pages at once', 'snooze a reminder',
    'scan a document', 'invite people who can only read', 'set quiet hours', 'see the next three days',
    'vote on a date', 'share a calendar', 'start a list from a template', 'hand over tasks', 'lock single notes',
    'choose a currency for each expense', 'import contacts from a spreadsheet', 'reorder albums',
    'assign a task to two people', 'mute a shared list', 'see week numbers', 'choose a start page',
    'sort photos by place', 'repeat a task every other week', 'hide a calendar', 'pin a note', 'rename tags',
    'find duplicate photos', 'print a month', 'dictate a note', 'export an album',
    'add a birthday', 'preview a file', 'split an expense',
  ],
  do: [
    'hide finished entries', 'filter by several tags', 'sort by any column', 'undo the last change', 'star entries',
    'pin entries to the top', 'see who changed an entry', 'export selected rows only', 'drag and drop entries',
    'mark entries in colour', 'search inside comments', 'choose the columns', 'copy an entry', 'print the current view',
    'edit several entries at once', 'save a view', 'attach files', 'use keyboard shortcuts',
    'group entries by tag', 'lock finished entries', 'add custom fields', 'compare two versions',
    'number entries', 'move entries in bulk', 'nest entries', 'link entries', 'collapse groups', 'set a due time',
    'see the total', 'archive by date',
  ],
  wrong: [
    'duplicate entries', 'outdated entries', 'the wrong order', 'empty pages', 'broken accents', 'only half of the entries',
    'the wrong dates', 'archived entries', 'entries from last year', 'deleted entries',
    'blank entries', 'old addresses', 'mixed-up names',
    'strange symbols', 'entries without dates', 'cut-off names', 'test entries', 'half a page', 'the wrong currency',
  ],
  setup: [
    'my layout', 'the language I chose', 'my saved filters', 'my time zone setting', 'the default view', 'the sort order',
    'the page size', 'the date format', 'my colours', 'the zoom level',
    'my start page', 'the column order', 'dark mode', 'my shortcuts', 'the week start', 'muted lists',
  ],
  button: ['Save', 'Print', 'Export', 'Next', 'Filter', 'Undo', 'Share', 'Archive', 'Edit', 'Send', 'Copy', 'Done', 'Add', 'Sort',
    'Upload', 'Back'],
  device: ['a Windows laptop', 'a Mac', 'an Android phone', 'an iPhone', 'an iPad', 'a Linux machine', 'a Chromebook',
    'a Surface', 'an Android tablet', 'a Kindle Fire', 'an old iMac'],
  someone: [
    'my partner', 'my sister', 'a friend', 'a colleague',
  ],
  first: ['Alex', 'Kim', 'Sam'],
  hello: ['Hi!', 'Hello!', 'Hi there!', 'Hello team!', 'Hi support!', 'Hello.', 'Good day.', 'Hi all!'],
  bye: [
    'Thanks, {first}.', 'Regards, {first}.', 'Cheers, {first}.', 'Best, {first}.', 'Thank you, {first}.',
    'Many thanks, {first}.', 'Kind regards, {first}.', 'Best wishes, {first}.', 'Thanks in advance, {first}.',
    'Thanks!', 'Thank you.', 'Greetings, {first}.',
  ],
  ask: [
    'Any ideas?', 'Please advise.', 'Please help.', 'Is this known?', 'What can I do?', 'Can you check?',
    'Please look into it.', 'Help!', 'When will it be fixed?',
  ],
};
