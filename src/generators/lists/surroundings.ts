import { listOf } from './list-of.ts';
import { cities } from './places.ts';

/** Surroundings that only some cities have: the sea, mountains, a desert, palms, snow in winter, an old town. */
export type Home = 'coast' | 'peaks' | 'desert' | 'warm' | 'cold' | 'old';

/** Countries whose cities have no old town: they were laid out, or rebuilt, in the last two centuries. */
const YOUNG = listOf(`
  United States, Canada, Australia, New Zealand, United Arab Emirates, Saudi Arabia, Singapore, Kenya, South Africa
  Nigeria, Ghana, Brazil, Argentina, Chile, Jamaica, Philippines, Indonesia, South Korea, Japan, China, India
`);

/** For each kind of surroundings: the cities that have it. A city can be in several lists. */
// oxfmt-ignore
export const surroundings: Readonly<Record<Home, readonly string[]>> = {
  coast: listOf(`
    Dublin, Cork, Cardiff, Edinburgh, Barcelona, Valencia, Lisbon, Porto, Stockholm, Gothenburg, Malmö, Oslo, Bergen
    Trondheim, Copenhagen, Aarhus, Helsinki, Turku, New York, Los Angeles, Seattle, Boston, Vancouver, Santo Domingo
    Kingston, Lima, Montevideo, Rio de Janeiro, Istanbul, Abu Dhabi, Dubai, Jeddah, Mumbai, Chennai, Jakarta
    Surabaya, Manila, Davao, Shenzhen, Tokyo, Osaka, Fukuoka, Busan, Accra, Lagos, Dar es Salaam, Cape Town, Durban
    Sydney, Melbourne, Brisbane, Perth, Adelaide, Auckland, Wellington, Christchurch
  `),
  // All of them have a cable car.
  peaks: listOf(`
    Salzburg, Vancouver, Bogotá, Medellín, Quito, Santiago, Kathmandu, Pokhara, Bergen, Sapporo, Cape Town, Christchurch
  `),
  desert: listOf('Phoenix, Abu Dhabi, Dubai, Riyadh, Jeddah, Cairo'),
  warm: listOf(`
    Kingston, Santo Domingo, Rio de Janeiro, Mumbai, Chennai, Jakarta, Surabaya, Manila, Davao, Accra, Lagos
    Dar es Salaam, Dubai, Abu Dhabi
  `),
  cold: listOf(`
    Stockholm, Gothenburg, Malmö, Oslo, Bergen, Trondheim, Copenhagen, Helsinki, Tampere, Turku, Warsaw, Kraków
    Wrocław, Poznań, Prague, Brno, Berlin, Munich, Vienna, Graz, Salzburg, Zurich, Bern, Basel, Strasbourg, Chicago
    Denver, Minneapolis, Boston, New York, Toronto, Montreal, Calgary, Ottawa, Winnipeg, Sapporo, Seoul, Beijing
  `),
  old: cities.filter(({ country }) => !YOUNG.includes(country)).map(({ name }) => name),
};
