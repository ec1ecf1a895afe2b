import { chosen, listed, matching, namesWith, row, whole, type Row } from './row.ts';

/** Rows for texts and numbers of services: maps, calls, mail servers, photos, files, boards, and sign-in. */
export const SERVICE_WORDS: readonly Row[] = [
  row('map style', 'map, map layer, default map, map style, base map, map type, map view, map theme', {
    string: chosen('streets:4, satellite:2, terrain, dark'),
  }),
  row('map layer', 'poi layer, overlay layer, map overlay', {
    string: listed('Points of interest, Traffic, Weather, Charging stations, Speed limits, Public transport'),
  }),
  row('channel', 'notificator, delivery channel, alert channel, reminder channel', {
    string: chosen('mail:4, web:3, sms:2, push:2'),
  }),
  row('protocol', 'tracker protocol, position protocol, gps protocol, device protocol', {
    string: chosen('osmand:3, teltonika:3, gps103:2, h02, tk103'),
  }),
  row('encryption', 'tls type, smtp encryption, mail encryption, ssl mode, tls mode, encryption mode, smtp secure', {
    string: chosen('STARTTLS:5, TLS:3, none:0.5'),
  }),
  row('port', 'smtp port, mail port, email port, mail server port, smtp server port', {
    integer: { generator: 'choices', args: { choices: [587, 465, 25] } },
    number: { generator: 'choices', args: { choices: [587, 465, 25] } },
  }),
  row('port', 'imap port, pop port', { integer: { generator: 'choices', args: { choices: [993, 143] } } }),
  row('opt-in', 'optin, opt in, optin type, opt in type, opt in mode, opt in process', {
    string: chosen('double:4, single:3'),
  }),
  row('away reason', 'away reason, away status reason, absence reason, away note', {
    string: listed('On a break, In a meeting, Lunch, Training, Done for the day, Working on tickets'),
  }),
  row(
    'network',
    'social profile name, social account name, social network name, social profile, social media name, social account',
    { string: listed('Facebook, LinkedIn, Instagram, YouTube, Mastodon, GitHub') },
  ),
  row('part type', 'conversation part type, ticket part type, part type, thread item type, timeline item type', {
    string: chosen('comment:6, note:2, assignment:2, close, open'),
  }),
  row(
    'end reason',
    'ended reason, call end reason, hangup reason, hangup cause, disconnect reason, call ended reason, disconnected reason, ended by reason',
    { string: chosen('hangup:6, no_answer:2, busy, declined, voicemail') },
  ),
  row(
    'referrer',
    'referrer url, referer, http referer, initial referrer, visitor referrer, page referrer, first referrer',
    {
      string: {
        ...matching(`https://www\\.(birch-works|elm-group|rowan-partners)\\.example/(blog|news|links|events)`),
        format: 'uri',
      },
    },
  ),
  row('network', 'wifi network name, wifi name, ssid, wlan name, wireless network name, wi fi name', {
    string: listed('Guests, Office, Warehouse, Shop floor, Meeting rooms, Terminals'),
  }),
  row('day of month', 'billing anchor date, anchor date, billing anchor day, billing day, anchor day, day of month', {
    integer: whole(1, 28),
    number: whole(1, 28),
  }),
  row('name', 'shipping fee name, delivery fee name, shipping charge name, shipping line name', {
    string: listed('Standard shipping, Express shipping, Next-day delivery, Pick-up in store'),
  }),
  row('name', 'rounding adjustment name', { string: chosen('Rounding:5, Cash rounding') }),
  row(
    'web address',
    'return url, success url, cancel url, continue url, back url, return uri, success uri, checkout return url',
    {
      string: {
        ...matching('https://shop\\.example\\.com/(thank-you|cart|account|orders|checkout/done)'),
        format: 'uri',
      },
    },
  ),
  row(
    'size text',
    'size readable, readable size, human size, file size text, size formatted, formatted size, size text',
    {
      string: matching('([1-9]\\.[0-9]|[1-9][0-9]) (kB|MB)'),
    },
  ),
  row(
    'path',
    'property selector, label property selector, value selector, json path, jsonpath, property path, data path',
    {
      string: chosen('metadata.plan:2, user.email, order.total:2, items[0].name, properties.country'),
    },
  ),
  row('text', 'invoice fee description, fee description, invoice charge description, charge description', {
    string: listed(
      'Usage in the past month., Fixed monthly amount., Charged once., Part of a month., Usage above the plan.',
    ),
  }),
  row('picture hash', 'blur hash, blurhash, background blur hash', { string: matching('L[A-Za-z0-9]{27}') }),
  row('filter', 'filter, filter query, query filter, filter expression, identifier filter, filter string', {
    string: chosen('status = open:3, priority >= 3:2, created > 2025-01-01, assignee = me, done = false:2'),
  }),
  row('size text', 'maximum file size, file size limit, maximum upload size, upload limit', {
    string: chosen('10 MB:3, 20 MB:4, 50 MB:2, 100 MB'),
  }),
  row('bytes', 'attachment size, file size, blob size, storage byte, byte, used byte, total byte', {
    string: matching('[1-9][0-9]{4,7}'),
  }),
  row('text', 'motd, message of the day, banner text, announcement text', {
    string: listed(
      'Welcome back!, Maintenance on Sunday from 6 to 8 a.m., The office is closed on Friday., New: export your lists as CSV.',
    ),
  }),
  row('avatar source', 'avatar provider, avatar source, avatar type', {
    string: chosen('initials:4, gravatar:3, upload:3'),
  }),
  row('login', 'basic auth user, auth user, http user, smtp username, imap username, basic auth username, smtp user', {
    string: matching('(webhooks|reports|backup|deploy|mailer)-(user|bot|service)'),
  }),
  row('camera make', 'camera make, camera brand, camera manufacturer, lens make', {
    string: chosen('Canon:4, Nikon:3, Sony:4, Fujifilm:2, Panasonic, Olympus'),
  }),
  row('aperture', 'f number, fnumber, aperture, f stop, aperture value', {
    number: { generator: 'choices', args: { choices: [1.8, 2.8, 4, 5.6, 8, 11] }, within: [1.8, 11] },
    string: chosen('f/1.8, f/2.8:2, f/4, f/5.6:2, f/8'),
  }),
  row('film speed', 'photo iso, iso speed, iso value, exif iso, iso speed rating, image iso', {
    integer: { generator: 'choices', args: { choices: [100, 200, 400, 800, 1600] }, within: [100, 1600] },
    number: { generator: 'choices', args: { choices: [100, 200, 400, 800, 1600] }, within: [100, 1600] },
  }),
  row('reaction', 'reaction type, reaction emoji, reaction content', { string: chosen('👍:4, ❤️:3, 😄:2, 🎉:2, 🚀') }),
  row('issuer', 'issuer url, token issuer, oauth issuer, jwt issuer', {
    string: {
      ...chosen('https://accounts.example.com:3, https://login.example.com:2, https://id.example.com'),
      format: 'uri',
    },
  }),
  row('name', 'kanban stage', { string: listed('Backlog, To do, In progress, In review, Waiting, Done') }),
  row(
    'text',
    namesWith('memo, related memo, note, comment, post, article, content, message, search, email', 'snippet'),
    {
      string: listed(
        'The minutes of the last meeting are attached., Three questions are still open., Ask for an offer before Friday., A list of books for the summer., How to set up the new printer., Ideas for the next release.',
      ),
    },
  ),
];
