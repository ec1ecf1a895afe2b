import type { TicketTopic } from './topic.ts';

/** The ticket topic of charges, payments and refunds, and of questions about prices. */
export const billing: TicketTopic = {
  matters: [
    {
      urgency: 3,
      heads: ['Charged twice for {product} in {period}', 'Double charge to {method} for {product}'],
      texts: [
        'Same day, same amount, two lines on my statement. Please send one of them back.',
        "The confirmation came twice, a minute apart, with two numbers. I'd like to keep one.",
        'My bank says both have gone through. I ordered one.',
        'The page hung when I paid, so I tried again. I want the second payment refunded, not a credit.',
      ],
    },
    {
      urgency: 2,
      heads: ['Wrong {item} on {bill} for {past}'],
      texts: [
        'In my account the {item} is right. I need a corrected version for my tax return.',
        'I changed it in my account weeks ago, but {bill} still has the old one.',
        'My accountant sends it back every time. Could you issue a new one, please?',
      ],
    },
    {
      urgency: 2,
      heads: ["Refund for {product} hasn't reached {method}"],
      texts: [
        'You wrote that it takes a few working days. They are long over.',
        "I cancelled {product} in time, I have your confirmation, and I still don't have my money.",
        'Your chat says it was sent, my bank says it never came.',
        'Two chats, three different answers. Can somebody please look at what actually happened?',
      ],
    },
    {
      urgency: 3,
      frame: 'plain',
      heads: ['Payment for {product} with {method} declined', 'Payment for {product} fails {where}', '{method} is not accepted {where}'],
      texts: [
        "There's enough money in the account, and it worked in two other shops the same day.",
        'I get to the very last page, confirm the payment, and land on the first page again.',
        'It says "payment method not supported". Your own help page says that it is.',
        'My bank tells me you never even asked for the money.',
      ],
    },
    {
      urgency: 4,
      heads: ['Account blocked, but I paid for {product} with {method}', 'Locked out although {method} was charged for {product} in {period}'],
      texts: [
        "You've cut me off because of an invoice that was paid on time. I can send you the proof. Please switch me back on.",
        "There's a banner that says \"payment overdue\". It is not overdue, I have paid for {product} and you have the money.",
      ],
    },
    {
      urgency: 1,
      heads: ['No receipt for my {past} payment with {method}'],
      texts: [
        'I never got one, not even by email, and my bookkeeper is asking for it.',
        "I've looked in spam and in the account. Could you send it once more, to this address?",
        'The other receipts are in my account, just not that one.',
      ],
    },
    {
      urgency: 2,
      heads: ['Discount on {product} missing from {bill} for {period}', "Discount code for {product} doesn't work {where}", 'Full price charged to {method} for {product} despite a code'],
      texts: [
        'It was there in the basket and gone on the bill. I have a screenshot of the basket.',
        'It says "expired". Your newsletter says that the code is still valid.',
        'I typed it in, it turned green, and you charged me the full amount anyway.',
      ],
    },
    {
      urgency: 3,
      frame: 'plain',
      heads: ["Charged to {method} for {extra}, which I never ordered", "I don't recognize the {period} charge to {method} for {extra}"],
      texts: [
        'Nobody in our office knows anything about {extra}. Please cancel it and pay it back.',
        'Who agreed to that, and when?',
        'There are two of us who could have ordered {extra}, and neither of us did.',
        'If it was a trial that ran on, where was I told that?',
      ],
    },
    {
      urgency: 1,
      frame: 'plain',
      heads: ['Tax on {product} missing from {bill} for {past}'],
      texts: [
        'My bookkeeping needs it on a line of its own. All I see is the total.',
      ],
    },
    {
      urgency: 3,
      heads: ['Cancelled {extra} in {past}, still being charged to {method}'],
      texts: [
        'I have the email that says it has ended. Please stop it, and send back what you took.',
        'How often do I have to cancel it? This was the second time.',
      ],
    },
    {
      urgency: 2,
      heads: ['{bill} for {period} has a higher price for {product}'],
      texts: ["I can't find an email about it. When was that announced?", 'Same seats, same add-ons, other price. What changed?'],
    },
    {
      urgency: 1,
      frame: 'plain',
      heads: ['Can {bill} for {past} be split {count} ways?'],
      texts: ['Each of our teams pays its own share. A list of names and seats would do as well.'],
    },
    {
      urgency: 2,
      heads: ['{bill} for {past} opens as an empty page {where}'],
      texts: ['The older ones are fine. A PDF by email would be enough for now.'],
    },
    {
      urgency: 2,
      heads: ['Cancelled {product} by mistake {where}'],
      texts: ['I pressed the wrong button and it went through without asking. Can you put it back, please?'],
    },
  ],
  frames: {
    billing: ['{problem}', '{problem} {paper}'],
  },
  rules: {
    paper: ['Order {order}.', 'My order number is {order}.', 'The order was {order}.', 'It is about order {order}.'],
  },
}; // oxfmt-ignore
