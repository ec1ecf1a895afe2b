import { listOf } from './list-of.ts';

/** Words that precede given names in usernames. */
export const BEFORE: readonly string[] = listOf('its, just, the, real, hey');

/** Words that follow given names in usernames. They name no hobby, since people publish things about all subjects. */
export const AFTER: readonly string[] = listOf(
  'here, online, says, today, again, daily, away, abroad, offline, too, twice, always, outside',
);

/** Words for the first halves of usernames of two words: a prime number of them, and none the name of a person. */
// oxfmt-ignore
export const TRAITS: readonly string[] = listOf(`
  blue, tiny, late, lazy, lucky, sunny, salty, quiet, rusty, midnight, sleepy, grumpy, analog, arctic, atomic, autumn, baked,
  basic, binary, bitter, black, bold, brave, broken, bronze, burnt, calm, candid, canvas, cardboard, cheap, chilly,
  citrus, clever, cloudy, cobalt, copper, cosmic, cotton, crimson, crispy, curious, daily, damp, dapper, dark, dizzy, double,
  dusty, early, electric, empty, endless, fancy, fearless, final, foggy, folded, former, frozen, fuzzy, gentle, golden, bubbly,
  half, hazy, hidden, hollow, humble, hungry, icy, idle, inner, iron, jumbo, kind, liquid, little, lofi,   loud, lunar, mad, magnetic, marble, mellow, messy, metro, mighty, mild, minor, misty, modest, mystic, neon, nervous, night,
  noisy, nordic, odd, old, orange, outer, paper, patient, phantom, pixel, plain, polar, proud, purple, quick, random, rapid,
  raw, retro, rogue, royal, second, secret, shy, silent, silver, slow, solar, sonic, sour, spare, square, static, steady, stormy,
  stray, sudden, sugar, tame, third, toasted, tropical, ultra, nimble, velvet, vintage, warm, weekend, wild, plush, wired,
  wooden, yellow`);

/**
 * Nouns for the second halves of usernames of two words, and for usernames that begin with a given name. None is the
 * name of a person.
 */
// oxfmt-ignore
export const THINGS: readonly string[] = listOf(`
  panda, otter, fox, owl, raven, comet, maple, robot, noodle, turtle, goose, pirate, mango, coffee, badger, yeti, acorn,
  anchor, antenna, arrow, atlas, attic, avenue, bagel, barley, balcony, banjo, bamboo, basil, bassline, beacon, bicycle,
  biscuit, blanket, blender, bonfire, bookmark, bottle, bracket, brick, bridge, bucket, burrito, cactus, camera, canoe,
  canyon, captain, caramel, cartridge, cassette, castle, cello, chapter, cheetah, chestnut, cinema, circuit, cloud, clover,
  compass, cookie, coral, corner, cricket, croissant, crow, cursor, cinnamon, daisy, daydream, delta, denim, desert, diary,
  dice, diesel, dock, dolphin, dragon, dune, driftwood, dumpling, echo, ember, elbow, engine, espresso, falcon, feather,
  fern, ferry, fiddle, film, firefly, flamingo, flute, forest, fork, fountain, gadget, galaxy, gazelle, garage, garden,
  ghost, glacier, gecko, gravel, guitar, hammer, harbour, harvest, hickory, hornet, honey, horizon, hotel, iguana, island,
  jacket, jukebox, kayak, kettle, keyboard, kiosk, kestrel, kiwi, koala, ladder, lantern, lemon, lens, library, lizard,
  llama, lobster, magnet, mailbox, marlin, marmalade, matcha, melody, meteor, microphone, mirror, monsoon, moose, mosaic,
  mountain, museum, mushroom, napkin, notebook, nutmeg, oasis, ocean, octopus, onion, orbit, orchard, oyster,
  outlaw, paddle, pancake, parade, parrot, pebble, pelican, pencil, penguin, pepper, piano, pickle, pillow, planet,
  plum, pocket, poplar, polka, popcorn, postcard, potato, prism, pudding, puzzle, quartz, quokka, radio, raccoon, railway,
  raincoat, record, ribbon, rocket, saddle, sandal, sandwich, satellite, saxophone, scooter, seagull, shadow, signal,
  sleet, spruce, sloth, snowfall, sofa, spaghetti, sparrow, spinach, spiral, squirrel, stapler, station, storm, strudel,
  submarine, sunset, saffron, swan, sweater, tango, teapot, telescope, thunder, ticket, toast, tomato, tractor, trombone,
  tulip, tunnel, typewriter, umbrella, vinyl, violin, vanilla, waffle, walnut, walrus, willow, waterfall, whale,
  whisker, window, wizard, wombat, woodpecker, yoghurt, zebra, zeppelin`);
