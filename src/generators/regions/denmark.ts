import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Denmark. Source: Statistics Denmark's lists of names, PostNord's way of writing addresses. */
export const denmark: Region = {
  countries: { DK: { forms: { ApS: 11, 'A/S': 6, 'I/S': 1, '': 3 }, tax: 25, level: 0.95 } },
  female: `Alberte, Anja, Anne, Annette, Birgitte, Bodil, Caroline, Charlotte, Christina, Clara, Dorthe, Freja,
    Frederikke, Gitte, Helle, Ida, Inge, Ingeborg, Josefine, Karen, Karina, Kirsten, Laura, Lene, Line, Lone, Louise,
    Maja, Maria, Mette, Nanna, Olivia, Pernille, Pia, Sille, Signe, Sofie, Susanne, Trine, Ulla`,
  male: `Alfred, Allan, Anders, Asger, August, Bjarke, Brian, Casper, Christian, Emil, Erik, Esben, Finn, Gorm,
    Henning, Jacob, Jens, Jesper, Johan, Jørgen, Kasper, Kim, Kristian, Lars, Malthe, Martin, Mathias, Mogens, Morten,
    Nikolaj, Ole, Peter, Poul, Preben, Rune, Sebastian, Steen, Søren, Torben, Troels`,
  anyone: 'Alex, Charlie, Mika, Noa, Robin, Sam',
  family: `Andersen, Andreasen, Bak, Bech, Berg, Bjerregaard, Bruun, Carlsen, Christensen, Christiansen, Clausen, Dahl,
    Eriksen, Frandsen, Friis, Gregersen, Hansen, Henriksen, Hermansen, Holst, Iversen, Jacobsen, Jensen, Jepsen,
    Jespersen, Johansen, Johnsen, Juhl, Jørgensen, Karlsen, Kjær, Klausen, Kristensen, Kristiansen, Larsen, Lassen,
    Lauridsen, Lorenzen, Lund, Mathiesen, Michelsen, Mogensen, Møller, Nielsen, Nissen, Nørgaard, Olesen, Olsen,
    Paulsen, Pedersen, Petersen, Rasmussen, Ravn, Schou, Simonsen, Svendsen, Sørensen, Thygesen, Toft, Villadsen,
    Winther`,
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Algade, Bakkevej, Bredgade, Bøgevej, Enghavevej, Frederiksgade, Grønnegade, Hasselvej, Hovedgaden,
      Industrivej, Kastanievej, Kirkegade, Kongensgade, Lærkevej, Markvej, Nørregade, Nygade, Pilevej, Præstevej,
      Skolegade, Skolevej, Solsortevej, Stationsvej, Søndergade, Torvegade, Vestergade`,
  },
  clubs: {
    words: `${CLASSICAL}, Frem, Fremad, Freja, Heimdal, Kammeraterne, Lynet, Morgenrøden, Stjernen, Svanen`,
    parts: `Nord, Syd, Vest, Midtby, Birkholm, Engelund, Havnen, Kirkeby, Lundtofte, Møllebro, Rosengård, Skovbo,
      Strandby, Søndermark`,
    cores: CITY_LAST,
    marks: {
      Football: 'BK *, IF *, B *, FC *, IK *',
      'Ice Hockey': 'IK *, IHK *',
      Handball: 'HK *, HF *',
      Basketball: 'BBK *',
      Volleyball: 'VK *',
      Rugby: 'RK *',
      any: 'IF *, GF *',
    },
  },
  grounds: { outdoor: '* Stadion, * Idrætspark', hall: '* Idrætshal, * Hallen', ice: '* Skøjtehal' },
  hotels: {
    plain: 'Kroen *, Gæstgivergården *, Byhotellet *',
    withCity: 'Hotel * @, Pension * @, Kroen * @, Hotel Villa * @',
    words: `Anemonen, Birken, Blåklokken, Duen, Egen, Fuglekongen, Gøgen, Hasselnødden, Hjorten, Hvide Svane,
      Hyldeblomsten, Kløveret, Klokken, Krebsen, Lanternen, Liljen, Lærken, Månen, Møllen, Nøglen, Rosen, Solsikken,
      Stjernen, Storken, Syrenen, Uglen`,
    and: ' & ',
  },
};
