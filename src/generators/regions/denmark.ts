import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import { SCANDINAVIAN_TRADE_NAMES } from './norway.ts';
import type { Region } from './region.ts';

/** Denmark. Source: Statistics Denmark's lists of names; the address format of PostNord. */
export const denmark: Region = {
  countries: {
    DK: {
      name: 'Denmark',
      currency: 'DKK',
      language: 'da',
      phone: '+45 37 ## ## ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 9,
      adjective: 'Danish',
      sports: 'Ice Hockey, Handball',
      cities: `
        Copenhagen/København|55.6831|12.5483
        Aarhus|56.1599|10.1839
        Odense|55.3959|10.3883`,
      towns: 'Aalborg, Esbjerg, Randers, Kolding, Horsens, Vejle, Roskilde',
      forms: { ApS: 11, 'A/S': 6, 'I/S': 1 },
      tax: 25,
      level: 0.95,
    },
  },
  female: `Annette, Birgitte, Bodil, Dorthe, Gitte, Inge, Ingeborg, Kirsten, Lone, Ulla, Anja, Anne, Charlotte,
    Christina, Helle, Karen, Karina, Laura, Lene, Line, Louise, Maja, Maria, Mette, Nanna, Pernille, Pia, Signe,
    Susanne, Trine, Alberte, Caroline, Clara, Freja, Frederikke, Ida, Josefine, Olivia, Sille, Sofie`,
  male: `Henning, Kim, Jens, Jørgen, Mogens, Ole, Poul, Preben, Steen, Torben, Allan, Anders, Brian, Christian, Erik,
    Esben, Finn, Jacob, Jesper, Johan, Kasper, Klaus, Kristian, Lars, Martin, Morten, Peter, Rune, Søren, Troels, Alfred,
    Asger, August, Bjarke, Casper, Emil, Malthe, Mathias, Nikolaj, Sebastian`,
  anyone: 'Alex, Charlie, Mika, Noa, Robin, Sam',
  family: `Andersen, Andreasen, Bak, Bech, Berg, Bjerregaard, Bruun, Carlsen, Christensen, Christiansen, Clausen, Dahl,
    Eriksen, Frandsen, Friis, Gregersen, Hansen, Henriksen, Hermansen, Holst, Iversen, Jacobsen, Jensen, Jepsen,
    Jespersen, Johansen, Johnsen, Juhl, Jørgensen, Karlsen, Kjær, Klausen, Kristensen, Kristiansen, Larsen, Lassen,
    Lauridsen, Lorenzen, Lund, Mathiesen, Michelsen, Mogensen, Møller, Nielsen, Nissen, Nørgaard, Olesen, Olsen,
    Paulsen, Pedersen, Petersen, Rasmussen, Ravn, Schou, Simonsen, Svendsen, Sørensen, Thygesen, Toft, Villadsen,
    Winther`,
  frequent: { Nielsen: 4.4, Jensen: 4.2, Hansen: 3.6, Andersen: 2.7, Pedersen: 2.7 },
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Algade, Bakkevej, Bredgade, Bøgevej, Enghavevej, Frederiksgade, Grønnegade, Hasselvej, Hovedgaden,
      Parkvej, Kastanievej, Kirkegade, Kongensgade, Lærkevej, Markvej, Nørregade, Nygade, Pilevej, Præstevej,
      Skolegade, Skolevej, Stationsvej, Søndergade, Torvegade, Vestergade`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Løven, Lærken, Freja, Heimdal, Kammeraterne, Lynet, Morgenrøden, Stjernen, Svanen,
      Viben, Ørnen, Skjold, Enigheden, Thor, Fremtiden, Falken`,
    parts: `Nord, Syd, Vest, Midtby, Birkholm, Engelund, Havneby, Kirkeby, Lundtofte, Møllebro, Rosengård, Skovbo,
      Strandby, Søndermark`,
    cores: CITY_LAST,
    marks: {
      Football: '@ * BK, BK *, @ * IF, FC *, IF *',
      'Ice Hockey': 'IK *, IHK *',
      Handball: '@ * HK, HK *, @ * HF',
      Basketball: '@ * Basket, @ * BBK',
      Volleyball: 'VK *',
      Rugby: 'RK *',
      any: 'IF *, GF *',
    },
  },
  grounds: { outdoor: '* Stadion, * Idrætspark', hall: '* Idrætshal, *hallen', ice: '* Skøjtehal' },
  hotels: {
    plain: 'Kroen *, Gæstgivergården *, Byhotellet *',
    withCity: 'Hotel * @, Pension * @, Kroen * @, Hotel Villa * @',
    words: `Anemonen, Birken, Blåklokken, Duen, Egen, Fuglekongen, Gøgen, Hjorten, Hvide Svane,
      Hyldeblomsten, Kløveret, Klokken, Krebsen, Lanternen, Liljen, Lærken, Månen, Møllen, Nøglen, Rosen, Solsikken,
      Stjernen, Storken, Syrenen, Uglen`,
    and: ' & ',
  },
  tradeNames: SCANDINAVIAN_TRADE_NAMES,
};
