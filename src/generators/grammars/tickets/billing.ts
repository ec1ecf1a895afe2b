import type { TicketTopic } from './topic.ts';

/** What is charged, paid, refunded, and asked about prices. */
export const billing: TicketTopic = {
  matters: [
    {
      urgency: 3,
      heads: ['Charged twice for {product} in {period}', 'Double charge for {product} in {period}', 'Two {period} payments for {product} from {method}'],
      frame: 'money',
      texts: [
        'Same day, same amount.',
        'My statement shows {product} two times.',
        'One order, two payments.',
        "There's a second charge that should not be there.",
      ],
    },
    {
      urgency: 2,
      heads: ['Wrong {item} on {bill} for {period}', 'Please correct the {item} on {bill} for {period}', '{bill} for {period} shows the wrong {item}'],
      texts: [
        'My account has the right {item}.',
        'And please send {bill} again.',
        'Could you send a new one?',
        'On the one before, the {item} was right.',
      ],
    },
    {
      urgency: 2,
      heads: ["{period} refund for {product} hasn't reached {method}", 'Where is my {period} refund for {product}?', 'No refund yet for {product} from {period}'],
      frame: 'money',
      texts: [
        'You confirmed it, but nothing has arrived.',
        'I cancelled {product} in time.',
        'Still waiting for my money back.',
        'Your chat said five working days.',
      ],
    },
    {
      urgency: 3,
      heads: ['Payment for {product} from {method} declined in {period}', 'Payment for {product} from {method} fails {where}', '{product}: {method} is not accepted'],
      frame: 'declined',
      texts: [
        'Your checkout gives no reason.',
        "I've tried {count} times.",
        'It says "payment method not supported".',
        'The payment page sends me back without a word.',
      ],
    },
    {
      urgency: 4,
      heads: ['Account blocked, but {product} was paid from {method}', 'Locked out despite paying for {product} in {period}', 'Suspended although I paid for {product} in {period}'],
      frame: 'money',
      texts: [
        'You cut me off over an invoice that {method} has paid.',
        'I have paid for {product}, and I am still blocked.',
        'A notice says "payment overdue". It is not, see my bank.',
      ],
    },
    {
      urgency: 1,
      heads: ['Need a receipt for {product} from {period} by {due}', '{period} receipt for {product}, please', 'No receipt for my {period} payment from {method} for {product}'],
      frame: 'question',
      texts: [
        'I never got one, not even by email.',
        'All the others are in my account.',
        'Could you send it once more?',
      ],
    },
    {
      urgency: 1,
      heads: [
        'What would {size} cost with {extra} from {due}?', 'Can we go from {size} to {less} and keep {extra}?',
        'Can I cancel {extra} before {due} and keep {size}?',
      ],
      frame: 'question',
      texts: [
        'The calculator shows two prices.',
        'We are fewer now, and do not need {size} any more.',
        'We hardly use {extra}. The seats should stay.',
      ],
    },
    {
      urgency: 2,
      heads: ['Discount on {product} missing from {bill} for {period}', 'Discount code for {product} did not work in {period}', 'Full price for {product} in {period} despite a code'],
      texts: [
        'At checkout it was there.',
        'It says that the code has expired.',
        'Your newsletter promised {product} for less.',
        'The cart showed it, the payment page did not.',
      ],
    },
    {
      urgency: 3,
      heads: ["Charged to {method} in {period} for {product}, which I didn't order", "Don't recognize the {period} charge for {product}", 'Unknown {period} charge on {method} for {product}'],
      frame: 'money',
      texts: [
        'Nobody in my household knows what it is.',
        'What is this payment?',
        'I never ordered {product}.',
        'What am I paying for?',
      ],
    },
    {
      urgency: 3,
      heads: ['{bill} for {period} lists {size}, but we only have {less}', '{bill} for {period} bills {size} instead of {less}'],
      frame: 'money',
      texts: [
        'We went back to {less} before the last bill.',
        'It has been {less} from the start.',
        'The account shows {less}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{product}: was tax included in {period}?', 'Which tax rate was used for {product} in {period}?'],
      frame: 'question',
      texts: [
        'The bill has no line for it.',
        'I work for myself and need the rate for my books.',
        "I can't tell from the receipt.",
      ],
    },
  ],
  frames: {
    billing: ['{problem}', '{problem} {paper}', '{problem} {settle}'],
    money: ['{problem}', '{problem} {money}', '{problem} {money} {settle}', '{problem} {settle}'],
    declined: ['{problem} {method_checked}', '{problem} {settle}'],
    question: ['{problem}', '{problem} {reason}', '{problem} {settle}'],
  },
  rules: {
    paper: [
      'I need it for my tax return.', 'My accountant noticed.', 'Copy attached.',
      'My settings are right, I checked.', 'My employer pays me back only if it is correct.',
      'The confirmation of order {order} had it right.', 'The bank refuses it as it is.', 'No hurry, but please before year end.',
      'It is the first time this happened.', 'No other bill has that mistake.',
    ],
    money: [
      'Bank statement attached.', 'My bank told me to contact you.', 'My order number is {order}.',
      'Please do not charge me again.', 'Payment reference {order}.', 'Order {order}.',
      'My bank could reverse it, but I would rather ask you first.', 'My payment details are years old and correct.',
      'The confirmation email shows the amount.', 'I have never had this before.', 'Please answer by email.',
      'Chat support promised a call and nobody called.', 'My partner shares the account and is cross.',
      'Proof of payment is attached.', 'I expect an answer this week.',
    ],
    method_checked: [
      'There is enough money in the account.', 'My bank sees no attempt at all.', 'It works in other shops.',
      'Another browser makes no difference.', 'I confirmed the code from my bank.', 'Can I pay some other way?',
      'It went through last month.', 'My limit is not reached.', 'My address matches that at the bank.',
      'The bank says that it is you.',
    ],
    reason: [
      'I need it in writing.',
      'We share costs in the family.', 'My employer pays half.', 
      'I look after the accounts here.', 'Your chat sent me here.',
    ],
    settle: [
      'Could you check?', 'Please advise.', 'An email is enough.', 'Please confirm.', 'How do we proceed?', 'I am waiting.',
      'Who can help with that?', 'When will I hear from you?', 'Please call me if unclear.',
    ],
  },
}; // prettier-ignore
