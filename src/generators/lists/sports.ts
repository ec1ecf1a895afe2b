/**
 * Nicknames that follow the city in team names of the North American kind. They fit any sport, and no team of the major
 * leagues has one.
 */
export const NICKNAMES = `Herons, Badgers, Otters, Foxes, Stags, Kestrels, Egrets, Boars, Cranes, Plovers,
  Ospreys, Martens, Leopards, Cobras, Vipers, Ibexes, Weasels, Warhawks, Ridgebacks,
  Muskrats, Ocelots, Wolfhounds, Gulls, Jackals, Kites, Magpies, Tuskers, Alligators,
  Thoroughbreds, Goshawks, Pythons, Swifts, Mastiffs,
  Meteors, Tempest, Volcanoes, Hammers, Miners, Wildfire,
  Whirlwinds, Drovers, Lancers, Ferrymen, Sentinels, Squalls, Gales, Zephyrs, Skyhawks, Swallows,
  Scouts, Pathfinders, Nomads, Pilgrims, Travelers, Merlins, Sandpipers, Shipwrights, Rivermen, Blacksmiths,
  Sturgeons, Centaurs, Trojans, Bricklayers, Foresters, Steamers, Corsairs, Musketeers, Marauders,
  Mudcats, Beacons, Millwrights, Stonemasons, Harriers, Greyhounds, Beagles, Pronghorns, Buzzards, Condors,
  Kingfishers, Ironclads,
  Gazelles, Voyagers, Challengers, Lamplighters, Javelinas, Racers, Cyclones,
  Cavalry, Rustlers, Copperheads, Sawyers, Stormers, Vanguards, Tridents, Bluebirds, Peregrines,
  Grenadiers, Wayfarers, Javelins, Lumberjacks`;

/** Words that precede a nickname once the plain nicknames are used up. */
export const NICKNAME_COLOURS = `Black, Blue, Crimson, Eastern, Flying, Golden, Green, Iron, Northern, Scarlet, Silver,
  Southern, Steel, Western, White, Wild`;

/** Years in which the first clubs of a sport were founded. */
interface FirstYears {
  /** First year in countries that are not listed. */
  readonly elsewhere: number;
  /** First year by the English name of the country. */
  readonly at: Readonly<Record<string, number>>;
}

/** First years by sport, rounded to a year with several clubs. Source: histories of the national associations. */
export const firstYears: Readonly<Record<string, FirstYears>> = {
  // oxfmt-ignore
  Football: {
    elsewhere: 1908,
    at: {
      'United Kingdom': 1863, Ireland: 1880, Switzerland: 1879, Denmark: 1879, Netherlands: 1883, Argentina: 1887,
      Germany: 1888, Belgium: 1890, France: 1891, Italy: 1893, Austria: 1894, Czechia: 1893,
      Uruguay: 1891, Chile: 1892, Sweden: 1890, Norway: 1895, India: 1889, Japan: 1946,
      'South Korea': 1970, China: 1954, 'United States': 1967, Canada: 1970, Australia: 1950, 'New Zealand': 1950,
      Nepal: 1950, Indonesia: 1928, Philippines: 1930, 'Saudi Arabia': 1927, 'United Arab Emirates': 1960, Nigeria: 1932, Ghana: 1920,
      Kenya: 1946, Tanzania: 1935, Uganda: 1938, 'South Africa': 1936, 'Dominican Republic': 1940, Jamaica: 1940,
    },
  },
  Basketball: {
    elsewhere: 1936,
    at: {
      'United Kingdom': 1956,
      'United States': 1946,
      Canada: 1950,
      'South Korea': 1970,
      Japan: 1952,
      China: 1956,
      'Saudi Arabia': 1958,
      Ghana: 1962,
      Nigeria: 1962,
      Kenya: 1962,
      Tanzania: 1962,
      Uganda: 1962,
    },
  },
  'Ice Hockey': { elsewhere: 1908, at: { Canada: 1909, 'United States': 1924, 'United Kingdom': 1903, Czechia: 1908 } },
  Baseball: {
    elsewhere: 1920,
    at: {
      'United States': 1869,
      Canada: 1876,
      Japan: 1934,
      'South Korea': 1970,
      Mexico: 1890,
      'Dominican Republic': 1895,
    },
  },
  Volleyball: {
    elsewhere: 1946,
    at: { 'United States': 1928, Canada: 1953, Philippines: 1930, 'South Korea': 1969, Japan: 1948, China: 1954 },
  },
  Handball: {
    elsewhere: 1946,
    at: {
      Denmark: 1907,
      Germany: 1917,
      Sweden: 1917,
      Austria: 1920,
      'South Korea': 1970,
      Japan: 1955,
      'Saudi Arabia': 1970,
    },
  },
  Rugby: {
    elsewhere: 1910,
    at: {
      'United Kingdom': 1850,
      Ireland: 1860,
      Australia: 1864,
      'New Zealand': 1870,
      'South Africa': 1875,
      France: 1880,
      Canada: 1880,
      Argentina: 1886,
      Japan: 1928,
      'South Korea': 1970,
    },
  },
};

/** The words of one sport for names of the places where it is played. */
export interface SportTerms {
  /** Words for the place where home games are played, such as `Stadium`: the end of its name. */
  readonly grounds: readonly string[];
  /** More of these words, in Britain and Ireland, where many grounds are called like the street they are in. */
  readonly british?: readonly string[];
}

/** Words for the places where sports are played, by sport. */
// oxfmt-ignore
export const sportTerms: Readonly<Record<string, SportTerms>> = {
  Football: {
    grounds: ['Stadium', 'Park', 'Community Stadium', 'Municipal Stadium', 'Field', 'Sports Ground'],
    british: ['Road', 'Lane', 'Street', 'Ground', 'Park'],
  },
  Basketball: {
    grounds: ['Arena', 'Sports Hall', 'Pavilion', 'Basketball Arena', 'Sports Arena', 'Gymnasium', 'Coliseum'],
  },
  'Ice Hockey': {
    grounds: ['Ice Arena', 'Ice Hall', 'Ice Stadium', 'Ice Rink', 'Ice Palace'],
  },
  Baseball: {
    grounds: ['Ballpark', 'Baseball Park', 'Baseball Stadium', 'Stadium', 'Field'],
  },
  Volleyball: {
    grounds: ['Sports Hall', 'Arena', 'Sports Centre', 'Gymnasium', 'Indoor Arena'],
  },
  Handball: {
    grounds: ['Sports Hall', 'Arena', 'Sports Centre', 'Gymnasium', 'Indoor Arena'],
  },
  Rugby: {
    grounds: ['Rugby Ground', 'Stadium', 'Rugby Park', 'Park', 'Recreation Ground'],
    british: ['Road', 'Lane', 'Park'],
  },
};
