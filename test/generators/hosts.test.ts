import { describe, expect, it } from 'vitest';
import { host_name } from '../../src/generators/hosts.ts';
import { draw } from './written.ts';

describe('host_name', () => {
  const hosts = (category: string, city: string, title: string): string[] =>
    draw(100, (at) => host_name(at, { category, city, title, venue: 'Old Hall' }));

  it('of a conference is a society for its subject, or a university', () => {
    for (const host of hosts('Conference', 'Leeds', 'Leeds Soil Science Forum: Erosion')) {
      expect(host).toMatch(/Soil Science|University/);
      expect(host).not.toContain('Erosion');
    }
    for (const host of hosts('Conference', 'Rome', 'Rome Soil Science Forum: Erosion'))
      expect(host).toMatch(/^(?:International .*Soil Science|Università )/);
  });

  it('of a workshop is a school for adults, or the house that it takes place in', () => {
    for (const host of hosts('Workshop', 'Rome', 'Pottery Workshop'))
      expect(host).toMatch(/^Old Hall$|^Università Popolare /);
  });

  it('of a meetup is a circle of the town, or the house that it takes place in', () => {
    for (const host of hosts('Networking', 'Leeds', 'Bakers Meetup No. 5'))
      expect(host).toMatch(/^Old Hall$|^Leeds .*Bakers/);
  });

  it('of a sports event is a club, called as clubs of the country are', () => {
    for (const host of hosts('Sports', 'Leeds', 'Open Judo Cup')) expect(host).toMatch(/ Judo (?:Club|Association)$/);
    for (const host of hosts('Sports', 'Rome', 'Open Judo Cup')) expect(host).toMatch(/^Polisportiva /);
  });

  it('of a concert is the house that it takes place in', () => {
    expect(new Set(hosts('Concert', 'Rome', 'Anna Neri dal vivo'))).toEqual(new Set(['Old Hall']));
  });
});
