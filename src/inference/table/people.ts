import { chosen, decimal, listed, matching, row, whole, type Guess, type Row } from './row.ts';

const NAME: readonly string[] = ['full name'];

/** A guess that makes the full name of a person. */
const person: Guess = {
  generator: 'name',
  reads: { first: ['first name'], last: ['last name'] },
  samples: ['Ada Kern', 'Zoë O’Brien', 'Jean-Luc Petit', 'Élise Kovačić', 'José Dalí', 'Zzzz Qqqq'],
};

/** A guess that makes an e-mail address with the login name or the name of its owner. */
const email: Guess = {
  generator: 'email',
  format: 'email',
  reads: { username: ['login'], name: NAME },
  behind: { name: 'full name' },
  needs: { name: 'full name' },
  otherwise: matching(
    '(anna|ben|carla|david|elena|finn|grace|hugo|ines|jonas|kira|liam|maya|noah|olga|paul|rosa|sam|tara|yusuf)\\.(adler|brandt|costa|dubois|evans|ferrari|garcia|hansen|ivanova|jensen|keller|lopez|meyer|novak|okafor|patel|quinn|rossi|silva|weber)@example\\.(com|org|net)',
  ),
};

/** A guess that makes an e-mail address of an organisation, such as `info@…`. */
const desk: Guess = {
  ...email,
  reads: { company: ['company name', 'name'] },
  behind: {},
  needs: {},
  otherwise: matching(
    '(hello|info|contact|office|sales|support)@(ash|birch|cedar|elm|juniper|larch|maple|rowan)-(works|group|partners|supply)\\.example',
  ),
};

const portrait: Guess = {
  generator: 'avatar',
  format: 'uri',
  reads: { name: NAME, first: ['first name'], last: ['last name'] },
  needs: { name: 'full name' },
};

const from = (form: string, more: Partial<Guess> = {}): Guess => ({
  generator: 'phrase',
  args: { texts: ['{name}'], form },
  reads: { name: NAME },
  needs: { name: 'full name' },
  ...more,
});

const JOBS =
  'Accountant, Project Manager, Software Engineer, Sales Representative, Office Manager, Nurse, Electrician, Graphic Designer, Data Analyst, HR Manager, Customer Support Agent, Warehouse Supervisor, Teacher, Marketing Manager, Product Owner, Architect, Chef, Legal Counsel, Mechanical Engineer, Procurement Specialist, Operations Manager, Content Editor, Quality Inspector, Lab Technician, Financial Controller, Team Lead';

