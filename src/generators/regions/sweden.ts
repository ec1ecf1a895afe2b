import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import { SCANDINAVIAN_TRADE_NAMES } from './norway.ts';
import type { Region } from './region.ts';

/** Sweden. Source: Statistics Sweden's lists of names; the address format of PostNord. */
export const sweden: Region = {
  countries: {
    SE: {
      name: 'Sweden',
      currency: 'SEK',
      language: 'sv',
      phone: '+46 8 465 004 ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 15,
      adjective: 'Swedish',
      sports: 'Ice Hockey, Handball, Rugby',
      cities: `
        Stockholm|59.3383|18.0586
        Gothenburg/Göteborg|57.7009|11.9846|+46 31 390 06 ##
        Malmö|55.593|13.0138|+46 40 628 04 ##`,
      towns: 'Uppsala, Västerås, Örebro, Linköping, Norrköping, Helsingborg, Umeå, Gävle, Karlstad, Luleå, Halmstad',
      forms: { AB: 15, HB: 1 },
      tax: 25,
      level: 0.85,
    },
  },
  female: `Annika, Eva, Helena, Ingela, Karin, Katarina, Kristina, Lena, Marie, Susanne, Amanda, Anna, Cecilia, Elin,
    Emma, Ellen, Erika, Frida, Hanna, Ida, Johanna, Josefin, Lisa, Malin, Maria, Matilda, Rebecka, Sara, Sofia, Vendela,
    Agnes, Alva, Ebba, Elsa, Linnea, Maja, Nora, Saga, Tilda, Tuva`,
  male: `Anders, Bengt, Christer, Göran, Karl, Lars, Lennart, Mats, Nils, Stefan, Adam, Alexander, Anton, Daniel, David,
    Erik, Filip, Fredrik, Hampus, Jakob, Jens, Jesper, Johan, Jonas, Martin, Mattias, Olle, Patrik, Pontus, Tobias,
    Albin, Axel, Edvin, Emil, Hugo, Isak, Linus, Ludvig, Rasmus, Viktor`,
  anyone: 'Alex, Charlie, Juno, Kim, Mika, Mio',
  family: `Abrahamsson, Ali, Andersson, Arvidsson, Bengtsson, Berg, Berglund, Bergqvist, Blom, Blomqvist, Claesson,
    Dahl, Danielsson, Ek, Ekström, Eliasson, Eriksson, Forsberg, Fransson, Gunnarsson, Gustafsson, Hassan, Hedlund,
    Hellström, Hermansson, Holm, Holmgren, Håkansson, Jakobsson, Jansson, Johansson, Jonasson, Karlsson, Larsson,
    Lindberg, Lindholm, Lindström, Lund, Lundgren, Lundin, Lundström, Löfgren, Martinsson, Mattsson, Mohamed, Nilsson,
    Nordin, Norberg, Nyström, Olofsson, Persson, Pettersson, Sandberg, Sjöberg, Ström, Strömberg, Svensson, Söderberg,
    Wallin, Åberg, Åkesson`,
  frequent: {
    Andersson: 3.4,
    Johansson: 3.4,
    Karlsson: 3,
    Nilsson: 2.5,
    Eriksson: 2.1,
    Larsson: 1.9,
    Olsson: 1.7,
    Persson: 1.6,
    Svensson: 1.5,
    Gustafsson: 1.4,
  },
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Almvägen, Backvägen, Bergsgatan, Bruksgatan, Drottninggatan, Fabriksgatan, Granvägen, Hantverkargatan,
      Kyrkogatan, Klockarvägen, Kungsgatan, Lindvägen, Ljungvägen, Nygatan, Parkvägen, Prästgatan, Rönnvägen,
      Skogsvägen, Slottsgatan, Smedjegatan, Stationsgatan, Storgatan, Tallvägen, Torggatan, Vasagatan`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Fram, Loke, Lejonet, Norrskenet, Svalan, Vikingen, Vågen, Åskan,
      Spänst, Kraft, Blixten, Balder, Ymer, Örnen, Heimdal, Tärnan`,
    parts: `Norrgården, Söderport, Västerport, Österport, Björkhagen, Ekbacken, Kvarnby, Lindängen, Nytorp, Solhöjden, Sågbacken,
      Tallåsen, Åkerby, Ängby`,
    cores: CITY_LAST,
    marks: {
      Football: '@ * IF, IF *, @ * BK, IK *, @ * FF, @ IK *',
      Basketball: '@ * Basket, @ * BBK',
      'Ice Hockey': '@ * HC, IK *, @ * IF',
      Handball: '@ * HK, HK *, @ * IF',
      Volleyball: '@ * VK, VK *',
      Rugby: 'RK *',
      any: 'IK *, IF *',
    },
  },
  grounds: {
    ofTown: '',
    // First parts of words; each combines with all of the forms.
    after: `Norr, Söder, Väster, Öster, Björk, Kvarn, Ek, Lind, Sol, Sten, Strand, Tall, Gran, Ask, Hed, Berg`,
    outdoor: '*vallen, *torps IP',
    hall: '*hallen, *torps sporthall',
    ice: '*backens ishall, *torps ishall',
  },
  hotels: {
    plain: 'Gästgiveriet *, Värdshuset *, Stadshotellet *',
    withCity: 'Hotell * @, Pensionat * @, Hotell Villa * @, Värdshuset * @',
    words: `Blåklinten, Blåsippan, Björken, Duvan, Eken, Fjärilen, Furan, Gåsen, Humlan, Hägern, Klockan,
      Kronan, Lanternan, Liljan, Linden, Lyktan, Lärkan, Månen, Norrskenet, Oxen, Rosen, Rönnen, Solen, Svanen,
      Tranan`,
    and: ' & ',
  },
  // A copy, since Swedish companies have Swedish family names only.
  tradeNames: { ...SCANDINAVIAN_TRADE_NAMES },
};
