import { row, type Guess, type Row } from './row.ts';

/** Guesses one of some texts. None is repeated before all have been used. */
const one = (...texts: readonly string[]): { readonly string: Guess } => ({
  string: { generator: 'phrase', args: { texts } },
});

/** Names of a text of each of some things. */
const of = (nouns: string, words: string): string =>
  nouns
    .split(', ')
    .flatMap((noun) => words.split(', ').map((word) => `${noun} ${word}`))
    .join(', ');

const BODY =
  'body, text, content, message, description, comment, note, plain text, markdown, body text, summary, raw text';

/** What people and machines write to each other. */
export const MESSAGE_ROWS: readonly Row[] = [
  row(
    'text',
    `comment text, comment body, comment content, ${of('comment, reply, comment reply, discussion, annotation', BODY)}`,
    one(
      'Thanks, this helped a lot.',
      'I see it differently, but it is a good point.',
      'Could you explain the second part?',
      'Well put. I have shared this with my team.',
      'Is there an update on this?',
      'Exactly what I was looking for.',
      'We had the same problem last year.',
      'Looks good to me.',
      'Where did you find the figures?',
      'Agreed. Let us keep it simple.',
      'I have added two more examples.',
      'Good question. I would like to know, too.',
    ),
  ),
  row(
    'text',
    of(
      'article comment, post comment, blog comment, story comment, video comment, photo comment, picture comment',
      BODY,
    ),
    one(
      'Great read, thanks for sharing!',
      'I tried this last weekend, and it works.',
      'Not sure I agree with the last part.',
      'More of this, please.',
      'The second tip alone was worth it.',
      'Could you write about the costs as well?',
      'This made my morning.',
      'I have been doing it wrong for years.',
      'Beautifully put. Shared with friends.',
      'Has anyone tried this with children?',
      'Interesting, but where are the sources?',
      'Came for the pictures, stayed for the comments.',
    ),
  ),
  row(
    'text',
    of(
      'task comment, issue comment, pull request comment, card comment, project comment, status update, task story',
      BODY,
    ),
    one(
      'Done. Please have a look when you have time.',
      'I need another day for the tests.',
      'Moved to next week, as agreed.',
      'The new version is in the shared folder.',
      'Waiting for the answer of the supplier.',
      'Could somebody check the figures?',
      'Works on my machine, not on the phone.',
      'Assigned to the design team.',
      'Same as last month, so I closed the other one.',
      'We should split this into two parts.',
      'Approved. Ship it!',
      'Screenshots are attached.',
    ),
  ),
  row(
    'text',
    `chat message, last message, latest message, ${of('message, chat, chat message, direct message, conversation message, instant message, thread message, conversation part, channel message', BODY)}`,
    one(
      'Hi, my order has not arrived yet. Can you check?',
      'Of course. Could you tell me the order number?',
      'Thanks for the quick reply!',
      'Is the blue one still in stock?',
      'Your parcel left our warehouse this morning.',
      'Can I change the delivery address?',
      'We have updated the address for you.',
      'Great, that works for me.',
      'Do you deliver on Saturdays?',
      'You are welcome. Is there anything else I can do for you?',
      'I would like to return one item.',
      'The label is on its way to your inbox.',
      'See you tomorrow at nine.',
      'I will call you back in ten minutes.',
    ),
  ),
  row(
    'text',
    `sms body, sms text, text message, sms, ${of('sms, sms message, text message, push, push notification, outbound message', BODY)}`,
    one(
      'Your parcel arrives today between 2 and 4 p.m.',
      'Reminder: your appointment is tomorrow at 10:30.',
      'Your verification code is 482913.',
      'Your table for four is confirmed for Friday, 7 p.m.',
      'Your order is ready for collection.',
      'We received your payment. Thank you!',
      'Your technician is on the way.',
      'Flight delayed by 40 minutes. New departure: 15:20.',
      'Your booking was cancelled. The refund takes three days.',
      'Your prescription can be collected from noon.',
    ),
  ),
  row(
    'text',
    of('email, mail, newsletter, email message', BODY),
    one(
      'Dear customer, your order has been shipped. You can follow it with the link below.',
      'Hello, thank you for signing up. Here are three tips for a good start.',
      'Hello, please find the invoice for March attached.',
      'Hi, this is a reminder of our meeting on Thursday at ten.',
      'Hello, your trial ends in three days. Choose a plan to keep your data.',
      'Hi, thanks for your visit. We would be glad about a short review.',
      'Dear team, the office is closed on Friday. Have a good weekend!',
      'Hello, you can set a new password with the link below. It is valid for one hour.',
      'Hi, the documents are ready for your signature.',
      'Hello, the item on your list is back in stock.',
    ),
  ),
  row(
    'text',
    `notification message, notification text, notification body, alert message, alert text, reminder text, ${of('notification, alert, reminder, in app message, alarm', BODY)}`,
    one(
      'Your password was changed.',
      'Two people commented on your post.',
      'Your export is ready.',
      'Payment received, thank you.',
      'A new device has signed in.',
      'Your trial ends in three days.',
      'Two tasks are due tomorrow.',
      'Your appointment was confirmed.',
      'Storage is almost full.',
      'A file was shared with you.',
      'Maintenance tonight from two to three.',
      'Your order has been delivered.',
    ),
  ),
  row(
    'text',
    of('announcement, news item, notice, bulletin, update, release, newsfeed item', BODY),
    one(
      'Please note the change, and tell your teams. If you have questions, write to the office.',
      'Thank you for your understanding. We will be back as usual on Monday.',
      'You will find all details on the intranet. Feedback is welcome until the end of the month.',
      'This affects all locations. Customers have been informed by e-mail.',
      'Everybody is invited. Please sign up by Friday, so that we can plan.',
      'It takes effect on the first of next month. Until then, everything stays as it is.',
      'We have worked on this for a long time and look forward to your comments.',
      'There is nothing you need to do. Your settings are kept.',
      'Many thanks to all who helped to make this possible.',
      'A short video shows what is new. It takes three minutes.',
    ),
  ),
  row(
    'text',
    'warning, warning message, warning text, warning detail, validation warning, notice text, deprecation notice, caution, api warning',
    one(
      'The address could not be verified.',
      'Some records were skipped, because they already exist.',
      'The field is deprecated and will be removed.',
      'The file is larger than recommended.',
      'No sender name was given. The default was used.',
      'The limit of requests is almost reached.',
      'The image is small and may look blurred.',
      'The time zone is missing. UTC was assumed.',
      'Two contacts have the same e-mail address.',
      'The certificate expires in 14 days.',
    ),
  ),
  row(
    'note',
    of(
      'order, cart, delivery, customer order, checkout, purchase, booking, reservation, line item, order item, subscription',
      'note, customer note, comment, buyer note, remark, special instruction, instruction, special request, note to seller, message, note text, memo',
    ),
    one(
      'Please leave the parcel with the neighbour.',
      'Gift, please do not include the invoice.',
      'Call before delivery, the bell is broken.',
      'Please deliver after 4 p.m.',
      'No plastic packaging, if possible.',
      'Please put both orders into one parcel.',
      'The entrance is in the courtyard.',
      'Need it by Friday, thank you!',
      'Please write "Happy birthday, Nina" on the card.',
      'Third floor, no lift.',
    ),
  ),
  row(
    'note',
    `customer note, contact note, ${of('@person, customer, contact, lead, company, account, deal, opportunity, supplier', 'note, comment, remark, internal note, note text, note body, memo')}`,
    one(
      'Prefers contact by e-mail.',
      'Met at the trade fair in March.',
      'Asked for a quote for twelve licences.',
      'Called back, no answer.',
      'Wants to decide after the holidays.',
      'Long-standing customer, pays on time.',
      'New contact person since January.',
      'Interested in the annual plan.',
      'Address was corrected by phone.',
      'Send the catalogue in autumn.',
    ),
  ),
  row(
    'note',
    of(
      'invoice, payment, credit note, quote, estimate, bill, refund, payout, transfer, expense',
      'note, comment, remark, memo, note text, customer note, message, internal note, footer',
    ),
    one(
      'Thank you for your business.',
      'Payable within 14 days without deduction.',
      'Please quote the invoice number with your payment.',
      'Corrected version, replaces the earlier one.',
      'Partial payment, the rest follows in May.',
      'As agreed by phone.',
      'Includes travel costs.',
      'Second reminder was sent by post.',
      'Discount as agreed for the first year.',
      'Paid in cash at the counter.',
    ),
  ),
];
