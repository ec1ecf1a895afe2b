import { CITY_FIRST, CLASSICAL } from './common.ts';
import type { Region, Streets } from './region.ts';

/** Names of districts that most towns have. */
const PARTS = `Asahicho, Aoba, Daimachi, Funamachi, Hashimoto, Hinode, Honmachi, Izumi, Kamimachi, Kitamachi,
  Kyomachi, Midori, Minato, Miyamae, Nakamura, Nishimachi, Sakaecho, Sakuradai, Sakuragaoka, Shimizu, Shiomi, Tamachi, Tokiwa,
  Umegaoka, Yahata, Yayoi`;

/** Returns addresses with quarter, block and house in a district of a ward. */
const inWard = (ward: string, names = PARTS): Streets => ({
  form: `#-#-# *${ward}`,
  numbers: [
    [1, 5],
    [1, 30],
    [1, 24],
  ],
  names,
});

/** Japan, in Hepburn romanization without macrons, as in passports. Source: lists of names by Japanese insurers. */
export const japan: Region = {
  countries: {
    JP: {
      name: 'Japan',
      currency: 'JPY',
      language: 'ja',
      phone: '+81 3-1###-####',
      utcOffset: 540,
      market: 18,
      adjective: 'Japanese',
      sports: 'Baseball, Handball, Rugby',
      cities: `
        Tokyo|35.6895|139.7017
        Osaka|34.6837|135.5123|+81 6-1###-####
        Kyoto|35.0095|135.7635|+81 75-1##-####
        Nagoya|35.1715|136.9066|+81 52-1##-####
        Sapporo|43.0618|141.3545|+81 11-1##-####
        Fukuoka|33.5802|130.4017|+81 92-1##-####`,
      towns: 'Yokohama, Kobe, Hiroshima, Sendai, Niigata, Kanazawa, Okayama, Kumamoto, Nagasaki, Shizuoka',
      forms: { 'K.K.': 11, 'Co., Ltd.': 9, 'G.K.': 2 },
      tax: 10,
      level: 0.7,
    },
  },
  female: `Chie, Eiko, Emiko, Keiko, Mariko, Michiko, Miyuki, Noriko, Sachiko, Tomoko, Ai, Aiko, Ami, Aya, Ayumi, Eri,
    Hana, Haruka, Kana, Kaori, Mai, Mari, Megumi, Miho, Natsuki, Rie, Satomi, Shiori, Yuka, Yumi, Akari, Aoi, Hina,
    Honoka, Minami, Moe, Nanami, Rina, Sakura, Yui`,
  male: `Eiji, Fumio, Isamu, Kazuo, Koichi, Masaru, Minoru, Mitsuru, Osamu, Toshio, Akihiro, Atsushi, Hideki, Hiroki,
    Keita, Kenichi, Kenta, Kosuke, Makoto, Manabu, Naoto, Ryo, Satoru, Shinji, Tadashi, Takashi, Taro, Tetsuya, Wataru,
    Yosuke, Daiki, Haruto, Hiroto, Kaito, Riku, Shota, Sota, Takumi, Yamato, Yuta`,
  anyone: 'Akira, Hikaru, Kaoru, Makio, Nao, Rei',
  family: `Adachi, Aoki, Ando, Chiba, Fujii, Fukuda, Goto, Harada, Hasegawa, Hayashi, Hirano, Hirata, Iida, Ikeda,
    Imai, Ishida, Ishii, Ito, Iwata, Kawaguchi, Kikuchi, Kinoshita, Kojima, Kondo, Kudo, Maeda, Masuda, Matsui,
    Matsumoto, Miyamoto, Mori, Morita, Nagai, Nakagawa, Nakamura, Nakano, Noguchi, Nomura, Okada, Onishi, Ota, Sakai,
    Sakamoto, Sato, Shibata, Shimizu, Sugawara, Suzuki, Takada, Takahashi, Takeuchi, Tamura, Tanaka, Uchida, Ueda,
    Wada, Watanabe, Yamaguchi, Yamamoto, Yamashita, Yokoyama`,
  frequent: {
    Sato: 1.9,
    Suzuki: 1.8,
    Takahashi: 1.5,
    Tanaka: 1.4,
    Ito: 1.2,
    Watanabe: 1.1,
    Yamamoto: 1.1,
    Nakamura: 1,
    Kobayashi: 1,
    Kato: 0.9,
    Yoshida: 0.8,
    Yamada: 0.8,
  },
  streets: inWard(''),
  cityStreets: {
    Tokyo: inWard(
      ', Shinjuku-ku',
      'Hyakunincho, Kita-Shinjuku, Nishi-Shinjuku, Okubo, Shinjuku, Takadanobaba, Yotsuya',
    ),
    Osaka: inWard(', Chuo-ku'),
    Kyoto: inWard(', Ukyo-ku'),
    Nagoya: inWard(', Naka-ku'),
    Sapporo: inWard(', Chuo-ku'),
    Fukuoka: inWard(', Chuo-ku'),
  },
  centralStreets: {
    // The crossing of two streets, and the direction from there.
    Kyoto: {
      form: '* #',
      numbers: [[190, 690]],
      names: 'Fuyacho-dori Aneyakoji-agaru, Karasuma-dori Oike-sagaru, Takakura-dori Sanjo-sagaru',
    },
  },
  clubs: {
    words:
      CLASSICAL +
      `, Akatsuki, Fubuki, Hagoromo, Hayabusa, Hayate, Hibiki, Hokuto, Ibuki, Inazuma, Kagayaki,
      Komorebi, Mirai, Ryusei, Suzaku, Taiyo, Tsubame, Yume`,
    parts: `Kita, Minami, Nishi, Chuo, Fujimi, Hanamizuki, Izumi, Matsunami, Midori, Misaki, Nagisa, Sakae,
      Sakuragaoka, Takara`,
    cores: CITY_FIRST,
    marks: { Football: '*, FC *, * FC', any: '*, * Club' },
    nicknames: 'Baseball, Basketball, Handball, Rugby, Volleyball',
  },
  grounds: {
    outdoor: '* Stadium, * Stadium, * Ground',
    hall: '* Arena, * Gymnasium, * Sports Hall',
    ice: '* Ice Arena, * Skate Center',
  },
  hotels: {
    plain: 'Ryokan *, * Ryokan, Minshuku *',
    withCity: 'Hotel * @, Ryokan * @, * Hotel @, * Inn @',
    words: `Ajisai, Aoi, Asagiri, Botan, Fukuro, Hagi, Hibari, Himawari, Icho, Kagiroi, Kawasemi, Kikyo,
      Kohaku, Kuina, Matsukaze, Momiji, Nagomi, Oboro, Sakura, Shirakaba, Suzuran, Tsubaki, Tsuru, Umenoki, Yamabuki`,
    and: ' & ',
  },
  tradeNames: {
    starts: 'Ao, Haru, Hoshi, Kaze, Yuki, Mine, Shira, Tsuki, Natsu, Suzu',
    ends: 'kawa, hara, zawa, shima, mura',
    own: 'Shokai, Sangyo, Kosan',
  },
};
