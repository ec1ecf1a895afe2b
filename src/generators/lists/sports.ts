/**
 * What follows the city in the name of a team in the North American way: fits any sport. None is that of a team of the
 * big leagues there.
 */
export const NICKNAMES = `Herons, Badgers, Otters, Foxes, Stags, Kestrels, Lynxes, Boars, Cranes, Swifts, Owls, Kites,
  Ospreys, Martens, Leopards, Cobras, Vipers, Scorpions, Stallions, Storks, Gulls, Puffins, Seals, Barracudas,
  Meteors, Satellites, Tempest, Glaciers, Volcanoes, Embers, Furnace, Hammers, Anvils, Smiths, Miners, Weavers,
  Tanners, Masons, Potters, Bakers, Dockers, Sailors, Navigators, Corsairs, Lancers, Archers, Guardsmen, Sentinels,
  Scouts, Pathfinders, Nomads, Pilgrims, Travelers, Couriers, Runners, Strikers, Monarchs, Barons, Dukes,
  Tribunes, Gladiators, Spartans, Trojans, Griffins, Unicorns, Phantoms, Shadows, Bandits, Outlaws, Engines, Bolts,
  Rivets, Towers, Bridges, Beacons, Lanterns, Bells, Drummers, Harriers, Greyhounds, Terriers, Cougars, Buzzards, Condors,
  Albatrosses, Flamingos, Magpies, Robins, Sparrows, Jays, Kingfishers, Drakes, Salamanders, Rafters, Woodsmen, Blacksmiths, Freighters, Moose, Elks, Wolverines, Caribou, Walleyes, Sturgeons`;

/** What stands before it when the plain ones are used up. */
export const NICKNAME_COLOURS = `Amber, Black, Blue, Copper, Coral, Crimson, Desert, Eastern, Flying, Forest, Golden, Granite,
  Green, Grey, Harbor, Iron, Ivory, Lake, Midnight, Mountain, Northern, Prairie, River, Scarlet, Silver, Southern, Steel,
  Summit, Sunset, Thunder, Valley, Western, White, Wild, Winter`;

/** When clubs of a sport began. */
interface FirstYears {
  /** The first year of clubs anywhere but in the countries below. */
  readonly elsewhere: number;
  /** By the English name of the country. */
  readonly at: Readonly<Record<string, number>>;
}

/** By sport, rounded to a year in which there were several clubs. Source: the histories of the national associations. */
export const firstYears: Readonly<Record<string, FirstYears>> = {
  Football: {
    elsewhere: 1895,
    at: {
      'United Kingdom': 1863,
      Ireland: 1880,
      Switzerland: 1879,
      Denmark: 1879,
      Netherlands: 1883,
      Argentina: 1887,
      Germany: 1888,
      Italy: 1893,
      'United States': 1884,
    },
  },
  Basketball: { elsewhere: 1920, at: { 'United States': 1895, Canada: 1897 } },
  'Ice Hockey': { elsewhere: 1908, at: { Canada: 1885, 'United States': 1896, 'United Kingdom': 1903, Czechia: 1908 } },
  Baseball: {
    elsewhere: 1920,
    at: { 'United States': 1869, Canada: 1876, Japan: 1890, Mexico: 1890, 'Dominican Republic': 1895 },
  },
  Volleyball: { elsewhere: 1925, at: { 'United States': 1900, Canada: 1912, Philippines: 1913 } },
  Handball: { elsewhere: 1930, at: { Denmark: 1907, Germany: 1917, Sweden: 1917, Austria: 1920 } },
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
    },
  },
};

/** What is peculiar to a sport. */
export interface SportTerms {
  /** Leagues, with `{country}`. */
  readonly leagues: readonly string[];
  /** What the place is called where home games are played. */
  readonly grounds: readonly string[];
  /** Positions, each as often as a squad has it. */
  readonly positions: Readonly<Record<string, number>>;
}

