import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/**
 * Croatia, Slovenia and Serbia, by what they have in common; Serbian in Latin letters. Source: the three statistics
 * offices' lists of names, the posts' ways of writing addresses.
 */
export const adriatic: Region = {
  countries: {
    HR: { forms: { 'd.o.o.': 14, 'j.d.o.o.': 2, 'd.d.': 3, '': 3 }, tax: 25, level: 0.55 },
    SI: { forms: { 'd.o.o.': 15, 'd.d.': 3, '': 3 }, tax: 22, level: 0.65 },
    RS: { forms: { 'd.o.o.': 15, 'a.d.': 2, '': 3 }, tax: 20, level: 0.45 },
  },
  female: `Aleksandra, Ana, Andreja, Anja, Antonija, Biljana, Danijela, Dora, Dunja, Eva, Gordana, Ines, Irena, Ivana,
    Jelena, Jovana, Katarina, Lana, Lea, Ljiljana, Maja, Marijana, Marina, Mateja, Milena, Mojca, Nataša, Nevena, Nina,
    Sanja, Sara, Slavica, Snežana, Tajana, Tanja, Tatjana, Teodora, Urška, Valentina, Zrinka`,
  male: `Aleš, Aleksandar, Anton, Blaž, Branko, Danijel, Darko, Dejan, Domagoj, Dragan, Filip, Hrvoje, Igor, Ivan,
    Jakov, Jovan, Jure, Marijan, Mario, Marko, Martin, Mate, Matija, Mihajlo, Mirko, Mladen, Nebojša, Nenad, Petar,
    Predrag, Robert, Saša, Siniša, Stefan, Tadej, Tomislav, Vedran, Vladimir, Vuk, Željko`,
  anyone: 'Alex, Andi, Luci, Noa, Niki, Robi',
  family: `Antić, Babić, Bajić, Bašić, Blažević, Bogdanović, Brkić, Bukovec, Cvetković, Đorđević, Đukić, Dragić, Galić,
    Golob, Gajić, Hribar, Horvat, Ilić, Ivanović, Janković, Jerković, Jovanović, Jukić, Katić, Klarić, Knežević, Kos,
    Kostić, Kovač, Kovačević, Kralj, Krajnc, Kranjc, Lončar, Lukić, Marić, Marinković, Marković, Matić, Mihaljević,
    Mikulić, Mitrović, Mlakar, Nikolić, Pavlović, Perić, Perković, Popović, Potočnik, Radić, Ristić, Rupnik, Savić,
    Šimić, Stanković, Stojanović, Turk, Vidović, Vuković, Zupančič, Živković`,
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Bolnička ulica, Bukova ulica, Gajeva ulica, Glavna ulica, Gundulićeva ulica, Jadranska ulica,
      Javorova ulica, Južna ulica, Kestenova ulica, Krajiška ulica, Kralja Petra Krešimira, Lipova ulica,
      Masarykova ulica, Mlinska ulica, Nazorova ulica, Opatijska ulica, Planinska ulica, Prešernova ulica,
      Ribarska ulica, Savska ulica, Sportska ulica, Stara ulica, Teslina ulica, Trg slobode, Vinogradska ulica,
      Zelena ulica`,
  },
  clubs: {
    words: `${CLASSICAL}, Borac, Gusar, Iskra, Jedinstvo, Lipa, Munja, Orao, Soko, Vihor`,
    parts: `Sjever, Jug, Zapad, Centar, Brijeg, Gornji Grad, Gaj, Kamenica, Lipik, Mlinovi, Novi Grad, Potok, Ravnice,
      Vinogradi`,
    cores: CITY_LAST,
    marks: {
      Football: 'NK *, FK *, OFK *, SK *',
      Basketball: 'KK *',
      'Ice Hockey': 'HK *',
      Volleyball: 'OK *',
      Handball: 'RK *',
      Rugby: 'RK *, RC *',
      any: 'SK *, ŠK *',
    },
  },
  grounds: { outdoor: 'Stadion *', hall: 'Dvorana *, Sportska dvorana *', ice: 'Ledena dvorana *' },
  hotels: {
    plain: 'Konak *, Gostionica *',
    withCity: 'Hotel * @, Pansion * @, Vila * @, Konak * @',
    words: `Ariš, Bagrem, Breza, Bukva, Dub, Fenjer, Golub, Gorski Cvijet, Grlica, Jablan, Jaglac, Javor, Jelen,
      Kadulja, Kruna, Labud, Lavanda, Lipa, Maslina, Mjesec, Murva, Paun, Ruža, Slavuj, Sova, Vrba`,
    and: ' i ',
  },
};
