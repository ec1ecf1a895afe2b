import { CITY_FIRST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Thailand, in the general system of transcription or as people write. Source: names common in Thai directories. */
export const thailand: Region = {
  countries: { TH: { forms: { 'Co., Ltd.': 15, PCL: 3, '': 3 }, tax: 7, level: 0.4 } },
  female: `Achara, Anchalee, Anong, Apinya, Araya, Areeya, Busaba, Chanida, Chanya, Chutima, Dao, Duangjai, Kanchana,
    Kanokwan, Kanya, Ladda, Lawan, Malai, Nanthida, Naree, Nattaya, Nichapa, Nittaya, Panida, Patcharee, Phawinee,
    Pimchanok, Pornthip, Rattana, Rungnapa, Saowalak, Sasithorn, Sirikanya, Siriporn, Somjai, Sunisa, Supaporn, Thanya,
    Wanida, Wilai`,
  male: `Adisak, Amnuay, Anan, Anuwat, Apichat, Banyat, Boonmee, Chaiwat, Chakrit, Chalerm, Decha, Ekachai, Itthiphon,
    Jakkrit, Kamol, Komsan, Manit, Nattapong, Nikorn, Nopadon, Phichai, Piyawat, Pongsakorn, Prasert, Preecha, Sakda,
    Sanan, Sarawut, Sittichai, Somchai, Somsak, Suphachai, Surasak, Suthep, Teerapat, Thanakorn, Tawan, Wichai, Wirat,
    Witthaya`,
  anyone: 'Kwan, Nam, Ploy, Rung, Som, Tawee',
  family: `Amornrat, Boonmak, Boonsong, Bunnag, Chaiyaphon, Chaiyasit, Chantharat, Charoensuk, Chotikul, Chuenchom,
    Duangkaew, Inthasorn, Janthong, Kaewkla, Kaewmanee, Kamonrat, Khamdee, Kittikhun, Klinhom, Kongsawat, Limsakul,
    Mahawong, Meechai, Nakprasert, Ngamsom, Nimmanhaemin, Panyawong, Pattanakul, Phanthong, Phetcharat, Phromma,
    Phumiphat, Pongpanich, Prasertsri, Promsri, Rattanakul, Saelim, Saetang, Saengthong, Sangwan, Saowapha, Sawangchai,
    Somboon, Srisai, Srisawat, Srisuk, Suksai, Suksawat, Sukhum, Suwannarat, Thaweesuk, Thepsiri, Thongchai, Thongdee,
    Thongkham, Udomchai, Wattanakul, Wongsakul, Wongsawan, Wongsiri, Yimsuk`,
  streets: {
    form: '# *',
    numbers: [[1, 390]],
    names: `Asok Road, Bamrung Mueang Road, Chang Klan Road, Charoen Krung Road, Chom Phon Road, Inthayongyot Road,
      Kaeo Nawarat Road, Krung Kasem Road, Lat Phrao Road, Maha Rat Road, Naresuan Road, Nimman Road,
      Phahonyothin Road, Phra Pok Klao Road, Prachathipatai Road, Rama IV Road, Ratchadamnoen Road, Rattanakosin Road,
      Sathon Road, Si Phum Road, Soi Phiphat, Soi Thong Lo, Sukhumvit Road, Tha Phae Road, Thepharak Road,
      Wiang Kaeo Road`,
  },
  clubs: {
    words: `${CLASSICAL}, Chang Phueak, Erawan, Hongsa, Lightning, Naga, Ratchasi, Singha Noi, Suea Dam, Warriors`,
    parts: `North, South, West, Central, Chang Noi, Dao, Khlong Yai, Nong Bua, Nong Hoi, Rim Nam, San Sai, Suan Dok,
      Tha Ruea, Wang Thong`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * United, *', Volleyball: '* VC', any: '* Club, * SC' },
  },
  hotels: {
    plain: 'Baan *, Ruean *',
    withCity: 'Hotel * @, Baan * @, * Hotel @, * Resort @, * Residence @',
    words: `Anchan, Butsaba, Chaba, Champi, Dao Rueang, Dok Kaew, Fah Sai, Hong Thong, Kaew Kanlaya, Kalapha, Kulap,
      Lamduan, Leelawadee, Manora, Maprang, Orchid, Pai, Phuang Chomphu, Ratchaphruek, Ruen Thai, Saithan, Sarapi,
      Suphannika, Tamarind, Thapthim, Ton Mali`,
    and: ' & ',
  },
};
