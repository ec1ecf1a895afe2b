import type { TicketTopic } from './topic.ts';

/** What is charged, paid, refunded, and asked about prices. */
export const billing: TicketTopic = {
  matters: [
    {
      urgency: 3,
      heads: ['Charged twice for {product} in {period}', 'Double charge to {method} for {product} in {period}', 'Two {period} payments for {product} from {method}'],
      texts: [
        'Same day, same amount, two lines on my statement. Please send one of them back.',
        'I clicked once. The page hung, I waited, and {product} went through two times. I want the second payment refunded, not a credit.',
        'My account shows one payment, my bank shows two.',
      ],
    },
    {
      urgency: 2,
      heads: ['Wrong {item} on {bill} for {past}', 'Please correct the {item} on {bill} for {past}', '{bill} for {past} shows the wrong {item}'],
      texts: [
        'In my account the {item} is right. I need a corrected version for my tax return.',
        'I changed it in my account weeks ago, but {bill} still has the old one.',
        'My accountant sends it back every time. Could you issue a new one, please?',
      ],
    },
    {
      urgency: 2,
      heads: ["{period} refund for {product} hasn't reached {method}", 'Where is my {period} refund for {product}?', 'No refund to {method} yet for {product} from {period}'],
      texts: [
        'You wrote that it takes a few working days. They are long over.',
        "I cancelled {product} in time, I have your confirmation, and I still don't have my money.",
        'Two chats, three different answers. Can somebody please look at what actually happened?',
      ],
    },
    {
      urgency: 3,
      frame: 'answer',
      heads: ['Payment for {product} from {method} declined', 'Payment for {product} from {method} fails {where}', '{product}: {method} is not accepted {where}'],
      texts: [
        "There's enough money on it, and it worked in two other shops the same day.",
        'I get to the very last page, confirm the payment, and land on the first page again.',
        'It says "payment method not supported". Your own help page says that it is.',
      ],
    },
    {
      urgency: 4,
      heads: ['Account blocked, but I paid for {product} from {method}', 'Locked out although {method} was charged for {product} in {period}', 'Suspended, but I have your {period} receipt for {product}'],
      texts: [
        "You've cut me off because of an invoice that was paid on time. Proof attached. Please switch me back on.",
        "There's a banner that says \"payment overdue\". It is not overdue, I have paid for {product} and you have the money.",
        'The receipt says "paid in full", and at the same time the app tells me that I owe you money.',
      ],
    },
    {
      urgency: 1,
      heads: ['Receipt for {product} from {past}', '{past} receipt for {product}, please', 'No receipt for my {past} payment from {method} for {product}'],
      texts: [
        'I never got one, not even by email, and we share the costs.',
        'The other receipts are in my account, just not that one.',
        "I've looked in spam and in the account. Could you send it once more, to this address?",
      ],
    },
    {
      urgency: 1,
      frame: 'question',
      heads: ['What would {size} cost with {extra}, instead of {less}?', 'Can we go from {size} to {less} and keep {extra}?', 'Can we cancel {extra} for {less} of our {size}?'],
      texts: [
        'The calculator on your site gives me two different prices, depending on where I start.',
        "There are fewer of us now. I'd like to change it from the next bill on.",
        'The others hardly use {extra}. The seats should stay as they are.',
      ],
    },
    {
      urgency: 2,
      heads: ['Discount on {product} missing from {bill} for {period}', "Your {period} discount code for {product} doesn't work", 'Full price charged to {method} for {product} despite a code'],
      texts: [
        'It was there in the basket and gone on the bill. I have a screenshot of the basket.',
        'It says "expired". Your newsletter says that the code is still valid.',
        'I typed it in, it turned green, and you charged me the full amount anyway.',
      ],
    },
    {
      urgency: 3,
      heads: ["Charged to {method} in {period} for {extra}, which I never ordered", "I don't recognize the {period} charge to {method} for {extra}", 'Unknown {period} charge on {method} for {extra}'],
      texts: [
        'Nobody in my household knows anything about {extra}. Please cancel it and pay it back.',
        'Who agreed to that, and when?',
        'If it was a trial that ran on, where was I told that?',
      ],
    },
    {
      urgency: 3,
      heads: ['{bill} for {period} lists {size}, but we only have {less}', '{bill} for {period}: {size} instead of {less}', 'Billed for {size} in {period}, using {less}'],
      texts: [
        'We went down to {less} before the last bill. The confirmation is attached.',
        "I've counted us twice. It's {less}, and it was never more than that.",
        "The page with our members shows the right number, the bill doesn't.",
      ],
    },
    {
      urgency: 1,
      frame: 'question',
      heads: ['Was tax included for {product} in {past}?', 'Which tax rate was used for {product} in {past}?'],
      texts: [
        "There's no line for it on the bill.",
        'I work for myself and need it for my books. The receipt shows only the total.',
      ],
    },
  ],
  frames: {
    billing: ['{problem}', '{problem} {paper}', '{problem} {reply}', '{problem} {paper} {reply}'],
    answer: ['{problem}', '{problem} {reply}'],
    question: ['{problem}', '{problem} {brief}'],
  },
  rules: {
    paper: [
      'Order {order}.', 'My order number is {order}.', 'The reference on the payment is {order}.', 'Reference {order}.', 'Case {order} was about the same thing.',
      'Customer number {order}.', 'My details are all up to date.', 'My customer number is {order}.', 'The order was {order}.',
    ],
    brief: [
      'An email is enough.', 'Please answer by email.', 'No hurry.', 'A short answer is enough.', 'I need to know before the next bill.',
    ],
  },
}; // prettier-ignore
