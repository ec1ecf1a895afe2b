import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/**
 * Germany, Austria and Switzerland. Source: lists of names by the language societies and statistics offices; DIN 5008
 * and the postal services' address formats. Names of people have no ß, as Switzerland does not use it.
 */
export const germany: Region = {
  countries: {
    DE: {
      name: 'Germany',
      currency: 'EUR',
      language: 'de',
      phone: '+49 30 23125 ###',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 65,
      adjective: 'German',
      sports: 'Ice Hockey, Handball, Rugby',
      cities: `
        Berlin|52.52|13.405
        Hamburg|53.5575|9.972|+49 40 66969 ###
        Munich/München|48.1351|11.582|+49 89 99998 ###
        Cologne/Köln|50.9375|6.95|+49 221 4710 ###
        Frankfurt|50.1145|8.678|+49 649 ### ####`,
      towns: 'Dortmund, Leipzig, Bremen, Dresden, Hannover, Mannheim, Augsburg, Kiel, Münster, Kassel',
      forms: { GmbH: 13, AG: 2, 'GmbH & Co. KG': 4 },
      tax: 19,
      level: 0.8,
    },
    AT: {
      name: 'Austria',
      currency: 'EUR',
      language: 'de',
      phone: '+43 1 1## ####',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 9,
      sports: 'Ice Hockey, Handball',
      cities: `
        Vienna/Wien|48.2082|16.3738
        Graz|47.0707|15.4395|+43 316 1## ####
        Salzburg|47.8095|13.055|+43 662 1## ####`,
      towns: 'Linz, Innsbruck, Klagenfurt, Villach, Wels',
      forms: { GmbH: 12, AG: 2, OG: 2 },
      tax: 20,
      level: 0.85,
    },
    CH: {
      name: 'Switzerland',
      currency: 'CHF',
      language: 'de',
      phone: '+41 44 1## ## ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 12,
      adjective: 'Swiss',
      sports: 'Ice Hockey, Handball',
      cities: `
        Zurich/Zürich|47.3769|8.5317
        Bern|46.948|7.4474|+41 31 1## ## ##
        Basel|47.5512|7.5886|+41 61 1## ## ##`,
      towns: 'Winterthur, Schaffhausen, St. Gallen, Biel, Thun, Chur, Aarau',
      forms: { AG: 8, GmbH: 9 },
      tax: 8.1,
      level: 1.15,
    },
  },
  female: `Andrea, Bettina, Birgit, Christine, Jutta, Monika, Petra, Sabine, Susanne, Ursula, Anja, Annika, Barbara,
    Carina, Eva, Franziska, Helena, Ines, Johanna, Katharina, Katja, Luisa, Magdalena, Maria, Martina, Melanie, Nadine,
    Sandra, Sophie, Stefanie, Antonia, Clara, Emilia, Frieda, Hanna, Ida, Lea, Lena, Leonie, Mathilda`,
  male: `Andreas, Bernd, Georg, Markus, Martin, Oliver, Roland, Stefan, Urs, Wolfgang, Bastian, Benedikt, Bruno,
    Christian, Daniel, David, Dominik, Hannes, Jan, Marco, Julian, Manuel, Niklas, Patrick, Paul, Philipp, Sebastian,
    Simon, Tobias, Valentin, Anton, Emil, Fabian, Felix, Jakob, Jonas, Leon, Lorenz, Lukas, Moritz`,
  anyone: 'Charlie, Kim, Luca, Mika, Nikita, Robin',
  family: `Albrecht, Arnold, Bauer, Beck, Becker, Berger, Böhm, Braun, Brunner, Busch, Egger, Engel, Fischer, Franke,
    Friedrich, Fuchs, Graf, Gruber, Günther, Haas, Hartmann, Heinrich, Hoffmann, Horn, Huber, Jäger, Jung,
    Kaiser, Koch, Köhler, Krämer, Kraus, Krüger, Lang, Lehmann, Maier, Meier, Moser, Müller, Pfeiffer, Pichler, Pohl,
    Roth, Sauer, Schäfer, Schmitt, Schneider, Schreiber, Schröder, Schulte, Schulz, Schuster, Seidel, Sommer, Steiner,
    Vogel, Vogt, Wagner, Weber, Widmer, Winkler, Winter, Wyss, Ziegler, Zimmermann`,
  frequent: {
    Müller: 2.4,
    Schmidt: 1.9,
    Schneider: 1.3,
    Fischer: 1.1,
    Weber: 1,
    Meyer: 0.95,
    Wagner: 0.9,
    Becker: 0.85,
    Schulz: 0.8,
    Hoffmann: 0.8,
    Schäfer: 0.7,
    Koch: 0.7,
    Bauer: 0.7,
    Richter: 0.65,
    Klein: 0.65,
    Wolf: 0.6,
    Neumann: 0.55,
    Schwarz: 0.5,
    Zimmermann: 0.5,
    Braun: 0.5,
    Huber: 0.7,
  },
  streets: {
    form: '* #',
    numbers: [[1, 140]],
    names: `Ahornweg, Amselweg, Bahnhofstraße, Beethovenstraße, Birkenweg, Blumenstraße, Brunnenstraße,
      Eichenweg, Feldstraße, Friedhofstraße, Gartenstraße, Goethestraße, Jahnstraße,
      Lerchenweg, Lindenstraße, Marktstraße, Mozartstraße, Neue Straße, Parkstraße,
      Poststraße, Rosenstraße, Schillerstraße, Schulstraße, Seestraße, Talstraße, Waldstraße`,
  },
  centralStreets: {
    Berlin: { form: '* #', numbers: [[2, 20]], names: 'Burgstraße, Münzstraße, Rochstraße, Spandauer Straße' },
    Munich: { form: '* #', numbers: [[2, 40]], names: 'Frauenstraße, Rumfordstraße, Tal, Westenriederstraße' },
  },
  clubs: {
    words:
      CLASSICAL +
      `, Adler, Rot-Weiß, Falke, Freiheit, Grün-Weiß, Blau-Weiß, Vorwärts,
      Schwarz-Gelb, Eiche, Olympia, Edelweiß, Blau-Gelb, Einigkeit, Phönix, Germania, Merkur`,
    parts: `Nord, Süd, Ost, Mitte, Neustadt, Südstadt, Kirchfeld, Mühlfeld, Sandgrund, Steinfeld, Sonnberg, Weinberg,
      Schlossberg, Wiesengrund`,
    cores: CITY_LAST,
    marks: {
      Football: 'FC *, SV *, SC *, TSV *, SpVgg *, VfR *',
      Basketball: 'BC *, BG *, SG *',
      'Ice Hockey': 'EC *, EV *, ESC *',
      Volleyball: 'VC *, VV *, TSV *',
      Handball: 'HC *, HSG *, SG *',
      Rugby: 'RC *, RK *',
      any: 'SV *, TSV *',
    },
  },
  grounds: {
    outdoor: 'Stadion *, Arena *, Sportpark *',
    hall: 'Sporthalle *, Arena *, Sportzentrum *',
    ice: 'Eishalle *, Eisstadion *',
  },
  hotels: {
    plain: 'Gasthof zum *, Stadthotel *, Gästehaus *',
    withCity: 'Hotel * @, Gasthof zum * @, Pension * @, Hotel zum * @',
    words: `Adler, Anker, Apfelbaum, Brunnen, Burgtor, Engel, Fasan, Glockenturm, Hirsch, Holunder, Kamin,
      Kirschbaum, Kranich, Kranz, Krug, Marstall, Mühlrad, Nussbaum, Pflug, Postillion, Ritter,
      Rosengarten, Schwan, Stern, Storch`,
    and: ' & ',
  },
  tradeNames: {
    starts: 'Birken, Linden, Eichen, Stein, Rosen, Falken, Sonnen, Reben, Erlen, Winter',
    ends: 'bach, hof, tal, feld, brück',
    own: '& Söhne, Partner, Kontor',
  },
};
