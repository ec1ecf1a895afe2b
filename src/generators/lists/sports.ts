/** What follows the city in the name of a team: fits any sport. */
// prettier-ignore
export const nicknames: readonly string[] = [
  'Falcons', 'Herons', 'Badgers', 'Otters', 'Wolves', 'Foxes', 'Stags', 'Ravens', 'Kestrels', 'Lynxes', 'Bears',
  'Bisons', 'Rams', 'Boars', 'Cranes', 'Swifts', 'Owls', 'Kites', 'Ospreys', 'Martens', 'Pumas', 'Leopards', 'Cobras',
  'Vipers', 'Scorpions', 'Hornets', 'Wasps', 'Stallions', 'Mustangs', 'Colts', 'Storks', 'Gulls', 'Puffins', 'Seals',
  'Sharks', 'Marlins', 'Dolphins', 'Barracudas', 'Comets', 'Meteors', 'Rockets', 'Satellites', 'Stars', 'Suns',
  'Thunder', 'Lightning', 'Storm', 'Tempest', 'Cyclones', 'Blizzard', 'Avalanche', 'Glaciers', 'Volcanoes', 'Flames',
  'Embers', 'Sparks', 'Furnace', 'Hammers', 'Anvils', 'Smiths', 'Miners', 'Millers', 'Weavers', 'Tanners', 'Masons',
  'Potters', 'Brewers', 'Bakers', 'Dockers', 'Sailors', 'Mariners', 'Navigators', 'Admirals', 'Corsairs', 'Buccaneers',
  'Pirates', 'Vikings', 'Knights', 'Lancers', 'Archers', 'Guardians', 'Sentinels', 'Rangers', 'Scouts', 'Pioneers',
  'Pathfinders', 'Wanderers', 'Nomads', 'Pilgrims', 'Travellers', 'Couriers', 'Runners', 'Chargers', 'Strikers',
  'Raiders', 'Rovers', 'Royals', 'Monarchs', 'Barons', 'Dukes', 'Emperors', 'Senators', 'Tribunes', 'Gladiators',
  'Titans', 'Giants', 'Spartans', 'Trojans', 'Phoenix', 'Griffins', 'Dragons', 'Unicorns', 'Wizards', 'Phantoms',
  'Shadows', 'Bandits', 'Rebels', 'Mavericks', 'Outlaws', 'Express', 'Engines', 'Pistons', 'Bolts', 'Rivets', 'Towers',
  'Bridges', 'Beacons', 'Lanterns', 'Bells', 'Drummers', 'Harriers', 'Greyhounds', 'Bulldogs', 'Terriers', 'Huskies',
  'Cougars', 'Jaguars', 'Panthers', 'Tigers', 'Lions', 'Eagles', 'Hawks', 'Buzzards', 'Condors', 'Albatrosses',
  'Pelicans', 'Flamingos', 'Cardinals', 'Magpies', 'Robins', 'Sparrows', 'Jays',
];

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
