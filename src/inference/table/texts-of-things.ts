import { listed, namesWith, phrase, row, type Row } from './row.ts';

/** Permissions of a role in a service, and in a service for conversations. */
const [SERVICE_PERMISSIONS, CHAT_PERMISSIONS] = [
  'orders:read, orders:write, customers:read, customers:write, products:read, products:write, reports:read, users:manage, billing:read, settings:write',
  'sendMessage, sendMediaMessage, editOwnMessage, deleteOwnMessage, leaveConversation, addParticipant, removeParticipant, editConversationName, editConversationAttributes, deleteAnyMessage',
] as const;

/** Lists of permissions that occur together, one for each kind of service. */
export const PERMISSIONS: readonly (readonly string[])[] = [SERVICE_PERMISSIONS, CHAT_PERMISSIONS].map((each) =>
  each.split(', '),
);

/** Rows for texts that depend on what they are about: people, pictures, lines of an order, places of events. */
export const THING_TEXTS: readonly Row[] = [
  row(
    'text',
    'bio, biography, about me, author about, profile description, short bio, profile bio, @person bio, @person biography, @person about, @person description, @person summary, @person overview, person detail, @person introduction',
    phrase(
      'Product designer in Lyon. Coffee, climbing, and old maps.',
      'Writes about food, trains, and everything in between.',
      'Software developer by day, baker by night.',
      'Teacher, reader, slow runner.',
      'Photographs cities in the rain.',
      'Ten years in logistics, now helping small shops grow.',
      'Gardener, podcast listener, friend of long lunches.',
      'Marine biologist. Mostly harmless.',
      'Studied history, works with data.',
      'Always on the way to the next mountain hut.',
      'Marketing, music, and too many house plants.',
      'Nurse and first-aid trainer in Leeds.',
      'Restores old radios and writes about it.',
      'Architect with a weakness for timber houses.',
      'Cycles to work in any weather.',
      'Translator between English, Polish, and cat.',
      'Plays the cello in an amateur orchestra.',
      'Runs a small bookshop by the harbour.',
      'Building tools that people like to use.',
      'Here to learn, share, and ask questions.',
      'Amateur astronomer, professional accountant.',
      'Chef turned food writer. Soup enthusiast.',
      'Climate researcher. Views are my own.',
      'Dreams of a cabin without internet.',
    ),
  ),
  row(
    'text',
    namesWith(
      'seller, merchant, vendor, shop, store, brand, maker, marketplace seller',
      'about, about us, about me, bio, description, introduction, overview, summary',
    ),
    phrase(
      'Small workshop by the river. We make everything ourselves, in small series.',
      'Family-run since 1987. Orders before noon leave on the same day.',
      'Well-made things for home and garden, chosen with care.',
      'We repair what we sell. Questions are answered within a day.',
      'Two sisters, one shop, and a weakness for good material.',
      'Everyday goods from makers that we know in person.',
      'Design from the north, packed without plastic.',
      'An independent shop with a small, changing range.',
      'From our own studio straight to you, without detours.',
      'Simple things that last, at fair prices.',
    ),
  ),
  row(
    'text',
    `alt, alt text, image alt, image alt text, ${namesWith('@product image, @product media, product photo, product picture, primary media, variant image', 'description, alt, alt text, caption, title, label')}`,
    phrase(
      'Front view',
      'Side view',
      'Detail of the surface',
      'In use',
      'With packaging',
      'View from above',
      'Size comparison',
      'All colours',
      'Back',
      'In a living room',
    ),
  ),
  row(
    'text',
    namesWith('@picture, media', 'description, caption, alt description, summary, detail'),
    phrase(
      'Market square in the morning, before the stalls open.',
      'The team at the summer party.',
      'View from the bridge in autumn.',
      'New packaging, photographed for the catalogue.',
      'Workshop with tools on the wall.',
      'Fog over the river, taken at sunrise.',
      'Entrance of the building after the renovation.',
      'Speaker on stage during the opening.',
      'Bread and coffee on a wooden table.',
      'Children painting the fence of the school.',
      'Night train at the platform.',
      'Detail of a woven blanket.',
    ),
  ),
  row(
    'text',
    namesWith(
      'line item, order item, cart item, order line, cart line item, basket item, order line item, checkout item, order product, item variant',
      'subtitle, option text, options text, variant title, variant description, variant text, selected option, detail',
    ),
    phrase(
      'Single item',
      'Set of two',
      'Gift-wrapped',
      'Standard',
      'Pack of three',
      'Limited edition',
      'With gift box',
      'Second choice',
      'Display item',
      'Made to order',
    ),
  ),
  row(
    'text',
    'variant title, variant name, product variant title, product variant name, variant display name',
    phrase(
      'Small',
      'Medium',
      'Large',
      'Black',
      'White',
      'Navy',
      'Small / Black',
      'Large / Navy',
      'Single',
      'Set of two',
      'Pack of three',
      'Gift edition',
    ),
  ),
  row(
    'text',
    namesWith(
      'order item, cart item, order line, cart line item, basket item, order line item, checkout item',
      'description',
    ),
    {
      string: {
        generator: 'phrase',
        args: {
          texts: ['{name}', '{name}, gift-wrapped', '{name}, set of two'],
        },
        reads: { name: ['name'] },
        otherwise: listed(
          'Oak Desk, Linen Cushion, Ceramic Mug, Steel Watering Can, Navy Merino Sweater, Canvas Tote, A5 Notebook, Brass Desk Lamp',
        ),
      },
    },
  ),
  row(
    'text',
    namesWith(
      'task assignment, assignment, approval, approval request, signature request, review request, collaboration, share, invitation, invite',
      'message, note, comment, description, body',
    ),
    phrase(
      'Please review this by Friday.',
      'Could you check the figures on page three?',
      'Please sign at the marked places.',
      'This is the final version. Is it fine with you?',
      'You now have access to the folder.',
      'Please approve, so that we can place the order.',
      'Have a look when you find the time.',
      'We need your comments before the meeting.',
      'Join us on Thursday at ten.',
      'Only the last paragraph has changed.',
    ),
  ),
  row(
    'venue',
    namesWith(
      'special event, museum event, exhibition, workshop, session, class, lesson, lecture, course, screening, talk, seminar',
      'location, venue, place, location name',
    ),
    phrase(
      'Main Hall',
      'East Wing',
      'Garden',
      'Auditorium',
      'Gallery 2',
      'Library',
      'Courtyard',
      'Workshop Room',
      'Lecture Hall',
      'Upper Floor',
      'Foyer',
      'Gallery 5',
    ),
  ),
  row(
    'company name',
    namesWith(
      'trip, train, journey, departure, arrival, line, route, connection, transport, bus, station',
      'operator, operator name, carrier, carrier name, railway, agency',
    ),
    phrase(
      'Northern Rail',
      'Coastline Railways',
      'Alpine Express',
      'Transit Union',
      'Intercity Nord',
      'Lakeland Trains',
      'Valley Line',
      'Eurostrand',
      'Rhine Rail',
      'Metro Regional',
    ),
  ),
  row(
    'provider',
    'video provider, video host, video platform, embed provider, external video provider',
    phrase('YouTube', 'Vimeo'),
  ),
  row(
    'permission',
    'permission, role permission, @person permission, user group permission, token permission, app permission, member permission, scope, oauth scope, granted scope, token scope',
    {
      string: listed(SERVICE_PERMISSIONS),
      array: { ...listed(SERVICE_PERMISSIONS), isEach: true },
    },
  ),
  row(
    'permission',
    'service role permission, chat role permission, conversation role permission, channel role permission, participant permission',
    {
      string: listed(CHAT_PERMISSIONS),
      array: { ...listed(CHAT_PERMISSIONS), isEach: true },
    },
  ),
  row('sort order', 'sort order, sort by, sort, ordering, order by, default sort, sorting, sort key, sort field', {
    string: listed('name, created_at, updated_at'),
  }),
  row('discriminator', 'discriminator, user discriminator', {
    string: { generator: 'pattern', args: { pattern: '[0-9]{4}' } },
  }),
  row(
    'ssid',
    'ssid, wifi name, wifi ssid, wireless network',
    phrase('Office', 'Office-Guests', 'Warehouse-5G', 'Shop-WiFi', 'Meeting-Rooms', 'Back-Office'),
  ),
  row('code', 'account number suffix, pan suffix, card suffix, number suffix, account suffix', {
    string: { generator: 'pattern', args: { pattern: '[0-9]{4}' } },
  }),
  row('reference', 'reference, reference text, external reference number, label message reference', {
    string: { generator: 'pattern', args: { pattern: '[A-Z]{2}-[0-9]{6}' } },
  }),
  row(
    'namespace',
    'metafield namespace, custom field namespace, field namespace',
    phrase('custom', 'global', 'details', 'specs', 'seo', 'shipping', 'reviews', 'my_fields'),
  ),
  row(
    'text',
    'statement description, statement descriptor, bank statement description, soft descriptor',
    phrase(
      'ALDER AND FINCH',
      'OAKLINE SHOP',
      'NORVIK ONLINE',
      'KESTREL BOOKS',
      'SOLERA CAFE',
      'ROWAN STORE',
      'HALDEN SUPPLY',
      'UMBRA LIGHTING',
    ),
  ),
  row(
    'text',
    'behavior guidance, guidance, agent instruction, system prompt, persona, tone of voice',
    phrase(
      'Be friendly and brief. Use the first name of the customer.',
      'Answer only questions about orders and deliveries.',
      'Ask for the order number before you look anything up.',
      'Hand over to a colleague if a customer is upset.',
      'Do not promise dates. Link to the tracking page instead.',
      'Use plain words and short sentences.',
    ),
  ),
  row(
    'text',
    'exception description, tracking exception, shipment status detail, shipment status description, delivery status detail, delivery status description, parcel status detail, parcel status description, tracking status detail, package status detail, package status description, tracking event status description, tracking event description, tracking description, shipment event description',
    phrase(
      'Arrived at the sorting centre',
      'Out for delivery',
      'Delivered to a neighbour',
      'Picked up by the carrier',
      'Delayed by weather',
      'Departed from the depot',
      'Held at customs',
      'Delivery attempted, nobody at home',
    ),
  ),
];
