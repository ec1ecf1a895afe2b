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
