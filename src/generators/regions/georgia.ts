import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Georgia, in the national romanisation without apostrophes. Source: the Public Service Development Agency. */
export const georgia: Region = {
  countries: { GE: { forms: { LLC: 14, JSC: 3, '': 4 }, tax: 18, level: 0.4 } },
  female: `Ana, Anano, Anna, Barbare, Darejan, Eka, Ekaterine, Eliso, Eteri, Eva, Ia, Inga, Irma, Izolda, Keti, Khatia,
    Khatuna, Lana, Leila, Lia, Lika, Maka, Manana, Mariam, Medea, Mzia, Nani, Natalia, Natela, Nato, Nina, Nona, Nutsa,
    Salome, Sopio, Tamar, Tatia, Tea, Tinatin, Tsira`,
  male: `Akaki, Aleksandre, Anzor, Archil, Badri, Beka, Beso, Dato, Demetre, Elguja, Gia, Giorgi, Givi, Goga, Guram,
    Iakob, Irakli, Jaba, Jemal, Kakha, Konstantine, Lado, Levan, Luka, Mamuka, Merab, Nika, Nikoloz, Nugzar, Otar,
    Ramaz, Sandro, Saba, Soso, Tarash, Temur, Tengiz, Vakhtang, Vano, Zaza`,
  anyone: 'Aleko, Gio, Nikusha, Sali, Sandre, Tengo',
  family: `Abashidze, Alavidze, Apkhazava, Arveladze, Basilaia, Beridze, Bolkvadze, Chanturia, Chikovani, Chkheidze,
    Dolidze, Dvali, Eliava, Gabunia, Gagua, Gelashvili, Giorgadze, Giorgobiani, Gogua, Gvazava, Gurgenidze,
    Imedashvili, Iremadze, Janelidze, Japaridze, Kakabadze, Kalandadze, Kapanadze, Khachidze, Khutsishvili, Kiknadze,
    Kobakhidze, Kordzaia, Kublashvili, Kvirikashvili, Lomidze, Maisuradze, Makharadze, Mamulashvili, Meladze,
    Metreveli, Mgaloblishvili, Mikeladze, Nadiradze, Nozadze, Pataraia, Pirtskhalava, Rukhadze, Samkharadze, Sanikidze,
    Shengelia, Sichinava, Svanidze, Tsereteli, Tsiklauri, Tskhvediani, Turashvili, Ugrekhelidze, Vashadze, Zarandia,
    Zhordania`,
  streets: {
    form: '# * Street',
    numbers: SHORT_STREETS,
    names: `Agmashenebeli, Akhvlediani, Barnovi, Chavchavadze, Delisi, Dgebuadze, Erekle II, Galaktion Tabidze,
      Gogebashvili, Gorgasali, Ingorokva, Javakhishvili, Kekelidze, King Tamar, Leonidze, Leselidze, Machabeli,
      Marjanishvili, Nutsubidze, Orbeliani, Petriashvili, Pekini, Tbeti, Tsereteli, Vashlovani, Vazha-Pshavela`,
  },
  clubs: {
    words: `${CLASSICAL}, Amirani, Argonavti, Elva, Gantiadi, Kolkha, Kari, Mze, Nisli, Tsiskari`,
    parts: `North, South, West, Centre, Avlabari, Bagi, Dzveli, Gldani, Mtatsminda, Nadzaladevi, Saburtalo, Sololaki,
      Vake, Vera`,
    cores: CITY_LAST,
    marks: { Football: 'FC *, SC *', Rugby: 'RC *', Basketball: 'BC *', any: 'SC *' },
  },
  grounds: { outdoor: 'Stadium *', hall: 'Sports Palace *, Arena *', ice: 'Ice Arena *' },
  hotels: {
    plain: 'Guesthouse *, Sakhli *',
    withCity: 'Hotel * @, * Guesthouse @, Boutique Hotel * @, Sakhli * @',
    words: `Alubali, Anjara, Atami, Brotseuli, Dapna, Gemi, Ia, Iasamani, Kakali, Kldekari, Lagidze, Marani, Mercxali,
      Mtvare, Mze, Nushi, Samotkhe, Shadrevani, Shroshana, Tqemali, Tsabla, Tsveri, Vardi, Vazi, Verkhvi, Zambakhi`,
    and: ' da ',
  },
};
