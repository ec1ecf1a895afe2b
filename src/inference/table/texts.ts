import { chosen, listed, matching, row, type Guess, type Row } from './row.ts';

const ABOUT = { name: ['name', 'company name', 'full name', 'city', 'country'] } as const;

/** Sentences that suit every record, even one without a name. */
const ANYWHERE: readonly string[] = [
  'More information is available on request.',
  'Kept up to date by the team.',
  'Checked and complete.',
];

/** Guesses sentences. Those with `{name}` contain the name of the record. */
const said = (...texts: readonly string[]): Guess => ({
  generator: 'phrase',
  args: { texts: texts.some((text) => !text.includes('{name}')) ? texts : [...texts, ...ANYWHERE], form: 'sentence' },
  reads: ABOUT,
});

const written = (about: string): Guess => ({
  generator: 'paragraph',
  args: { about },
  reads: { name: ['name', 'company name', 'full name'] },
});

const BODY =
  'description, plot, storyline, summary, detail, about, overview, long description, short description, body, content, text, body text, intro, abstract, information, synopsis, full description, meta description, seo description, details, excerpt, teaser, blurb, subtitle, explanation, plain text, description text, introduction, desc long, story, presentation, background info, additional information, further information, message body';

/** Returns names that consist of a class or a noun, followed by one of some words. */
const of = (nouns: string): string =>
  nouns
    .split(' ')
    .flatMap((noun) => BODY.split(', ').map((each) => `${noun} ${each}`))
    .join(', ');

const NOTE =
  'note, comment, remark, internal note, private note, memo, annotation, additional note, customer note, staff note, admin note, feedback, order note, note to customer, note text, public note, other information, additional comment, special request, special note, comment text, general comment, notes internal, seller note, buyer note, gift message, message to seller, delivery note, customer message, additional info';

