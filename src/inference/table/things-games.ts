import { category, chosen, row, worded, type Guess, type Row } from './row.ts';

const TEAM: Guess = worded('{place} {animal}', {
  place:
    'Northside, Riverside, Harbour, Valley, Lakeside, Summit, Ironbridge, Westport, Eastfield, Kingsford, Ashford, Millbrook',
  animal: 'Falcons, Rovers, Wolves, United, Athletic, Tigers, Rangers, Comets, Sharks, Wanderers, Bears, Hawks',
});

/** Rows for sports and games: teams, competitions, characters. */
export const GAME_THINGS: readonly Row[] = [
  row(
    'name',
    'team name, squad name, club team name, home team, away team, team, opponent, winner, home team name, away team name, sports club name, club name, opponent name, host team, club, clan name, guild name, rival, team home, team away, opposing team, champion, runner up, franchise name',
    { string: TEAM },
  ),
  row('name', 'team name, work team name', { string: TEAM }),
  row(
    'name',
    'sport, sport name, discipline name, sport type, sports',
    category('Football, Basketball, Tennis, Volleyball, Rugby, Ice Hockey, Athletics, Swimming, Handball, Cycling'),
  ),
  row(
    'name',
    'league name, tournament name, competition name, championship name, cup name, competition, league, tournament, tournament title, series competition, division, contest name, race name, division name, challenge name',
    {
      string: worded('{first} {second}', {
        first: 'Premier, National, Regional, Northern, Coastal, Junior, Masters, City, Winter, Summer',
        second: 'League, Cup, Championship, Open, Trophy, Series',
      }),
    },
  ),
  row(
    'name',
    'character name, hero name, monster name, npc name, pokemon name, creature name, champion name, player character name, enemy name, weapon owner, spell caster, fictional character',
    category(
      'Arlen, Brisa, Corvin, Dagna, Elowen, Fenric, Galath, Hesta, Ivara, Joren, Kaelith, Lunet, Morwen, Nyx, Orrin, Thessaly',
    ),
  ),
  row(
    'name',
    'weapon name, spell name, ability name, move name, skill name game, power name, card name, game item name, armor name, item name game, weapon, spell, move, achievement name, achievement, badge name, trophy name, quest name, quest, quest title, achievement title, badge title, ability, card title game, reward name, berry name, special ability',
    {
      string: worded('{first} {second}', {
        first: 'Swift, Iron, Shadow, Storm, Ember, Frost, Silent, Golden, Ancient, Wild',
        second: 'Strike, Shield, Step, Ward, Arrow, Crown, Roar, Blessing, Gale, Trail',
      }),
    },
  ),
  row(
    'name',
    'element name, character class, player class, hero class, race character, faction, character race, character type, class hero, game mode, faction name, class game, hero role',
    { string: chosen('warrior:3, mage:3, ranger:2, healer:2, rogue') },
  ),
  row(
    'house',
    'character house, hogwarts house, house character, clan, tribe, kingdom, realm, character family',
    category('Northwind, Ravenmoor, Goldcrest, Stonebrook, Ashfall, Silverpine'),
  ),
  row('status', 'character status, hero status', { string: chosen('alive:6, dead:2, unknown') }),
  row('name', 'house name, hogwarts house, family name house', category('Northwind, Ravenmoor, Goldcrest, Stonebrook')),
];
