import { CITY_FIRST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Pakistan and Bangladesh. Source: names common in the electoral rolls, the posts' ways of writing addresses. */
export const pakistan: Region = {
  countries: {
    PK: { forms: { 'Pvt. Ltd.': 13, 'Ltd.': 4, '': 4 }, tax: 18, level: 0.35 },
    BD: { forms: { 'Ltd.': 14, PLC: 2, '': 4 }, tax: 15, level: 0.35 },
  },
  female: `Afsana, Aleena, Amna, Aqsa, Asma, Ayesha, Dilara, Farhana, Farzana, Fatima, Fauzia, Humaira, Iffat, Javeria,
    Kaniz, Laiba, Maheen, Mahnoor, Mariam, Maryam, Mehwish, Nabila, Nadia, Naila, Nazia, Nusrat, Rabia, Rukhsana,
    Rumana, Sabina, Sadia, Saima, Sana, Shabnam, Shazia, Shirin, Sumaiya, Tahmina, Uzma, Yasmin`,
  male: `Adeel, Ahsan, Ali, Amjad, Arif, Arshad, Asif, Azhar, Babul, Ehsan, Faisal, Farhan, Habib, Hamid, Haris, Hasan,
    Iftikhar, Junaid, Kamran, Kashif, Mahbub, Mahmud, Masud, Mehedi, Monir, Mubashir, Nadeem, Naveed, Noman, Omar,
    Rizwan, Sajid, Saleem, Shafiq, Tahir, Tanvir, Tariq, Yasir, Zahid, Zeeshan`,
  anyone: 'Aftab, Mehr, Noor, Rida, Roshan, Shams',
  family: `Abbasi, Ahmed, Akhtar, Alam, Ansari, Arain, Awan, Baig, Baloch, Bashir, Bhatti, Bhuiyan, Chaudhry,
    Chowdhury, Cheema, Dar, Das, Durrani, Farooqi, Gondal, Hashmi, Haque, Hossain, Huq, Hussain, Iqbal, Islam, Janjua,
    Javed, Jutt, Kabir, Karim, Kazmi, Khan, Khokhar, Laskar, Lodhi, Mahmood, Malik, Mirza, Mollah, Mughal, Munir,
    Niazi, Patwary, Qureshi, Rahman, Rana, Rashdi, Raza, Rehman, Saeed, Sarkar, Shaikh, Siddiqui, Sikder, Talukder,
    Uddin, Waheed, Yousaf, Zafar`,
  streets: {
    form: 'House #, *',
    numbers: [[1, 320]],
    names: `Abul Hasnat Road, Airport Road, Bank Road, Bazar Road, Canal View, Chowk Road, Civil Lines, College Road,
      Egerton Road, Ferozepur Road, Garden Road, Gulberg Road, Gulshan Avenue, Jail Road, Kazi Nazrul Avenue,
      Lake Road, Liaquat Road, Mall Road, Model Town Road, Mosque Road, Park Road, Railway Road, Sadar Road,
      School Road, Shahrah-e-Faisal, Tipu Sultan Road`,
  },
  clubs: {
    words: `${CLASSICAL}, Azad, Bulbuls, Fakhr, Hilal, Markhors, Qamar, Roshni, Shamim, Ujala`,
    parts: `North, South, West, Cantonment, City, Civil Lines, Garden, Gulshan, Harbour, Lake City, Model Town,
      Old City, Railway Colony, Saddar`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * SC, * Club', any: '* Club, * SC' },
  },
  hotels: {
    plain: 'Hotel Al *, Serai *',
    withCity: 'Hotel * @, * Inn @, The * @, * Guest House @, * Residency @',
    words: `Anarkali, Badam, Banafsha, Beli, Chaman, Chambeli, Chinar, Dilkusha, Firdaus, Gulzar, Hasna Hena, Kachnar,
      Kadam, Karnaphuli, Koel, Krishnachura, Mahtab, Marjan, Moti, Nargis, Noorani, Saffron, Sarw, Shimul, Shahtoot,
      Yaqut`,
    and: ' & ',
  },
};
