import { chosen, listed, matching, row, whole, type Row } from './row.ts';

/** Names of applications to which people give access to their accounts, with what each is for. */
const FINANCE_APPLICATIONS: Readonly<Record<string, string>> = {
  'Budget Planner': 'Budgeting',
  'Pocket Ledger': 'Budgeting',
  'Household Book': 'Budgeting',
  'Fair Loans': 'Lending',
  'Home Credit Check': 'Lending',
  'Quick Transfer': 'Payments',
  'Rent Pay': 'Payments',
  'Split the Bill': 'Payments',
  'Books & Balance': 'Accounting',
  'Invoice Desk': 'Accounting',
  'Index Saver': 'Investing',
  'Tax Return Online': 'Tax filing',
};

/** Rows for texts and codes of services on the web: links, mail, files, automations, bills. */
export const SERVICE_TEXTS: readonly Row[] = [
  row('web address', 'web link url, bookmark url, weblink url, link resource url', {
    string: {
      ...matching(
        'https://www\\.(ash|birch|cedar|elm|juniper|larch|maple|rowan)-(works|group|partners|supply)\\.example/(news|shop|events|support|docs)/[a-z]{5,9}',
      ),
      format: 'uri',
    },
  }),
  row('name', 'invoice display name', {
    string: { generator: 'phrase', args: { texts: ['{name}'] }, reads: { name: ['name'] }, needs: { name: 'name' } },
  }),
  row('dns type', 'domain type, domain record type, dns record type, record dns type', {
    string: chosen('TXT:4, CNAME:4, MX:3, A:2, AAAA'),
  }),
  row('ttl', 'ttl, time to live', { string: chosen('300, 3600:4, 86400, Auto:2') }),
  row(
    'dns value',
    'dns record value, domain value, dns value, domain record value, record value, dns record content, dns record data',
    {
      string: {
        generator: 'phrase',
        args: { texts: ['v=spf1 include:mail.example.com ~all', 'mail.example.com'] },
        by: {
          role: 'dns type',
          texts: {
            TXT: ['v=spf1 include:mail.example.com ~all', 'v=DMARC1; p=none;'],
            CNAME: ['links.mail.example.com', 'track.mail.example.com'],
            MX: ['feedback.mail.example.com', 'inbound.mail.example.com'],
            A: ['192.0.2.14', '198.51.100.7'],
            AAAA: ['2001:db8::14'],
            CAA: ['0 issue "ca.example.org"'],
            NS: ['ns1.example.com', 'ns2.example.com'],
          },
        },
      },
    },
  ),
  row('expression', 'expression, formula text, custom expression', {
    string: chosen(
      'ceil(event.properties.size / 1024), event.properties.units * 2, round(event.properties.minutes / 60)',
    ),
  }),
  row('name', 'carrier name other, other carrier name, carrier other', {
    string: listed('Northwind Express, Parcel Direct, Swift Post, Harbour Logistics'),
  }),
  row('emoji', 'reaction variant, emoji variant, reaction emoji', { string: chosen('👍:4, ❤️:3, 🎉:2, 😄:2, 👀') }),
  row('text', 'preview fallback, fallback text, preview header, preview title, preview footer', {
    string: listed('Shared file, Linked page, Opened pull request, New version, Meeting notes'),
  }),
  row('space', 'space amount, storage amount, storage quota, space quota, storage limit', {
    integer: whole(10_000_000_000, 100_000_000_000, { step: 5_000_000_000 }),
    number: whole(10_000_000_000, 100_000_000_000, { step: 5_000_000_000 }),
  }),
  row('space used', 'space used, storage used, used space, used storage', {
    integer: whole(20_000_000, 9_000_000_000),
    number: whole(20_000_000, 9_000_000_000),
  }),
  row(
    'step key',
    'step key, automation step key, workflow step key, connection from, connection to, edge from, edge to',
    {
      string: chosen('trigger:2, send_email:3, wait_3_days:2, check_opened, add_tag, end:2'),
    },
  ),
  row('grouping', 'grouped by, group by, grouping key, pricing group key', {
    string: chosen('country:3, region:3, plan:2, product:2, currency'),
  }),
  row('number', 'credit note number, credit memo number', { string: matching('CN-[1-9][0-9]{3,4}') }),
  row('short link', 'short link, short url, shortened url, link short link', {
    string: { ...matching('https://go\\.example\\.com/[a-z0-9]{6}'), format: 'uri' },
  }),
  row('category', 'audit log event category, log event category, audit event category', {
    string: chosen('logins:4, user_updates:3, access_control:2, content_export, billing'),
  }),
  row('stage', 'task section name, membership section name, assignee section name, board section name, board column', {
    string: chosen('To do:4, In progress:3, Review:2, Done:3'),
  }),
  row('trial', 'trial period, trial day, trial period day, free trial day', {
    integer: { generator: 'choices', args: { choices: [7, 14, 14, 30] }, within: [7, 30] },
    number: { generator: 'choices', args: { choices: [7, 14, 14, 30] }, within: [7, 30] },
  }),
  row('sequence', 'sequence id, sequence identifier', { string: matching('[0-9]') }),
  row('rendition', 'representation, rendition, representation format, rendition format', {
    string: chosen('jpg:3, png:3, pdf:2, text'),
  }),
  row('dimensions', 'representation dimension, rendition dimension, entry dimension, image dimension text', {
    string: chosen('32x32, 94x94, 320x320:2, 1024x1024:2, 2048x2048'),
  }),
  row('flag', 'representation paged, entry paged, rendition paged, paged', { string: chosen('true, false:3') }),
  row('finance application', 'finance application name', {
    string: listed(Object.keys(FINANCE_APPLICATIONS).join(', ')),
  }),
  row('category', 'application category, recipient category of data', {
    string: {
      ...listed('Budgeting, Lending, Payments, Accounting, Investing, Tax filing'),
      by: { role: 'finance application', texts: FINANCE_APPLICATIONS },
    },
  }),
];
