import { compose } from '../compose.ts';
import type { Context } from '../context.ts';
import { entry } from '../lists/entry.ts';
import { moments, scenes } from '../lists/photos.ts';
import type { Scene } from '../lists/photos.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

const sceneNames = Object.keys(scenes);

/** The title of a photograph; no two of the first 1,000 or so are the same. */
export function imageTitle(context: Context, place?: string): string {
  const title = compose(context, sceneNames, moments).join(' ');
  return place === undefined ? title : `${title}, ${place}`;
}

/** The scene that a title names. */
export function sceneIn(title: string): Scene | undefined {
  const name = mentioned(title, sceneNames);
  return name === undefined ? undefined : scenes[name];
}

/** What a photograph shows, in one sentence: the scene and the moment of its title. */
export const imageDescription: Subject = {
  rules: {
    text: [
      '{shows}, photographed in {place} {moment}.',
      '{shows}, seen in {place} {moment}.',
      'The picture shows {shows} in {place} {moment}.',
      'A {kind} picture of {shows}, taken in {place} {moment}.',
      'Taken in {place} {moment}: {shows}, {frame}.',
      '{shows}, {frame}, in {place} {moment}.',
      'On a walk through {place} {moment}: {shows}.',
      'One of a series from {place}, this picture shows {shows} {moment}.',
      'In the middle of {place} {moment}: {shows}.',
    ],
    kind: ['quiet', 'careful', 'simple', 'patient', 'carefully composed', 'straightforward', 'well-balanced'],
    frame: [
      'slightly off centre',
      'with plenty of empty space',
      'framed by dark edges',
      'with strong lines that lead into the picture',
      'in sharp focus against a soft background',
      'filling most of the frame',
      'at the edge of the frame',
      'without any staging',
    ],
  },
  parts: {},
  read({ name = '', place = 'the city' }, random) {
    const { shows } = sceneIn(name) ?? entry(scenes, random.pick(sceneNames));
    const moment = mentioned(name, moments) ?? random.pick(moments);
    return { part: '', slots: { place, shows, moment: inSentence(moment) } };
  },
};

/** A moment without the capitals of a title; days keep theirs. */
function inSentence(moment: string): string {
  return moment.toLowerCase().replace('sunday', 'Sunday');
}
