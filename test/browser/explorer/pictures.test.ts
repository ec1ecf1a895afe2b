import { describe, expect, it } from 'vitest';
import { pictureAddress } from '../../../src/browser/explorer/pictures.ts';
import { openExplorer } from './small-dom.ts';

const place = { base: 'https://you.example/repo/', imagesBase: 'https://cdn.example/mock/' };

describe('pictureAddress', () => {
  it.each([
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['https://cdn.example/mock/authors/7-photo.svg', 'https://you.example/repo/authors/7-photo.svg'],
    ['https://you.example/x.svg', 'https://you.example/x.svg'],
    ['authors/7-photo.svg', 'https://you.example/repo/authors/7-photo.svg'],
  ])('loads %s from %s', (value, address) => {
    expect(pictureAddress(value, place)).toBe(address);
  });

  it.each([
    'https://other.example/x.svg',
    '//other.example/x.svg',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    null,
    7,
  ])('loads nothing for %j', (value) => {
    expect(pictureAddress(value, place)).toBeUndefined();
  });

  it('finds no file of the tree if the tree has no picture files', () => {
    expect(pictureAddress('https://cdn.example/mock/x.svg', { ...place, imagesBase: '' })).toBeUndefined();
  });
});

it('the picture of an open record is loaded at once, those of a table when one comes to them', async () => {
  const page = openExplorer('?resource=authors&record=3');
  await page.says('"id": 3');
  const loading = (selector: string): string | null => page.find(selector).getAttribute('loading');
  await page.until(() => expect([loading('img.large'), loading('td img')]).toEqual(['eager', 'lazy']));
});
