import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Poland. Source: the PESEL register's lists of names; the address format of Poczta Polska. */
export const poland: Region = {
  countries: {
    PL: {
      name: 'Poland',
      currency: 'PLN',
      language: 'pl',
      phone: '+48 22 0## ## ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 16,
      adjective: 'Polish',
      sports: 'Ice Hockey, Handball, Rugby',
      cities: `
        Warsaw/Warszawa|52.2297|21.0122
        Kraków|50.0647|19.945|+48 12 0## ## ##
        Wrocław|51.1079|17.0385|+48 71 0## ## ##
        Poznań|52.4064|16.9252|+48 61 0## ## ##`,
      towns: 'Łódź, Gdańsk, Szczecin, Lublin, Białystok, Katowice, Gdynia, Toruń, Rzeszów, Kielce',
      forms: { 'sp. z o.o.': 14, 'S.A.': 4, 'sp. k.': 2 },
      tax: 23,
      level: 0.5,
    },
  },
  female: `Barbara, Beata, Danuta, Dorota, Ewa, Halina, Iwona, Jadwiga, Jolanta, Renata, Agata, Agnieszka, Aleksandra,
    Aneta, Anna, Dominika, Edyta, Ewelina, Joanna, Karolina, Katarzyna, Kinga, Małgorzata, Maria, Marta, Monika,
    Natalia, Paulina, Sylwia, Weronika, Alicja, Gabriela, Hanna, Julia, Lena, Maja, Milena, Oliwia, Wiktoria, Zofia`,
  male: `Andrzej, Artur, Dariusz, Henryk, Janusz, Jarosław, Krzysztof, Mariusz, Stanisław, Wojciech, Adam, Adrian,
    Bartosz, Damian, Daniel, Jan, Kamil, Karol, Konrad, Łukasz, Maciej, Marcin, Mateusz, Michał, Paweł, Piotr,
    Przemysław, Radosław, Sebastian, Tomasz, Aleksander, Błażej, Dominik, Filip, Franciszek, Hubert, Ignacy, Jakub,
    Szymon, Wiktor`,
  anyone: 'Alex, Ariel, Jona, Nikita, Noa, Sasza',
  family: `Adamczyk, Adamski|Adamska, Andrzejewski|Andrzejewska, Bąk, Borkowski|Borkowska, Chmielewski|Chmielewska,
    Cieślak, Czerwiński|Czerwińska, Dąbrowski|Dąbrowska, Dudek, Gajewski|Gajewska, Górecki|Górecka, Górski|Górska,
    Jabłoński|Jabłońska, Jakubowski|Jakubowska, Jankowski|Jankowska, Jaworski|Jaworska, Kalinowski|Kalinowska,
    Kaźmierczak, Kołodziej, Kowalczyk, Kowalski|Kowalska, Kozłowski|Kozłowska, Krawczyk, Król, Kucharski|Kucharska,
    Kwiatkowski|Kwiatkowska, Lis, Maciejewski|Maciejewska, Makowski|Makowska, Malinowski|Malinowska, Marciniak,
    Michalak, Michalski|Michalska, Nowak, Nowakowski|Nowakowska, Olszewski|Olszewska, Pawlak, Pawłowski|Pawłowska,
    Przybylski|Przybylska, Rutkowski|Rutkowska, Sawicki|Sawicka, Sikora, Sobczak, Sokołowski|Sokołowska,
    Szczepański|Szczepańska, Szewczyk, Szulc, Szymczak, Tomaszewski|Tomaszewska, Walczak, Wilk, Wiśniewski|Wiśniewska,
    Wojciechowski|Wojciechowska, Wojtowicz, Wróbel, Wróblewski|Wróblewska, Zając, Zakrzewski|Zakrzewska,
    Zawadzki|Zawadzka, Zieliński|Zielińska`,
  frequent: {
    Nowak: 2.2,
    'Kowalski|Kowalska': 1.5,
    'Wiśniewski|Wiśniewska': 1.2,
    Wójcik: 1.1,
    Kowalczyk: 1.1,
    'Kamiński|Kamińska': 1,
    'Lewandowski|Lewandowska': 1,
    'Zieliński|Zielińska': 0.9,
    'Szymański|Szymańska': 0.9,
    Woźniak: 0.9,
  },
  streets: {
    form: '* #',
    numbers: [[1, 130]],
    names: `al. Wojska Polskiego, ul. Akacjowa, ul. Boczna, ul. Cicha, ul. Długa, ul. Dworcowa,
      ul. Kasztanowa, ul. Klonowa, ul. Kopernika, ul. Kościuszki, ul. Krótka, ul. Leśna, ul. Łąkowa, ul. Mickiewicza,
      ul. Ogrodowa, ul. Parkowa, ul. Polna, ul. Różana, ul. Sienkiewicza, ul. Słoneczna, ul. Słowackiego, ul. Spacerowa,
      ul. Wesoła, ul. Wierzbowa, ul. Wodna`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Błyskawica, Gwiazda, Naprzód, Orzeł, Promień, Sokół, Zorza,
      Iskra, Start, Znicz, Tęcza, Grom, Wicher, Kolejarz, Jedność, Huragan`,
    parts: `Północ, Południe, Zachód, Centrum, Dworzec, Grobla, Zalesie, Łęgi, Młyny, Nowe Miasto, Podgórze, Borki,
      Stare Miasto, Zamek`,
    cores: CITY_LAST,
    marks: {
      Football: 'KS *, LKS *, MKS *, FC *',
      Basketball: 'KK *, MKS *',
      'Ice Hockey': 'HK *, KH *',
      Volleyball: 'KS *, UKS *',
      Rugby: 'RC *, KR *',
      any: 'KS *, MKS *',
    },
  },
  grounds: { outdoor: 'Stadion *, Stadion Miejski *', hall: 'Hala *, Arena *', ice: 'Lodowisko *' },
  hotels: {
    plain: 'Kamienica *, Gospoda *, Dworek *',
    withCity: 'Hotel * @, Pensjonat * @, Kamienica * @, Willa * @, Dom Gościnny * @',
    words: `Akacja, Bocian, Chaber, Czapla, Dzięcioł, Gawron, Jaskółka, Jaśmin, Kasztan, Klon, Kotwica, Krokus,
      Latarnia, Lipa, Łabędź, Miodowy Młyn, Niezapominajka, Paproć, Piwonia, Pod Kogutem, Pod Lwem,
      Róża, Sosna, Stokrotka, Wrzos`,
    and: ' i ',
  },
  tradeNames: {
    starts: 'Wis, Bur, Jan, Tor, Gor, Kal, Wer, Sol, Dom, Ner',
    ends: 'pol, mex, mar, lux, eko',
    own: 'Partner, Polonia, Polska',
  },
};
