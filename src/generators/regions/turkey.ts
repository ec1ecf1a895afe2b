import { CITY_FIRST } from './common.ts';
import type { Region } from './region.ts';

/** Turkey. Source: the population directorate's lists of names; the address format of PTT. */
export const turkey: Region = {
  countries: {
    TR: {
      name: 'Turkey',
      currency: 'TRY',
      language: 'tr',
      phone: '+90 212 1## ## ##',
      utcOffset: 180,
      adjective: 'Turkish',
      sports: 'Handball',
      cities: `
        Istanbul/İstanbul|41.058|28.985
        Ankara|39.9334|32.8597|+90 312 1## ## ##
        Bursa|40.1985|29.061|+90 224 1## ## ##`,
      towns: 'Antalya, Adana, Konya, Gaziantep, Kayseri, Eskişehir, Samsun, Denizli, Malatya, Trabzon, Sivas',
      forms: { 'Ltd. Şti.': 12, 'A.Ş.': 8 },
      tax: 20,
      level: 0.4,
    },
  },
  female: `Ayşe, Emel, Fatma, Filiz, Gönül, Havva, Nalan, Nesrin, Serap, Sibel, Aslı, Aylin, Banu, Berna, Burcu, Canan,
    Çiğdem, Derya, Eda, Esma, Gamze, Hande, Leyla, Meryem, Özge, Pelin, Sanem, Şebnem, Tuğba, Yasemin, Azra, Begüm,
    Ceren, Dilara, Ece, İpek, Melike, Merve, Nehir, Selin`,
  male: `Ahmet, Atilla, Bülent, Engin, Halil, Hasan, İsmail, Kadir, Mahmut, Metin, Alper, Cem, Cenk, Cihan, Erdem,
    Erkan, Ferhat, Gökhan, İbrahim, Koray, Murat, Onur, Polat, Salih, Selçuk, Serkan, Sinan, Tolga, Ufuk, Yasin, Barış,
    Berk, Bora, Efe, Emre, Ömer, Semih, Umut, Yiğit, Yusuf`,
  anyone: 'Aren, Deniz, Evren, Ferah, Ilgaz, Toprak',
  family: `Acar, Akbulut, Akın, Aksoy, Akyol, Altun, Arslan, Ateş, Ay, Aydoğan, Balcı, Bilgin, Bozkurt, Candan, Coşkun,
    Çakır, Çelik, Çiftçi, Çoban, Demir, Demirci, Doğan, Duman, Ekinci, Ergün, Eroğlu, Güler, Güneş, Güngör, Işık,
    Kahraman, Kaplan, Karaca, Karakaya, Karataş, Kaya, Kılıç, Kıraç, Korkmaz, Kurt, Kuş, Öz, Özdemir, Özer, Öztürk,
    Sarı, Sezer, Şahin, Şen, Şimşek, Taşkın, Toprakçı, Tosun, Türkmen, Ulusoy, Uysal, Yalçın, Yıldırım, Yıldız, Yılmaz,
    Yüksel`,
  frequent: {
    Yılmaz: 3,
    Kaya: 2.3,
    Demir: 2.1,
    Çelik: 1.7,
    Şahin: 1.7,
    Yıldız: 1.6,
    Yıldırım: 1.6,
    Öztürk: 1.5,
    Aydın: 1.4,
    Özdemir: 1.3,
  },
  streets: {
    form: '* No: #',
    numbers: [[1, 140]],
    names: `Akasya Sokak, Atatürk Caddesi, Cumhuriyet Caddesi, Bahçe Sokak, Barış Caddesi, Cami Sokak,
      Çınar Sokak, Defne Sokak, Değirmen Sokak, Fatih Caddesi, Gazi Caddesi, Gül Sokak, Ihlamur Sokak,
      İstasyon Caddesi, İstiklal Caddesi, Kiraz Sokak, Leylak Sokak, Manolya Sokak, Mevlana Caddesi, Okul Sokak,
      Orkide Sokak, Park Caddesi, Söğüt Sokak, Yıldız Sokak, Zambak Sokak`,
  },
  clubs: {
    words: `Akıncı, Altınok, Ateş, Barış, Cesur, Dalga, Deniz, Doruk, Fırtına, Güneş, Hilal, Işık, Kaya, Kıvılcım, Meşale,
      Poyraz, Şafak, Şahin, Ufuk, Yelken, Birlik, Dostluk, Emek, Gençlik, İdman, Zafer, Yıldız, Vatan, Bayrak, Yolspor, Ocakspor, Kurtuluş, Cumhuriyet, İstiklal, Kolej, Sanayi, Çelik, Öğretmenler`,
    parts: `Kuzey, Güney, Batı, Merkez, Bahçeler, Çamlık, Çınarlı, Gar, Göl, Kavaklı, Köprübaşı, Pınar, Sahil,
      Yeşilova`,
    cores: CITY_FIRST,
    marks: {
      Football: '* SK, * FK, * Spor Kulübü',
      Basketball: '* Basket, * BK',
      Volleyball: '* Voleybol, * VK',
      Handball: '* Hentbol',
      any: '* SK, * GSK',
    },
  },
  grounds: {
    people: ' ',
    outdoor: '* Stadyumu, * Stadı',
    hall: '* Spor Salonu, * Kapalı Spor Salonu',
    ice: '* Buz Pisti',
  },
  hotels: {
    plain: '* Konağı, * Pansiyon',
    withCity: 'Hotel * @, * Otel @, * Konağı @, * Pansiyon @',
    words: `Akasya, Ardıç, Begonvil, Bülbül, Ceylan, Defne, Fesleğen, Gelincik, Günebakan, Ihlamur, İncir,
      Karanfil, Kiraz, Kumru, Leylek, Limon, Mercan, Nar, Narenciye, Portakal, Saksağan, Sedir, Sümbül, Turna,
      Yasemin`,
    and: ' & ',
  },
  tradeNames: {
    starts: 'Ak, Gök, Altın, Güneş, Deniz, Yeşil, Demir, Bulut, Çınar, Ay',
    ends: 'taş, dağ, su, kaya, pınar',
    own: 'Kardeşler, ve Oğulları, Ortaklar',
  },
};
