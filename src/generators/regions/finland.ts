import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Finland. Source: the Digital and Population Data Services Agency's lists of names; the address format of Posti. */
export const finland: Region = {
  countries: {
    FI: {
      name: 'Finland',
      currency: 'EUR',
      language: 'fi',
      phone: '+358 59 ### ####',
      utcOffset: 120,
      summerTime: EUROPEAN_SUMMER,
      market: 6,
      adjective: 'Finnish',
      sports: 'Ice Hockey, Handball',
      cities: `
        Helsinki|60.1899|24.9384
        Tampere|61.4978|23.776
        Turku|60.4518|22.2666`,
      towns: 'Oulu, Jyväskylä, Lahti, Kuopio, Pori, Vaasa, Kotka',
      forms: { Oy: 15, Oyj: 1, Ky: 2 },
      tax: 25.5,
      level: 0.9,
    },
  },
  female: `Eeva, Helena, Jaana, Leena, Maija, Marja, Mirja, Outi, Päivi, Pirjo, Sari, Tiina, Mari, Katja, Katri, Sanna,
    Johanna, Niina, Riikka, Heidi, Suvi, Henna, Laura, Anna, Jenna, Essi, Milla, Aleksandra, Senja, Veera, Aada, Aino,
    Anni, Ella, Emilia, Eveliina, Iida, Oona, Siiri, Venla`,
  male: `Antero, Esa, Harri, Heikki, Jukka, Kari, Markku, Martti, Matti, Pekka, Petri, Pauli, Sakari, Marko, Tero, Aki,
    Jani, Toni, Kalle, Jussi, Antti, Teemu, Jaakko, Lauri, Tuomas, Eero, Samuli, Henri, Joni, Santeri, Aapo, Aatu,
    Arttu, Elias, Joona, Konsta, Matias, Niko, Oskari, Roope`,
  anyone: 'Alex, Charlie, Kaino, Noa, Robin, Sasa',
  family: `Ahola, Ahonen, Anttila, Eskola, Hakala, Halonen, Hartikainen, Heikkinen, Heino, Heinonen, Hirvonen, Hyvönen,
    Hämäläinen, Jokinen, Kallio, Karhu, Karppinen, Keränen, Kettunen, Koivisto, Koivunen, Korhonen, Koskela, Koskinen,
    Lahti, Laine, Laitinen, Lehtinen, Lehto, Lehtonen, Leppänen, Lindholm, Lindroos, Mattila, Miettinen, Moilanen,
    Mäkelä, Mäki, Mäkinen, Niemi, Nieminen, Ojala, Pelkonen, Peltonen, Pitkänen, Rantala, Rantanen, Rautio, Räsänen,
    Saarinen, Salminen, Salonen, Savolainen, Seppälä, Suominen, Tamminen, Toivonen, Turunen, Vainio, Virtanen,
    Väisänen`,
  frequent: {
    Korhonen: 1.6,
    Virtanen: 1.5,
    Mäkinen: 1.4,
    Nieminen: 1.4,
    Mäkelä: 1.3,
    Hämäläinen: 1.2,
    Laine: 1.1,
    Heikkinen: 1.1,
    Koskinen: 1.1,
    Järvinen: 1,
  },
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Aleksanterinkatu, Asemakatu, Eteläkatu, Hallituskatu, Harjukatu, Järvitie, Kalevankatu, Kauppakatu,
      Kirkkokatu, Kivitie, Koulukatu, Kuusitie, Linnankatu, Lähdetie, Maantie, Myllytie, Mäkikatu, Niittytie, Pihlajatie, Puistokatu, Rantakatu, Satamakatu, Koivukatu, Vaahteratie, Vuorikatu`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Haukat, Ilo, Kotkat, Into, Rohkea, Teräs, Tähti, Veikot,
      Tuisku, Toverit, Karhut, Pohjantähti, Salama, Tarmo, Voima, Joutsenet`,
    parts: `Pohjola, Etelä, Länsipuisto, Keskusta, Harju, Hakala, Kirkkola, Kivistö, Koivula, Metsola, Niemelä, Rantala,
      Satama, Suvela`,
    cores: CITY_LAST,
    marks: {
      Football: 'FC *, *, AC *',
      'Ice Hockey': 'HC *, *, Kiekko-*, Jää-*',
      Basketball: 'Basket *, BC *',
      Volleyball: '*, VC *',
      Rugby: '* RFC',
      any: '*',
    },
  },
  grounds: {
    ofTown: '',
    // Genitive endings, which all the quarters above can take.
    outdoor: '*n stadion, *n urheilupuisto',
    hall: '*n urheilutalo, *n liikuntahalli',
    ice: '*n jäähalli, *n jääareena',
  },
  hotels: {
    plain: 'Kartano *, Matkakoti *, Majatalo *',
    withCity: 'Hotelli * @, Majatalo * @, * Hotelli @, Villa * @',
    words: `Apila, Aurinko, Haukka, Helmi, Ilves, Joutsen, Kaarna, Kanerva, Kello, Kettu, Koivu, Korppi, Kuikka, Kuu, Lokki, Lumikko, Mylly, Mänty, Otava, Peippo, Pöllö, Revontuli, Saukko, Syreeni, Tähti`,
    and: ' & ',
  },
  tradeNames: {
    starts: 'Kuusi, Koivu, Järvi, Tuuli, Pohja, Halla, Kivi, Lumi, Aalto, Haapa',
    ends: 'niemi, ranta, mäki, lahti, virta',
    own: 'Yhtiöt, Kumppanit, Suomi',
  },
};
