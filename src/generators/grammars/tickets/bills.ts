import type { TicketTopic } from './topic.ts';

/**
 * Questions about one bill, by the topics of `bill_question`. Every sum, day, plan and number of seats is that of the
 * bill, and nothing is said of a payment or a refund but what has happened by that day.
 */
const QUESTIONS: Readonly<Record<string, Omit<TicketTopic['matters'][number], 'frame'>>> = {
  receipt: {
    urgency: 1,
    heads: ['Receipt for {number}', 'No receipt for {number}', 'I need a receipt for {number}'],
    texts: [
      'I paid the {total} on {paid}, and all I have is the invoice. My bookkeeper wants a receipt as well.',
      'Paid on {paid}, {total}. The email with the receipt never came, and I have looked in spam.',
      'My tax return is due, and the receipt over {total} is the one that I am missing.',
      'I can see in my account that the {total} reached you on {paid}. Is there a button for the receipt?',
      'The {total} of {paid} is the only payment that I have nothing for.',
      '{total}, paid on {paid}. Could you send me the receipt to this address?',
    ],
  },
  declined: {
    urgency: 3,
    heads: ['Card declined for {number}', 'My card was not accepted for {number}'],
    texts: [
      'My bank had blocked the card and has lifted it. Please try the {total} once more.',
      'It is a new card, and it is in my account now. Could you charge the {total} again?',
      'It wanted a code that never came to my phone. Can we do the {total} again tomorrow?',
      '{total} should not be a problem. Will you try again by yourselves, or do I have to do something?',
    ],
  },
  more_time: {
    urgency: 2,
    heads: ['More time for {number}', 'Can I pay a little later? It is about {number}'],
    texts: [
      '{total} is due on {due}, and I will not manage that. Is a later transfer all right?',
      'I am waiting for money myself. Can the {total} wait a little beyond {due}?',
      'My bank is changing its system, and I do not know if it makes transfers before {due}. I hope a few days more are no trouble.',
      'Could you give me two or three weeks more for the {total}?',
    ],
  },
  overdue: {
    urgency: 2,
    heads: ['Reminder for {number}', 'Your reminder for {number}'],
    texts: [
      'I know that the {total} was due on {due}. Could I pay it in two parts?',
      '{total} since {due}, I have it in front of me. I need some more time, please.',
      'Please do not lock my account because of it. I have not forgotten the {total}.',
      'Is there a fee for being late? I mean the {total} that was due on {due}.',
    ],
  },
  locked: {
    urgency: 4,
    heads: ['Account locked because of {number}', 'Locked out because of {number}'],
    texts: [
      '{total} was due on {due}, I know. But I need my calendar. Could you switch it back on until I have paid?',
      'I have not paid the {total} yet, that is right. Does that have to mean that I cannot see my own notes?',
      'I need one address out of my contacts, that is all. The {total} will follow.',
      'What do I have to pay so that it opens again, the {total} only or more?',
    ],
  },
  refund: {
    urgency: 2,
    heads: ['Refund for {number}', 'Please refund {number}'],
    texts: [
      'I paid {total} on {paid}. In your chat I was promised the money back. Please confirm it here.',
      'I had meant to change the plan before this charge. Could I have the {total} of {paid} back?',
      'The {total} went through on {paid}, and that was not what I wanted. I would like it back.',
      'You have had the {total} since {paid}. My question is only how long it takes to come back.',
    ],
  },
  cancelled: {
    urgency: 2,
    heads: ['What about {number}?', 'Do I have to pay {number}?'],
    texts: [
      '{total}, and in my account it says "cancelled". So I need not pay it, right?',
      'It has been cancelled, and nobody told me why. Does another one follow?',
      'I was about to pay the {total}. Good that I looked, or is it a mistake?',
      'My bookkeeper still has the {total} as open. Could I have it in writing that it is cancelled?',
    ],
  },
  how_to_pay: {
    urgency: 2,
    heads: ['How do I pay {number}?', 'Bank details for {number}'],
    texts: [
      '{total}, due on {due}. I pay by transfer and cannot find your account number on it.',
      'Which reference do you need with the {total}, the number of the invoice or my own?',
      'My bank asks for an address of yours, and I find none. It is about {total}.',
      'Does it have to be one transfer? I would send the {total} in two.',
    ],
  },
  tax: {
    urgency: 1,
    heads: ['Tax on {number}', 'How do you work out the tax on {number}?'],
    texts: [
      '{tax} on {net}. Which rate is that?',
      'The {tax} is on it, my own tax number is not. Could you add it?',
      'I see {net}, then {tax}, then {total}. Is the {tax} what I get back from the tax office?',
      'My accountant wants to know where the {tax} comes from.',
    ],
  },
  untaxed: {
    urgency: 1,
    heads: ['No tax on {number}', 'Is there no tax on {number}?'],
    texts: ['{total}, and no tax at all. Is that right?', 'My bookkeeper asks why there is none. It is {total} flat.'],
  },
  fewer_seats: {
    urgency: 1,
    heads: ['Fewer seats than on {number}?', 'A question about the seats on {number}'],
    texts: [
      'It is for {seats} seats on the {plan} plan. What would {less} cost?',
      'If we went from {seats} to {less} seats, from when on would it count?',
      'We have {seats} seats and use {less} of them. Can I give one back in the middle of a period?',
      'Is there a smaller package, or is it per seat? At the moment we pay for {seats}.',
    ],
  },
  split: {
    urgency: 1,
    heads: ['Can you split {number}?', 'Two bills in place of {number}?'],
    texts: [
      'Two of our teams share the {total}. A list of names and seats would do as well.',
      '{seats} seats, two cost centres. Each would like a bill of its own.',
      'Half of our {seats} seats belong to a project with its own budget.',
      'Our bookkeeper would like the {total} as two sums, one for each office.',
    ],
  },
  by_year: {
    urgency: 1,
    heads: ['What would a year cost in place of {number}?', 'Yearly billing in place of {number}?'],
    texts: [
      'With the {plan} plan, is the year cheaper than twelve times {total}?',
      'My boss would rather see one bill a year than {total} a month. Is that possible?',
      'I pay {total} a month for the {plan} plan. What would it be for a whole year?',
      'The {total} come every month. Would I save something if I paid once a year?',
    ],
  },
  address: {
    urgency: 2,
    heads: ['Wrong address on {number}', 'Please correct the address on {number}'],
    texts: [
      'In my account it is right, on the invoice of {issued} it is not. I need a corrected one.',
      'The street is right, the postcode is not. The rest of it, {total}, is fine.',
      'My accountant sends it back because of the address. Could you issue it again?',
      'I have moved. Please put the new address on the one over {total}, too.',
    ],
  },
  blank: {
    urgency: 2,
    heads: ['Empty page when I open {number}', 'I cannot open {number}'],
    texts: [
      'All I see is the logo. A PDF by email would be enough.',
      'It should be {total}, of {issued}, and the page stays white. Could you send it to me?',
      'The wheel turns and turns. I only need the first page of it.',
      'It downloads as a file of 0 bytes. The {total} is right there in the list.',
    ],
  },
};

/** Questions about bills: their matters by topic, and the frame of all texts. */
export const bills = {
  matters: Object.fromEntries(
    Object.entries(QUESTIONS).map(([topic, matter]) => [topic, [{ ...matter, frame: 'bill' }]]),
  ),
  frames: { bill: ['{problem}'] },
};
