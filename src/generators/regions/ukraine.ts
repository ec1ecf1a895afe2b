import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Ukraine, romanised as in passports. Source: the Justice Ministry's lists of names, Ukrposhta. */
export const ukraine: Region = {
  countries: { UA: { forms: { LLC: 12, PJSC: 2, PE: 2, '': 4 }, tax: 20, level: 0.35 } },
  female: `Alina, Alla, Anna, Antonina, Bohdana, Diana, Halyna, Hanna, Iryna, Ivanna, Karyna, Khrystyna, Kira, Larysa,
    Lesia, Liudmyla, Maiia, Marharyta, Mariia, Maryna, Milana, Nadiia, Natalia, Oksana, Oleksandra, Olena, Olha, Raisa,
    Roksolana, Solomiia, Sofiia, Svitlana, Tetiana, Uliana, Valeriia, Vasylyna, Viktoriia, Yana, Yaroslava, Zlata`,
  male: `Anatolii, Anton, Arsen, Bohdan, Danylo, Demian, Denys, Eduard, Fedir, Heorhii, Hryhorii, Ihor, Ivan,
    Kostiantyn, Lev, Luka, Maksym, Mark, Mykhailo, Mykyta, Myron, Nazar, Oleh, Orest, Pavlo, Petro, Roman, Ruslan,
    Semen, Stepan, Sviatoslav, Tymur, Valentyn, Valerii, Viktor, Vitalii, Viacheslav, Yaroslav, Yehor, Yurii`,
  anyone: 'Aleks, Ariel, Noa, Sasha, Valia, Zhenia',
  family: `Antonenko, Babenko, Bilous, Boiko, Bondar, Bondarenko, Chernenko, Demchenko, Didenko, Dmytrenko, Fedorenko,
    Franchuk, Havryliuk, Hnatiuk, Honchar, Horobets, Hrytsenko, Humeniuk, Ivanenko, Karpenko, Kharchenko, Klymenko,
    Kolisnyk, Koval, Kovalenko, Kozak, Kostiuk, Kravchuk, Kuzmenko, Levchenko, Lytvyn, Lytvynenko, Martyniuk, Mazur,
    Melnyk, Moroz, Nazarenko, Oliinyk, Panchenko, Pavlenko, Polishchuk, Ponomarenko, Prykhodko, Romanenko, Romaniuk,
    Savchenko, Savchuk, Shvets, Shapoval, Sydorenko, Stepanenko, Tarasenko, Tkachenko, Tkachuk, Vasyliuk, Vlasenko,
    Vovk, Yakovenko, Yaremchuk, Zaichenko, Zakharchenko`,
  streets: {
    form: '*, #',
    numbers: SHORT_STREETS,
    names: `bulvar Lesi Ukrainky, ploshcha Rynok, prospekt Peremohy, prospekt Svobody, vul. Bohdana Khmelnytskoho,
      vul. Dnistrovska, vul. Doroshenka, vul. Horikhova, vul. Kalynova, vul. Kashtanova, vul. Klenova,
      vul. Kotsiubynskoho, vul. Kvitkova, vul. Lypova, vul. Molodizhna, vul. Naberezhna, vul. Nova, vul. Parkova,
      vul. Polova, vul. Shevchenka, vul. Soborna, vul. Soniachna, vul. Tsentralna, vul. Vesniana, vul. Volodymyrska,
      vul. Yablunova`,
  },
  clubs: {
    words: `${CLASSICAL}, Blyskavka, Iskra, Kobza, Lastivka, Maiak, Oriol, Sokil, Veselka, Zirka`,
    parts: `Pivnich, Pivden, Zakhid, Tsentr, Dubrava, Haivka, Klenova, Lypky, Ozero, Pidzamche, Prystan, Sady,
      Stare Misto, Vokzal`,
    cores: CITY_LAST,
    marks: {
      Football: 'FC *, FSC *, SC *',
      Basketball: 'BC *',
      'Ice Hockey': 'HC *',
      Volleyball: 'VC *',
      Handball: 'HC *',
      Rugby: 'RC *',
      any: 'SC *',
    },
  },
  grounds: { outdoor: 'Stadion *', hall: 'Palats Sportu *, Sportzal *', ice: 'Lodova Arena *' },
  hotels: {
    plain: 'Sadyba *, Dvir *',
    withCity: 'Hotel * @, Hotel Sadyba * @, Villa * @, Zamok * @',
    words: `Akatsiia, Barvinok, Bilyi Lebid, Bdzhola, Chaika, Dub, Dzvin, Kalyna, Klen, Konvaliia, Lastivka, Lilea,
      Lypa, Malva, Mlyn, Olen, Pavych, Romashka, Ruta, Solovei, Sova, Sviatkova, Troianda, Veselka, Voloshka,
      Zhuravel`,
    and: ' ta ',
  },
};
