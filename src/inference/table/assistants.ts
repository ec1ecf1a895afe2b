import { chosen, listed, namesWith, phrase, row, type Row } from './row.ts';

/** Nouns for what a language model is asked, and for programs that ask one. */
const ASSISTANTS =
  'ai, ai agent, agent, assistant, llm, chat completion, completion, embedding, text, long text, basic text, text multi, image, basic image, image multi, spreadsheet, gen, basic gen, generation, language';

/** Rows for assistants with a language model: which model it is, and what it is told. */
export const ASSISTANT_ROWS: readonly Row[] = [
  row('model', namesWith(ASSISTANTS, 'model, model id, model name'), {
    string: chosen('gpt-4o:3, gpt-4o-mini:3, claude-sonnet-4:2, gemini-2.0-flash:2, mistral-large, llama-3.3-70b'),
  }),
  row(
    'text',
    'system message, system instruction, custom instruction, model instruction, prompt instruction, assistant instruction',
    phrase(
      'You are a helpful assistant. Answer in plain English.',
      'Answer only from the text that you are given.',
      'Keep answers short, and name the page they come from.',
      'Write for readers without technical knowledge.',
      'Use bullet points where there is more than one answer.',
      'Say so if the text does not contain the answer.',
      'Answer in the language of the question.',
      'Leave out names and addresses of customers.',
    ),
  ),
  row(
    'question',
    'suggested question, suggested prompt, starter question, conversation starter, example prompt, sample question',
    phrase(
      'What are the key points of this document?',
      'Which dates and deadlines are mentioned?',
      'Summarize the contract in three sentences.',
      'Who signed the agreement?',
      'What changed since the last version?',
      'Which open questions are left?',
      'How much does the offer come to?',
      'Are there any risks that I should know?',
    ),
  ),
  row('origin', namesWith('agent, phone number, request, message, ticket, contact, call, lead', 'origin'), {
    string: chosen('web:4, api:3, import:2'),
  }),
];

/** What is said of fields that an order still lacks. */
const MISSING: Readonly<Record<string, string>> = {
  email: 'Enter a valid e-mail address.',
  phone: 'Enter a telephone number.',
  shipping_address: 'Enter an address to deliver to.',
  delivery_method: 'Choose a way of delivery.',
  payment_method: 'Choose a way to pay.',
};

/** Rows for the steps in which an order is placed, and for what is still missing. */
export const CHECKOUT_ROWS: readonly Row[] = [
  row('step', 'current step, completed step, checkout step, requirement step, next checkout step', {
    string: chosen('address:3, delivery:3, payment:3, confirm'),
  }),
  row('missing field', 'requirement field, violation field, invalid field, missing field, validation error field', {
    string: chosen('email:2, phone, shipping_address:3, delivery_method:2, payment_method:2'),
  }),
  row('message', 'requirement message, violation message, validation message, validation error message', {
    string: { ...listed('This field is required.'), by: { role: 'missing field', texts: MISSING } },
  }),
];
