import { compose } from '../compose.ts';
import type { Context } from '../context.ts';
import { fill } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { momentLights, moments, photoTitles, scenes, wetMoments } from '../lists/photos.ts';
import type { Scene } from '../lists/photos.ts';
import { surroundings } from '../lists/surroundings.ts';
import type { Home } from '../lists/surroundings.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

const sceneNames = Object.keys(scenes);

/** Names of scenes by their first word, the longest first, so that a title is read without looking through all. */
const byFirstWord = new Map<string, string[]>();
for (const name of sceneNames) {
  const word = firstWord(name);
  byFirstWord.set(
    word,
    [...(byFirstWord.get(word) ?? []), name].toSorted((a, b) => b.length - a.length),
  );
}

/** What stands between a scene and a moment that go together. */
const BETWEEN = '\t';

/** Scenes and moments, by what the place has around it. */
const titles = new Map<string, readonly string[]>();

/** The title of a photograph; no two of the first 1,000 or so are the same. A place brings what is at home there. */
export function imageTitle(context: Context, place?: string): string {
  const patterns = place === undefined ? ['{scene} {moment}'] : photoTitles;
  const [pattern = '', title = ''] = compose(context, patterns, titlesAt(place));
  const [scene = '', moment = ''] = title.split(BETWEEN);
  return fill(pattern, (slot) => (slot === 'scene' ? scene : slot === 'moment' ? moment : (place ?? '')));
}

function titlesAt(place: string | undefined): readonly string[] {
  // The keys of a Record<Home, …> are homes.
  const homes = (Object.keys(surroundings) as Home[]).filter((home) => surroundings[home].includes(place ?? ''));
  const key = homes.join();
  const known = titles.get(key);
  if (known) return known;
  const found = sceneNames.flatMap((name) => {
    const home = scenes[name]?.home;
    if (home === undefined) return moments.map((moment) => `${name}${BETWEEN}${moment}`);
    const dry = moments.filter((moment) => home === 'coast' || home === 'peaks' || !wetMoments.includes(moment));
    return homes.includes(home) ? dry.map((moment) => `${name}${BETWEEN}${moment}`) : [];
  });
  titles.set(key, found);
  return found;
}

/** The scene that a title names. */
export function sceneIn(title: string): Scene | undefined {
  const name =
    byFirstWord.get(firstWord(title))?.find((candidate) => title.startsWith(candidate)) ?? mentioned(title, sceneNames);
  return name === undefined ? undefined : scenes[name];
}

/** The light of the moment that a title names; that of day, if it names none. */
export function lightIn(title: string): string {
  const moment = moments.find((one) => title.includes(one));
  return momentLights[moment ?? ''] ?? 'day';
}

function firstWord(text: string): string {
  const end = text.indexOf(' ');
  return end < 0 ? text : text.slice(0, end);
}

/** What a photograph shows, in one sentence: the scene and the moment of its title. */
export const imageDescription: Subject = {
  rules: {
    text: [
      '{shows}, photographed in {place} {moment}.',
      '{shows}, seen in {place} {moment}.',
      'This picture shows {shows} in {place} {moment}.',
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
      'caught by chance',
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
  return moment.toLowerCase().replace(/sunday|saturday/, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}
