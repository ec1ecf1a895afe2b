import { listOf } from './list-of.ts';

/** Words that photographs taken in cities are found by. */
export const PHOTO_TAGS: readonly string[] = listOf(`
  street, architecture, night, portrait, black and white, travel, minimal, light, shadow, colour, people, documentary
  skyline, rain, fog, winter, autumn, spring, summer, morning, evening, reflection, symmetry, texture, pattern, bridge
  market, transport, train, bicycle, window, door, stairs, park, river, rooftop, café, detail, geometry, long exposure
  city life, urban, old town, signs, walls, trees, sky, silhouette, abstract, wide angle
`);
