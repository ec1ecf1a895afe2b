import { china } from './china.ts';
import { ENGLISH_PARTS } from './common.ts';
import type { Region } from './region.ts';

/** Singapore, where most family names come from southern China. Source: names common in its directories, SingPost. */
export const singapore: Region = {
  ...china,
  countries: { SG: { forms: { 'Pte. Ltd.': 16, LLP: 2, '': 3 }, tax: 9, level: 0.7 } },
  female: `Adeline, Agnes, Amanda, Amelia, Angeline, Bee Hoon, Belinda, Bernice, Cheryl, Clara, Doreen, Eileen, Elaine,
    Eunice, Fiona, Geraldine, Gwendolyn, Hui Min, Irene, Jacqueline, Jasmine, Joanna, Jolene, Josephine, Karen,
    Lynette, Mei Ling, Michelle, Mui Choo, Natalie, Priscilla, Rachel, Rebecca, Serene, Shermaine, Siew Lan, Stella,
    Vanessa, Vivian, Xin Yi`,
  male: `Adrian, Alvin, Andy, Aaron, Benjamin, Bernard, Brandon, Bryan, Chee Keong, Clarence, Daryl, Dennis, Desmond,
    Donovan, Edwin, Eugene, Francis, Gerald, Guan Hock, Ivan, Jeremy, Jerome, Jia Hao, Jonathan, Jun Wei, Justin,
    Keith, Kelvin, Kok Wai, Leonard, Marcus, Melvin, Raymond, Roland, Samuel, Sheng Wen, Timothy, Vincent, Wei Jie,
    Wei Xiang`,
  anyone: 'Jamie, Jia En, Kai Ling, Kim, Li En, Robin',
  family: `Ang, Aw, Boey, Chang, Chee, Cheong, Chia, Chiang, Chin, Choo, Chong, Chow, Eng, Er, Fong, Gan, Goh, Gwee,
    Heng, Ho, Hong, Kang, Khoo, Koh, Kwa, Kwok, Lai, Lam, Leong, Leow, Lim, Ling, Loh, Loke, Lye, Mok, Neo, Ng, Ong,
    Ooi, Pang, Peh, Poh, Quah, Quek, See, Seow, Sim, Soh, Soon, Tan, Tay, Teng, Teo, Thong, Tong, Wee, Wong, Woo, Yeo,
    Yeoh`,
  streets: {
    form: '# *',
    numbers: [[1, 390]],
    names: `Alexandra Road, Balestier Road, Bayshore Road, Bukit Timah Road, Cavenagh Road, Circular Road,
      Clementi Avenue, Club Street, East Coast Road, Eng Hoon Street, Grange Road, Hill Street, Jalan Besar,
      Jalan Kayu, Joo Chiat Road, Lavender Street, Lorong Chuan, Neil Road, Newton Road, Orchard Road,
      Pasir Panjang Road, River Valley Road, Stevens Road, Syed Alwi Road, Telok Ayer Street, Thomson Road`,
  },
  clubs: { ...china.clubs, parts: ENGLISH_PARTS },
  hotels: {
    plain: 'Hotel Little *, The * Shophouse',
    withCity: 'Hotel * @, The * @, * Suites @, * House @',
    words: `Angsana, Bougainvillea, Casuarina, Clove, Frangipani, Ginger, Heliconia, Ixora, Jasmine, Kapok, Lime,
      Magpie, Mango, Oriole, Orchid, Otter, Pandan, Pepper, Raintree, Rambutan, Sandpiper, Sunbird, Tamarind, Tiffin,
      Trellis, Vanda`,
    and: ' & ',
  },
};
