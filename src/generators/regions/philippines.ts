import { CITY_FIRST, CLASSICAL } from './common.ts';
import { SPANISH_TRADE_NAMES } from './spain.ts';
import type { Region } from './region.ts';

/** The Philippines. Source: the Philippine Statistics Authority's lists of names; the address format of PHLPost. */
export const philippines: Region = {
  countries: {
    PH: {
      name: 'Philippines',
      currency: 'PHP',
      language: 'tl',
      phone: '+63 904 ### ####',
      utcOffset: 480,
      adjective: 'Philippine',
      cities: `
        Manila|14.5895|121
        Davao|7.0907|125.5877`,
      towns: 'Iloilo, Baguio, Bacolod, Zamboanga',
      forms: { 'Inc.': 10, 'Corp.': 8, OPC: 1 },
      tax: 12,
      level: 0.4,
    },
  },
  female: `Alma, Arlene, Divina, Evelyn, Glenda, Ligaya, Luzviminda, Nenita, Rowena, Teresita, Aileen, Amihan, Carmela,
    Cherry, Cristina, Donna, Eloisa, Emily, Florence, Grace, Irene, Jennelyn, Jocelyn, Juliet, Maricel, Marilou, Mayumi,
    Mylene, Rhea, Sheila, Althea, Angelica, Angeline, Bea, Charmaine, Janine, Katrina, Kristine, Precious, Tala`,
  male: `Carlito, Danilo, Dindo, Efren, Ernesto, Joselito, Lito, Nestor, Ramil, Reynaldo, Alvin, Anthony, Ariel, Benjie,
    Bernard, Dennis, Edwin, Emmanuel, Gerald, Gilbert, Glenn, Jeffrey, Jonathan, Makisig, Noel, Rodel, Roel, Rommel,
    Rowell, Ruel, Adrian, Bryan, Christian, Jayson, Jericho, Jerome, Jomar, Kenneth, Mark, Vincent`,
  anyone: 'Alexis, Angel, Dani, Joey, Jonel, Pat',
  family: `Abad, Aguilar, Alcantara, Alonzo, Andrada, Bacani, Balagtas, Bautista, Borja, Buenaventura, Calderon,
    Castillo, Castro, Corpuz, Cruz, Cunanan, De Guzman, De la Cruz, De Leon, Diaz, Dimaculangan, Domingo, Enriquez,
    Evangelista, Fajardo, Flores, Galang, Garcia, Gatdula, Guevarra, Gutierrez, Ignacio, Javier, Lim, Lopez, Lumibao,
    Magsino, Manalo, Mangubat, Mendoza, Miranda, Nepomuceno, Ocampo, Pangilinan, Panganiban, Punzalan, Quiambao, Reyes,
    Rosales, Salazar, Salonga, Santiago, Santos, Sison, Sumulong, Tan, Tolentino, Tuazon, Valdez, Villanueva, Yap`,
  streets: {
    form: '# * Street',
    numbers: [[1, 690]],
    names: `Acacia, Bonifacio, Burgos, Camia, Champaca, Dahlia, Everlasting, Gomez, Ilang-Ilang, Jacinto,
      Lapu-Lapu, Legazpi, Mabini, Mahogany, Malvar, Narra, Osmeña, Plaridel, Ponce, Rizal, Roxas, Sampaguita, San Jose,
      San Pedro, Yakal`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Agila, Amihan, Habagat, Kidlat, Lintik, Maharlika, Sinag,
      Kalasag, Sibat, Tala, Bayani, Alon, Bulkan, Lawin, Bituin, Bagani`,
    parts: `North, South, West, Central, Bayanihan, Buhangin, Kamias, Lakeview, Malaya, Palengke, Parola, Riverside,
      San Roque, Santo Niño`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * SC', any: '* Club, * Spikers' },
    nicknames: 'Basketball, Baseball, Rugby',
  },
  hotels: {
    plain: 'Casa *, Bahay *',
    withCity: 'Hotel * @, Casa * @, * Suites @, * Inn @, Bahay * @',
    words: `Adelfa, Agila, Amihan, Anahaw, Balete, Banaba, Buko, Capiz, Habi, Ilang-Ilang, Kamagong,
      Kapok, Kundiman, Lawaan, Liwayway, Maya, Molave, Nipa, Perlita, Sampaguita, Silahis, Sinag, Talisay, Tamaraw,
      Waling-Waling`,
    and: ' & ',
  },
  tradeNames: SPANISH_TRADE_NAMES,
};
