import { describe, expect, it } from 'vitest';
import { lightIn, sceneIn } from '../../../src/generators/grammars/image.ts';
import { buildings } from '../../../src/generators/lists/hotel-buildings.ts';
import { lights, ROLES } from '../../../src/generators/lists/lights.ts';
import { motifs } from '../../../src/generators/lists/motifs.ts';
import { momentLights, moments, scenes, themeTags, wetMoments } from '../../../src/generators/lists/photos.ts';
import { cities } from '../../../src/generators/lists/places.ts';
import { surroundings } from '../../../src/generators/lists/surroundings.ts';
import { videoMotifs } from '../../../src/generators/lists/video-motifs.ts';
import { videoCategories } from '../../../src/generators/lists/videos.ts';
import { draw } from '../../../src/generators/pictures.ts';

const sourceOf = (uri: string): string => decodeURIComponent(uri.slice(uri.indexOf(',') + 1));

/** The commands of an outline without the point it starts from, which is moved. */
const shapeOf = (outline: string): string => outline.replace(/^[\w=]-?\d+,?-?\d+/, '');

const drawings = [...Object.values(motifs), ...Object.values(buildings).map(({ drawing }) => drawing)];

describe('motifs', () => {
  it('are many, each for a subject or a category of videos', () => {
    const named = new Set([...Object.values(scenes).map(({ motif }) => motif), ...Object.values(videoMotifs).flat()]);
    expect([...named].filter((motif) => !(motif in motifs))).toEqual([]);
    expect(Object.keys(motifs).filter((motif) => !named.has(motif))).toEqual([]);
    expect(new Set(Object.values(scenes).map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(40);
    expect(Object.keys(videoMotifs).toSorted()).toEqual(Object.keys(videoCategories).toSorted());
  });

  it('are outlines of known colours with relative commands', () => {
    for (const [, ...outlines] of drawings) {
      expect(outlines.length).toBeGreaterThan(1);
      expect(outlines.filter((outline) => !/^[a-zA-Z=]-?\d+,?-?\d+[mhvlqtaz\d.,-]*$/.test(outline))).toEqual([]);
      const roles = outlines.map((outline) => outline.charAt(0).toLowerCase()).filter((role) => role !== '=');
      expect(roles.filter((role) => !ROLES.includes(role))).toEqual([]);
    }
  });

  it('differ from each other', () => {
    expect(new Set(drawings.map((motif) => motif.map((one) => shapeOf(one)).join())).size).toBe(drawings.length);
  });

  it('have all colours in each light, and a light for each moment', () => {
    for (const { palettes } of Object.values(lights)) {
      for (const palette of palettes) expect(palette).toMatch(/^(?:[\da-f]{3} ){9}[\da-f]{3}$/);
    }
    for (const light of Object.values(momentLights)) expect(lights).toHaveProperty([light]);
  });
});

describe('a photograph', () => {
  it('shows the subject of its title, at any moment', () => {
    for (const [name, scene] of Object.entries(scenes)) {
      const titles = moments.map((moment) => `${name} ${moment}, Lyon`);
      expect(titles.filter((title) => sceneIn(title) !== scene)).toEqual([]);
      const [, ...outlines] = motifs[scene.motif] ?? ['plain'];
      const shows = (title: string): boolean => {
        const source = sourceOf(draw('photo', title, { width: 6000, height: 4000 }));
        return outlines.every((outline) => source.includes(shapeOf(outline)));
      };
      expect(titles.filter((title) => !shows(title))).toEqual([]);
    }
  });

  it('has the light of the moment, which changes its colours', () => {
    expect(lightIn('Old Bridge at Night, Porto')).toBe('night');
    expect(lightIn('Old Bridge')).toBe('day');
    const shades = new Set(['at Night', 'at Dawn', 'in the Fog'].map((moment) => skyOf(`Old Bridge ${moment}, Porto`)));
    expect(shades.size).toBe(3);
    expect(lights['winter']?.palettes.map((palette) => `#${palette.slice(0, 3)}`)).toContain(
      skyOf('Snowman on a Sunday, Oslo'),
    );
  });

  const skyOf = (title: string): string => /<path fill='(#\w{3})'/.exec(sourceOf(draw('photo', title)))?.[1] ?? '';

  it('is the same drawing at any size, cropped to its ratio', () => {
    for (const [width, height] of [
      [6000, 4000],
      [4000, 6000],
      [1280, 720],
      [800, 800],
      [2560, 3200],
    ] as const) {
      const source = sourceOf(draw('photo', 'Harbour at Dusk, Porto', { width, height }));
      expect(source).toContain(`width='${width}' height='${height}'`);
      const [, across = 0, up = 1] = /viewBox='[^']*?,(\d+),(\d+)'/.exec(source)?.map(Number) ?? [];
      expect(Math.abs(across / up - width / height)).toBeLessThan(0.03);
      const body = (text: string): string => text.slice(text.indexOf('>'));
      expect(body(source)).toBe(body(sourceOf(draw('photo', 'Harbour at Dusk, Porto'))));
    }
  });

  it('differs from nearly all others', () => {
    const all = Object.keys(scenes).flatMap((scene) => [1, 2, 3, 4].map((at) => `${scene} on a Sunday, Town ${at}`));
    expect(new Set(all.map((title) => draw('photo', title))).size).toBeGreaterThan(all.length * 0.97);
  });
});

describe('subjects', () => {
  it('have a theme with words of its own', () => {
    for (const { theme, tags } of Object.values(scenes)) {
      expect(themeTags[theme]?.length ?? 0).toBeGreaterThanOrEqual(6);
      expect(new Set([...tags, ...(themeTags[theme] ?? [])]).size).toBeGreaterThanOrEqual(6);
    }
    expect(wetMoments.filter((moment) => !moments.includes(moment))).toEqual([]);
  });

  it('that do not exist everywhere have existing cities', () => {
    const names = new Set(cities.map(({ name }) => name));
    for (const list of Object.values(surroundings)) expect(list.filter((city) => !names.has(city))).toEqual([]);
    for (const { home } of Object.values(scenes)) if (home) expect(surroundings[home].length).toBeGreaterThan(5);
  });
});

describe('a thumbnail of a video', () => {
  it('shows a motif of its category, preferably the one in its title', () => {
    for (const [category, names] of Object.entries(videoMotifs)) {
      for (const name of names) {
        const [, ...outlines] = motifs[name] ?? ['plain'];
        const source = sourceOf(draw('video', `All About the ${name}`, { category }));
        expect(
          outlines.filter((outline) => !source.includes(shapeOf(outline))),
          name,
        ).toEqual([]);
      }
    }
  });
});
