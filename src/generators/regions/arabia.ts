import { CITY_LAST, ENGLISH_WORDS } from './common.ts';
import type { Region } from './region.ts';

/**
 * Egypt, Saudi Arabia and the United Arab Emirates, romanized as in documents. Source: names common in the countries'
 * directories; the postal services' address formats.
 */
export const arabia: Region = {
  countries: {
    EG: {
      name: 'Egypt',
      currency: 'EGP',
      language: 'ar',
      phone: '+20 14 #### ####',
      utcOffset: 120,
      // In fact, the clocks change on a Friday nearby.
      summerTime: { from: [4, 5], to: [10, 5] },
      adjective: 'Egyptian',
      sports: 'Handball',
      cities: `
        Cairo|30.049|31.245`,
      towns: 'Alexandria, Port Said, Tanta, Ismailia, Aswan',
      forms: { 'S.A.E.': 6, LLC: 8, '& Co.': 2 },
      tax: 14,
      level: 0.35,
      families: [19, 61],
    },
    SA: {
      name: 'Saudi Arabia',
      currency: 'SAR',
      language: 'ar',
      phone: '+966 52 ### ####',
      utcOffset: 180,
      adjective: 'Saudi',
      sports: 'Handball',
      cities: `
        Riyadh|24.7136|46.6753
        Jeddah|21.5128|39.2125`,
      towns: 'Dammam, Taif, Tabuk, Abha',
      forms: { LLC: 10, 'Co.': 5, JSC: 2 },
      tax: 15,
      level: 0.5,
      families: [0, 28],
    },
    AE: {
      name: 'United Arab Emirates',
      currency: 'AED',
      language: 'ar',
      phone: '+971 4 1## ####',
      utcOffset: 240,
      adjective: 'Emirati',
      sports: 'Handball',
      cities: `
        Dubai|25.1848|55.2708
        Abu Dhabi|24.4439|54.4073|+971 2 1## ####`,
      towns: 'Sharjah, Ajman, Fujairah',
      forms: { LLC: 12, FZE: 3, PJSC: 1 },
      tax: 5,
      level: 0.65,
      families: [0, 28],
    },
  },
  female: `Afaf, Dalal, Fatima, Huda, Khadija, Nadia, Najwa, Samira, Suha, Wafa, Abeer, Aisha, Amal, Amina, Asma, Basma,
    Dina, Fadwa, Ghada, Hanan, Heba, Iman, Lamia, Lubna, Mona, Rana, Rania, Rasha, Sahar, Shaimaa, Alia, Arwa, Farah,
    Laila, Lina, Mariam, Noura, Rim, Salma, Yasmin`,
  male: `Adnan, Ashraf, Aziz, Essam, Fouad, Ghassan, Hatem, Jamal, Kamal, Nabil, Adel, Ahmad, Amin, Amr, Ayman, Badr,
    Bassam, Emad, Fadi, Hani, Hazem, Khaled, Maher, Nader, Rami, Sami, Tamer, Tarek, Walid, Yasser, Abdullah, Ali,
    Ammar, Fahad, Faisal, Hamza, Karim, Marwan, Mazen, Youssef`,
  anyone: 'Ihsan, Nour, Rida, Sabah, Wisam, Yusr',
  family: `Al-Amri, Al-Ansari, Al-Dosari, Al-Ghamdi, Al-Hamadi, Al-Harbi, Al-Hashimi, Al-Jaber, Al-Khatib, Al-Mansouri,
    Al-Marri, Al-Mazrouei, Al-Mutairi, Al-Otaibi, Al-Qahtani, Al-Rashidi, Al-Shamsi, Al-Shehri, Al-Zahrani, Hassan,
    Hussein, Ibrahim, Khalifa, Mansour, Saleh, Salem, Abbas, Habib, Abdelaziz, Abdelrahman, Al-Attar, Al-Sayed, Asaad,
    Awad, Ayoub, Bakr, Darwish, Eid, Elsayed, Farag, Farouk, Fawzy, Gaber, Ghanem, Haddad, Helmy, Ismail, Issa, Kamel,
    Mahmoud, Mostafa, Mousa, Osman, Ragab, Ramadan, Sabry, Shaheen, Shawky, Soliman, Tawfik, Younes`,
  streets: {
    form: '# * Street',
    numbers: [[1, 180]],
    names: `Abu Bakr, Al Amal, Al Andalus, Al Falah, Al Farabi, Al Rashid, Al Jamia, Al Kindi, Al Madina,
      Al Mahatta, Al Nahda, Al Noor, Al Nasr, Al Qasr, Al Rawda, Al Salam, Al Souq, Al Yarmouk, Al Wadi, Al Wehda,
      Al Zahra, Fatima Al Zahra, Ibn Khaldoun, Ibn Sina, Salah Al Din`,
  },
  clubs: {
    words: `Al Amal, Al Badr, Al Barq, Al Bayraq, Al Bunyan, Al Fajr, Al Faris, Al Fursan, Al Ghazal,
      Al Izdihar, Al Jabal, Al Jawad, Al Kawkab, Al Liwa, Al Manara, Al Midan, Al Mustaqbal, Al Nahar, Al Najm,
      Al Nakheel, Al Nasim, Al Nimr, Al Nujoom, Al Raad, Al Rabie, Al Sadaqa, Al Salam, Al Samaa,
      Al Sanabel, Al Saqr, Al Sayf, Al Shafaq, Al Shams, Al Suqoor, Al Tadamun, Al Wafa, Al Wifaq,
      Al Zafir`,
    parts: `North, South, West, Al Balad, Al Daher, Al Diyar, Al Hadiqa, Al Jadida, Al Jisr, Al Marsa, Al Murooj,
      Al Qanater, Al Rabwa, Al Waha`,
    cores: CITY_LAST,
    marks: { Football: '*, * FC, * SC', any: '*, * Club, * SC' },
  },
  grounds: { outdoor: '* Stadium, * Sports City', hall: '* Sports Hall, * Arena', ice: '* Ice Rink' },
  hotels: {
    plain: 'Dar *, Qasr *',
    withCity: 'Hotel * @, * Hotel @, Dar * @, * Palace @, * Suites @',
    words: `Al Amwaj, Al Anbar, Al Asala, Al Hadaba, Al Diwan, Al Fanar, Al Jawhara, Al Jori, Al Joud, Al Lulu,
      Al Majlis, Al Murjan, Al Nahr, Al Najma, Al Nawras, Al Oud, Al Qamar, Al Rayhan, Al Rimal,
      Al Rumman, Al Safsaf, Al Sidra, Al Tin, Al Yasmeen, Al Zaafaran`,
    and: ' & ',
  },
  tradeNames: {
    between: ' ',
    starts: 'Nour, Sahl, Reem, Najm, Bahr, Safa, Amal, Zahr, Qamar, Fanar',
    ends: 'Gate, Line, Vision, Horizon, Oasis',
    own: ENGLISH_WORDS,
  },
};
