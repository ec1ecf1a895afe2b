import { describe, expect, it } from 'vitest';
import { host_name } from '../../src/generators/hosts.ts';
import { draw } from './written.ts';

describe('host_name', () => {
  const hosts = (category: string, city: string, title: string): string[] =>
    draw(100, (at) => host_name(at, { category, city, title, venue: 'Old Hall' }));

  it('of a conference is a society for its subject', () => {
    for (const host of hosts('Conference', 'Leeds', 'Leeds Soil Science Forum: Erosion')) {
      expect(host).toContain('Soil Science');
      expect(host).not.toContain('Erosion');
    }
  });

  it('of a sports event is a club, called as clubs of the country are', () => {
    for (const host of hosts('Sports', 'Leeds', 'Open Judo Cup')) expect(host).toMatch(/ Judo (?:Club|Association)$/);
    for (const host of hosts('Sports', 'Rome', 'Open Judo Cup')) expect(host).toMatch(/^(?:ASD|Polisportiva) /);
  });

  it('of anything else is the house that it takes place in', () => {
    expect(new Set(hosts('Concert', 'Rome', 'Anna Neri dal vivo'))).toEqual(new Set(['Old Hall']));
  });
});
