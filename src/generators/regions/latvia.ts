import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Latvia. Source: the Office of Citizenship and Migration Affairs' lists of names, Latvijas Pasts. */
export const latvia: Region = {
  countries: { LV: { forms: { 'SIA *': 14, 'AS *': 3, '': 3 }, tax: 21, level: 0.6 } },
  female: `Agnese, Aija, Alise, Anete, Anna, Arta, Baiba, Biruta, Dace, Daiga, Diāna, Dzintra, Elīna, Evija, Gunta,
    Guna, Ilze, Ināra, Indra, Inga, Ingrīda, Inta, Jana, Kristīne, Laima, Laura, Liene, Līga, Linda, Maija, Mārīte,
    Marta, Rita, Rūta, Sandra, Sarmīte, Signe, Sintija, Vija, Vita`,
  male: `Agris, Aigars, Aivars, Aldis, Andis, Andris, Artis, Atis, Dainis, Didzis, Edvīns, Emīls, Ēriks, Gatis,
    Guntars, Guntis, Gustavs, Ilmārs, Imants, Ivars, Juris, Kaspars, Kristaps, Kārlis, Māris, Mārtiņš, Matīss, Modris,
    Normunds, Oskars, Pēteris, Raimonds, Raivis, Reinis, Roberts, Rūdolfs, Sandis, Uldis, Valdis, Viesturs`,
  anyone: 'Alekss, Kima, Nika, Robīns, Saša, Ziedonis',
  family: `Abols|Abola, Alksnis|Alksne, Apsītis|Apsīte, Auziņš|Auziņa, Balodis|Balode, Bērziņš|Bērziņa, Bite,
    Blūms|Blūma, Briedis|Briede, Bušs|Buša, Celmiņš|Celmiņa, Cīrulis|Cīrule, Dambis|Dambe, Dreimanis|Dreimane,
    Dzenis|Dzene, Eglītis|Eglīte, Gailis|Gaile, Grīnbergs|Grīnberga, Jansons|Jansone, Jaunzems|Jaunzeme, Kalējs|Kalēja,
    Kalniņš|Kalniņa, Kārkliņš|Kārkliņa, Kļaviņš|Kļaviņa, Kronbergs|Kronberga, Krūmiņš|Krūmiņa, Kalns|Kalna,
    Lapiņš|Lapiņa, Lācis|Lāce, Liepa, Liepiņš|Liepiņa, Lūsis|Lūse, Meiers|Meiere, Miķelsons|Miķelsone,
    Muižnieks|Muižniece, Ozoliņš|Ozoliņa, Ozols|Ozola, Pētersons|Pētersone, Pavlovs|Pavlova, Podnieks|Podniece, Priede,
    Priedītis|Priedīte, Puriņš|Puriņa, Riekstiņš|Riekstiņa, Roze, Rozītis|Rozīte, Rudzītis|Rudzīte, Siliņš|Siliņa,
    Skujiņš|Skujiņa, Sproģis|Sproģe, Strazdiņš|Strazdiņa, Strautiņš|Strautiņa, Šmits|Šmite, Tauriņš|Tauriņa,
    Upītis|Upīte, Vanags|Vanaga, Vilks|Vilka, Vītoliņš|Vītoliņa, Vītols|Vītola, Zariņš|Zariņa, Zvaigzne`,
  streets: {
    form: '* #',
    numbers: [[1, 110]],
    names: `Alejas iela, Ausekļa iela, Baznīcas iela, Bērzu iela, Brīvības iela, Celtnieku iela, Dzirnavu iela,
      Egļu iela, Ganību iela, Jaunā iela, Kalna iela, Kļavu iela, Lauku iela, Lielā iela, Mazā iela, Miera iela,
      Ozolu iela, Pils iela, Priežu iela, Rīgas iela, Rožu iela, Skolas iela, Stacijas iela, Upes iela, Vidus iela,
      Zaļā iela`,
  },
  clubs: {
    words: `${CLASSICAL}, Ausma, Auseklis, Bulta, Dzintars, Gaisma, Kurzemnieks, Saule, Spārni, Varavīksne`,
    parts: `Ziemeļi, Dienvidi, Rietumi, Centrs, Bērzaine, Dārziņi, Jaunciems, Kalnciems, Mežaparks, Osta, Pļavnieki,
      Priedaine, Upmala, Vecpilsēta`,
    cores: CITY_LAST,
    marks: {
      Football: 'FK *, SK *, JFK *',
      'Ice Hockey': 'HK *',
      Basketball: 'BK *',
      Volleyball: 'VK *',
      Handball: 'HK *',
      any: 'SK *',
    },
  },
  grounds: { ofTown: '', outdoor: 'Stadions *', hall: 'Sporta halle *, Sporta nams *', ice: 'Ledus halle *' },
  hotels: {
    plain: 'Viesnīca *, Viesu nams *',
    withCity: 'Hotel * @, Viesnīca * @, Viesu nams * @, Villa * @',
    words: `Ābele, Ābols, Bāka, Balodis, Bezdelīga, Bite, Ceriņš, Cielava, Dzērve, Dzintars, Enkurs, Gulbis, Irbe,
      Jasmīns, Kaija, Kastaņa, Lakstīgala, Lapsa, Mēness, Ozols, Priede, Puķe, Saule, Stārķis, Vāvere, Zvaigzne`,
    and: ' un ',
  },
};
