/** How places for events of a category are called, `*` being a quarter or the town. Sports take place in sports halls. */
export type VenueKinds = Readonly<Record<'Conference' | 'Workshop' | 'Concert' | 'Networking', string>>;

/** Where no other language is written in Latin letters. */
export const ENGLISH_VENUES: VenueKinds & { readonly Sports: string } = {
  Conference: '* Congress Centre, * Conference Centre, * Convention Hall, * Forum',
  Workshop: '* Studio, * Workshop, * Learning Centre, * Arts Centre, * Makerspace, * Community Centre',
  Concert: '* Concert Hall, * Music Hall, * Theatre, * Playhouse, * Auditorium',
  Sports: '* Sports Hall, * Sports Centre, * Leisure Centre, * Gymnasium',
  Networking: '* Club, * Lounge, * Business Centre, * Coworking, * Meeting House',
};

/** A row is conferences, workshops, concerts and networking. */
const kinds = (Conference: string, Workshop: string, Concert: string, Networking: string): VenueKinds => ({
  Conference,
  Workshop,
  Concert,
  Networking,
});

const french = kinds(
  'Centre de congrès *, Palais des congrès *',
  'Atelier *, Centre culturel *, Maison des associations *',
  'Théâtre *, Salle de concert *, Auditorium *',
  'Café *, Espace *, Maison des entreprises *',
);
const croatian = kinds(
  'Kongresni centar *',
  'Dom kulture *, Radionica *',
  'Koncertna dvorana *, Kulturni centar *',
  'Kavana *, Klub *',
);

/** By the ISO 639-1 code of the language, or the ISO 3166-1 code of a country that calls places in another one. */
// prettier-ignore
export const venueKinds: Readonly<Record<string, VenueKinds>> = {
  fr: french, lb: french, MA: french, hr: croatian, sr: croatian,
  de: kinds('Kongresszentrum *, Tagungszentrum *', 'Werkstatt *, Bildungshaus *, Bürgerhaus *', 'Konzerthaus *, Theater *, Kulturhaus *', 'Café *, Gründerzentrum *, Clubhaus *'),
  es: kinds('Palacio de Congresos *, Centro de Convenciones *', 'Centro Cultural *, Taller *, Casa de Cultura *', 'Teatro *, Auditorio *', 'Café *, Club *, Centro de Negocios *'),
  pt: kinds('Centro de Congressos *, Centro de Convenções *', 'Centro Cultural *, Oficina *, Casa da Cultura *', 'Teatro *, Auditório *', 'Café *, Clube *, Espaço *'),
  it: kinds('Centro Congressi *, Palazzo dei Congressi *', 'Laboratorio *, Centro Culturale *', 'Teatro *, Auditorium *, Sala Concerti *', 'Caffè *, Circolo *, Spazio *'),
  nl: kinds('Congrescentrum *', 'Atelier *, Buurthuis *, Wijkcentrum *', 'Theater *, Concertzaal *, Schouwburg *', 'Café *, Sociëteit *, Bedrijvencentrum *'),
  sv: kinds('Konferenscentrum *, Kongresshuset *', 'Medborgarhuset *, Verkstaden *', 'Konserthuset *, Teater *, Kulturhuset *', 'Café *, Klubben *, Företagshuset *'),
  nb: kinds('Konferansesenteret *', 'Samfunnshuset *, Verkstedet *', 'Konserthuset *, Teatret *, Kulturhuset *', 'Kafé *, Klubben *, Næringshuset *'),
  da: kinds('Kongrescenter *, Konferencecenter *', 'Medborgerhuset *, Værkstedet *', 'Koncerthuset *, Teatret *, Musikhuset *', 'Café *, Klubben *, Erhvervshuset *'),
  fi: kinds('Kongressikeskus *', 'Työpaja *, Kulttuuritalo *', 'Konserttitalo *, Teatteri *, Musiikkitalo *', 'Kahvila *, Yrityskeskus *'),
  is: kinds('Ráðstefnuhúsið *', 'Félagsheimilið *, Menningarhúsið *', 'Tónlistarhúsið *, Leikhúsið *', 'Kaffihúsið *, Klúbburinn *'),
  pl: kinds('Centrum Kongresowe *, Centrum Konferencyjne *', 'Dom Kultury *, Pracownia *', 'Teatr *, Filharmonia *, Sala Koncertowa *', 'Kawiarnia *, Klub *, Centrum Biznesu *'),
  cs: kinds('Kongresové centrum *', 'Dílna *, Komunitní centrum *', 'Divadlo *, Koncertní síň *, Kulturní dům *', 'Kavárna *, Klub *'),
  sk: kinds('Kongresové centrum *', 'Dielňa *, Komunitné centrum *', 'Divadlo *, Koncertná sieň *, Kultúrny dom *', 'Kaviareň *, Klub *'),
  hu: kinds('* Kongresszusi Központ, * Konferenciaközpont', '* Művelődési Ház, * Műhely', '* Színház, * Koncertterem', '* Kávéház, * Klub'),
  ro: kinds('Centrul de Conferințe *', 'Casa de Cultură *, Atelierul *', 'Teatrul *, Sala de Concerte *', 'Cafeneaua *, Clubul *'),
  bg: kinds('Kongresen tsentar *', 'Chitalishte *, Rabotilnitsa *', 'Teatar *, Kontsertna zala *', 'Kafe *, Klub *'),
  sl: kinds('Kongresni center *', 'Delavnica *, Kulturni dom *', 'Gledališče *, Koncertna dvorana *', 'Kavarna *, Klub *'),
  et: kinds('Konverentsikeskus *', 'Töötuba *, Rahvamaja *', 'Kontserdimaja *, Teater *', 'Kohvik *, Klubi *'),
  lv: kinds('Konferenču centrs *', 'Kultūras nams *, Darbnīca *', 'Koncertzāle *, Teātris *', 'Kafejnīca *, Klubs *'),
  lt: kinds('Konferencijų centras *', 'Kultūros namai *, Dirbtuvės *', 'Koncertų salė *, Teatras *', 'Kavinė *, Klubas *'),
  uk: kinds('Konhres-Tsentr *', 'Budynok Kultury *, Maisternia *', 'Teatr *, Filarmoniia *', 'Kaviarnia *, Klub *'),
  el: kinds('Synedriako Kentro *', 'Ergastiri *, Politistiko Kentro *', 'Theatro *, Megaro Mousikis *', 'Kafeneio *, Leschi *'),
  tr: kinds('* Kongre Merkezi', '* Kültür Merkezi, * Atölyesi', '* Tiyatrosu, * Konser Salonu', '* Kafe, * İş Merkezi'),
  id: kinds('Balai Sidang *, Gedung Pertemuan *', 'Balai Warga *, Sanggar *', 'Gedung Kesenian *, Teater *', 'Kafe *, Ruang Kerja *'),
  ms: kinds('Pusat Konvensyen *', 'Dewan Komuniti *, Bengkel *', 'Panggung *, Dewan Konsert *', 'Kafe *, Kelab *'),
};

/** Coined platforms for events that take place online. */
// prettier-ignore
export const onlinePlatforms: readonly string[] = [
  'Meridian Live', 'Lantern Rooms', 'Streamfold', 'Halcyon Stage', 'Quillroom', 'Parlour Live', 'Harbourcast',
  'Roundtable Live', 'Clearroom', 'Farsight Events', 'Gatherwell', 'Commonstage', 'Tidecast', 'Openair Stream',
];
