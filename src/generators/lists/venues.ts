/**
 * Patterns for names of venues, separated by commas, by category of event; `*` is a district or the town. For sports,
 * sports halls have names of their own.
 */
export type VenueKinds = Readonly<Record<'Conference' | 'Workshop' | 'Concert' | 'Networking', string>>;

/** Patterns for names of venues in countries whose language is not written in Latin letters. */
export const ENGLISH_VENUES: VenueKinds & { readonly Sports: string } = {
  Conference: '* Congress Centre, * Conference Centre, * Convention Hall, * Forum',
  Workshop: '* Studio, * Learning Centre, * Arts Centre, * Community Centre',
  Concert: '* Concert Hall, * Music Hall, * Theatre, * Playhouse, * Auditorium',
  Sports: '* Sports Hall, * Sports Centre, * Leisure Centre, * Gymnasium',
  Networking: '* Club, * Lounge, * Business Centre, * Coworking, * Meeting House',
};

/** Names of concert halls where English has always been spoken. */
export const ENGLISH_HALLS: string = `Garrick, Lyric, Marlowe, Mercer, Beacon, Calder, Carlton, Clarence, Crescent, Fairmont, Granville,
  Orchard, Paragon, Regent, Union, Victoria, Waterfront`;

/** Names of sports grounds where English has always been spoken. */
export const ENGLISH_GROUNDS: string = `North End, South Bank, Eastgate, West Moor, Ashdown, Barley, Calder, Canal, Clarence, Coppice, Crescent, Denholm,
  Farrow, Foundry, Granville, Harcourt, Holbeck, Kirkdale, Linton, Marsden, Northcote, Orchard, Pemberton, Quarry, Redfern,
  Spinney, Thornhill, Union, Victoria, Winfold`;

/** Makes the patterns of one language, from those for conferences, workshops, concerts and networking events. */
const kinds = (Conference: string, Workshop: string, Concert: string, Networking: string): VenueKinds => ({
  Conference,
  Workshop,
  Concert,
  Networking,
});

const french = kinds(
  'Centre de congrès *, Palais des congrès *',
  'Centre culturel *, Maison des associations *',
  'Théâtre *, Salle de concert *, Auditorium *',
  'Café *, Espace *, Maison des entreprises *',
);

/**
 * Patterns for names of venues by ISO 639-1 language code, or by ISO 3166-1 code of a country that names places in
 * another language.
 */
// oxfmt-ignore
export const venueKinds: Readonly<Record<string, VenueKinds>> = {
  fr: french, lb: french,
  de: kinds('Kongresszentrum *, Tagungszentrum *', 'Bildungshaus *, Bürgerhaus *', 'Konzerthaus *, Theater *, Kulturhaus *', 'Café *, Gründerzentrum *, Clubhaus *'),
  es: kinds('Palacio de Congresos *, Centro de Convenciones *', 'Centro Cultural *, Casa de Cultura *', 'Teatro *, Auditorio *', 'Café *, Club *, Centro de Negocios *'),
  pt: kinds('Centro de Congressos *, Centro de Convenções *', 'Centro Cultural *, Casa da Cultura *', 'Teatro *, Auditório *', 'Café *, Clube *, Espaço *'),
  it: kinds('Centro Congressi *, Palazzo dei Congressi *', 'Centro Culturale *, Casa della Cultura *', 'Teatro *, Auditorium *, Sala Concerti *', 'Caffè *, Circolo *, Spazio *'),
  nl: kinds('Congrescentrum *', 'Buurthuis *, Wijkcentrum *', 'Theater *, Concertzaal *, Schouwburg *', 'Café *, Sociëteit *, Bedrijvencentrum *'),
  sv: kinds('Konferenscentrum *, Kongresshuset *', 'Medborgarhuset *', 'Konserthuset *, Teater *, Kulturhuset *', 'Café *, Klubben *, Företagshuset *'),
  nb: kinds('Konferansesenteret *', 'Samfunnshuset *', 'Konserthuset *, Teatret *, Kulturhuset *', 'Kafé *, Klubben *, Næringshuset *'),
  da: kinds('Kongrescenter *, Konferencecenter *', 'Medborgerhuset *', 'Koncerthuset *, Teatret *, Musikhuset *', 'Café *, Klubben *, Erhvervshuset *'),
  fi: kinds('Kongressikeskus *', 'Kulttuuritalo *', 'Konserttitalo *, Teatteri *, Musiikkitalo *', 'Kahvila *, Yrityskeskus *'),
  pl: kinds('Centrum Kongresowe *, Centrum Konferencyjne *', 'Dom Kultury *', 'Teatr *, Filharmonia *, Sala Koncertowa *', 'Kawiarnia *, Klub *, Centrum Biznesu *'),
  cs: kinds('Kongresové centrum *', 'Komunitní centrum *', 'Divadlo *, Koncertní síň *, Kulturní dům *', 'Kavárna *, Klub *'),
  tr: kinds('* Kongre Merkezi', '* Kültür Merkezi', '* Tiyatrosu, * Konser Salonu', '* Kafe, * İş Merkezi'),
  id: kinds('Balai Sidang *, Gedung Pertemuan *', 'Balai Warga *', 'Gedung Kesenian *, Teater *', 'Kafe *, Ruang Kerja *'),
};

/** Invented platforms for online events. */
// oxfmt-ignore
export const onlinePlatforms: readonly string[] = [
  'Meridian Live', 'Lantern Rooms', 'Streamfold', 'Quillroom', 'Parlour Live', 
  'Roundtable Live', 'Farsight Events', 'Commonstage', 
];
