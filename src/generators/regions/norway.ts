import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Norway. Source: Statistics Norway's lists of names, Kartverket's rules for addresses. */
export const norway: Region = {
  countries: { NO: { forms: { AS: 15, ASA: 1, '': 4 }, tax: 25, level: 0.95 } },
  female: `Amalie, Andrea, Anette, Anne, Berit, Bente, Camilla, Elise, Eline, Emilie, Frida, Gro, Hanne, Hedda, Hege,
    Heidi, Hilde, Ida, Inger, Ingvild, Kari, Kristin, Lene, Linn, Marianne, Marit, Mathea, Mona, Oda, Ragnhild, Randi,
    Silje, Siri, Solveig, Synne, Thea, Tone, Tonje, Tuva, Vilde`,
  male: `Aksel, Anders, Arne, Asbjørn, Bjørn, Eirik, Emil, Espen, Frode, Geir, Gunnar, Halvor, Henrik, Håkon, Håvard,
    Ivar, Jonas, Jørgen, Kjetil, Kristian, Knut, Lars, Leif, Mathias, Morten, Olav, Per, Petter, Pål, Sander, Sigurd,
    Sindre, Snorre, Svein, Sverre, Terje, Tor, Trond, Trygve, Vegard`,
  anyone: 'Alex, Kim, Marion, Mika, Noa, Robin',
  family: `Aas, Andersen, Andreassen, Arnesen, Aune, Bakken, Berg, Berge, Birkeland, Bråten, Christensen, Dahl, Dahle,
    Danielsen, Eide, Eliassen, Eriksen, Evensen, Gulbrandsen, Gundersen, Haga, Halvorsen, Hansen, Haug, Hauge, Helland,
    Henriksen, Iversen, Jakobsen, Jensen, Johansen, Jørgensen, Karlsen, Kristiansen, Kristoffersen, Larsen, Lie, Lund,
    Lunde, Mathisen, Moe, Moen, Myklebust, Nguyen, Nilsen, Næss, Olsen, Paulsen, Pedersen, Rasmussen, Ruud, Rønning,
    Simonsen, Solberg, Strand, Sunde, Svendsen, Sørensen, Thorsen, Tveit, Vik`,
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Bakkegata, Bjørkeveien, Elvegata, Fagerliveien, Fjordveien, Furuveien, Grønnegata, Hageveien,
      Industriveien, Jernbanegata, Kirkeveien, Kongens gate, Lyngveien, Møllegata, Nordre gate, Nygata, Prestegata,
      Prinsens gate, Rosenveien, Rådhusgata, Skogveien, Skolegata, Storgata, Strandgata, Torggata, Tordenskjolds gate`,
  },
  clubs: {
    words: `${CLASSICAL}, Brage, Framtid, Fremad, Heimdal, Idun, Ørnen, Skarv, Tor, Trygg`,
    parts: `Nordre, Søndre, Vestre, Sentrum, Bjerke, Brekka, Fagerheim, Fjellhamar, Granli, Haugen, Kirkehaug,
      Lillevik, Strandheim, Torget`,
    cores: CITY_LAST,
    marks: {
      Football: 'IL *, FK *, SK *, IK *',
      'Ice Hockey': 'IHK *, * Hockey',
      Handball: 'HK *, IL *',
      Basketball: 'BBK *',
      Volleyball: 'VBK *',
      Rugby: 'RK *',
      any: 'IL *, SK *',
    },
  },
  grounds: { outdoor: '* Stadion, * Idrettspark', hall: '* Idrettshall, * Arena', ice: '* Ishall' },
  hotels: {
    plain: 'Gjestgiveriet *, Pensjonatet *, Turisthotellet *',
    withCity: 'Hotell * @, Pensjonat * @, * Gjestehus @, Villa * @',
    words: `Ørnen, Bjørka, Blåveis, Elgen, Fyret, Furua, Hegra, Hvalen, Klokka, Krona, Kvernhuset, Lerka, Lykta,
      Løvetann, Måken, Nordlys, Nøkkelen, Oteren, Reven, Rosa, Rypa, Seilet, Sola, Spurven, Svana, Trana`,
    and: ' & ',
  },
};
