import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/**
 * The Netherlands and Belgium. Source: lists of names by the Meertens Institute and Statbel; the address formats of
 * PostNL and bpost.
 */
export const lowCountries: Region = {
  countries: {
    NL: {
      name: 'Netherlands',
      currency: 'EUR',
      language: 'nl',
      phone: '+31 20 1## ####',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 32,
      adjective: 'Dutch',
      sports: 'Baseball, Handball, Rugby',
      cities: `
        Amsterdam|52.3676|4.9041
        Rotterdam|51.9244|4.4777|+31 10 1## ####
        Utrecht|52.0907|5.1214|+31 30 1## ####
        Eindhoven|51.4416|5.4697|+31 40 1## ####`,
      towns: 'Groningen, Tilburg, Breda, Nijmegen, Enschede, Arnhem, Haarlem, Zwolle, Leeuwarden, Venlo',
      forms: { 'B.V.': 36, 'N.V.': 1, 'V.O.F.': 3 },
      tax: 21,
      level: 0.85,
      families: [0, 44],
    },
    BE: {
      name: 'Belgium',
      currency: 'EUR',
      language: 'nl',
      phone: '+32 2 1## ## ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 12,
      adjective: 'Belgian',
      sports: 'Handball, Rugby',
      cities: `
        Brussels/Brussel|50.8503|4.3517
        Antwerp/Antwerpen|51.2113|4.4125|+32 3 1## ## ##
        Ghent/Gent|51.0543|3.7174|+32 9 1## ## ##`,
      towns: 'Charleroi, Liège, Leuven, Namur, Mechelen, Mons, Hasselt, Kortrijk',
      forms: { BV: 10, NV: 6 },
      tax: 21,
      level: 0.8,
      families: [34, 61],
    },
  },
  female: `Anneke, Annelies, Heleen, Ilse, Ingrid, Katrien, Maaike, Marieke, Marijke, Veerle, Amber, Anke, Carlijn,
    Eline, Elke, Eva, Femke, Fleur, Iris, Julie, Karlijn, Kaat, Lien, Linde, Lotte, Marloes, Merel, Nienke, Sanne,
    Silke, Bo, Britt, Danique, Emma, Esmée, Fenna, Floor, Noor, Roos, Tess`,
  male: `Dirk, Erik, Gerrit, Hendrik, Jaap, Jan, Klaas, Menno, Pieter, Roel, Bart, Bas, Casper, Jeroen, Joost, Joris,
    Kevin, Koen, Lars, Maarten, Marijn, Mathijs, Olivier, Rik, Rutger, Sander, Tim, Tom, Wout, Wouter, Bram, Daan,
    Floris, Jelle, Jesse, Luuk, Sem, Stijn, Teun, Thijs`,
  anyone: 'Jip, Kim, Luca, Mika, Robin, Sam',
  family: `Bakker, Blom, Boer, Bos, de Boer, de Bruijn, de Graaf, de Haan, de Jong, de Leeuw, de Vries, de Wit, Dekker,
    Hoekstra, Jansen, Kok, Kramer, Kuijpers, Meijer, Molenaar, Peters, Postma, Schouten, Scholten, Smits, van Beek,
    van Dijk, van Leeuwen, van Loon, van der Meer, van der Veen, van Vliet, Visser, Timmermans, Bosman, Driessen,
    Hendriks, Hermans, Jacobs, Martens, Verhoeven, Vermeulen, van Dam, Willems, Aerts, Claes, de Vos, Declercq, Desmet,
    Goossens, Janssens, Lambrechts, Lemmens, Maes, Mertens, Michiels, Peeters, Pieters, Segers, Stevens, Wauters`,
  streets: {
    form: '* #',
    numbers: [[1, 180]],
    names: `Berkenlaan, Bloemstraat, Broekstraat, Eikenlaan, Groenstraat, Havenstraat,
      Parkstraat, Kastanjelaan, Kerkstraat, Leeuwerikstraat, Lindelaan, Marktstraat, Meidoornstraat, Merelstraat,
      Molenweg, Nieuwstraat, Populierenlaan, Raadhuisstraat, Schoolstraat, Spoorstraat, Stationsstraat, Tulpstraat, Tuinstraat,
      Waterstraat, Wilgenstraat`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Achilles, Eendracht, Voorwaarts, Volharding, De Zwaluwen, Blauw-Wit, Quick,
      Vriendschap,
      Wilskracht, Rood-Wit, Geel-Zwart, De Meeuwen, De Valken, Nooit Gedacht, Eensgezind, De Adelaars`,
    parts: `Noord, Zuid, Oost, Centrum, Binnenstad, Havenkwartier, Molenwijk, Stationskwartier, Nieuwland, Kanaaldorp,
      Lindenhof, Rozenburg, Oosterpark, Westerpark`,
    cores: CITY_LAST,
    marks: {
      Football: 'SV *, SC *, FC *, *',
      Basketball: 'BC *, * Basket',
      Volleyball: 'VC *, Volley *',
      Handball: 'HV *, HC *',
      Rugby: 'RC *, RFC *',
      Baseball: 'HSV *, HC *',
      any: 'SV *, SC *',
    },
  },
  grounds: { outdoor: 'Stadion *, Sportcomplex *', hall: 'Sporthal *, Sportcentrum *', ice: 'IJshal *' },
  hotels: {
    plain: 'Herberg De *, Logement De *, Pension De *',
    withCity: 'Hotel De * @, Hotel * @, Herberg De * @, De * @',
    words: `Anker, Ooievaar, Zwaan, Linde, Eik, Gouden Leeuw, Rode Leeuw, Witte Roos, Ster, Molen, Brug, Klok, Kroon,
      Lantaarn, Reiger, Valk, Vos, Haas, Meermin, Haan, Pelikaan, Pauw, Tuinman, Wever, Bakker`,
    and: ' en ',
  },
  tradeNames: {
    starts: 'Rozen, Beuken, Wilgen, Molen, Duin, Zilver, Noorder, Polder, Haver, Ooster',
    ends: 'dal, veld, hoek, kamp, dijk',
    own: '& Zonen, Partners, Compagnie',
  },
};