/** Longer texts, in neutral words. */
export const TEXTS: readonly Row[] = [
  row('text', BODY, {
    string: said(
      'Used by the sales team.',
      'Set up for the spring launch.',
      'Replaces the version from last year.',
      'Taken over from the old system.',
      'For customers in Europe.',
      'For internal use.',
      'Reviewed once a quarter.',
      'Created for a pilot with two partners.',
      'Please ask before changing this.',
      'Applies to all regions.',
      'In place until the end of the year.',
      'Agreed in the last planning meeting.',
      'Checked and approved.',
      'Requested by customer support.',
    ),
  }),
  row('text', of('@product gift menu bundle kit'), {
    string: said(
      '{name}, made to last.',
      '{name} for everyday use.',
      '{name} with a two-year warranty.',
      '{name}, delivered ready to use.',
      '{name} in a simple design that fits anywhere.',
      '{name}: light, robust, and easy to clean.',
      '{name} from a small workshop.',
      '{name}, tested and packed by hand.',
      '{name}, available in several sizes.',
      '{name} with spare parts on request.',
      '{name}, now with less packaging.',
      '{name}: our best seller for years.',
      'Made to last, and easy to clean.',
      'A simple design that fits anywhere.',
      'Comes with a two-year warranty.',
      'Delivered ready to use.',
    ),
  }),
  row('text', of('@company company organization vendor brand'), { string: written('company') }),
  row('text', of('@work incident'), {
    string: said(
      'Agreed in the planning meeting.',
      'Needs a decision before work can start.',
      'Depends on the answer from the supplier.',
      'Half done; the rest follows next week.',
      'Reported by two customers this week.',
      'Check the figures, then send them to finance.',
      'Can be done in an afternoon.',
      'Waiting for feedback from the team.',
      'Steps are listed in the attached document.',
      'Please test on a phone as well.',
      'Start with the largest accounts.',
      'Compare with the result of last year.',
      'The first draft is ready for review.',
      'Ask the design team for the final files.',
    ),
  }),
  row('text', of('hotel accommodation hostel resort'), { string: written('hotel') }),
  row(
    'text',
    of('event concert exhibition festival conference workshop meetup webinar special_event tour activity experience'),
    {
      string: said(
        '{name}: doors open half an hour before the start.',
        '{name}, with a short introduction for newcomers.',
        '{name} for all ages; tickets at the door.',
        '{name}, followed by time for questions.',
        'An afternoon of {name}, drinks included.',
        '{name} takes place in any weather.',
        '{name}: places are limited, so please book early.',
        'Join us for {name} with guests from all over the country.',
        '{name}, guided in English and German.',
        '{name} lasts about two hours with a break.',
        'Doors open half an hour before the start.',
        'Places are limited, so please book early.',
        'Takes place in any weather.',
        'For all ages; tickets at the door.',
      ),
    },
  ),
  row('text', of('@happening'), {
    string: said(
      'Please arrive ten minutes early.',
      'Agenda and documents follow by e-mail.',
      'Takes place online; the link is in the invitation.',
      'Meeting point is the main entrance.',
      'First visit; allow some more time.',
      'Bring the signed form.',
      'Follow-up in two weeks.',
      'Moved from last week.',
      'Confirmed by phone.',
      'Parking is behind the building.',
      'Short break after the first hour.',
      'Materials are provided.',
    ),
  }),
  row('text', of('course lesson class training module curriculum subject'), {
    string: said(
      '{name} from the first steps to a small project.',
      '{name} for beginners: no experience needed.',
      '{name} in short units with exercises.',
      'The basics of {name}, with examples from practice.',
      '{name}: theory in the morning, practice in the afternoon.',
      '{name}, with a certificate at the end.',
      'Deepens what was learnt about {name}.',
      '{name} in small groups.',
      '{name}, taught by two instructors.',
      '{name}: one evening a week.',
      'Short units with exercises.',
      'Ends with a small project of your own.',
    ),
  }),
  row('text', of('book novel publication'), { string: written('book') }),
  row('text', of('@video channel playlist podcast'), {
    string: said(
      '{name}, told in ten minutes.',
      'In this one: {name}.',
      '{name}, with links and sources below.',
      'The new episode: {name}.',
      '{name}. Subtitles in three languages.',
      'A quiet look at {name}.',
      '{name}, recorded live.',
      'Part two of {name}.',
      '{name}: questions and answers.',
      'Behind the scenes of {name}.',
      'Recorded live.',
      'Subtitles in three languages.',
    ),
  }),
  row('text', of('movie film series show season game drama'), {
    string: said(
      'A family returns to the house by the sea, and nothing is where they left it.',
      'Two strangers share a night train and a secret.',
      'A young detective takes on a case that everyone else has given up.',
      'The last summer before everything changes in a small mountain town.',
      'A crew crosses the desert to deliver one letter.',
      'An old rivalry comes back to life when the bridge is to be torn down.',
      'She has one week to save the orchard.',
      'A teacher and his class get lost in the city overnight.',
      'A thief finds that the painting was hers all along.',
      'Four friends open a restaurant that nobody asked for.',
      'After the storm, a lighthouse keeper hears a voice on the radio.',
      'A chess player meets an opponent who knows every move.',
    ),
  }),
  row('text', of('@post'), {
    string: said(
      '{name}: what changed, and what stays the same.',
      'A closer look at {name}.',
      '{name}, explained step by step.',
      'What we learnt from {name} in the past year.',
      'Questions and answers about {name}.',
      '{name} in five minutes.',
      'Why {name} matters now.',
      '{name}: a summary for those in a hurry.',
      'The story behind {name}.',
      'Three examples of {name} from practice.',
      'What changed, and what stays the same.',
      'Explained step by step.',
      'A summary for those in a hurry.',
      'Three examples from practice.',
    ),
  }),
  row('text', of('recipe dish meal menu_item food'), {
    string: said(
      '{name} with fresh herbs.',
      '{name}, slowly cooked and served warm.',
      '{name} after a family recipe.',
      '{name}: ready in half an hour.',
      '{name} with seasonal vegetables.',
      '{name}, served with bread and salad.',
      '{name}, also available without dairy.',
      'A light version of {name}.',
      '{name} for four.',
      '{name}, best on the next day.',
      'Served with bread and salad.',
      'Ready in half an hour.',
    ),
  }),
  row('text', of('job position vacancy opening role job_posting'), {
    string: said(
      'We are looking for someone to strengthen our team.',
      'Full time, with flexible hours and two days at home.',
      'You plan, coordinate, and report to the head of the department.',
      'Part time is possible. Training is provided.',
      'You bring two years of experience and like working with people.',
      'A permanent position in a small team.',
      'Varied work with customers from all over Europe.',
      'You take over a running project and see it through.',
      'Start date by agreement.',
      'Travel up to ten days a year.',
    ),
  }),
  row(
    'text',
    of(
      'place city country region park museum attraction station stop location venue store shop branch restaurant room building property apartment house listing campsite beach site',
    ),
    {
      string: said(
        '{name}: five minutes from the station.',
        '{name}, open all year.',
        '{name} is close to the river.',
        'Quiet in the morning, busy at noon: {name}.',
        '{name}, with step-free access.',
        '{name} has free parking for visitors.',
        '{name}, renovated two years ago.',
        '{name} with a view over the old town.',
        '{name}: cards accepted.',
        'Popular with families: {name}.',
        'Five minutes from the station, with step-free access.',
        'Open all year; free parking for visitors.',
      ),
    },
  ),
  row('text', of('category collection tag topic group genre section department label segment list album'), {
    string: said(
      'Everything that belongs to {name}.',
      '{name} and related entries.',
      'All about {name}.',
      '{name}: selected by the team.',
      'Collected under {name}.',
      'New entries in {name} every week.',
      'The most popular entries of {name}.',
      '{name}, sorted by date.',
      'What is filed under {name}.',
      'Entries on {name}, old and new.',
    ),
  }),
  row('text', of('plan subscription tier package membership service offer'), {
    string: said(
      '{name}: for small teams.',
      '{name}, billed monthly, cancel at any time.',
      '{name} with support by e-mail.',
      '{name} for growing companies.',
      '{name}: all features, no limits.',
      '{name}, with a free trial of 14 days.',
      '{name} includes updates and support.',
      'Most customers choose {name}.',
      '{name} with priority support.',
      '{name}: the basics, at a fair price.',
    ),
  }),
  row('text', of('role permission policy rule setting feature flag scope'), {
    string: said(
      'Applies to all members of the workspace.',
      'Can view and edit, but not delete.',
      'Read access to all records.',
      'Full access, including billing.',
      'Applies to new accounts only.',
      'Can be changed by administrators.',
      'Limits access to the own team.',
      'Switched on by default.',
      'Needed for exports.',
      'Reviewed once a year.',
    ),
  }),
  row('text', of('payment transaction charge transfer refund payout credit debit expense'), {
    string: said(
      'Monthly instalment.',
      'Payment for the last order.',
      'Refund of a returned item.',
      'Annual fee.',
      'Down payment for the project.',
      'Travel expenses.',
      'Balance of the last invoice.',
      'Adjustment after review.',
      'Service fee for the quarter.',
      'Reimbursement of costs.',
    ),
  }),
  row('text', of('invoice bill quote order estimate purchase_order line line_item invoice_item order_item'), {
    string: said(
      'Services as agreed.',
      'Delivery of office supplies.',
      'Monthly maintenance.',
      'Consulting, eight hours.',
      'Annual licence, ten users.',
      'Installation and training.',
      'Repair on site.',
      'Partial delivery.',
      'Design work, first draft.',
      'Spare parts and postage.',
      'Hosting for three months.',
      'Translation, twelve pages.',
    ),
  }),
  row('text', of('device sensor machine server vehicle equipment asset instance droplet tool'), {
    string: said(
      '{name}: serviced this year.',
      '{name}, on loan to the field team.',
      '{name}, in the main building.',
      'Replacement for an older model.',
      '{name}: in use every day.',
      '{name}, reserved for tests.',
      'Backup unit.',
      '{name}, installed last spring.',
      '{name}: manual in the top drawer.',
      'Checked every six months.',
    ),
  }),
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
    'message, msg text, status message, custom message, message text, welcome message, greeting, auto reply, confirmation message, caption, subject line message, sms body, sms text, response message, default message, chat message, last message, commit message, invitation message, reply, answer text, message content, cancellation message, latest message, text message',
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
  row('quote', 'quote text, quote, quotation, citation, saying', {
    string: listed(
      'Well begun is half done., Better late than never., Practice makes perfect., Many hands make light work., A stitch in time saves nine., Look before you leap., Time will tell., Slow and steady wins the race.',
    ),
  }),
  row(
    'terms',
    'term, terms and condition, term of service, condition text, legal text, disclaimer, policy text, footer, footer text, fine print, cancellation policy, return policy, refund policy, copyright, copyright notice, legal notice, privacy policy, privacy notice, house rule, memo footer, terms of use, tax note, license text',
    {
      string: listed(
        'Free cancellation up to 24 hours before the start., Returns within 30 days in the original packaging., Payment within 14 days without deduction., All prices include tax., Non-refundable after confirmation., Subject to availability., Valid once per customer., Prices may change without notice.',
      ),
    },
  ),
  row('slogan', 'slogan, tagline, catch phrase, motto, company slogan, strapline, brand slogan, claim slogan', {
    string: { generator: 'catch_phrase' },
  }),
  row(
    'tag',
    'genre, book genre, music genre, @video genre, genre name, film genre, game genre, song genre, album genre, artist genre',
    {
      string: chosen(
        'Drama:4, Comedy:4, Crime:3, Fantasy:2, Romance:2, Science fiction:2, History, Documentary, Adventure:2',
      ),
      array: { generator: 'tags', args: { pool: 'genres', count: [1, 3] } },
    },
  ),
  row(
    'tag',
    'music genre, song genre, album genre, track genre, artist genre, band genre, playlist genre, concert genre',
    { string: chosen('Pop:4, Rock:4, Jazz:2, Classical:2, Electronic:3, Folk:2, Hip-hop:3, Soul') },
  ),
  row(
    'skill',
    'skill, expertise, speciality skill, skill name, competence, qualification name, technology skill, competency, strength',
    {
      string: listed(
        'Project management, Data analysis, Public speaking, Negotiation, Accounting, Photography, Web design, First aid, Copywriting, Spanish, Carpentry, Welding',
      ),
      array: { generator: 'tags', args: { pool: 'skills', count: [2, 5] } },
    },
  ),
  row(
    'unit',
    'unit, unit of measure, uom, measurement unit, unit of measurement, unit name, quantity unit, base unit, unit code, measure unit, dosage unit, unit label, unit type, stock unit, unit symbol, sales unit',
    { string: chosen('pcs:5, kg:2, l, m, box:2, set, pair') },
  ),
  row('unit', 'weight unit, weight unit code, mass unit, unit weight, weight uom', {
    string: chosen('kg:5, g:3, lb:2, oz'),
  }),
  row(
    'unit',
    'dimension unit, length unit, size unit, distance unit, height unit, width unit, dimensions unit, range unit, unit of length, distance uom',
    { string: chosen('cm:5, mm:2, in:2, m') },
  ),
  row('unit', 'temperature unit', { string: chosen('°C:4, °F') }),
  row('unit', 'time unit, duration unit, period unit name, unit of time, unit time, time period unit', {
    string: chosen('minutes:2, hours:2, days:4, weeks, months:2'),
  }),
  row(
    'unit',
    'sensor unit, reading unit, measurement reading unit, metric unit, observation unit, measurement unit code',
    { string: chosen('°C:4, %:3, hPa:2, m/s, lx, ppm') },
  ),
  row(
    'value text',
    'value, setting value, option value, attribute value, field value, metafield value, default value, config value, parameter value, old value, new value, property value, selected value, variable value, custom value, previous value, current value, metadata value, custom attribute value, raw value, fallback value, input value, option name value, reading, measurement, result',
    { string: chosen('yes, no, automatic:2, standard:3, custom, none, high, low') },
  ),
  row(
    'setting key',
    'metric property name, contact property name, object property name, event property name, custom property name, data property name, company property name, deal property name, profile property name, schema property name, user property name, setting key, setting name, config key, attribute key, field key, metafield key, parameter name, option key, variable name, property name, meta key, field name, attribute code, attribute name, custom field name, parameter, property key, column name, key name, input name, metafield name, custom attribute name, metadata key, column, field, field id name, attribute, property',
    {
      string: listed(
        'colour, size, material, weight, language, theme, currency, time_zone, page_size, notifications, format, priority, reference, region',
      ),
    },
  ),
  row(
    'placeholder',
    'placeholder, help text, hint, tooltip, aria label, helper text, input hint, accessibility label',
    {
      string: listed(
        'Enter a name, Choose a date, Select one or more, Up to 200 characters, As on your invoice, Optional, For example Berlin, You can change this later, Only visible to your team, Separate with commas',
      ),
    },
  ),
  row(
    'html',
    'html, html body, html content, description html, body html, content html, about html, html description, text html, summary html, rich text, body rendered, rendered, content rendered, html text, html part, message html, note html',
    {
      string: {
        generator: 'phrase',
        args: { texts: ['<p>{name}</p>'] },
        reads: { name: ['text', 'name', 'company name'] },
        otherwise: listed(
          '<p>More information follows.</p>, <p>Opening hours and prices.</p>, <p>Questions and answers.</p>',
        ),
      },
    },
  ),
  row(
    'name',
    'seo title, meta title, og title, page title seo, twitter title, search title, title tag, browser title, social title, display title, rendered title, title rendered, formatted title, sort title, sort name, name sort, original name copy, item label, print name, name on receipt, listing title copy, full display name',
    {
      string: {
        generator: 'phrase',
        args: { texts: ['{name}'] },
        reads: { name: ['name', 'company name', 'full name'] },
        needs: { name: 'name' },
      },
    },
  ),
  row(
    'instruction',
    'instruction, step, direction text, step text, how to, procedure text, method text, preparation, recipe instruction, cooking instruction, assignment instruction, step description, task instruction, guideline, requirement text, usage, how to use, care instruction, setup instruction, instruction text, next step, safety instruction, activity instruction',
    {
      string: said(
        'Read the whole text first.',
        'Prepare all parts and lay them out.',
        'Follow the steps in the given order.',
        'Check the result and write it down.',
        'Ask for help if anything is unclear.',
        'Clean everything when you have finished.',
        'Take your time and work in pairs.',
        'Hand in the result by the end of the week.',
      ),
    },
  ),
  row(
    'instruction',
    'recipe instruction, recipe step, recipe direction, recipe method, cooking instruction, dish preparation, recipe preparation, meal instruction, preparation step, recipe step description, recipe step text, recipe direction text, meal preparation',
    {
      string: said(
        'Chop the onions and fry them until soft.',
        'Add the stock and simmer for twenty minutes.',
        'Season with salt, pepper, and lemon juice.',
        'Bake at 180 °C until golden.',
        'Mix flour, eggs, and milk to a smooth dough.',
        'Leave to rest for half an hour.',
        'Serve warm with fresh bread.',
        'Garnish with herbs and serve at once.',
      ),
    },
  ),
  row(
    'instruction',
    'delivery instruction, shipping instruction, special instruction, pickup instruction, driver instruction, access instruction, order instruction, drop off instruction, courier instruction, entry instruction, arrival instruction, parking instruction, check in instruction, handling instruction',
    {
      string: said(
        'Please ring the bell twice.',
        'Leave with the neighbour if nobody is in.',
        'Call ten minutes before arrival.',
        'Use the side entrance.',
        'Handle with care.',
        'Third floor, no lift.',
        'Do not bend.',
        'Deliver between nine and twelve.',
      ),
    },
  ),
  row(
    'caption',
    'caption, post caption, post text, status text post, tweet, tweet text, post message, photo description, update text, story text, post content, feed text, video caption, status update, social text',
    {
      string: said(
        'First coffee of the day.',
        'Rain all afternoon, and still a good walk.',
        'New season, new shoes.',
        'Somewhere between two stations.',
        'The garden in full colour.',
        'Back at the desk after a long weekend.',
        'Dinner for eight, cooked by two.',
        'A small break by the river.',
        'Early start, empty streets.',
        'Thanks to everyone who came.',
      ),
    },
  ),
  row(
    'goal text',
    'goal, objective, aim, sprint goal, learning objective, mission, purpose text, vision, target text, key result, learning outcome, outcome expected, expected outcome, mission statement, project goal, goal description, goal title, goal name, objective title',
    {
      string: listed(
        'Shorten the time to delivery, Reduce open tickets by half, Publish the new price list, Move all invoices to the new system, Win ten new customers, Train the whole team, Cut energy use by a tenth, Answer every request within a day, Finish the first prototype, Improve the sign-up form',
      ),
    },
  ),
  row(
    'json text',
    'metadata, payload, raw, data json, json, settings json, custom data, extra data, raw data, request body, response body, raw response, additional data',
    { string: matching('\\{"(source|channel|group)":"(web|app|import|shop)"\\}') },
  ),
  row(
    'code text',
    'script, code snippet, snippet, source code, html snippet, embed code, embed html, iframe, css, style, template html, custom css, embed, html code',
    { string: chosen('<p>Hello</p>, <div class="box">Text</div>, <span>New</span>') },
  ),
  row(
    'data',
    'base64, image data, file data, binary, blob, file content, encoded, raw file, image base64, pdf data, data uri, public key pem',
    { string: matching('([A-Za-z0-9]{4}){6,9}') },
  ),
  row('own word', 'own word, object, resource, object name type', {
    string: { generator: 'const', args: { value: '{noun}' } },
  }),
];
