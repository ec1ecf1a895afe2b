import { chosen, namesWith, phrase, row, type Row } from './row.ts';

/** Bodies of mails, by the subject that they suit. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  'Your order has been shipped': [
    'Dear customer, your order has been shipped. You can follow it with the link below.',
    'Hello, good news: your parcel left our warehouse this morning and should arrive within three days.',
  ],
  'Invitation to our summer sale': [
    'Hello, our summer sale starts on Monday. Save up to 30% on selected items.',
    'Dear customer, you are invited: from Monday on, everything for the garden costs less.',
  ],
  'Invoice for March': [
    'Hello, please find the invoice for March attached.',
    'Dear customer, your invoice for March is ready. The amount is due within 14 days.',
  ],
  'Meeting moved to Thursday': [
    'Hi, our meeting has moved to Thursday at ten. The room stays the same.',
    'Hi all, since half of the team is away on Wednesday, we will meet on Thursday instead.',
  ],
  'Welcome to the team': [
    'Hello, and welcome! Your account is ready. Here are three tips for a good start.',
    'Hi, we are glad to have you with us. Your first day begins at nine at the front desk.',
  ],
  'Your booking is confirmed': [
    'Hello, your booking is confirmed. You can move or cancel it until two days before.',
    'Good morning, we have received your booking. Breakfast is included, and dogs are welcome.',
  ],
  'New price list': [
    'Dear customer, our new price list is valid from the first of next month.',
    'Hello, please find our current price list attached. Most prices stay as they are.',
  ],
  'Your monthly summary': [
    'Hello, here is what happened in your account last month.',
    'Hi, last month at a glance: 12 new contacts, 3 orders, and one open invoice.',
  ],
  'Reminder: appointment tomorrow': [
    'Hi, this is a reminder of your appointment tomorrow at ten.',
    'Hello, we look forward to seeing you tomorrow. If you cannot come, please let us know today.',
  ],
  'Thank you for your visit': [
    'Hi, thanks for your visit. We would be glad about a short review.',
    'Hello, it was a pleasure to have you here. Your feedback helps us to get better.',
  ],
  'Documents for signature': [
    'Hi, the documents are ready for your signature.',
    'Hello, please sign the attached contract by Friday. It takes two minutes.',
  ],
  'Change of address': [
    'Hello, we have a new address from the first of next month. All phone numbers stay the same.',
    'Hi, our office has moved. Please send all letters to the new address from now on.',
  ],
};

/** A mail to many: the name of its campaign, its body, and its first words in a list of mails. */
interface News {
  readonly name: string;
  readonly body: string;
  readonly preview: string;
}

/** Newsletters and other mails to many, by their subjects. */
const NEWS: Readonly<Record<string, News>> = {
  'Our summer sale starts on Monday': {
    name: 'Summer Sale',
    body: 'Save up to 30% on selected items from Monday on. Free delivery for orders above 50 euros.',
    preview: 'Up to 30% off, and free delivery',
  },
  'What is new this month': {
    name: 'Monthly News',
    body: 'Three new features, two events, and a look behind the scenes. Have fun reading!',
    preview: 'Three new features and two events',
  },
  'You are invited: open house in September': {
    name: 'Open House Invitation',
    body: 'Join us on the second Saturday in September. There will be tours, talks, and cake.',
    preview: 'Tours, talks, and cake',
  },
  'Five tips for a better start': {
    name: 'Welcome Tips',
    body: 'Five small changes that save an hour a week. The third takes only a minute.',
    preview: 'The third takes only a minute',
  },
  'A gift for your anniversary': {
    name: 'Anniversary Voucher',
    body: 'You have been with us for a year. Here is a voucher of ten euros to say thank you.',
    preview: 'A voucher to say thank you',
  },
  'Last days: 20% off all plans': {
    name: 'Annual Plan Offer',
    body: 'Until Sunday, all annual plans cost 20% less. It takes two clicks to change.',
    preview: 'Only until Sunday',
  },
  'New in the shop: the autumn collection': {
    name: 'Autumn Collection',
    body: 'Wool, corduroy, and warm colours: the autumn collection is in the shop from today on.',
    preview: 'Wool, corduroy, and warm colours',
  },
  'How was your order?': {
    name: 'Order Survey',
    body: 'Tell us in two minutes what you think. Every tenth answer wins a voucher.',
    preview: 'Two minutes, and a voucher to win',
  },
  'Back in stock: your favourites': {
    name: 'Restock Notice',
    body: 'What was sold out for weeks is here again. Orders before noon leave on the same day.',
    preview: 'What was sold out is here again',
  },
  'Opening hours over the holidays': {
    name: 'Holiday Hours',
    body: 'We are closed on the holidays, and open until eight on the days before.',
    preview: 'When we are open, and when not',
  },
  'Ten ideas for gifts under 25 euros': {
    name: 'Gift Guide',
    body: 'From bath salt to building blocks: our team has picked ten gifts under 25 euros.',
    preview: 'Picked by our team',
  },
  'We have a new website': {
    name: 'Website Launch',
    body: 'Faster, clearer, and easier to read on a phone. Your account and your orders stay the same.',
    preview: 'Faster and clearer, also on a phone',
  },
};

const newsBySubject = (part: keyof News): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(NEWS).map(([subject, news]) => [subject, [news[part]]]));

const BODY =
  'body, text, content, message, description, plain text, markdown, body text, summary, raw text, text body, text content, plain body';

const PREVIEW = 'preview text, preview, preheader, preheader text, snippet, teaser, excerpt';

const LETTERS = 'email, mail, email message, message template, email template, mail template';

const NEWSLETTERS =
  'newsletter, broadcast, campaign message, email campaign, mailing, campaign content, newsletter issue';

/** Returns a guess that makes one of the texts that suit the subject beside it. */
const suiting = (texts: Readonly<Record<string, readonly string[]>>): Row['guesses'] => ({
  string: {
    generator: 'phrase',
    args: { texts: Object.values(texts).flat() },
    by: { role: 'mail subject', texts },
  },
});

/** Subjects and bodies of mails, which are about the same thing. */
export const MAIL_ROWS: readonly Row[] = [
  row(
    'mail subject',
    'email subject, message subject, mail subject, subject line, email title, email template subject, template subject',
    phrase(...Object.keys(BODIES)),
  ),
  row(
    'mail subject',
    'broadcast subject, broadcast title, campaign subject, newsletter subject, campaign subject line, mailing subject, newsletter issue subject',
    phrase(...Object.keys(NEWS)),
  ),
  row('text', namesWith(LETTERS, BODY), suiting(BODIES)),
  row('text', namesWith(NEWSLETTERS, BODY), suiting(newsBySubject('body'))),
  row('name', namesWith(`${NEWSLETTERS}, single send, email newsletter, email blast`, 'name, display name, label'), {
    ...suiting(newsBySubject('name')),
  }),
  // A mail to many comes from a service, not from a person.
  row(
    'sender address',
    namesWith(`${NEWSLETTERS}, campaign`, 'from, from email, from address, sender address, sender email'),
    {
      string: chosen('newsletter@example.com:6, hello@example.com:3, news@example.com'),
    },
  ),
  row('preview', namesWith(NEWSLETTERS, PREVIEW), suiting(newsBySubject('preview'))),
];
