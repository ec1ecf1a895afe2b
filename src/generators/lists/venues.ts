/** Coined first parts of the names of halls and clubs. */
// prettier-ignore
export const venueNames: readonly string[] = [
  'Riverside', 'Old Mill', 'Northgate', 'Linden', 'Harbour', 'Meridian', 'Kestrel', 'Foundry', 'Park Row', 'Copper',
  'Lantern', 'Granary', 'Orchard', 'Weavers', 'Bridge Street', 'Southgate', 'Cedar', 'Tramway', 'Tollhouse',
  'Station Road', 'Highfield', 'Millrace', 'Cornmarket', 'Juniper', 'Quayside', 'Saddlers', 'Sunfield', 'Tanner Street',
  'Waterworks', 'Westbrook', 'Elmwood', 'Printers',
];

/** What follows them, by category of event. */
export const venueKinds: Readonly<Record<string, readonly string[]>> = {
  Conference: [
    'Congress Centre',
    'Conference Centre',
    'Convention Hall',
    'Forum',
    'Exhibition Centre',
    'Lecture Halls',
  ],
  Workshop: ['Studio', 'Workshop', 'Learning Centre', 'Arts Centre', 'Makerspace', 'Community Centre'],
  Concert: ['Concert Hall', 'Music Hall', 'Theatre', 'Playhouse', 'Music Club', 'Auditorium'],
  Sports: ['Arena', 'Sports Hall', 'Sports Centre', 'Indoor Arena', 'Sports Park', 'Gymnasium'],
  Networking: ['Club', 'Lounge', 'Business Centre', 'Coworking', 'Rooms', 'Meeting House'],
};

/** Coined platforms for events that take place online. */
// prettier-ignore
export const onlinePlatforms: readonly string[] = [
  'Meridian Live', 'Lantern Rooms', 'Openhall Online', 'Streamfold', 'Halcyon Stage', 'Quillroom', 'Parlour Live',
  'Skylark Sessions', 'Harbourcast', 'Roundtable Live', 'Lumen Hall', 'Clearroom', 'Farsight Events', 'Gatherwell',
  'Commonstage', 'Tidecast', 'Windowseat Live', 'Plenum Online', 'Beacon Rooms', 'Openair Stream',
];
