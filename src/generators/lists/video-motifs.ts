import { listOf } from './list-of.ts';

/** Motifs of video thumbnails, by category. A motif that the title names takes precedence. */
export const videoMotifs: Readonly<Record<string, readonly string[]>> = {
  Cooking: listOf('bread, fruit, fish, noodles, carrot, cup, teapot, cake'),
  Travel: listOf('train, ferry, island, balloon, lighthouse, boat, cablecar, suitcase, harbour, beach, map'),
  Fitness: listOf('dumbbell, shoe, bicycle, trophy, mat'),
  Technology: listOf('laptop, phone, robot, camera, gamepad'),
  Science: listOf('flask, telescope, planet, globe, bee, magnifier'),
  Nature: listOf('forest, bird, butterfly, fox, river, gull, swan, duck, bee, leaf, island, windmill, field'),
  Music: listOf('guitar, piano, record, drum, microphone, violin'),
  Gaming: listOf('gamepad, dice, cards, chess, trophy'),
  Crafts: listOf('yarn, scissors, palette, saw, shed'),
  Gardening: listOf('watering, flowers, pot, carrot, shed, butterfly, bee'),
  History: listOf('castle, column, map, rampart, bridge, museum'),
  Pets: listOf('cat, dog, bird, fish, horse, duck'),
};

/** Motifs of thumbnails for titles that name no motif: they suit any video of the category. */
export const neutralMotifs: Readonly<Record<string, readonly string[]>> = {
  Cooking: listOf('cup, pot, teapot'),
  Travel: listOf('suitcase, map, train'),
  Fitness: listOf('shoe, mat'),
  Technology: listOf('laptop, phone'),
  Science: listOf('flask, magnifier, globe'),
  Nature: listOf('forest, leaf, field'),
  Music: listOf('record, microphone'),
  Gaming: listOf('gamepad'),
  Crafts: listOf('scissors, shed'),
  Gardening: listOf('watering, pot, shed'),
  History: listOf('column, map, museum'),
  Pets: listOf('bench'),
};
