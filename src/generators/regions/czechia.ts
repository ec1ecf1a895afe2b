import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Czechia. Source: the Interior Ministry's lists of names, Česká pošta's way of writing addresses. */
export const czechia: Region = {
  countries: {
    CZ: {
      name: 'Czechia',
      currency: 'CZK',
      language: 'cs',
      phone: '+420 36# ### ###',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      adjective: 'Czech',
      sports: 'Ice Hockey, Handball, Rugby',
      cities: `
        Prague/Praha|50.0755|14.4378
        Brno|49.1951|16.6068`,
      towns: 'Ostrava, Plzeň, Liberec, Olomouc, Pardubice, Zlín, Kladno, Jihlava',
      forms: { 's.r.o.': 15, 'a.s.': 5 },
      tax: 21,
      level: 0.6,
    },
  },
  female: `Alena, Blanka, Dagmar, Dana, Irena, Jaroslava, Jitka, Ludmila, Marie, Zdeňka, Alžběta, Anna, Barbora, Hana,
    Helena, Iveta, Ivana, Jana, Kamila, Kristýna, Lucie, Magdaléna, Markéta, Monika, Pavla, Radka, Simona, Soňa, Tereza,
    Veronika, Adéla, Aneta, Dominika, Eliška, Ema, Julie, Karolína, Klára, Natálie, Nela`,
  male: `Arnošt, Bořivoj, Jindřich, Ladislav, Lubomír, Luboš, Miroslav, Oldřich, Stanislav, Zbyněk, Aleš, David, Eduard,
    Hynek, Ivo, Jan, Jiří, Josef, Kamil, Lukáš, Martin, Michal, Pavel, Petr, Radek, Roman, Rostislav, Viktor, Vít,
    Vladimír, Adam, Daniel, Filip, Jakub, Kryštof, Matěj, Matouš, Šimon, Tadeáš, Vojtěch`,
  anyone: 'Alex, Charlie, Míša, Nikita, Ríša, Saša',
  family: `Bartoš|Bartošová, Beran|Beranová, Bláha|Bláhová, Blažek|Blažková, Bureš|Burešová, Černý|Černá,
    Čermák|Čermáková, Doležal|Doležalová, Dostál|Dostálová, Dušek|Dušková, Dvořák|Dvořáková, Fiala|Fialová,
    Hájek|Hájková, Havlíček|Havlíčková, Hlaváček|Hlaváčková, Holub|Holubová, Horák|Horáková, Hruška|Hrušková,
    Janda|Jandová, Jelínek|Jelínková, Kašpar|Kašparová, Kolář|Kolářová, Konečný|Konečná, Kopecký|Kopecká,
    Kovář|Kovářová, Král|Králová, Kratochvíl|Kratochvílová, Krejčí, Kříž|Křížová, Kučera|Kučerová, Malý|Malá,
    Mareš|Marešová, Mašek|Mašková, Matoušek|Matoušková, Moravec|Moravcová, Musil|Musilová, Novák|Nováková,
    Novotný|Novotná, Pavlík|Pavlíková, Pokorný|Pokorná, Polák|Poláková, Procházka|Procházková, Růžička|Růžičková,
    Říha|Říhová, Sedláček|Sedláčková, Soukup|Soukupová, Staněk|Staňková, Strnad|Strnadová, Svoboda|Svobodová,
    Sýkora|Sýkorová, Šimek|Šimková, Šťastný|Šťastná, Štěpánek|Štěpánková, Tichý|Tichá, Toman|Tomanová, Urban|Urbanová,
    Vacek|Vacková, Vaněk|Vaňková, Vávra|Vávrová, Veselý|Veselá, Vlček|Vlčková`,
  frequent: {
    'Novák|Nováková': 2.4,
    'Svoboda|Svobodová': 1.8,
    'Novotný|Novotná': 1.7,
    'Dvořák|Dvořáková': 1.6,
    'Černý|Černá': 1.3,
    'Procházka|Procházková': 1.2,
    'Kučera|Kučerová': 1.1,
    'Veselý|Veselá': 1,
  },
  streets: {
    form: '* #',
    numbers: [[1, 120]],
    names: `Březová, Dvořákova, Hlavní, Husova, Jiráskova, Kaštanová, Komenského, Krátká, Lesní,
      Lipová, Masarykova, Mírová, Na Výsluní, Nádražní, Palackého, Pod Strání, Polní, Revoluční, Sadová, Severní,
      Smetanova, Školní, Tylova, U Potoka, Zahradní`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Blesk, Hvězda, Motor, Spartak, Olympia, Sokol, Svornost, Start,
      Tatran, Lokomotiva, Jiskra, Rozvoj, Granát, Čechie, Union, Jednota`,
    parts: `Sever, Jih, Západ, Střed, Horní Město, Dubina, Jezírka, Lipina, Luka, Nádraží, Podhradí, Stará Pošta,
      Staré Lázně, Zahrady`,
    cores: CITY_LAST,
    marks: {
      Football: 'SK *, FK *, AFK *',
      Basketball: 'BK *, BC *',
      'Ice Hockey': 'HC *, HK *',
      Volleyball: 'VK *, SK *',
      Handball: 'HBC *, SK *',
      Rugby: 'RC *',
      any: 'SK *',
    },
  },
  grounds: { outdoor: 'Stadion *, Městský stadion *', hall: 'Hala *, Sportovní hala *', ice: 'Zimní stadion *' },
  hotels: {
    plain: 'Penzion *, Zájezdní hostinec *',
    withCity: 'Hotel * @, Penzion * @, Parkhotel * @, Vila * @',
    words: `Akát, Borovice, Buk, Čáp, Fialka, Havran, Jelen, Jilm, Kapradina, Kominík, Konvalinka, Kotva, Labuť, Lilie,
      Maják, Medvěd, Na Růžku, Pampeliška, Pomněnka, Růže, Slunečnice, Tkadlec, U Modré hvězdy,
      U Zlatého klíče, Vlaštovka`,
    and: ' a ',
  },
  tradeNames: {
    starts: 'Lip, Bor, Javor, Sokol, Dub, Kalin, Jasen, Zlat, Brez, Vran',
    ends: 'ovec, ina, nica, ava, ovka',
    own: 'Partner, Bohemia, Morava',
  },
};
