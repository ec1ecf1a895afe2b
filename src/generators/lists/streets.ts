/** How streets are called in a language, and on which side the number stands. */
interface Streets {
  /** `#` stands for the number, `*` for the name. */
  readonly form: string;
  readonly names: readonly string[];
}

// prettier-ignore
const words = [
  'Alder', 'Ash', 'Baker', 'Beacon', 'Birch', 'Bridge', 'Canal', 'Cedar', 'Chapel', 'Charlotte', 'Cherry', 'Chestnut',
  'Church', 'College', 'Cooper', 'Cypress', 'East', 'Elm', 'Fletcher', 'Foundry', 'Franklin', 'Garden', 'George',
  'Grove', 'Hawthorn', 'Hazel', 'Highland', 'Hill', 'Ivy', 'Jasmine', 'Juniper', 'King', 'Lake', 'Laurel', 'Linden',
  'Magnolia', 'Maple', 'Market', 'Meadow', 'Mill', 'North', 'Oak', 'Orchard', 'Palm', 'Park', 'Pine', 'Poplar',
  'Prospect', 'Quarry', 'Queen', 'River', 'Rose', 'School', 'South', 'Spring', 'Station', 'Sycamore', 'Temple', 'Union',
  'Victoria', 'Walnut', 'Weaver', 'West', 'Willow',
];

/** English streets, for English-speaking countries and for those whose own way is not in the table. */
export const englishStreets: Streets = {
  form: '# *',
  names: words.flatMap((word) => [`${word} Street`, `${word} Road`, `${word} Avenue`, `${word} Lane`]),
};

