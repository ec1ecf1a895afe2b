import { CITY_FIRST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Ethiopia, where the father's name follows the given name. Source: names common in its directories. */
export const ethiopia: Region = {
  countries: { ET: { forms: { PLC: 14, 'S.C.': 4, '': 4 }, tax: 15, level: 0.4 } },
  female: `Abeba, Adanech, Almaz, Aster, Ayantu, Aynalem, Belaynesh, Bethlehem, Birtukan, Chaltu, Dinkinesh, Eden,
    Elsabet, Eyerusalem, Feven, Fikirte, Genet, Gelila, Hana, Hirut, Kidist, Lemlem, Lensa, Liya, Marta, Meaza, Meron,
    Meseret, Mihret, Netsanet, Rahel, Roman, Sara, Selam, Senait, Sofia, Tigist, Tsehay, Yeshi, Yodit`,
  male: `Addisu, Alemu, Asfaw, Asrat, Bereket, Berhanu, Biruk, Daniel, Dawit, Desta, Dereje, Ephrem, Ermias, Eyob,
    Fikru, Filimon, Getachew, Girma, Henok, Kassahun, Kebede, Kirubel, Lemma, Melaku, Mesfin, Mulugeta, Natnael, Robel,
    Samuel, Sisay, Surafel, Tadesse, Tamrat, Tekle, Tesfaye, Tewodros, Tilahun, Yared, Yohannes, Zelalem`,
  anyone: 'Kibur, Mastewal, Misgana, Nardos, Tamiru, Tsega',
  family: `Abate, Abdi, Abera, Admasu, Alemayehu, Amare, Asefa, Assefa, Ayalew, Ayele, Bayisa, Belay, Belete, Bogale,
    Beyene, Chala, Debebe, Degefa, Demissie, Deribe, Dinka, Eshetu, Fantahun, Fekadu, Feyisa, Gebre, Gebremedhin,
    Geleta, Getahun, Gizaw, Gudeta, Hailemariam, Hailu, Hussen, Jemal, Kassa, Kassaye, Legesse, Mamo, Megersa,
    Mengesha, Moges, Negash, Nega, Nigatu, Regassa, Seifu, Shiferaw, Sileshi, Tafesse, Tefera, Tegegne, Tessema,
    Tolera, Tsegaye, Wakjira, Wolde, Worku, Yilma, Yimer, Zeleke`,
  streets: {
    form: '* #',
    numbers: [[1, 190]],
    names: `Adwa Street, Africa Avenue, Arat Kilo Street, Chad Street, Churchill Avenue, Comoros Street,
      Democracy Street, Egypt Street, Fikre Mariam Street, Gabon Street, Ghana Street, Jomo Kenyatta Street,
      Kenya Street, Lesotho Street, Mauritania Street, Menelik Avenue, Mozambique Street, Namibia Street, Niger Street,
      Ras Desta Street, Roosevelt Street, Sudan Street, Tesema Street, Tewodros Street, Wollo Street, Yekatit Avenue`,
  },
  clubs: {
    words: `${CLASSICAL}, Abay, Adey, Blue Nile, Fetan, Lalibela, Nebir, Nisir, Tana, Walia`,
    parts: `North, South, West, Central, Arada, Bole Arada, Ferensay, Gulele, Kazanchis, Kera, Kotebe, Megenagna,
      Mesalemia, Sengatera`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * SC, * Ketema', any: '* Club, * SC' },
  },
  hotels: {
    plain: 'Addis *, Bet *',
    withCity: 'Hotel * @, * Hotel @, * Pension @, Bet * @',
    words: `Abay, Abeba, Azmari, Bahir, Birhan, Dinq, Enset, Fenote, Gelada, Godjo, Habesha, Jebena, Kokeb, Lalibela,
      Limat, Masinko, Meskel Flower, Nech Sar, Olive Tree, Saba, Simien, Sycamore, Tej, Tsehay, Walia, Warka`,
    and: ' & ',
  },
};
