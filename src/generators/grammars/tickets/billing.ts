import type { TicketTopic } from './topic.ts';

/** What is charged, paid, refunded, and asked about prices. */
export const billing: TicketTopic = {
  matters: [
    {
      urgency: 3,
      heads: ['Charged twice for {product} in {period}', 'Double charge for {product} in {period}', 'Two {period} payments for {product} from {method}'],
      frame: 'money',
      texts: [
        'I was charged twice for {product}, same day, same amount.',
        'My statement shows {product} two times.',
        "There's a second charge for {product} that should not be there.",
        'One order of {product}, two payments from {method}.',
      ],
    },
    {
      urgency: 2,
      heads: ['Wrong {item} on {bill} for {period}', 'Please correct the {item} on {bill} for {period}', '{bill} for {period} shows the wrong {item}'],
      texts: [
        'The {item} on {bill} for {period} is wrong.',
        'Please correct the {item} and send {bill} again.',
        'I updated the {item} in my account, yet {bill} has the old one.',
        'Could you fix the {item}? It concerns {bill} for {period}.',
      ],
    },
    {
      urgency: 2,
      heads: ["{period} refund for {product} hasn't reached {method}", 'Where is my {period} refund for {product}?', 'No refund yet for {product} from {period}'],
      frame: 'money',
      texts: [
        'You confirmed the refund for {product}, but nothing has arrived.',
        'Still waiting for my money back for {product}.',
        'I cancelled {product} in time. The refund never came.',
        '{count} weeks now without the refund for {product}.',
      ],
    },
    {
      urgency: 3,
      heads: ['Payment for {product} from {method} declined in {period}', 'Payment for {product} from {method} fails {where}', '{product}: {method} is not accepted'],
      frame: 'declined',
      texts: [
        'Your checkout declines {method} for {product}.',
        "I've tried {count} times to pay for {product}.",
        'Paying for {product} ends with "payment method not supported".',
        'The payment page for {product} sends me back without a word.',
      ],
    },
    {
      urgency: 4,
      heads: ['Account blocked, but {product} was paid from {method}', 'Locked out despite paying for {product} in {period}', 'Suspended although I paid for {product} in {period}'],
      frame: 'money',
      texts: [
        'My account is suspended for non-payment, yet the bill was paid on time.',
        'I have paid, and I am still blocked.',
        'You cut me off over an invoice that I settled from {method}.',
        'A notice says "payment overdue". It is not, see my bank.',
      ],
    },
    {
      urgency: 1,
      heads: ['Need a receipt for {product} from {period} by {due}', '{period} receipt for {product}, please', 'No receipt for my {period} payment from {method} for {product}'],
      frame: 'question',
      texts: [
        'I never got a receipt for {product}.',
        'All my receipts are in the account except the one for {product}.',
        'Could you send the receipt for {product} once more?',
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
        'I have {size} now. What would my next bill be?',
        'Is {extra} included with {size}, or does it cost extra?',
        'I could not find this on your price page.',
        'Your price page does not mention {extra}.',
        'The calculator shows two prices for {size}.',
      ],
    },
    {
      urgency: 2,
      heads: ['Discount on {product} missing from {bill} for {period}', 'Discount code for {product} did not work in {period}', 'Full price for {product} in {period} despite a code'],
      texts: [
        'I entered a code for {product} and paid full price.',
        'At checkout the discount on {product} was there, on {bill} it is not.',
        'Your newsletter promised {product} for less.',
        'The cart showed the discount on {product}, the payment page did not.',
      ],
    },
    {
      urgency: 3,
      heads: ["Charged to {method} in {period} for {product}, which I didn't order", "Don't recognize the {period} charge for {product}", 'Unknown {period} charge on {method} for {product}'],
      frame: 'money',
      texts: [
        "There's a charge for {product} that I don't recognize.",
        'I never ordered {product}.',
        'Nobody in my household knows what {product} is, but {method} was charged.',
        'What is this payment for {product}?',
      ],
    },
    {
      urgency: 3,
      heads: ['{bill} for {period} lists {size}, but we only have {less}', '{bill} for {period} bills {size} instead of {less}'],
      frame: 'money',
      texts: [
        'We pay for {size}; the account shows {less}.',
        'We went back to {less} before the last bill.',
        'It has been {less} from the start. Why {size}?',
      ],
    },
    {
      urgency: 1,
      heads: ['Is tax included in the {period} price of {product}?', 'Which tax rate was used for {product} in {period}?'],
      frame: 'question',
      texts: [
        "I can't tell whether {product} is priced with or without tax.",
        'I work for myself and need to know how {product} is taxed.',
        'My invoice has no line of its own for the tax on {product}.',
      ],
    },
  ],
  frames: {
    billing: ['{problem} {paper}', '{problem} {paper} {bye}', '{hello} {problem} {paper}', '{problem} {settle}'],
    money: ['{problem} {money}', '{problem} {money} {bye}', '{hello} {problem} {money}', '{problem} {money} {settle}'],
    declined: ['{problem} {method_checked}', '{problem} {method_checked} {bye}', '{hello} {problem} {method_checked}'],
    question: ['{problem} {reason}', '{problem} {settle}', '{hello} {problem} {reason}', '{problem} {reason} {bye}'],
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
      'The card is valid until 2028.',
    ],
    reason: [
      'I am going through my monthly costs.', 'I need it in writing.', 'The help pages say nothing about it.',
      'It is for my tax return.', 'We share costs in the family.', 'My employer pays half.', 
      'I look after the accounts in our family.', 'Your chat sent me here.', 'It is for our records.', 'It is only a quick question.',
    ],
    settle: [
      'Could you check?', 'Please advise.', 'An email is enough.', 'Please confirm.', 'How do we proceed?',
      'Who can help with that?', 'A link would do.', 'When will I hear from you?', 'Please call me if unclear.',
    ],
  },
}; // prettier-ignore
