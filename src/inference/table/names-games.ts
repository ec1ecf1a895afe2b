import { called } from './called.ts';
import { listed, row, type Row } from './row.ts';

/** Rows for names of what games are made of. */
export const GAME_NAMES: readonly Row[] = [
  called(
    'creature, monster, pokemon, creature species, pokemon species, monster species, species of creature, pokemon form, evolve from species',
    'Emberling, Mossback, Voltail, Pebblit, Aquafin, Galewing, Frostpaw, Thornrat, Duskmoth, Sunbeak, Mudkin, Crystalon',
  ),
  called(
    'flavor, taste, berry flavor, like flavor, hate flavor',
    'spicy, sweet, bitter, sour, dry, salty, mild, fruity',
  ),
  called('nature, temperament, personality', 'brave, calm, gentle, hardy, jolly, lonely, modest, quiet, timid, bold'),
  called(
    'ailment, status effect, move ailment, condition of creature',
    'burn, freeze, poison, sleep, paralysis, confusion, curse, silence',
  ),
  called('habitat, biome, pokemon habitat', 'forest, cave, grassland, mountain, river, sea, desert, city, wetland'),
  called(
    'generation, game generation, main generation',
    'generation-1, generation-2, generation-3, generation-4, generation-5, generation-6, generation-7, generation-8',
  ),
  called(
    'pokedex, codex, bestiary, creature index',
    'national, coastal, mountain, island, northern, central, original, extended',
  ),
  called('growth rate, experience curve, leveling rate', 'slow, medium, fast, medium-slow, erratic, fluctuating'),
  called('firmness, berry firmness, hardness', 'very-soft, soft, hard, very-hard, super-hard'),
  called('egg group, breeding group', 'monster, water, bug, flying, ground, fairy, plant, dragon, mineral'),
  called('shape, body shape, pokemon shape', 'ball, squiggle, fish, arms, upright, legs, quadruped, wings, tentacles'),
  called(
    'encounter method, method of encounter, encounter',
    'walk, surf, fishing, cave, headbutt, gift, rock-smash, super-rod',
  ),
  called(
    'encounter condition, condition value, encounter condition value, time of day in game',
    'time-morning, time-day, time-night, season-spring, season-winter, radar-off, swarm-no',
  ),
  called('learn method, move learn method', 'level-up, machine, tutor, egg, gift, training'),
  called('battle style, move battle style, tactic', 'attack, defense, support, balanced, quick, careful'),
  called('pocket, item pocket, inventory pocket', 'medicine, berries, key-items, machines, mail, battle, misc'),
  called(
    'stat, base stat, attribute of character, game stat',
    'hp, attack, defense, speed, accuracy, evasion, luck, stamina',
  ),
  called('version group, game version', 'red-blue, gold-silver, ruby-sapphire, diamond-pearl, black-white, sun-moon'),
  called('fling effect, move effect, item effect', 'badly-poison, burn, paralyze, flinch, heal-berry, restore-herb'),
  called('damage class, move damage class, attack type', 'physical, special, status'),
  row(
    'text',
    'flavor text, lore, in game description, flavor, ability effect, move effect text, effect, short effect, effect entry, item effect text',
    {
      string: {
        generator: 'phrase',
        args: {
          texts: [
            'Raises the attack of all allies for three turns.',
            'Restores a fifth of the health when it rains.',
            'Halves the damage from fire.',
            'Sleeps under warm stones and wakes at dusk.',
            'Its tail glows when danger is near.',
            'Makes the holder faster below half of its health.',
            'Protects from poison for the rest of the battle.',
            'Said to have guided lost sailors home.',
            'May leave the target confused.',
            'Doubles the chance of a critical hit.',
            'Collects shiny things and hides them in hollow trees.',
            'Prevents the target from escaping.',
          ],
        },
      },
    },
  ),
  row('genus', 'genus', { string: listed('Seed, Flame, Turtle, Mouse, Moth, River, Stone, Shadow, Leaf, Storm') }),
];
