import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/**
 * Bulgaria, romanised as the Transliteration Act has it. Source: the National Statistical Institute's lists of names,
 * Bulgarian Posts' way of writing addresses.
 */
export const bulgaria: Region = {
  countries: { BG: { forms: { EOOD: 9, OOD: 8, AD: 3, EAD: 1, '': 3 }, tax: 20, level: 0.45 } },
  female: `Albena, Aleksandra, Ana, Aneta, Antoaneta, Bilyana, Boryana, Daniela, Denitsa, Diana, Elena, Elitsa,
    Gabriela, Gergana, Ginka, Irina, Iva, Ivanka, Kamelia, Krasimira, Lilyana, Magdalena, Mariana, Mariya, Milena,
    Nadezhda, Neli, Ralitsa, Rositsa, Rumyana, Simona, Stoyanka, Svetla, Tsvetelina, Vanya, Vasilka, Veselina, Violeta,
    Yana, Zhivka`,
  male: `Aleksandar, Anton, Atanas, Biser, Bogdan, Chavdar, Daniel, Dobromir, Emil, Filip, Georgi, Ivaylo, Kaloyan,
    Kiril, Kostadin, Lachezar, Lyuben, Martin, Metodi, Milen, Momchil, Nikola, Ognyan, Pavel, Petar, Plamen, Rosen,
    Rumen, Simeon, Spas, Stefan, Svetoslav, Teodor, Todor, Valentin, Vasil, Veselin, Vladimir, Yavor, Zahari`,
  anyone: 'Aleks, Dani, Mishel, Niki, Sashi, Vili',
  family: `Aleksandrov|Aleksandrova, Andreev|Andreeva, Angelov|Angelova, Antonov|Antonova, Apostolov|Apostolova,
    Asenov|Asenova, Atanasov|Atanasova, Bonev|Boneva, Bozhilov|Bozhilova, Chakarov|Chakarova, Danchev|Dancheva,
    Denev|Deneva, Dimitrov|Dimitrova, Dimov|Dimova, Donchev|Doncheva, Enchev|Encheva, Filipov|Filipova,
    Ganchev|Gancheva, Genov|Genova, Georgiev|Georgieva, Gospodinov|Gospodinova, Hristov|Hristova, Iliev|Ilieva,
    Ivanov|Ivanova, Kalchev|Kalcheva, Kirilov|Kirilova, Kolev|Koleva, Kostadinov|Kostadinova, Kostov|Kostova,
    Lazarov|Lazarova, Manolov|Manolova, Marinov|Marinova, Markov|Markova, Mihaylov|Mihaylova, Milanov|Milanova,
    Naydenov|Naydenova, Nedelchev|Nedelcheva, Nenov|Nenova, Nikolov|Nikolova, Paunov|Paunova, Pavlov|Pavlova,
    Petkov|Petkova, Petrov|Petrova, Radev|Radeva, Rusev|Ruseva, Savov|Savova, Simeonov|Simeonova, Slavov|Slavova,
    Spasov|Spasova, Stefanov|Stefanova, Stoev|Stoeva, Stoyanov|Stoyanova, Tanev|Taneva, Todorov|Todorova, Tonev|Toneva,
    Tsvetkov|Tsvetkova, Valchev|Valcheva, Vasilev|Vasileva, Velikov|Velikova, Yankov|Yankova, Yordanov|Yordanova`,
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `bul. Balgaria, bul. Hristo Botev, bul. Svoboda, bul. Tsar Simeon, pl. Svoboda, ul. 3 Mart,
      ul. Asen Zlatarov, ul. Breza, ul. Dunav, ul. Elin Pelin, ul. Georgi Rakovski, ul. Han Asparuh,
      ul. Hristo Smirnenski, ul. Iskar, ul. Kiril i Metodiy, ul. Lale, ul. Lyulyak, ul. Maritsa, ul. Patriarh Evtimiy,
      ul. Peyo Yavorov, ul. Rila, ul. Roza, ul. Shipka, ul. Stara Planina, ul. Struma, ul. Vitosha`,
  },
  clubs: {
    words: `${CLASSICAL}, Buditel, Chayka, Iskra, Merkuriy, Nadezhda, Orel, Rodoliub, Svetlina, Yunak`,
    parts: `Sever, Yug, Zapad, Tsentar, Borovo, Brezovo, Gara, Izgrev, Kamenitsa, Lozenets, Pristanishte, Star Grad,
      Topolite, Zdravets`,
    cores: CITY_LAST,
    marks: {
      Football: 'FC *, FK *, SK *, PFK *',
      Basketball: 'BK *, BC *',
      Volleyball: 'VK *',
      Handball: 'HK *',
      any: 'SK *',
    },
  },
  grounds: { outdoor: 'Stadion *', hall: 'Zala *, Sportna zala *', ice: 'Ledena parzalka *' },
  hotels: {
    plain: 'Kashta za gosti *, Han *',
    withCity: 'Hotel * @, Semeen hotel * @, Kashta * @, Vila * @',
    words: `Akatsiya, Bor, Bukata, Chayka, Elen, Edelvays, Glarus, Kamelia, Kesten, Kokiche, Kula, Lastovitsa, Lebed,
      Luna, Malina, Momina Salza, Panorama, Paun, Rozata, Shturche, Slanchogled, Sova, Teatar, Topola, Vodenitsata,
      Zvezditsa`,
    and: ' i ',
  },
};
