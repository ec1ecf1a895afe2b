import { said } from './about.ts';
import { chosen, listed, row, type Row } from './row.ts';

const NOTE =
  'note, comment, remark, internal note, private note, memo, annotation, additional note, customer note, staff note, admin note, feedback, order note, note to customer, note text, public note, note content, comment content, note employee, note manager, comment employee, note customer, other information, additional comment, special request, special note, comment text, general comment, notes internal, seller note, buyer note, gift message, message to seller, delivery note, customer message, additional info';

/** Rows for what people write in a sentence or two: notes, messages, reasons, answers, and questions. */
export const REMARKS: readonly Row[] = [
  row('note', NOTE, {
    string: said(
      'Called back, no answer.',
      'Prefers contact by e-mail.',
      'Please ring the bell twice.',
      'Checked and confirmed.',
      'Waiting for a reply.',
      'See the attached document.',
      'Agreed by phone.',
      'To be reviewed next month.',
      'Leave with the neighbour if nobody is in.',
      'Handle with care.',
      'Regular customer since last year.',
      'Address was corrected.',
      'No further action needed.',
      'Please send a copy to accounting.',
    ),
  }),
  row(
    'note',
    'patient note, encounter note, visit note, clinical note, appointment note, medical note, treatment note, consultation note, @patient comment, diagnosis note, prescription note, observation note, doctor note, chart note',
    {
      string: said(
        'No complaints at present.',
        'Follow-up in two weeks.',
        'Blood pressure slightly raised.',
        'Advised rest and plenty of fluids.',
        'Medication well tolerated.',
        'Referred to physiotherapy.',
        'Wound healing well.',
        'Fasting blood sample taken.',
        'Allergic to penicillin; noted in the file.',
        'Symptoms improved since the last visit.',
        'X-ray without findings.',
        'Vaccination up to date.',
      ),
    },
  ),
  row(
    'message',
    'message, msg text, status message, custom message, message text, welcome message, greeting, auto reply, confirmation message, subject line message, sms body, sms text, response message, default message, chat message, last message, commit message, invitation message, reply, answer text, message content, cancellation message, latest message, text message',
    {
      string: said(
        'Thanks, that works for me.',
        'Can we move this to Thursday?',
        'I have attached the latest version.',
        'Please call me back when you have a minute.',
        'Your order is on its way.',
        'See you tomorrow at nine.',
        'Could you send me the figures again?',
        'Good news: the contract is signed.',
        'I will be ten minutes late.',
        'Let me know if anything is missing.',
        'Everything is ready for Monday.',
        'We have received your request.',
      ),
    },
  ),
  row(
    'message',
    'commit message, changelog, release note, change log, what new, change description, release description, commit title, revision note, version note, change summary, release body, release notes',
    {
      string: said(
        'Fix a crash on start.',
        'Add an export to CSV.',
        'Update dependencies.',
        'Improve the search on small screens.',
        'Remove an unused setting.',
        'Correct rounding of totals.',
        'Make sign-in faster.',
        'Add a dark theme.',
        'Reword messages about failed payments.',
        'Show times in the time zone of the user.',
        'Fix a typo in the footer.',
        'Split long tables into pages.',
      ),
    },
  ),
  row(
    'reason',
    'reason, cancellation reason, cancel reason, return reason, refund reason, status reason, reason for leaving, closure reason, rejection reason text, termination reason, dispute reason, deletion reason, leave reason, suspension reason, close reason, reason description, reason text, loss reason, lost reason, adjustment reason, absence reason, hold reason, ban reason, reason for return, denial reason, decline reason text',
    {
      string: chosen('Requested by customer:5, Duplicate:2, No longer needed:3, Wrong item:2, Price too high, Other'),
    },
  ),
  row(
    'reason',
    'reason for visit, visit reason, appointment reason, chief complaint, complaint, symptom, presenting complaint, reason visit, encounter reason, patient reason, referral reason, admission reason, reason for admission, purpose of visit',
    {
      string: listed(
        'Annual check-up, Back pain, Cough and fever, Follow-up visit, Headache, High blood pressure, Knee pain, Skin rash, Sore throat, Stomach ache, Vaccination, Blood test, Sleep problems, Allergy',
      ),
    },
  ),
  row(
    'answer',
    'answer, response, reply text, response text, user answer, solution, resolution, outcome, result text, answer text, correct answer, feedback text, choice text, finding, conclusion, recommendation, action taken, decision, resolution note, follow up action, root cause',
    {
      string: listed(
        'Yes, No, Partly, Not yet decided, Replaced the part, Sent a new invoice, Explained by phone, Solved after restart, Referred to another team, As expected, Above the average, Below the average',
      ),
    },
  ),
  row(
    'question',
    'question, question text, prompt, question title, faq question, security question, question body, question content, faq title, question name, survey question, query text, question label',
    {
      string: listed(
        'How did you hear about us?, Which colour do you prefer?, How often do you travel?, What is the capital of Portugal?, How satisfied are you with the delivery?, Can I change my address later?, How do I reset my password?, Would you recommend us?, When is the office open?, Which plan do you use?, What could be better?, How many people live in your household?',
      ),
    },
  ),
];
