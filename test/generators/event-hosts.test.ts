import { describe, expect, it } from 'vitest';
import { host_name } from '../../src/generators/event-hosts.ts';
import { draw } from './written.ts';

describe('host_name', () => {
  const hosts = (category: string, city: string, title: string, venue = 'Old Hall'): string[] =>
    draw(100, (at) => host_name.make(at, { category, city, title, venue, tradeName: 'Arbel' }));

  it('of a conference is a society for its subject, or a university', () => {
    for (const host of hosts('Conference', 'Leeds', 'Leeds Soil Science Forum: Erosion')) {
      expect(host).toMatch(/Soil Science|University/);
      expect(host).not.toContain('Erosion');
    }
    for (const host of hosts('Conference', 'Rome', 'Rome Soil Science Forum: Erosion'))
      expect(host).toMatch(/^(?:International .*Soil Science|Rome Institute of Soil Science|Università )/);
  });

  it('of a workshop is a school for adults, or the venue', () => {
    for (const host of hosts('Workshop', 'Rome', 'Pottery Workshop'))
      expect(host).toMatch(/^Old Hall$|^Università Popolare /);
    expect(hosts('Workshop', 'Oslo', 'Pottery Online: Glazing', 'Online via Quillroom')).toContain('Arbel Academy');
  });

  it('of a meetup is a network of the city, or the venue', () => {
    for (const host of hosts('Networking', 'Leeds', 'Bakers Meetup: Sourdough'))
      expect(host).toMatch(/^Old Hall$|^Leeds .*Bakers/);
  });

  it('of a sports event is a club with a name in the style of the country', () => {
    for (const host of hosts('Sports', 'Leeds', 'Open Judo Cup')) expect(host).toMatch(/ Judo (?:Club|Association)$/);
    for (const host of hosts('Sports', 'Rome', 'Open Judo Cup')) expect(host).toMatch(/^Polisportiva /);
    // A garden club would be one of gardeners.
    for (const host of hosts('Sports', 'Mumbai', 'Open Judo Cup')) expect(host).toMatch(/ (?:Judo Club|SC)$/);
  });

  it('of a concert is usually the venue', () => {
    const all = hosts('Concert', 'Rome', 'Anna Neri dal vivo');
    for (const host of all) expect(host).toMatch(/^Old Hall$|^Arbel (?:Concerts|Live)$/);
    expect(all.filter((host) => host === 'Old Hall').length).toBeGreaterThan(50);
  });
});