/** Rows for fields about people, and about animals that share them. */
export const PEOPLE: readonly Row[] = [
  row(
    'email',
    'email, email address, email from, mail from, from email, from address, sender address, @person email, @person email address, mail, e mail, recipient, cc, bcc, invitee, email value, upn, user principal name',
    { string: email },
  ),
  row('email', '@company email, @company email address, support email, contact email, department email, reply to', {
    string: desk,
  }),
  row(
    'first name',
    'first name, given name, forename, name first, name given, preferred name, nick name, christian name',
    {
      string: { generator: 'first_name', reads: { gender: ['gender'] }, otherwise: { generator: 'first_name' } },
    },
  ),
  row('middle name', 'middle name, name middle', { string: { generator: 'first_name' } }),
  row('last name', 'last name, surname, family name, name last, name family, name surname, maiden name, second name', {
    string: {
      generator: 'last_name',
      samples: ['Kern', 'O’Brien', 'Müller', 'Šarić', 'Dalí', 'Zzzz', 'Qqqq'],
      reads: { first: ['first name'] },
    },
  }),
  row(
    'full name',
    '@person name, from name, to name, ship from name, ship to name, return to name, bill to name, billing name, name on account, name on card, name on invoice, sold to name, direct report, report to, widow name, deliver to name, address name, attention to, full name, real name, contact name, account holder, account owner, by name, @person, creator, assignee, assigned to, created by, updated by, modified by, approved by, reported by, requested by, uploaded by, performed by, signed by, edited by, posted by, submitted by, @person full name, @person display name, @person friendly name, @person global name, global name, @person nick name, address name, name on card, cardholder, card holder, contact person, emergency contact, next of kin, sold to, ship to, bill to, attention, attn, salesperson, sales rep, lead, head, chef, key person, inventor, editor, legal representative, spouse, by, narrator, coauthor, name full',
    { string: person },
  ),
  row(
    'login',
    'username, login, identity, handle, nick name, screen name, user id name, account login, twitter, instagram, github, telegram, skype, gamertag, acct',
    {
      string: from('login', {
        otherwise: matching('[a-z]{4,9}[0-9]{2,3}'),
        apart: {
          generator: 'username',
          reads: { first: ['first name'], last: ['last name'] },
          needs: { first: 'given part of name', last: 'family part of name' },
          otherwise: matching('[a-z]{4,9}[1-9][0-9]{0,3}'),
        },
        samples: ['ada.kern', 'mkern42', 'zoe_bell', 'zzzz', 'qq99'],
      }),
    },
  ),
  // Causes of login names, where a record has the full name of a person or none.
  row('given part', 'given part of name', { string: from('first') }),
  row('family part', 'family part of name', { string: from('rest') }),
  row('initials', 'initial', { string: from('initials', { otherwise: matching('[A-Z]{2}') }) }),
  row(
    'salutation',
    'salutation, prefix name, name prefix, name title, honorific, honorific prefix, courtesy title, billing address title, shipping address title, delivery address title, @person title, @person prefix',
    {
      string: chosen('Ms:5, Mr:5, Dr:1, Prof.:0.4'),
    },
  ),
  row('suffix', 'name suffix, @person suffix, honorific suffix', { string: chosen('Jr., Sr., III, PhD') }),
  row(
    'avatar',
    'avatar, avatar url, profile picture, profile image, profile photo, profile image url, profile picture url, profile url image, headshot, portrait, @person photo, @person image, @person picture, @person photo url, @person image url, @person thumbnail, gravatar, user picture',
    { string: portrait },
  ),
  row('gender', 'gender, sex', { string: chosen('female:5, male:5, non-binary:0.3') }),
  row('pronouns', 'pronoun', { string: chosen('she/her:5, he/him:5, they/them') }),
  row('age', 'age', {
    integer: { generator: 'age', within: [18, 90] },
    number: { generator: 'age', within: [18, 90] },
    string: matching('(1[89]|[2-6][0-9]|7[0-5])'),
  }),
  row('age', '@animal age', { integer: whole(1, 14), number: whole(1, 14) }),
  row('age', 'minimum age, age minimum, age limit, age rating, required age', {
    integer: whole(6, 18),
    number: whole(6, 18),
    string: chosen('0+, 6+, 12+, 16+, 18+'),
  }),
  row('age', 'maximum age', { integer: whole(60, 99), number: whole(60, 99) }),
  row('age group', 'age group, age range, age bracket', { string: chosen('18–24, 25–34, 35–44, 45–54, 55–64, 65+') }),
  row('height', '@person height', {
    integer: whole(152, 198),
    number: whole(152, 198),
    string: matching('1[5-9][0-9] cm'),
  }),
  row('weight', '@person weight', {
    integer: whole(50, 105),
    number: decimal(50, 105, 0.1),
    string: matching('([5-9][0-9]) kg'),
  }),
  row(
    'job title',
    'job title, @person job title, job, occupation, profession, designation, @person position, job position, headline job, employment title, role title, position title, job name, job role',
    { string: listed(JOBS) },
  ),
  row('marital status', 'marital status, civil status', {
    string: chosen('single:4, married:5, divorced, widowed:0.5'),
  }),
  row('blood type', 'blood type, blood group', {
    string: chosen('O+:38, A+:34, B+:9, O-:7, A-:6, AB+:3, B-:2, AB-:1'),
  }),
  row('religion', 'religion', { string: chosen('none, Christian, Muslim, Hindu, Buddhist, Jewish') }),
  row('education', 'education, degree, qualification, education level', {
    string: chosen('Bachelor of Arts, Bachelor of Science, Master of Science, Master of Arts, MBA, Diploma, PhD'),
  }),
  row('relationship', 'relationship, relation, kinship, @person relationship type, contact relationship type', {
    string: chosen('spouse, parent, child, sibling, partner, friend'),
  }),
  row('name', '@animal name', { string: { generator: 'first_name' } }),
  row('species', 'species, animal type, animal kind, pet type, @animal category', {
    string: chosen('dog:4, cat:4, rabbit:1, bird:1, horse:1'),
  }),
  row('breed', 'breed', {
    string: listed(
      'Labrador, Beagle, Border Collie, Poodle, Dachshund, Boxer, Maine Coon, Siamese, Persian, Bengal, Ragdoll, Mixed breed',
    ),
  }),
  row(
    'national id',
    'ssn, social security number, national id, passport number, tax id number, id number, identity number, personal number, identification number',
    {
      string: matching('[A-Z][0-9]{8}'),
    },
  ),
  row(
    'license',
    'license number, licence number, driving license, driver license number, permit number, registration number',
    { string: matching('[A-Z]{2}-[0-9]{6}') },
  ),
];
