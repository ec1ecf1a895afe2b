import { called } from './called.ts';
import { chosen, listed, matching, row, worded, type Row } from './row.ts';

/** Rows for short texts that many services have: kinds, groups, reasons, captions, and what people call themselves. */
export const SHORT_TEXTS: readonly Row[] = [
  called(
    'type, kind, usage type, comment type, current type, connection type, subtype',
    'Standard, Basic, Extended, Public, Private, Temporary, Permanent, Shared, Restricted, General',
  ),
  called(
    'status type, submission status, check status, checkin status type',
    'Active, Planned, Under review, Temporarily closed, Confirmed, Out of service, Not yet checked, Removed',
  ),
  called('level', 'Level 1, Level 2, Level 3, Basic, Intermediate, Advanced, Expert'),
  called(
    'task list, user task list, my task list',
    'My Tasks, This Week, Backlog, Follow-ups, Waiting for, Next Month',
  ),
  called(
    'escalation policy, on call policy',
    'Engineering On-call, Database Escalation, Platform Critical, Support Escalation, Weekend Cover, Security Response',
  ),
  called(
    'center collection, help center collection, help collection, help section',
    'Getting Started, Billing and Invoices, Account Settings, Integrations, Troubleshooting, Security, Reports, Mobile App',
  ),
  row('subtype', 'subtype, sub type, secondary type', { string: chosen('standard:4, basic, premium, custom') }),
  row('emoji', 'emoji, unicode emoji, reaction emoji, emoji unicode, status emoji', {
    string: chosen('👍:4, 🎉:2, ❤️:2, 😄, 🚀, 👀, ✅'),
  }),
  row(
    'experience',
    'experience, job experience, required experience, experience required, work experience, @person experience',
    { string: listed('Entry level, 1 year, 2 years, At least 3 years, 3 to 5 years, More than 5 years, 10 years') },
  ),
  row('name', '@person headline, profile headline, professional headline, candidate headline', {
    string: worded('{level} {job}', {
      level: 'Senior, Junior, Lead, Experienced, Certified',
      job: 'Accountant, Project Manager, Software Engineer, Nurse, Electrician, Graphic Designer, Data Analyst, Chef, Sales Manager',
    }),
  }),
  row('address line 2', 'line 3, line 4, line 5, address line 3, address line 4, address line 5, street 3', {
    string: listed(
      'Building B, Rear entrance, Third floor, c/o Reception, Loading dock 2, Block C, Attention Accounts, East Wing',
    ),
  }),
  row('kind', 'relationship type, link type of issue, dependency type, relation type', {
    string: chosen('related:4, depends_on:2, parent, child, duplicate'),
  }),
  row('part of day', 'day part, part of day, half day, half day period', {
    string: chosen('morning:3, afternoon:3, evening'),
  }),
  called(
    'directory group, scim group, security group, identity group',
    'Engineering, Finance, Contractors, All Staff, IT Support, Sales Team, Administrators, Interns',
  ),
  called(
    'api specification, api standard, openapi specification, api definition',
    'Patient Records API, Appointments API, Billing API, Referrals API, Medication API, Orders API, Documents API',
  ),
  called(
    'standard, information standard, communication standard, trust framework, framework agreement standard',
    'Data Exchange Standard, Identity Profile, Secure Messaging, Basic Registry, Document Sharing, Consent Framework, Access Framework',
  ),
  row(
    'reason',
    'ban reason, banned reason, community reason, ban from community reason, moderation reason, removal reason, mute reason, block reason, report reason',
    {
      string: listed(
        'Spam, Harassment, Off-topic posts, Repeated rule violations, Impersonation, Misleading links, Abusive language',
      ),
    },
  ),
  row(
    'caption',
    'avatar description, header description, media description, image alt description, banner description',
    {
      string: listed(
        'Portrait in front of a brick wall, Mountain lake at sunrise, Hand-drawn cat with glasses, Blue abstract waves, City skyline at night, A bicycle beside a river, Close-up of a fern',
      ),
    },
  ),
  row('warning', 'spoiler text, content warning, spoiler warning', {
    string: listed('Food, Politics, Spoilers for the season finale, Eye contact, Long post, Health, Flashing images'),
  }),
  called(
    'configuration profile, mdm profile, device profile, policy profile',
    'Wi-Fi Settings, Disk Encryption, Screen Lock, VPN Access, Password Policy, Software Updates, Browser Defaults',
  ),
  called(
    'negative stock, stock level, product or material, stock adjustment item',
    'Oak Desk, Linen Cushion, Steel Bottle, Ceramic Mug, Leather Bag, Pine Shelf, Cotton Shirt, Brass Lamp',
  ),
  row('pseudonym', 'pseudonym, nickname of visitor, anonymous name, codename, code name', {
    string: worded('{colour} {animal}', {
      colour: 'Blue, Red, Green, Silver, Amber, Violet, Copper, Ivory',
      animal: 'Falcon, Otter, Lynx, Heron, Badger, Dolphin, Fox, Owl',
    }),
  }),
  row(
    'label',
    'custom field 1, custom field 2, custom field 3, custom label 1, custom label 2, user defined 1, user defined 2',
    {
      string: listed('Gift wrapping, Order 48213, Express desk, Batch 12, Show on invoice, Rack 4'),
    },
  ),
  row('declaration', 'declaration, customs declaration, exporter declaration', {
    string: listed(
      'I declare that the contents of this parcel are as stated., The goods are of EU origin., The contents have no commercial value., The information given is true and complete.',
    ),
  }),
  row('text', 'distance text, distance display value, distance label, distance display', {
    string: matching('[1-9][0-9]?\\.[0-9] km'),
  }),
  row(
    'status',
    'completion state, workflow state, review state, publish state, processing state, run state, lifecycle state, approval state, connection state, sync state, job state, new state, old state, previous state, health state, build state, deployment state',
    { string: chosen('pending:2, in_progress:2, completed:5, failed') },
  ),
  row('slug', 'job slug, position slug, vacancy slug', {
    string: {
      generator: 'phrase',
      args: { texts: ['{name}'], form: 'slug' },
      reads: { name: ['name', 'job title'] },
      needs: { name: 'job title' },
    },
  }),
  row('salary', 'compensation rate, pay rate yearly, annual rate, base compensation', {
    number: { generator: 'random_int', args: { min: 32_000, max: 98_000, multipleOf: 500 }, within: [32_000, 98_000] },
    integer: { generator: 'random_int', args: { min: 32_000, max: 98_000, multipleOf: 500 }, within: [32_000, 98_000] },
  }),
  row('tag', 'employee tag, staff tag, applicant tag, candidate tag, colleague tag', {
    string: listed('remote, part-time, mentor, first aid, on call, apprentice, night shift, team lead'),
    array: {
      ...listed('remote, part-time, mentor, first aid, on call, apprentice, night shift, team lead'),
      isEach: true,
    },
  }),
];
