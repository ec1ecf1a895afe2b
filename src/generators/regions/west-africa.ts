import { CITY_FIRST, CLASSICAL, ENGLISH_PARTS } from './common.ts';
import type { Region } from './region.ts';

/** Nigeria and Ghana. Source: names common in the voters' registers, the posts' ways of writing addresses. */
export const westAfrica: Region = {
  countries: {
    NG: { forms: { Ltd: 14, Plc: 3, Enterprises: 2, '': 3 }, tax: 7.5, level: 0.35 },
    GH: { forms: { Ltd: 14, PLC: 2, Ventures: 2, '': 3 }, tax: 15, level: 0.4 },
  },
  female: `Abena, Abigail, Adaeze, Adwoa, Akosua, Akua, Ama, Amaka, Blessing, Chiamaka, Chidinma, Comfort, Deborah,
    Doris, Efua, Elizabeth, Esi, Esther, Faith, Felicia, Funmilayo, Grace, Halima, Hannah, Joy, Juliana, Kehinde,
    Mabel, Mercy, Miriam, Ngozi, Peace, Priscilla, Rebecca, Rose, Ruth, Sade, Victoria, Yaa, Yetunde`,
  male: `Abdul, Adebayo, Anthony, Benjamin, Bright, Chidi, Chinedu, Clement, Collins, Cornelius, David, Ebenezer, Ebo,
    Ernest, Felix, Festus, Frank, Godwin, Hassan, Ibrahim, Isaac, Joseph, Joshua, Kayode, Kojo, Kwabena, Kwaku, Kwame,
    Kwesi, Lawal, Nnamdi, Olumide, Patrick, Richmond, Segun, Solomon, Stephen, Tunde, Uche, Yaw`,
  anyone: 'Ade, Chi, Fola, Ola, Praise, Taiwo',
  family: `Aboagye, Abubakar, Acheampong, Adebisi, Adeleke, Adeyemi, Afolabi, Agyei, Agyeman, Akande, Akinola, Amoah,
    Amoako, Anane, Ankrah, Ansah, Appiah, Arthur, Asare, Awuah, Babatunde, Baffour, Balogun, Bello, Boakye, Boateng,
    Bonsu, Danjuma, Danquah, Donkor, Eze, Frimpong, Ibekwe, Igwe, Kumi, Lawson, Mensah, Musa, Nwachukwu, Nwankwo,
    Obeng, Obi, Ofori, Ogunleye, Okafor, Okeke, Okonkwo, Okoye, Okoro, Olawale, Onuoha, Osei, Oseni, Owusu, Quaye,
    Quartey, Sarpong, Suleiman, Tetteh, Usman, Uzor`,
  streets: {
    form: '# *',
    numbers: [[1, 140]],
    names: `Adeniyi Street, Airport Road, Allen Avenue, Asafo Road, Balogun Street, Broad Street, Cathedral Road,
      Church Street, Circular Road, Farm Road, Harbour Road, High Street, Independence Avenue, Liberation Road,
      Lagos Road, Mission Road, Mosque Street, Nkrumah Avenue, Oba Road, Old Market Street, Palace Road,
      Prempeh Street, School Road, Unity Road, University Road, Water Road`,
  },
  clubs: {
    words: `${CLASSICAL}, Arrows, Bombers, Brothers, Defenders, Drummers, Heartbeats, Mighty Elephants, Palm Stars,
      Shooting Comets`,
    parts: ENGLISH_PARTS,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * United, * SC', any: '* Club, * SC' },
  },
  hotels: {
    plain: '* Lodge, * Guest Inn',
    withCity: 'Hotel * @, * Lodge @, * Hotel @, * Guest House @, * Villas @',
    words: `Adinkra, Agama, Baobab, Cocoa Tree, Coral, Cowrie, Drumbeat, Egret, Fig Tree, Ginger, Golden Pod, Hibiscus,
      Hornbill, Ixora, Kente, Kola, Lagoon, Mahogany, Moringa, Neem, Palm Nut, Pawpaw, Shea, Silk Cotton, Sugar Cane,
      Teak`,
    and: ' & ',
  },
};
