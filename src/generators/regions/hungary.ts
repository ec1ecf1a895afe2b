import { CITY_FIRST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Hungary; names in the international order. Source: the Interior Ministry's lists of names, Magyar Posta. */
export const hungary: Region = {
  countries: { HU: { forms: { 'Kft.': 14, 'Zrt.': 4, 'Bt.': 3, '': 3 }, tax: 27, level: 0.5 } },
  female: `Ágnes, Anikó, Anita, Anna, Bettina, Boglárka, Csilla, Diána, Dóra, Edina, Edit, Emma, Enikő, Erzsébet,
    Eszter, Fanni, Gabriella, Gréta, Hajnalka, Hanna, Ibolya, Ilona, Irén, Júlia, Katalin, Kinga, Laura, Lilla, Margit,
    Mariann, Mónika, Noémi, Orsolya, Petra, Réka, Renáta, Sára, Tünde, Viktória, Zsófia`,
  male: `Ádám, Ákos, Antal, Attila, Balázs, Bálint, Béla, Benedek, Csaba, Dániel, Dávid, Dezső, Endre, Gellért,
    Gergely, Géza, György, Gyula, István, János, József, Károly, Kristóf, Krisztián, László, Lóránt, Márk, Máté,
    Mátyás, Miklós, Norbert, Olivér, Péter, Róbert, Roland, Szabolcs, Tamás, Tibor, Zalán, Zsolt`,
  anyone: 'Alex, Andi, Niki, Noa, Robi, Szasa',
  family: `Bakos, Balla, Balog, Bartha, Berki, Bíró, Bognár, Boros, Budai, Csonka, Deák, Faragó, Farkas, Fehér, Fekete,
    Fodor, Gál, Gáspár, Hajdu, Halász, Hegedűs, Horváth, Illés, Jakab, Juhász, Kelemen, Kerekes, Kis, Kiss, Kovács,
    Kozma, Lakatos, Lengyel, Magyar, Major, Mészáros, Molnár, Nagy, Nemes, Novák, Oláh, Orosz, Pap, Papp, Pataki,
    Pintér, Rácz, Simon, Sipos, Soós, Szabó, Szalai, Székely, Szőke, Szűcs, Török, Tóth, Varga, Vass, Vincze, Virág`,
  streets: {
    form: '* #',
    numbers: [[1, 120]],
    names: `Ady Endre utca, Akácfa utca, Árpád utca, Bartók Béla út, Béke utca, Bercsényi utca, Damjanich utca,
      Deák Ferenc utca, Dózsa György út, Fő tér, Fő utca, Hársfa utca, Jókai utca, Kert utca, Kölcsey utca,
      Liszt Ferenc utca, Mátyás király utca, Mező utca, Orgona utca, Rákóczi út, Rózsa utca, Széchenyi utca,
      Táncsics utca, Temető utca, Váci Mihály utca, Vörösmarty utca`,
  },
  clubs: {
    words: `${CLASSICAL}, Csillag, Előre, Fény, Hajnal, Napsugár, Remény, Sólyom, Törekvés, Üstökös`,
    parts: `Észak, Dél, Nyugat, Belváros, Felsőváros, Akácos, Diófás, Hegyalja, Kertváros, Ligetalja, Malomvölgy,
      Óváros, Rózsadomb, Tópart`,
    cores: CITY_FIRST,
    marks: {
      Football: '* SC, * TE, * FC, * SE',
      Basketball: '* KK, * KC',
      'Ice Hockey': '* HC, * JSC',
      Volleyball: '* RC',
      Handball: '* KC, * NKSE',
      any: '* SE, * SC',
    },
  },
  grounds: { outdoor: '* Stadion, * Sporttelep', hall: '* Sportcsarnok', ice: '* Jégcsarnok' },
  hotels: {
    plain: '* Vendégház, * Fogadó',
    withCity: '* Hotel @, * Panzió @, * Fogadó @, * Vendégház @',
    words: `Akácvirág, Aranykulcs, Borostyán, Bükkfa, Csalogány, Diófa, Fecske, Fekete Bika, Gesztenye, Gyertyán,
      Hársfa, Hóvirág, Jázmin, Kakukk, Kökény, Levendula, Mandula, Mókus, Nefelejcs, Orgona, Páfrány, Pipacs, Rigó,
      Sárga Tulipán, Szarvas, Tölgy`,
    and: ' és ',
  },
};
