import { compose } from '../compose.ts';
import type { Context } from '../context.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

/** What photographs show, and what to say of each. */
const SCENES: readonly string[] = [
  'Market Stalls', 'Narrow Street', 'Rooftops', 'Old Tram', 'River Bank', 'Station Hall', 'Bookshop Window', 'Street Musicians',
  'Empty Square', 'Bridge', 'Park Bench', 'Café Terrace', 'Staircase', 'Courtyard', 'Bicycle', 'Flower Stall', 'Clock Tower',
  'Shop Signs', 'Skyline', 'Doorway', 'Fountain', 'Night Bus', 'Bakery Counter', 'Street Lamps', 'City Gate', 'Playground',
  'Library Reading Room', 'Laundry Lines', 'Construction Cranes', 'Tiled Wall', 'Balconies', 'Fruit Seller', 'Chess Players',
  'Umbrellas', 'Reflections', 'Pigeons', 'Museum Steps', 'Old Cinema', 'Footbridge', 'Alley Cat', 'Tree-Lined Avenue',
  'Suburban Train', 'Roof Garden', 'Newspaper Stand',
]; // prettier-ignore

const MOMENTS: readonly string[] = [
  'at Dawn', 'in the Rain', 'at Dusk', 'in Morning Fog', 'at Noon', 'after the Storm', 'on a Sunday', 'in Winter Light',
  'in Late Summer', 'before Opening Time', 'at Night', 'from Above', 'in Black and White', 'in Early Spring', 'in Autumn',
]; // prettier-ignore

/** The title of a photograph, unique by construction for 660 records of a place. */
export function imageTitle(context: Context, place?: string): string {
  const [scene = '', moment = ''] = compose(context, SCENES, MOMENTS);
  return place === undefined ? `${scene} ${moment}` : `${scene} ${moment}, ${place}`;
}

/** What a photograph shows, in one sentence. */
export const imageDescription: Subject = {
  rules: {
    text: [
      'The picture shows {scene} in {place}, {how}.',
      '{scene} in {place}, photographed {by}.',
      'A {kind} study of {scene} in {place}, {how}.',
      'Taken {by} in {place}: {scene}, {how}.',
      'One of {a count} taken in {place}; this one shows {scene}.',
      '{scene}, seen {from} in {place}.',
    ],
    how: [
      'with soft light from the left',
      'with deep shadows and a bright sky',
      'in muted colours',
      'with a single figure in the distance',
      'with wet cobbles in the foreground',
      'with strong lines leading out of the frame',
      'with almost no people to be seen',
      'in the warm light of a low sun',
    ],
    by: [
      'with a short lens from the pavement',
      'from a first-floor window',
      'on the way to work',
      'during a long walk',
      'with a long exposure',
      'from the other side of the street',
      'on the last day of a trip',
      'in passing, with a small camera',
    ],
    kind: ['quiet', 'careful', 'colourful', 'simple', 'patient', 'light-hearted'],
    count: ['series of twelve', 'set of nine', 'series of thirty', 'set of six'],
    from: ['from a doorway', 'from across the street', 'from street level', 'through a window', 'from a passing tram'],
  },
  parts: {},
  read({ name = '', place = 'the city' }, random) {
    const scene = mentioned(name, SCENES) ?? random.pick(SCENES);
    const many = scene.endsWith('s');
    return { part: '', slots: { place, scene: many ? scene.toLowerCase() : `the ${scene.toLowerCase()}` } };
  },
};
