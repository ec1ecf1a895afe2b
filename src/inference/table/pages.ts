import { linked, listed, namesWith, chosen, phrase, row, type Guess, type Row } from './row.ts';

/** Names of publications, such as posts and pages, separated by commas. */
const PUBLISHED =
  '@post, post, blog post, page, landing page, site page, article, web page, entry, document page, cms page, story';

/** Typical names of pages and folders of a web site. */
const PAGE_NAMES = listed(
  'About us, Contact, Products, Services, Team, Prices, Downloads, Careers, Help, Spring sale, Customer stories, Book a demo',
);

const named: Guess = {
  generator: 'phrase',
  args: { texts: ['{name}'] },
  reads: { name: ['name', 'company name', 'full name'] },
  needs: { name: 'name' },
};

/** Guesses a link to a profile in a network, with the username of the record. */
const profileAt = (host: string): Guess => ({
  generator: 'pattern',
  format: 'uri',
  args: {
    pattern: `https://${host}\\.example\\.com/(anna|ben|carla|david|elena|felix|grace|hugo)_(moore|berg|silva|novak|rossi|weber)`,
  },
});

/** Rows for pages and posts of web sites. */
export const PAGES: readonly Row[] = [
  row(
    'name',
    'html title, head title, document title of page, seo html title, share title, social share title, open graph title',
    {
      string: named,
    },
  ),
  row(
    'name',
    namesWith(
      'landing page, site page, web page, cms page, landing pages, site pages',
      'name, title, html title, label',
    ),
    {
      string: PAGE_NAMES,
    },
  ),
  row(
    'name',
    namesWith(
      'landing page folder, page folder, landing pages folder, site page folder, folder revision',
      'name, title',
    ),
    {
      string: listed('Campaigns, Product pages, Events, Partners, Archive, Webinars, Seasonal offers, Case studies'),
    },
  ),
  row('state', namesWith(PUBLISHED, 'state, current state, publication state, publish state, published state'), {
    string: chosen('PUBLISHED:6, DRAFT:3, SCHEDULED'),
  }),
  row('kind', namesWith('landing page, site page, web page', 'subcategory, sub category, page type, content type'), {
    string: chosen('landing_page:3, site_page:3'),
  }),
  row('category', namesWith('audit log, audit, audit event, activity log, audit entry', 'category'), {
    string: chosen('LOGIN:3, CRM_OBJECT:3, SECURITY:2, USER_SETTINGS, CONTENT:2, INTEGRATION'),
  }),
  row('category', namesWith('audit log, audit, audit event, activity log, audit entry', 'subcategory, sub category'), {
    string: chosen('LOGIN_SUCCEEDED:3, EXPORT:2, PERMISSION_CHANGED, CREATED:3, UPDATED:3, DELETED'),
  }),
  row(
    'markup',
    'head html, header html, footer html, head markup, custom head html, header include html, head include, footer include',
    {
      string: listed(
        '<meta name="robots" content="index">, <link rel="preconnect" href="https://cdn.example.com">, <meta name="theme-color" content="#1f6feb">, <link rel="icon" href="/favicon.ico">, <script src="/js/site.js" defer></script>',
      ),
    },
  ),
  row('markup', 'oembed html, o embed html, embed markup, iframe html, player html', {
    string: listed(
      '<iframe src="https://app.example.com/embed/1" width="800" height="450"></iframe>, <iframe src="https://app.example.com/embed/2" width="640" height="360"></iframe>',
    ),
  }),
  row(
    'link',
    'page redirect url, page expiry redirect url, expiry redirect url, expired redirect url, page url redirect, post redirect url, landing redirect url, thank you url, thank you page url, exit url, redirect page url',
    { string: linked('www', 'part') },
  ),
  row('profile', 'facebook, facebook url, facebook profile, facebook page, @person facebook, author facebook', {
    string: profileAt('facebook'),
  }),
  row(
    'profile',
    'linkedin, linkedin url, linkedin profile, linked in, linked in url, @person linkedin, author linkedin',
    {
      string: profileAt('linkedin'),
    },
  ),
  row('profile', 'instagram url, instagram profile, instagram link', { string: profileAt('instagram') }),
  row('profile', 'twitter url, twitter profile, twitter link, x url', { string: profileAt('twitter') }),
  row(
    'announcement',
    'announcement, announcement text, server announcement, banner text, notice, site notice, maintenance notice',
    phrase(
      'Maintenance on Sunday from 02:00 to 04:00.',
      'New reports are available in the menu.',
      'Please update the app before the end of the month.',
      'Support is closed on public holidays.',
      'The terms of use have changed.',
      'Welcome to the new version.',
    ),
  ),
  row(
    'lyrics',
    'lyric, song lyric, track lyric, lyrics text, song text, lyric text',
    phrase(
      'Lights along the harbour wall, / I count them going home.',
      'Morning comes on quiet wheels, / the kettle starts to sing.',
      'We left the city by the river, / the radio turned low.',
      'Paper boats and summer rain, / and nothing left to say.',
      'Hold the door, the night is young, / the band is packing up.',
      'Snow on every northern road, / your letter in my coat.',
    ),
  ),
  row(
    'text',
    `${namesWith('artist bio, artist information bio, artist wiki, artist biography', 'full, summary, content, short, text')}, artist bio, artist biography, artist information bio`,
    phrase(
      'Started out in small clubs and recorded a first album at home within a week.',
      'A trio from the coast that mixes folk songs with quiet electronics.',
      'Plays piano since the age of five, and has written for film and theatre.',
      'Known for long tours by train and for concerts without amplifiers.',
      'Grew up between two languages and sings in both.',
      'Four school friends with two guitars, strings, and a borrowed drum kit.',
      'Has released six albums, the last one recorded live in a former cinema.',
      'A producer and singer whose songs are about cities at night.',
    ),
  ),
  row(
    'text',
    `${namesWith('album wiki, album information wiki, album', 'full, summary, content, wiki')}, album wiki`,
    phrase(
      'Recorded in ten days, mostly live, with a string quartet on three songs.',
      'The second album, written on tour and finished in a house by the sea.',
      'A quiet record with piano and voice in the foreground.',
      'Twelve songs about leaving a small town, and about coming back.',
      'Reached the charts in six countries and won two awards.',
      'Produced at home; the last song was recorded on a phone.',
      'Marked a turn towards electronic sounds and shorter songs.',
    ),
  ),
  row('kind', 'live broadcast content', { string: chosen('none:8, live, upcoming') }),
  row('name', 'channel title, video channel title, snippet channel title, channel name youtube', {
    string: listed(
      'Northern Lights Music, Blue Door Sessions, Live at the Harbour, Quiet Rooms, City Stages, Paper Moon TV',
    ),
  }),
  row('name', 'youtube item snippet title, video snippet title, item snippet title, music video title, youtube title', {
    string: listed(
      'Paper Boats (Official Video), Northern Road (Live), Harbour Lights – Lyric Video, Quiet Wheels (Acoustic), Summer Rain (Official Audio), Night Train (Live Session)',
    ),
  }),
  row(
    'text',
    'youtube item snippet description, video snippet description, item snippet description, music video description',
    phrase(
      'The official video. The new album is out now.',
      'Recorded live on the last evening of the tour.',
      'Subscribe for new songs every Friday.',
      'From the album that came out this spring.',
      'Filmed in one take on a rainy morning.',
    ),
  ),
];
