import { row, type Row } from './row.ts';

/** Messages to customer support, by their subject line. */
const TICKETS: Readonly<Record<string, string>> = {
  'Cannot sign in': 'I cannot sign in since yesterday. The page says that my session has expired.',
  'Wrong address on invoice': 'The invoice for March shows our old address. Could you send a new one?',
  'Parcel has not arrived': 'My parcel should have arrived on Monday. The tracking page has not changed since.',
  'Charged twice': 'I was charged twice for the same order. Please refund one of the payments.',
  'Adding a second user': 'How can I add a second user to our account? I cannot find the button.',
  'Export stops halfway': 'The export stops at half of the rows. It used to work last week.',
  'Item arrived broken': 'One of the two lamps arrived broken. I have attached photos.',
  'Change of plan': 'I would like to move to the smaller plan before the next billing date.',
  'App closes by itself': 'The app closes when I open the calendar. I use the latest version.',
  'Delete my account': 'Please delete my account and all of my data.',
  'No confirmation e-mail': 'I placed an order an hour ago, and there is still no confirmation in my inbox.',
  'Return of two items': 'I would like to return two items. Where do I get a label?',
};

const NOUNS = [
  'ticket',
  'support ticket',
  'support request',
  'case',
  'inquiry',
  'enquiry',
  'contact request',
  'complaint',
  'helpdesk ticket',
  'conversation',
];

const of = (words: string): string =>
  NOUNS.flatMap((noun) => words.split(', ').map((word) => `${noun} ${word}`)).join(', ');

/** Rows for tickets, whose text is about their subject. */
export const TICKET_ROWS: readonly Row[] = [
  row('name', `${of('subject, title, name, summary, headline, topic line')}`, {
    string: { generator: 'phrase', args: { texts: Object.keys(TICKETS) } },
  }),
  row(
    'text',
    `support message, ${of('description, body, text, content, message, detail, plain text, comment, question, first message')}`,
    {
      string: {
        generator: 'phrase',
        args: { texts: Object.values(TICKETS) },
        by: { role: 'name', texts: TICKETS },
      },
    },
  ),
];
