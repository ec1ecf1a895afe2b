import { listed, row, type Row } from './row.ts';

/** Names of the field with the tags of a thing. */
const CALLED =
  'tag, tag name, tag list, tag list name, keyword, keyword name, label, label name, hashtag, search tag, tag label'.split(
    ', ',
  );

/** Makes a row for the tags of things: tags that suit things with these nouns, or of this class. */
function tagged(nouns: string, tags: string): Row {
  const names = nouns.split(', ').flatMap((noun) => CALLED.map((word) => `${noun} ${word}`));
  return row('tag', names.join(', '), { string: listed(tags), array: { ...listed(tags), isEach: true } });
}

const ANY = 'important, internal, new, review, priority, follow-up, draft, archived, seasonal, pilot, external';

/** Rows for tags by what is tagged. */
export const TAG_ROWS: readonly Row[] = [
  row(
    'tag',
    'tag, keyword, topic, hashtag, search tag, tag name, tag list, interest, hobby, topic name, interests, tags name, theme, keyword name, tags list, badge label, user tag',
    { string: listed(ANY), array: { ...listed(ANY), isEach: true } },
  ),
  row('keywords', 'search keyword, meta keyword, seo keyword, meta keyword text, page keyword, search engine keyword', {
    string: {
      generator: 'phrase',
      args: { texts: ['{name}, online, new', '{name}, ideas, inspiration', '{name}, guide', 'best of {name}, {name}'] },
      reads: { name: ['name'] },
      otherwise: listed('online, guide, ideas, news, overview, offers'),
    },
    array: { ...listed(ANY), isEach: true },
  }),
  row('tag', 'label', { array: { ...listed(ANY), isEach: true } }),
  row('tag', 'interest, hobby, @person interest, @person hobby, interest list', {
    string: listed(
      'travel, cooking, photography, gardening, running, design, history, music, cycling, film, architecture, reading',
    ),
    array: {
      ...listed(
        'travel, cooking, photography, gardening, running, design, history, music, cycling, film, architecture, reading',
      ),
      isEach: true,
    },
  }),
  tagged(
    '@person, customer, contact, lead, profile, subscriber, account',
    'newsletter, VIP, wholesale, lead, partner, trade fair, regular, press, trial, referral, local, student',
  ),
  tagged(
    '@company, organization, supplier',
    'key account, supplier, partner, prospect, local, family-run, certified, export, start-up, long-standing',
  ),
  tagged(
    '@work, issue, pull_request',
    'bug, enhancement, design, documentation, urgent, customer request, backend, mobile, quick win, waiting, security, performance',
  ),
  tagged(
    'ticket, support_ticket, conversation, case, chat',
    'billing, delivery, refund, urgent, complaint, question, feedback, technical, waiting for customer, escalated, account, returns',
  ),
  tagged(
    'order, cart, purchase, checkout',
    'gift, express, first order, wholesale, phone order, fragile, pre-order, VIP, return customer, split delivery',
  ),
  tagged(
    'shipment, parcel, package, delivery',
    'fragile, express, heavy, insured, cold chain, signature, return, international, priority, bulky',
  ),
  tagged(
    'file, document, folder, attachment, asset, contract',
    'contract, draft, final, confidential, 2025, invoice, design, signed, marketing, template, legal, archive',
  ),
  tagged(
    '@happening, @place, venue, trip, tour, activity, destination, hotel, restaurant, listing, property',
    'family-friendly, outdoor, central, quiet, popular, weekend, step-free, seasonal, new, group, evening, nature',
  ),
  tagged(
    'event, concert, festival, conference',
    'music, family, outdoor, free entry, weekend, workshop, evening, food, talks, limited places, art, networking',
  ),
  tagged(
    'recipe, dish, meal, menu_item, food',
    'vegetarian, quick, family, spicy, gluten-free, seasonal, one pot, for guests, budget, light',
  ),
  tagged(
    '@video, song, track, album, podcast, playlist, show',
    'acoustic, live, tutorial, interview, travel, documentary, short, classic, behind the scenes, how-to, summer, piano',
  ),
  tagged(
    '@picture, photo, image, picture',
    'landscape, portrait, city, nature, black and white, summer, detail, water, street, morning light, architecture, people',
  ),
  tagged(
    'server, instance, droplet, database, cluster, volume, snapshot, function, load_balancer, firewall, network, device, machine, bucket, resource, service, app, deployment, environment, host, node, container, domain, vm',
    'production, staging, web, database, backup, team-a, eu-west, monitoring, test, frontend, internal, batch',
  ),
  tagged(
    'course, lesson, training, book',
    'beginner, online, certificate, evening, practice, intensive, theory, weekend, popular, new',
  ),
  tagged(
    'campaign, newsletter, email, template, message, flow, segment',
    'spring, newsletter, sale, onboarding, test, automation, launch, reminder, survey, retention',
  ),
  tagged(
    'transaction, expense, invoice, payment, bill',
    'travel, office, project, recurring, reimbursable, client, software, tax, quarterly, private',
  ),
];
