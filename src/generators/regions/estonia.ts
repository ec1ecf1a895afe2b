import { CITY_FIRST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Estonia. Source: Statistics Estonia's lists of names, Omniva's way of writing addresses. */
export const estonia: Region = {
  countries: { EE: { forms: { OÜ: 14, AS: 4, '': 3 }, tax: 24, level: 0.7 } },
  female: `Aino, Anneli, Anu, Birgit, Elina, Ene, Epp, Eve, Ester, Grete, Helena, Helle, Ingrid, Jaanika, Kadri, Kaire,
    Kaja, Karin, Katrin, Kersti, Kristel, Kristi, Külli, Laura, Leelo, Liisa, Maarika, Maie, Mari, Marika, Merle,
    Mirjam, Moonika, Pille, Piret, Riina, Sirje, Tiina, Triin, Tuuli`,
  male: `Aare, Aivar, Andres, Andrus, Ants, Enn, Erki, Hannes, Heiki, Henri, Ivar, Jaak, Jaan, Janek, Jüri, Kalev,
    Karl, Kaspar, Kristjan, Madis, Mart, Marten, Meelis, Mihkel, Olev, Peeter, Priit, Raimond, Raul, Rein, Siim, Taavi,
    Tanel, Tarmo, Tiit, Tõnis, Tõnu, Urmas, Uku, Veiko`,
  anyone: 'Alex, Kai, Kim, Robin, Rei, Sascha',
  family: `Aavik, Allik, Aru, Eller, Järv, Jürgenson, Kangur, Kask, Kivi, Kivistik, Kokk, Koppel, Kukk, Kurg, Kuusik,
    Kuusk, Käsper, Kütt, Laas, Lepp, Lill, Lind, Loorits, Luik, Luts, Lääne, Mark, Mets, Metsalu, Mägi, Mölder, Nurk,
    Oja, Orav, Ots, Paju, Parts, Pihlak, Piir, Põder, Pärn, Raud, Rebane, Ruus, Rätsep, Saar, Saks, Sepp, Sild,
    Soosaar, Soo, Tamm, Teder, Toom, Tomson, Uibo, Vaher, Vaino, Vares, Viik, Väli`,
  streets: {
    form: '* #',
    numbers: [[1, 90]],
    names: `Aia tänav, Allika tänav, Kalda tee, Kalevi tänav, Kastani tänav, Kesk tänav, Kevade tänav, Kivi tänav,
      Kooli tänav, Lai tänav, Lille tänav, Lossi tänav, Mere puiestee, Mäe tänav, Niidu tänav, Pargi tänav, Pikk tänav,
      Pärna puiestee, Ranna tee, Rohu tänav, Sadama tänav, Soo tänav, Tartu maantee, Uus tänav, Vaba tänav,
      Võidu tänav`,
  },
  clubs: {
    words: `${CLASSICAL}, Edu, Hirv, Ilm, Koit, Kotkas, Noorus, Sära, Tuul, Ühisjõud`,
    parts: `Põhja, Lõuna, Lääne, Kesklinn, Kalda, Kivila, Lepiku, Linnamäe, Metsa, Oru, Pääsu, Ranna, Tammela, Veski`,
    cores: CITY_FIRST,
    marks: {
      Football: 'JK *, FC *, SK *',
      'Ice Hockey': 'HK *',
      Basketball: 'KK *, BC *',
      Volleyball: 'VK *',
      any: 'SK *, *',
    },
  },
  grounds: { ofTown: '', outdoor: 'Staadion *', hall: 'Spordihall *, Võimla *', ice: 'Jäähall *' },
  hotels: {
    plain: 'Külalistemaja *, Mõisahotell *',
    withCity: 'Hotell * @, Külalistemaja * @, * Hotell @, Villa * @',
    words: `Aken, Astelpaju, Ilves, Jaanalind, Kadakas, Kajakas, Kell, Kirsiõis, Kroon, Kurg, Kuusk, Luik, Mesilane,
      Nurmenukk, Orav, Pärn, Päike, Roos, Rukkilill, Saar, Suitsupääsuke, Tamm, Toonekurg, Tuvi, Täht, Võilill`,
    and: ' ja ',
  },
};
