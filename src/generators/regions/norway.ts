import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Invented names of companies in all of Scandinavia. */
export const SCANDINAVIAN_TRADE_NAMES = {
  starts: 'Nord, Strand, Gran, Lind, Sten, Hav, Sol, Ask, Vinter, Falk',
  ends: 'vik, holm, sund, lund, mark',
  own: 'Nordic, Norden, Scandinavia',
};

/** Norway. Source: Statistics Norway's lists of names; Kartverket's rules for addresses. */
export const norway: Region = {
  countries: {
    NO: {
      name: 'Norway',
      currency: 'NOK',
      language: 'nb',
      phone: '+47 26 ## ## ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 9,
      adjective: 'Norwegian',
      sports: 'Ice Hockey, Handball',
      cities: `
        Oslo|59.9239|10.7522
        Bergen|60.3813|5.3321
        Trondheim|63.4155|10.4001`,
      towns: 'Stavanger, Kristiansand, Drammen, Fredrikstad, Tromsø, Ålesund, Hamar',
      forms: { AS: 15, ASA: 1 },
      tax: 25,
      level: 0.95,
    },
  },
  female: `Anne, Berit, Bente, Gro, Hilde, Inger, Marit, Mona, Randi, Tone, Andrea, Anette, Camilla, Elise, Eline,
    Hanne, Hege, Heidi, Ida, Ingvild, Kari, Kristin, Lene, Linn, Marianne, Ragnhild, Silje, Siri, Solveig, Tonje,
    Amalie, Emilie, Frida, Hedda, Mathea, Oda, Synne, Thea, Tuva, Vilde`,
  male: `Arne, Asbjørn, Bjørn, Geir, Gunnar, Knut, Leif, Svein, Terje, Trygve, Anders, Eirik, Espen, Frode, Halvor,
    Håvard, Ivar, Jørgen, Kjetil, Kristian, Lars, Morten, Olav, Per, Petter, Pål, Sverre, Tor, Trond, Vegard, Aksel,
    Emil, Henrik, Håkon, Jonas, Mathias, Sander, Sigurd, Sindre, Snorre`,
  anyone: 'Alex, Kim, Marion, Mika, Noa, Robin',
  family: `Aas, Andersen, Andreassen, Arnesen, Aune, Bakken, Berg, Berge, Birkeland, Bråten, Christensen, Dahl, Dahle,
    Danielsen, Eide, Eliassen, Eriksen, Evensen, Gulbrandsen, Gundersen, Haga, Halvorsen, Hansen, Haug, Hauge, Helland,
    Henriksen, Iversen, Jakobsen, Jensen, Johansen, Jørgensen, Karlsen, Kristiansen, Kristoffersen, Larsen, Lie, Lund,
    Lunde, Mathisen, Moe, Moen, Myklebust, Nguyen, Nilsen, Næss, Olsen, Paulsen, Pedersen, Rasmussen, Ruud, Rønning,
    Simonsen, Solberg, Strand, Sunde, Svendsen, Sørensen, Thorsen, Tveit, Vik`,
  frequent: {
    Hansen: 2.4,
    Johansen: 2.2,
    Olsen: 2.2,
    Larsen: 1.7,
    Andersen: 1.7,
    Pedersen: 1.6,
    Nilsen: 1.6,
    Kristiansen: 1.1,
    Jensen: 1.1,
    Karlsen: 1,
  },
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Bakkegata, Bjørkeveien, Elvegata, Fagerliveien, Fjordveien, Furuveien, Grønnegata, Hageveien,
      Parkveien, Jernbanegata, Kirkeveien, Kongens gate, Lyngveien, Møllegata, Nordre gate, Nygata, Prestegata,
      Prinsens gate, Rosenveien, Rådhusgata, Skogveien, Skolegata, Storgata, Strandgata, Torggata`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Brage, Framtid, Gneist, Idun, Sterk, Tor, Trygg,
      Kvikk, Balder, Driv, Nordlys, Havørn, Spurt, Njord, Samhold, Kameratene`,
    parts: `Nordre, Søndre, Vestre, Sentrum, Bjerke, Brekka, Fagerheim, Fjellhamar, Granli, Haugen, Kirkehaug,
      Lillevik, Strandheim, Torget`,
    cores: CITY_LAST,
    marks: {
      Football: '@ * IL, FK *, @ * FK, IL *, SK *',
      'Ice Hockey': '@ * Hockey, IHK *, @ * IHK',
      Handball: '@ * HK, IL *, @ * IL',
      Basketball: '@ * Basket, @ * BBK',
      Volleyball: 'VBK *',
      Rugby: 'RK *',
      any: 'IL *, SK *',
    },
  },
  grounds: { outdoor: '* Stadion, * Idrettspark', hall: '* Idrettshall, * Arena', ice: '* Ishall' },
  hotels: {
    plain: 'Gjestgiveriet *, Pensjonatet *, Turisthotellet *',
    withCity: 'Hotell * @, Pensjonat * @, * Gjestehus @, Villa * @',
    words: `Ørnen, Bjørka, Blåveis, Elgen, Fyret, Furua, Hegra, Hvalen, Klokka, Krona, Kvernhuset, Lerka, Lykta, Måken, Nordlys, Nøkkelen, Oteren, Reven, Rosa, Rypa, Seilet, Sola, Spurven, Svana, Trana`,
    and: ' & ',
  },
  tradeNames: SCANDINAVIAN_TRADE_NAMES,
};
