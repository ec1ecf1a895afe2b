import { CITY_FIRST, ENGLISH_CLUBS } from './common.ts';
import type { Region } from './region.ts';

/**
 * Nigeria: Yoruba, Igbo and Hausa names in turn. Source: names common in the voters' registers; the postal service's
 * address format.
 */
export const nigeria: Region = {
  byTurns: 3,
  countries: {
    NG: {
      name: 'Nigeria',
      currency: 'NGN',
      language: 'en',
      phone: '+234 68# ### ####',
      utcOffset: 60,
      cities: `
        Lagos|6.5344|3.3592
        Abuja|9.0665|7.4786
        Ibadan|7.3875|3.907`,
      towns: 'Kano, Kaduna, Benin City, Enugu, Jos, Ilorin, Calabar',
      forms: { Ltd: 14, Plc: 3, Enterprises: 2 },
      tax: 7.5,
      level: 0.35,
    },
  },
  female: `Bisi, Ebele, Hajara, Funmilayo, Nkechi, Ladi, Titilayo, Patience, Asabe, Bolanle, Ifeoma, Aisha, Ronke,
    Ngozi, Amina, Yetunde, Adaeze, Halima, Folake, Chinwe, Hauwa, Deborah, Amaka, Maryam, Omolara, Chioma, Rakiya,
    Sade, Ijeoma, Hadiza, Esther, Nneka, Talatu, Kehinde, Adanna, Zainab, Damilola, Chidinma, Khadija, Victoria,
    Chiamaka, Safiya, Temitope, Blessing, Firdausi`,
  male: `Abiodun, Festus, Lawal, Babajide, Godwin, Tanko, Rotimi, Sunday, Audu, Segun, Patrick, Shehu, Adebayo,
    Anthony, Abdul, Adewale, Chinedu, Aliyu, Akin, Chukwuma, Hassan, Dayo, Ejike, Ibrahim, Kayode, Nnamdi, Isah,
    Olumide, Obinna, Mohammed, Tunde, Uche, Umar, Jide, Chidi, Bashir, Ayodele, Ikenna, Nasiru, Femi, Ifeanyi, Sadiq,
    Yemi, Kelechi, Yusuf`,
  anyone: 'Ade, Chi, Salama, Taiwo, Praise, Nasara',
  family: `Abiola, Anyanwu, Abubakar, Adebisi, Dike, Adamu, Adekunle, Egwu, Bala, Adeleke, Eze, Bello, Adeniyi, Ibekwe,
    Danjuma, Adeyemi, Igwe, Danladi, Afolabi, Iroegbu, Garba, Agbaje, Madu, Haruna, Ajayi, Nwachukwu, Idris, Akande,
    Nwankwo, Inuwa, Akinola, Nwosu, Jibril, Alabi, Obi, Maikudi, Babatunde, Obiora, Mamman, Balogun, Ogbonna, Musa,
    Bamidele, Okafor, Nuhu, Idowu, Okeke, Sani, Odukoya, Okonkwo, Sule, Ogunleye, Okoro, Suleiman, Ojo, Okoye, Tukur,
    Oladipo, Onuoha, Usman, Olatunji, Orji, Wada, Olawale, Umeh, Yakubu, Oseni, Uzor, Zubairu`,
  streets: {
    form: '# *',
    numbers: [[1, 140]],
    names: `Airport Road, Broad Street, Cathedral Road, Church Street, Circular Road, Farm Road, Harbour Road, High Street, Liberation Road, Mango Tree Avenue, Market Street, Mission Road, Mosque Street, New Road,
      Old Market Street, Palace Road, Palm Street, Post Office Road, River Road, School Road, Stadium Road, Station Road,
      Unity Road, University Road, Water Road`,
  },
  clubs: {
    words: `${ENGLISH_CLUBS}, Arrows, Defenders, Drummers, Palm Stars,
      Shooting Comets`,
    parts: `North, South, West, Central, Palace Road, New Town, Old Town, Ridge, Waterside, Hillside, Town Hall, Mission,
      Airport Road, Independence, Liberty, Unity, Freedom, Republic, Palm Grove, Cathedral`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * United, * SC', any: '* Club, * SC' },
  },
  hotels: {
    plain: '* Guest Inn',
    withCity: 'Hotel * @, * Lodge @, * Hotel @, * Guest House @, * Court @',
    words: `Adinkra, Agama, Baobab, Cocoa Tree, Coral, Cowrie, Drumbeat, Egret, Fig Tree, Ginger, Golden Pod, Hibiscus,
      Hornbill, Ixora, Kente, Kola, Lagoon, Mahogany, Moringa, Neem, Palm Nut, Pawpaw, Shea, Sugar Cane,
      Teak`,
    and: ' & ',
  },
};
