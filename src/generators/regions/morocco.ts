import { arabia } from './arabia.ts';
import { france } from './france.ts';
import type { Region } from './region.ts';

/** Morocco, in the French romanisation. Source: the Haut-Commissariat au Plan's lists of names, Barid Al-Maghrib. */
export const morocco: Region = {
  ...arabia,
  countries: { MA: { forms: { SARL: 13, SA: 4, '': 3 }, tax: 20, level: 0.45 } },
  female: `Aicha, Amal, Amina, Asmae, Atika, Bouchra, Chaimae, Farah, Fatiha, Ghizlane, Hafsa, Hajar, Halima, Hanane,
    Houda, Ibtissam, Ihssane, Ikram, Ilham, Imane, Karima, Khadija, Laila, Lamiae, Latifa, Loubna, Malika, Meryem,
    Najat, Nawal, Oumaima, Rachida, Salma, Samira, Siham, Soukaina, Wafae, Widad, Yousra, Zahra`,
  male: `Abdelhak, Abdellatif, Achraf, Adil, Anas, Ayoub, Aziz, Badr, Brahim, Driss, El Mehdi, Fouad, Hamid, Hamza,
    Hassan, Hicham, Idriss, Ilyas, Ismail, Issam, Jamal, Kamal, Karim, Khalid, Larbi, Mohcine, Mounir, Mourad, Nabil,
    Noureddine, Omar, Othmane, Reda, Said, Soufiane, Taha, Walid, Yassine, Younes, Youssef`,
  anyone: 'Ihsane, Nour, Rida, Sabah, Ziad, Wissam',
  family: `Aarab, Abbadi, Achour, Alami, Alaoui, Amrani, Ayadi, Bahri, Bakkali, Benali, Benchekroun, Benhaddou,
    Benjelloun, Bennani, Bennis, Benomar, Berrada, Bouazza, Bouchaib, Boukhari, Chaoui, Cherkaoui, Chraibi, Daoudi,
    El Amrani, El Fassi, El Hachimi, El Idrissi, El Khattabi, El Mansouri, El Ouafi, El Yousfi, Filali, Ghazali, Hajji,
    Hamdaoui, Harrak, Idrissi, Jebbari, Kabbaj, Kadiri, Kettani, Lahlou, Lamrani, Mernissi, Moussaoui, Naciri,
    Ouazzani, Qadiri, Rahmani, Rhazi, Saidi, Sebti, Skalli, Slaoui, Tahiri, Touhami, Wahbi, Yacoubi, Zemmouri, Ziani`,
  streets: {
    form: '#, *',
    numbers: [[1, 140]],
    names: `avenue Al Massira, avenue Annakhil, avenue des FAR, avenue Moulay Youssef, avenue Mohammed V,
      boulevard Al Qods, boulevard Moulay Idriss, boulevard Zerktouni, derb Sidi Bouloukat, rue Abou Inane,
      rue Al Andalous, rue Al Banafsaj, rue Al Yassamine, rue de Fès, rue de l’Atlas, rue de la Mosquée,
      rue de Marrakech, rue de Tanger, rue des Oudayas, rue du Souk, rue El Jadida, rue Ibn Khaldoun, rue Ibn Sina,
      rue Imam Malik, rue Sidi Ali, rue Tarik Ibn Ziad`,
  },
  clubs: {
    ...arabia.clubs,
    parts: `Nord, Sud, Ouest, Al Atlas, Al Fath, Al Houda, Al Manar, Al Qods, Annakhil, Bab Doukkala, Bab Jdid,
      La Gare, Le Port, Oued Nfis`,
    marks: { Football: '* AC, * CA, * SC', any: '* Club, * CS' },
  },
  grounds: { ofTown: 'de |d’', outdoor: 'Stade *', hall: 'Salle couverte *', ice: 'Patinoire *' },
  hotels: {
    plain: 'Riad *, Kasbah *',
    withCity: 'Riad * @, Hôtel * @, Dar * @, Kasbah * @, Maison * @',
    words: `Amandier, Ambre, Andalous, Bab Lahdid, Cannelle, Cèdre, Cigogne, Citronnier, Corail, Essaouira, Fontaine,
      Gazelle, Hibiscus, Jasmin, Laurier, Lune, Menthe, Mimosa, Oranger, Palmeraie, Rose des Sables, Safran, Sahraoui,
      Sultane, Tazert, Zellige`,
    and: france.hotels.and,
  },
};
