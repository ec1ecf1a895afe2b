import { namesWith, phrase, row, type Row } from './row.ts';

/** Bodies of mails, by the subject that they suit. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  'Your order has been shipped': [
    'Dear customer, your order has been shipped. You can follow it with the link below.',
    'Hello, good news: your parcel left our warehouse this morning and should arrive within three days.',
  ],
  'Invitation to our summer sale': [
    'Hello, our summer sale starts on Monday. Save up to 30 % on selected items.',
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
  'Question about my booking': [
    'Hello, can I move my booking to the following weekend? Thank you in advance.',
    'Good morning, is breakfast included in my booking, and may I bring a dog?',
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
    'Hi, I have moved. Please send the next invoice to my new address.',
  ],
};

/** Bodies of newsletters and other mails to many, by the subject that they suit. */
const NEWS: Readonly<Record<string, readonly string[]>> = {
  'Our summer sale starts on Monday': [
    'Save up to 30 % on selected items from Monday on. Free delivery for orders above 50 euros.',
  ],
  'What is new this month': ['Three new features, two events, and a look behind the scenes. Have fun reading!'],
  'You are invited: open house in September': [
    'Join us on the second Saturday in September. There will be tours, talks, and cake.',
  ],
  'Five tips for a better start': ['Five small changes that save an hour a week. The third takes only a minute.'],
  'A gift for your anniversary': ['You have been with us for a year. Here is a voucher of ten euros to say thank you.'],
  'Last days: 20 % off all plans': ['Until Sunday, all annual plans cost 20 % less. It takes two clicks to change.'],
  'New in the shop: the autumn collection': [
    'Wool, corduroy, and warm colours: the autumn collection is in the shop from today on.',
  ],
  'How was your order?': ['Tell us in two minutes what you think. Every tenth answer wins a voucher.'],
};

const PREVIEWS: Readonly<Record<string, readonly string[]>> = {
  'Our summer sale starts on Monday': ['Up to 30 % off, and free delivery'],
  'What is new this month': ['Three new features and two events'],
  'You are invited: open house in September': ['Tours, talks, and cake'],
  'Five tips for a better start': ['The third takes only a minute'],
  'A gift for your anniversary': ['A voucher to say thank you'],
  'Last days: 20 % off all plans': ['Only until Sunday'],
  'New in the shop: the autumn collection': ['Wool, corduroy, and warm colours'],
  'How was your order?': ['Two minutes, and a voucher to win'],
};

const BODY =
  'body, text, content, message, description, plain text, markdown, body text, summary, raw text, text body, text content, plain body';

const PREVIEW = 'preview text, preview, preheader, preheader text, snippet, teaser, excerpt';

const LETTERS = 'email, mail, email message, message template, email template, mail template';

const NEWSLETTERS =
  'newsletter, broadcast, campaign message, email campaign, mailing, campaign content, newsletter issue';

/** Guesses one of the texts that suit the subject beside it. */
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
  row('text', namesWith(NEWSLETTERS, BODY), suiting(NEWS)),
  row('preview', namesWith(NEWSLETTERS, PREVIEW), suiting(PREVIEWS)),
];
