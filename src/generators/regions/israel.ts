import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Israel, in the usual romanisation. Source: the Central Bureau of Statistics' lists of names, Israel Post. */
export const israel: Region = {
  countries: { IL: { forms: { 'Ltd.': 15, '': 4 }, tax: 18, level: 1.05 } },
  female: `Adi, Ahuva, Avigail, Ayala, Batya, Chen, Dalia, Dorit, Einat, Elinor, Galit, Hadas, Hila, Ilana, Irit, Leah,
    Lihi, Limor, Maya, Merav, Miriam, Moran, Naomi, Nili, Nurit, Ofra, Orly, Rachel, Rivka, Ronit, Sarah, Sharon,
    Shlomit, Shoshana, Smadar, Talia, Tehila, Tzipi, Yael, Yifat`,
  male: `Aharon, Alon, Amit, Amos, Asher, Avner, Chaim, Doron, Efraim, Eitan, Eli, Gadi, Gideon, Gilad, Hanan, Ido,
    Itai, Itamar, Kobi, Liran, Meir, Micha, Nir, Nitzan, Ofer, Ohad, Oren, Raanan, Roi, Ronen, Shai, Shimon, Tomer,
    Tzvi, Uzi, Yair, Yehuda, Yinon, Yonatan, Yotam`,
  anyone: 'Bar, Lior, Omer, Or, Shahar, Tal',
  family: `Abutbul, Alfasi, Amar, Amsalem, Arad, Ashkenazi, Azoulay, Bar-On, Baruch, Ben Ari, Ben Shimon, Ben Haim,
    Bitton, Cohen, Dadon, Dagan, Edri, Eliyahu, Elbaz, Feldman, Friedman, Gabay, Goldman, Golan, Greenberg, Harel,
    Hazan, Hershkovitz, Karni, Katz, Klein, Koren, Levi, Levin, Malka, Maman, Meiri, Mizrahi, Moyal, Nachum, Nahmias,
    Ohayon, Peled, Rabinovich, Rosen, Rosenberg, Rozen, Sasson, Segal, Shalev, Sharabi, Shaked, Shemesh, Shitrit,
    Shoshan, Shwartz, Swisa, Tamir, Tzur, Weiss, Yadin`,
  streets: {
    form: '# * Street',
    numbers: SHORT_STREETS,
    names: `Ahad Ha’am, Alexander Yanai, Arlozorov, Balfour, Ben Yehuda, Borochov, Brenner, Emek Refaim, Ha’alon,
      Ha’arazim, Ha’erez, Ha’gefen, Hagalil, HaNevi’im, HaRav Kook, HaRimon, HaTe’ena, Herzl, Hillel, Jabotinsky,
      King George, Nordau, Rothschild, Tchernichovsky, Usishkin, Yehuda Halevi`,
  },
  clubs: {
    words: `${CLASSICAL}, Alumot, Barak, Dror, Hadar, Kochav, Nesher, Oz, Shachaf, Tzabarim`,
    parts: `Tzafon, Darom, Maarav, Merkaz, Brosh, Gan Yavne, Givat Oren, Hof, Kfar Arava, Namal, Neve Or, Rakevet,
      Ramat Gil, Shikun`,
    cores: CITY_LAST,
    marks: {
      Football: 'FC *, Ironi *, SC *',
      Basketball: 'Elitzur *, BC *',
      Volleyball: 'VC *',
      Handball: 'HC *',
      any: 'Ironi *, SC *',
    },
  },
  grounds: { outdoor: '* Stadium', hall: '* Sports Hall, * Arena', ice: '* Ice Rink' },
  hotels: {
    plain: 'Malon *, Beit *',
    withCity: 'Hotel * @, * Hotel @, Beit * @, * Suites @',
    words: `Allon, Almog, Argaman, Arava, Chasida, Dalia, Deror, Duchifat, Erez, Eshkol, Hadas, Harduf, Irus, Kochav,
      Marganit, Maayan, Narkis, Nurit, Oren, Rakefet, Savyon, Shaked, Shikma, Tamar, Te’ena, Yasmin`,
    and: ' & ',
  },
};