/** Others by ISO 639-1 code of the language. */
// prettier-ignore
export const streets: Readonly<Record<string, Streets>> = {
  cs: {
    form: '* #',
    names: [
      'Dlouhá', 'Dvořákova', 'Husova', 'Jiráskova', 'Komenského', 'Krátká', 'Lipová', 'Luční', 'Masarykova', 'Nádražní',
      'Nová', 'Palackého', 'Polní', 'Příčná', 'Riegrova', 'Smetanova', 'Školní', 'Zahradní',
    ],
  },
  da: {
    form: '* #',
    names: [
      'Algade', 'Bakkevej', 'Birkevej', 'Bredgade', 'Engvej', 'Kirkevej', 'Kongensgade', 'Lindevej', 'Møllevej',
      'Nørregade', 'Parkvej', 'Rosenvej', 'Skolevej', 'Skovvej', 'Stationsvej', 'Søndergade', 'Torvegade', 'Vestergade',
      'Østergade',
    ],
  },
  de: {
    form: '* #',
    names: [
      'Ahornweg', 'Amselweg', 'Bahnhofstraße', 'Beethovenstraße', 'Bergstraße', 'Birkenweg', 'Blumenstraße',
      'Brunnenstraße', 'Eichenweg', 'Feldstraße', 'Friedrichstraße', 'Gartenstraße', 'Goethestraße', 'Hauptstraße',
      'Kastanienallee', 'Kirchstraße', 'Lindenstraße', 'Marktplatz', 'Mozartstraße', 'Mühlenweg', 'Parkstraße',
      'Ringstraße', 'Rosenstraße', 'Schillerstraße', 'Schulstraße', 'Sonnenstraße', 'Talstraße', 'Waldstraße',
      'Wiesenweg',
    ],
  },
  es: {
    form: '*, #',
    names: [
      'Avenida de la Libertad', 'Avenida del Parque', 'Calle Cervantes', 'Calle de la Fuente', 'Calle de la Iglesia',
      'Calle de las Flores', 'Calle de los Olivos', 'Calle del Carmen', 'Calle del Molino', 'Calle del Sol',
      'Calle Independencia', 'Calle Mayor', 'Calle Nueva', 'Calle Real', 'Calle San Antonio', 'Calle San José',
      'Calle San Juan', 'Calle San Pedro', 'Calle Santa María', 'Paseo de los Tilos', 'Plaza de la Constitución',
    ],
  },
  fi: {
    form: '* #',
    names: [
      'Asemakatu', 'Kauppakatu', 'Keskuskatu', 'Kirkkokatu', 'Koivukuja', 'Koulukatu', 'Kuusitie', 'Linnankatu',
      'Metsätie', 'Myllytie', 'Mäntytie', 'Pihlajatie', 'Puistokatu', 'Rantakatu', 'Rauhankatu', 'Satamakatu',
      'Torikatu',
    ],
  },
  fr: {
    form: '# *',
    names: [
      'avenue de la République', 'avenue Gambetta', 'boulevard Voltaire', 'place du Marché', 'rue de l’Église',
      'rue de la Fontaine', 'rue de la Gare', 'rue de la Paix', 'rue des Écoles', 'rue des Fleurs', 'rue des Jardins',
      'rue des Lilas', 'rue des Tilleuls', 'rue du Château', 'rue du Moulin', 'rue du Pont', 'rue Jean Jaurès',
      'rue Pasteur', 'rue Saint-Michel', 'rue Victor Hugo',
    ],
  },
  hu: {
    form: '* #',
    names: [
      'Ady Endre utca', 'Akácfa utca', 'Arany János utca', 'Béke utca', 'Deák Ferenc utca', 'Dózsa György út',
      'Fő utca', 'Jókai utca', 'Kert utca', 'Kossuth Lajos utca', 'Petőfi Sándor utca', 'Rákóczi út', 'Rózsa utca',
      'Szabadság tér', 'Széchenyi utca', 'Virág utca',
    ],
  },
  it: {
    form: '* #',
    names: [
      'Corso Italia', 'Piazza della Repubblica', 'Via Carducci', 'Via Cavour', 'Via Dante', 'Via dei Mille',
      'Via della Stazione', 'Via Galilei', 'Via Garibaldi', 'Via Leopardi', 'Via Manzoni', 'Via Marconi', 'Via Mazzini',
      'Via Roma', 'Via San Francesco', 'Via Verdi', 'Via XX Settembre', 'Viale dei Tigli', 'Viale della Libertà',
    ],
  },
  nb: {
    form: '* #',
    names: [
      'Bjørkeveien', 'Dronningens gate', 'Elvegata', 'Fjellveien', 'Granveien', 'Jernbanegata', 'Kirkegata',
      'Kongens gate', 'Lindeveien', 'Møllegata', 'Nygata', 'Parkveien', 'Prinsens gate', 'Ringveien', 'Skogveien',
      'Skolegata', 'Solveien', 'Storgata', 'Strandgata', 'Torggata',
    ],
  },
  nl: {
    form: '* #',
    names: [
      'Berkenlaan', 'Beukenlaan', 'Bloemstraat', 'Dorpsstraat', 'Eikenlaan', 'Havenstraat', 'Hoogstraat',
      'Kastanjelaan', 'Kerkstraat', 'Lindelaan', 'Marktplein', 'Molenstraat', 'Nieuwstraat', 'Parklaan', 'Schoolstraat',
      'Stationsstraat', 'Tuinstraat', 'Veldstraat', 'Waterstraat',
    ],
  },
  pl: {
    form: '* #',
    names: [
      'al. Niepodległości', 'ul. Akacjowa', 'ul. Brzozowa', 'ul. Dworcowa', 'ul. Klonowa', 'ul. Kolejowa',
      'ul. Kościuszki', 'ul. Krótka', 'ul. Kwiatowa', 'ul. Leśna', 'ul. Lipowa', 'ul. Mickiewicza', 'ul. Ogrodowa',
      'ul. Parkowa', 'ul. Polna', 'ul. Sienkiewicza', 'ul. Słoneczna', 'ul. Szkolna', 'ul. Zielona',
    ],
  },
  pt: {
    form: '*, #',
    names: [
      'Avenida Central', 'Avenida da Liberdade', 'Avenida do Parque', 'Rua da Boa Vista', 'Rua da Escola',
      'Rua da Fonte', 'Rua da Igreja', 'Rua da Paz', 'Rua da Prata', 'Rua das Flores', 'Rua das Laranjeiras',
      'Rua das Palmeiras', 'Rua de São João', 'Rua Direita', 'Rua do Carmo', 'Rua do Comércio', 'Rua do Sol',
      'Rua Nova', 'Rua São José',
    ],
  },
  sv: {
    form: '* #',
    names: [
      'Bergsgatan', 'Björkvägen', 'Drottninggatan', 'Ekvägen', 'Järnvägsgatan', 'Kungsgatan', 'Kyrkogatan', 'Lindvägen',
      'Nygatan', 'Parkvägen', 'Ringvägen', 'Skogsvägen', 'Skolgatan', 'Stationsgatan', 'Storgatan', 'Strandvägen',
      'Tallvägen', 'Trädgårdsgatan', 'Vasagatan',
    ],
  },
};
