import { indonesia } from './indonesia.ts';
import type { Region } from './region.ts';

/** Malaysia, with the father's name in the place of a family name. Source: the National Registration Department. */
export const malaysia: Region = {
  ...indonesia,
  countries: { MY: { forms: { 'Sdn. Bhd.': 15, 'Bhd.': 2, PLT: 1, '': 3 }, tax: 8, level: 0.4 } },
  female: `Afiqah, Ain, Aisyah, Alia, Aminah, Atiqah, Azlina, Damia, Dayana, Diana, Fadhilah, Faridah, Farhana,
    Hafizah, Halimah, Hanis, Hidayah, Izzati, Khairunnisa, Liyana, Marina, Mastura, Nabilah, Nadiah, Najwa, Natasha,
    Normah, Nurul, Puteri, Qistina, Rosnah, Salmah, Sarah, Sharifah, Siti, Sofia, Syafiqah, Wardah, Yasmin, Zaleha`,
  male: `Adam, Afiq, Aiman, Amirul, Amri, Anuar, Asyraf, Azhar, Azman, Badrul, Danial, Fadli, Fahmi, Faizal, Farid,
    Farhan, Ghazali, Hadi, Hafiz, Haziq, Helmi, Hilmi, Ikhwan, Imran, Iskandar, Izzat, Johari, Khairul, Luqman, Muaz,
    Nazri, Nizam, Roslan, Saiful, Shafiq, Syahmi, Syafiq, Syukri, Zahid, Zaki`,
  anyone: 'Ilham, Nur, Rahmat, Sham, Syah, Zaim',
  family: `Abdul Aziz, Abdul Rahim, Abdul Rahman, Abdullah, Abu Bakar, Ahmad, Alias, Ariffin, Aziz, Baharom, Bakri,
    Basri, Daud, Din, Hamdan, Hamid, Hamzah, Hanafi, Harun, Hassan, Hussin, Ibrahim, Idris, Isa, Ishak, Ismail, Jaafar,
    Jalil, Kadir, Karim, Kassim, Latif, Mahmud, Mansor, Mat Isa, Mohamad, Mohd Noor, Mokhtar, Musa, Mydin, Nordin,
    Omar, Osman, Othman, Ramli, Razali, Saad, Said, Saidin, Salleh, Shafie, Shamsuddin, Sulaiman, Taib, Talib, Wahab,
    Yahya, Yunus, Yusof, Zainal, Zainuddin`,
  streets: {
    form: 'No. #, Jalan *',
    numbers: [[1, 180]],
    names: `Ampang, Anggerik, Bakawali, Bukit Indah, Cempaka, Dahlia, Damai, Genting, Harmoni, Impian, Kenanga, Kenari,
      Mahsuri, Mawar, Melati, Meranti, Merbau, Murni, Pasar, Perdana, Pinggir, Raja Uda, Sentosa, Stesen, Teratai,
      Utama`,
  },
  clubs: {
    ...indonesia.clubs,
    words: `${indonesia.clubs.words}, Enggang, Helang, Kijang, Pahlawan, Seladang, Tenaga Muda`,
    marks: { Football: '* FC, * FA, * United', any: '* Club, * SC' },
  },
  grounds: { outdoor: 'Stadium *, Padang *', hall: 'Dewan *, Arena *', ice: 'Arena Ais *' },
  hotels: {
    ...indonesia.hotels,
    plain: 'Rumah *, Inap *',
    withCity: 'Hotel * @, Rumah * @, * Inn @, * Resort @',
  },
};
