import { CITY_FIRST, ENGLISH_CLUBS } from './common.ts';
import type { Region } from './region.ts';

/** Nigeria. Source: names common in the voters' registers, the posts' ways of writing addresses. */
export const nigeria: Region = {
  countries: {
    NG: { forms: { Ltd: 14, Plc: 3, Enterprises: 2, '': 3 }, tax: 7.5, level: 0.35 },
  },
  female: `Bisi, Bolanle, Ebele, Folasade, Funmilayo, Nkechi, Patience, Ronke, Titilayo, Yetunde, Adaeze, Aisha, Amaka,
    Amina, Chinwe, Chioma, Deborah, Esther, Folake, Halima, Hauwa, Ifeoma, Ijeoma, Joy, Kehinde, Mary, Mercy, Ngozi,
    Nneka, Omolara, Ruth, Sade, Adanna, Amarachi, Blessing, Chiamaka, Chidinma, Faith, Oluchi, Peace, Victoria, Zainab`,
  male: `Abiodun, Babajide, Festus, Godwin, Lawal, Patrick, Rotimi, Segun, Stephen, Sunday, Abdul, Adebayo, Adewale,
    Akin, Anthony, Chinedu, Chukwuma, Dayo, Ejike, Hassan, Ibrahim, Isah, Jide, Kayode, Mohammed, Nnamdi, Obinna,
    Olumide, Tunde, Uche, Umar, Yemi, Ayodele, Chidi, Collins, Femi, Ifeanyi, Ikenna, Joshua, Kelechi, Samuel, Yusuf`,
  anyone: 'Ade, Chi, Fola, Ola, Praise, Taiwo',
  family: `Abiola, Abubakar, Adebisi, Adekunle, Adeleke, Adeniyi, Adeyemi, Afolabi, Agbaje, Ajayi, Akande, Akinola, Akpan,
    Alabi, Aliyu, Anyanwu, Babatunde, Balogun, Bamidele, Bassey, Bello, Danjuma, Danladi, Dike, Effiong, Egwu, Ekpo, Eze,
    Garba, Ibekwe, Idowu, Igwe, Iroegbu, Lawson, Madu, Musa, Nwachukwu, Nwankwo, Nwosu, Obi, Obiora, Odukoya, Ogbonna,
    Ogunleye, Ojo, Okafor, Okeke, Okonkwo, Okoro, Okoye, Oladipo, Olatunji, Olawale, Onuoha, Orji, Oseni, Sani, Shehu,
    Sule, Suleiman, Udoh, Umeh, Usman, Uzor`,
  streets: {
    form: '# *',
    numbers: [[1, 140]],
    names: `Airport Road, Broad Street, Cathedral Road, Church Street, Circular Road, Farm Road, Harbour Road, High Street,
      Independence Avenue, Liberation Road, Mango Tree Avenue, Market Street, Mission Road, Mosque Street, New Road,
      Old Market Street, Palace Road, Palm Street, Post Office Road, River Road, School Road, Stadium Road, Station Road,
      Unity Road, University Road, Water Road`,
  },
  clubs: {
    words: `${ENGLISH_CLUBS}, Arrows, Bombers, Defenders, Drummers, Heartbeats, Mighty Elephants, Palm Stars,
      Shooting Comets`,
    parts: `North, South, West, Central, Zongo, Sabon Gari, New Town, Old Town, Ridge, Waterside, Harbour, Railway, Mission,
      Airport Road, Independence, Liberty, Unity, Freedom, Republic, Palm Grove, Kingsway, Market Circle, Cocoa House,
      Government Hill, Barracks, Lorry Park, Cathedral, Polytechnic`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * United, * SC', any: '* Club, * SC' },
  },
  hotels: {
    plain: '* Guest Inn',
    withCity: 'Hotel * @, * Lodge @, * Hotel @, * Guest House @, * Court @',
    words: `Adinkra, Agama, Baobab, Cocoa Tree, Coral, Cowrie, Drumbeat, Egret, Fig Tree, Ginger, Golden Pod, Hibiscus,
      Hornbill, Ixora, Kente, Kola, Lagoon, Mahogany, Moringa, Neem, Palm Nut, Pawpaw, Shea, Silk Cotton, Sugar Cane,
      Teak`,
    and: ' & ',
  },
};
