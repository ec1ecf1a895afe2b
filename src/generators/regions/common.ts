/** Words that clubs of many countries are called after, in the same form everywhere: stars, Romans and Greeks, virtues. */
export const CLASSICAL = `Sirius, Castor, Triton, Altair, Antares, Polaris, Iris, Juno, Diana, Lux, Titan, Arcadia,
  Nova, Astra, Vega, Velox, Vigor, Orion, Meteor, Stella, Minerva, Aurora`;

/** A club's word, then its city: SV Aurora Graz. */
export const CITY_LAST: readonly string[] = ['{word} {city}', '{word} {part} {city}', '{word}-{other} {part} {city}'];

/** The city, then a club's word: Osaka Aurora. */
export const CITY_FIRST: readonly string[] = ['{city} {word}', '{city} {part} {word}', '{city} {part} {other} {word}'];

/** Quarters of English-speaking towns. */
export const ENGLISH_PARTS = `Northgate, Southside, Eastfield, Westbrook, Riverside, Millfield, Highbridge, Hillside,
  Parkside, Quayside, Station Road, Mill Lane, Old Town, Meadowside, Brookfield, Bridge End, Castle Hill, Greenfield,
  Lakeside, Kingsway, Market Hill`;

/** What clubs in Britain and where Britons played first are called. */
export const ENGLISH_CLUBS = `Argyle, Comrades, Standard, Thistle, Vale, Villa, Weavers, Millers,
  Saddlers, Potters, Colliery, Printers, Foresters, Vikings, Traders, Strollers, Railway, Wanderers, Crusaders, Harriers,
  Swifts, Nomads, Albion, Trinity, Victoria, Amateurs, Alliance, Athletic, Collegians, Corinthian, Ramblers`;

/** What houses in English-speaking countries are called after. */
export const ENGLISH_HOUSES = `Linden, Amber, Juniper, Heron, Kingfisher, Cedar, Willow, Laurel,
  Coopers, Rowan, Lantern, Mulberry, Forge, Granary, Ivy, Kestrel, Sycamore,
  Merchant, Chestnut, Clover, Hazel, Maple, Old Bank, Walnut, Printworks, Beacon, Brook,
  Tannery, Hawthorn, Lavender,
  Orchard, Osprey, Otter, Robin, Skylark, Stonebridge, Swallow, Thistle`;

/** Whole numbers as most of Europe has them. */
export const SHORT_STREETS: readonly (readonly [number, number])[] = [[1, 120]];