/** By sport. */
// prettier-ignore
export const sportTerms: Readonly<Record<string, SportTerms>> = {
  Football: {
    leagues: [
      '{country} Premier Football Division', '{country} First Football Division', '{country} Second Football Division',
      '{country} National Football Series',
    ],
    grounds: ['Stadium', 'Football Ground', 'Sports Ground'],
    positions: {
      Goalkeeper: 3, 'Right-Back': 2, 'Left-Back': 2, 'Centre-Back': 4, 'Defensive Midfielder': 3,
      'Central Midfielder': 4, 'Attacking Midfielder': 2, 'Right Winger': 2, 'Left Winger': 2, Striker: 4,
    },
  },
  Basketball: {
    leagues: [
      '{country} Premier Basketball Division', '{country} First Basketball Division',
      '{country} Second Basketball Division',
      '{country} National Basketball Series',
    ],
    grounds: ['Arena', 'Sports Hall', 'Dome', 'Basketball Arena'],
    positions: { 'Point Guard': 3, 'Shooting Guard': 3, 'Small Forward': 3, 'Power Forward': 3, Center: 3 },
  },
  'Ice Hockey': {
    leagues: [
      '{country} Premier Ice Hockey Division', '{country} First Ice Hockey Division',
      '{country} Second Ice Hockey Division',
      '{country} National Ice Hockey Series',
    ],
    grounds: ['Ice Arena', 'Ice Hall', 'Ice Stadium', 'Ice Dome'],
    positions: {
      Goaltender: 3, 'Left Defenceman': 4, 'Right Defenceman': 4, 'Left Winger': 4, 'Right Winger': 4, Centre: 5,
    },
  },
  Baseball: {
    leagues: [
      '{country} Premier Baseball Division', '{country} First Baseball Division', '{country} Second Baseball Division',
      '{country} National Baseball Series',
    ],
    grounds: ['Ballpark', 'Baseball Ground', 'Baseball Park', 'Baseball Stadium'],
    positions: {
      Pitcher: 10, Catcher: 2, 'First Baseman': 2, 'Second Baseman': 2, 'Third Baseman': 2, Shortstop: 2,
      'Left Fielder': 2, 'Center Fielder': 2, 'Right Fielder': 2, 'Designated Hitter': 1,
    },
  },
  Volleyball: {
    leagues: [
      '{country} Premier Volleyball Division', '{country} First Volleyball Division',
      '{country} Second Volleyball Division',
      '{country} National Volleyball Series',
    ],
    grounds: ['Sports Hall', 'Arena', 'Volleyball Hall', 'Sports Centre'],
    positions: { Setter: 2, 'Outside Hitter': 4, 'Opposite Hitter': 2, 'Middle Blocker': 4, Libero: 2 },
  },
  Handball: {
    leagues: [
      '{country} Premier Handball Division', '{country} First Handball Division', '{country} Second Handball Division',
      '{country} National Handball Series',
    ],
    grounds: ['Sports Hall', 'Arena', 'Handball Hall', 'Sports Centre'],
    positions: {
      Goalkeeper: 3, 'Left Wing': 2, 'Right Wing': 2, 'Left Back': 3, 'Right Back': 2, 'Centre Back': 3, Pivot: 3,
    },
  },
  Rugby: {
    leagues: [
      '{country} Premier Rugby Division', '{country} First Rugby Division', '{country} Second Rugby Division',
      '{country} National Rugby Series',
    ],
    grounds: ['Rugby Ground', 'Stadium', 'Rugby Park', 'Sports Ground'],
    positions: {
      Prop: 5, Hooker: 2, Lock: 4, Flanker: 4, 'Number Eight': 2, 'Scrum-Half': 2, 'Fly-Half': 2, Centre: 4, Wing: 4,
      Fullback: 2,
    },
  },
};

/** Coined first parts of the names of grounds. */
// prettier-ignore
export const groundNames: readonly string[] = [
  'Riverside', 'Northgate', 'Mill Road', 'Old Harbour', 'Millfield', 'Highbridge', 'Lindenfield', 'Station Road',
  'Southbank', 'Westbrook', 'Castle Hill', 'Meadow Side', 'Kingsfield', 'Brickyard', 'Orchard Road', 'Eastfield',
  'Bridge Street', 'Foundry Lane', 'Victory', 'Freedom', 'Jubilee', 'Union', 'Memorial', 'Centenary', 'Sunfield',
  'Harbour View', 'Quarry Bank', 'Elmwood', 'Beacon Hill', 'Granite',
];
