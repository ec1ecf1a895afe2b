import { CITY_FIRST, ENGLISH_WORDS } from './common.ts';
import { NICKNAMES } from '../lists/sports.ts';
import type { Region } from './region.ts';

/** South Korea, romanized as most people write their names. Source: the Supreme Court's lists of names; Korea Post. */
export const korea: Region = {
  countries: {
    KR: {
      name: 'South Korea',
      currency: 'KRW',
      language: 'ko',
      phone: '+82 2-0###-####',
      utcOffset: 540,
      market: 8,
      adjective: 'Korean',
      sports: 'Baseball, Handball, Rugby',
      cities: `
        Seoul|37.5665|126.978
        Busan|35.1796|129.0656|+82 51-0##-####
        Daegu|35.8714|128.6014|+82 53-0##-####
        Daejeon|36.3504|127.3845|+82 42-0##-####`,
      towns: 'Incheon, Gwangju, Ulsan, Suwon, Jeonju, Cheongju, Pohang, Gangneung',
      forms: { 'Co., Ltd.': 15, 'Inc.': 5 },
      tax: 10,
      level: 0.7,
    },
  },
  female: `In-sook, Ja-young, Kyung-hee, Mi-kyung, Mi-sook, Soo-kyung, Sun-hee, Sun-young, Young-mi, Young-sook,
    A-young, Bo-ram, Eun-hye, Eun-ji, Hee-jin, Hye-jin, Hye-won, Hyo-jin, Hyun-ah, Ji-eun, Ji-hye, Joo-hee, Min-kyung,
    Na-ri, Na-young, So-young, Soo-ah, Soo-jin, Yoo-jin, Yoo-na, Chae-won, Da-eun, Ga-young, Ha-eun, Ji-soo, Min-ji,
    Seo-hyun, Seo-yeon, Seo-yoon, Ye-rin`,
  male: `Byung-ho, Chang-ho, In-ho, Ki-tae, Kwang-ho, Myung-soo, Sang-hoon, Yong-ho, Young-ho, Young-soo, Dong-hyun,
    Dong-wook, Hae-sung, Ho-jin, Hyun-jun, Hyun-soo, Jae-hyun, Ji-hoon, Jin-ho, Jin-woo, Joo-hwan, Jun-ho, Min-soo,
    Sang-woo, Seung-hyun, Sung-ho, Sung-min, Tae-yang, Dong-min, Hyun-ki, Chan-woo, Do-yoon, Geon-woo, Hyun-woo, Ji-ho,
    Jun-young, Min-jun, Seung-min, Si-woo, Jun-hyuk`,
  anyone: 'Da-on, Ga-ram, Ha-neul, Hyun-seo, Ji-won, Ji-woo',
  family: `Ahn, Bae, Baek, Bang, Byun, Cha, Chae, Cheon, Cho, Choi, Chung, Do, Eom, Goo, Ha, Han, Heo, Hong, Huh, Hwang,
    Hyun, Im, Jang, Jeon, Jeong, Ji, Jo, Joo, Joung, Jung, Kang, Kim, Ko, Koo, Kwak, Kwon, Lee, Lim, Min, Moon, Na, Nam,
    Noh, Oh, Pak, Park, Pyo, Roh, Ryu, Seo, Seok, Shim, Shin, Sohn, Son, Song, Suh, Sung, Woo, Yang, Yeom, Yi, Yoo, Yoon, Yun`,
  frequent: {
    Kim: 21.5,
    Lee: 14.7,
    Park: 8.4,
    Choi: 4.7,
    Jung: 3,
    Jeong: 1.4,
    Kang: 2.4,
    Cho: 2.1,
    Yoon: 2,
    Jang: 2,
    Lim: 1.7,
  },
  streets: {
    form: '# *',
    numbers: [[1, 240]],
    names: `Daehak-ro, Baekje-ro, Buk-daero, Dongbu-ro, Dong-daero, Eunhaeng-ro, Gaeun-ro, Gongwon-ro, Haean-ro, Hansol-ro, Jangmi-ro, Jayu-ro, Jungang-ro, Mokryeon-ro, Mugunghwa-ro, Nambu-ro,
      Pyeonghwa-ro, Saemaeul-ro, Munhwa-ro, Sijang-gil, Solbat-gil, Taepyeong-ro, Udang-gil, Seobu-ro,
      Yeokjeon-ro`,
  },
  clubs: {
    words: `Hansaem, Haetbit, Pureunsol, Duri, Sanmaru, Nuribit, Areumdeuri, Baekho, Bitgaram, Byeolbit, Cheongsol, Danbi, Dure, Gaon, Haemaji, Haenuri, Hanbit, Hanmaeum, Hanul,
      Jayu, Maru, Mirae, Mugunghwa, Narae, Noeul, Onnuri, Saebyeok, Saerom, Sonamu, Taeyang, United, Yeomyeong`,
    parts: `North, South, West, Central, Areum, Bukmun, Byeolmaru, Dongmun, Gangbyeon, Gongwon, Hanbat, Hansol, Hosu,
      Mokryeon, Nammun, Saemaeul, Sanseong, Seomun, Solbat, Sinjangno`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, FC *', any: '*' },
    nicknames: 'Baseball, Basketball',
    // Clubs there are named after animals.
    nicks: NICKNAMES.replace(/,\s*Meteors[^]*/, ''),
  },
  grounds: { outdoor: '* Stadium, * Sports Complex', hall: '* Gymnasium, * Arena', ice: '* Ice Rink, * Ice Arena' },
  hotels: {
    plain: 'Hanok *, * Yeogwan',
    withCity: 'Hotel * @, Hanok * @, * Stay @, * Hotel @',
    words: `Achim, Arirang, Banya, Bomnal, Chamsae, Dalbit, Danpung, Garam, Gosu, Haedal, Haru, Hobak,
      Jangmi, Jindallae, Kkachi, Mindeulle, Moran, Mugunghwa, Nuri, Pado, Sanho, Sarang, Sodam, Sonamu, Yeonkkot`,
    and: ' & ',
  },
  tradeNames: {
    starts: 'Dae, Han, Se, Dong, Tae, Woo, Mi, Seong, Jin, Kyung',
    ends: 'jung, rim, ryong, nuri, som',
    own: ENGLISH_WORDS,
  },
};
