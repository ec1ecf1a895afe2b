import { describe, expect, it } from 'vitest';
import { offsetOn } from '../../src/generators/time-zones.ts';
import { cities } from '../../src/generators/lists/places.ts';
import { oneTime } from '../../src/generators/lists/summer-time.ts';

const HOUR = 3_600_000;
const on = (city: string, day: string): number => offsetOn(city, Date.parse(day)) / HOUR;

/** Cities by their zone in the IANA database, which Node has. */
const ZONES = {
  London: 'Europe/London', Lisbon: 'Europe/Lisbon', Berlin: 'Europe/Berlin', Helsinki: 'Europe/Helsinki',
  'New York': 'America/New_York', Chicago: 'America/Chicago', Denver: 'America/Denver', Phoenix: 'America/Phoenix',
  Vancouver: 'America/Vancouver', 'Mexico City': 'America/Mexico_City', 'São Paulo': 'America/Sao_Paulo',
  Sydney: 'Australia/Sydney', Brisbane: 'Australia/Brisbane', Perth: 'Australia/Perth', Adelaide: 'Australia/Adelaide',
  Auckland: 'Pacific/Auckland', Kathmandu: 'Asia/Kathmandu', Tokyo: 'Asia/Tokyo', Istanbul: 'Europe/Istanbul',
  Nairobi: 'Africa/Nairobi', Accra: 'Africa/Accra',
}; // oxfmt-ignore

describe('offsetOn', () => {
  it('is that of the city, plus an hour in summer', () => {
    expect([on('Lyon', '2026-01-15'), on('Lyon', '2026-07-15')]).toEqual([1, 2]);
    expect([on('Sydney', '2026-01-15'), on('Sydney', '2026-07-15')]).toEqual([11, 10]);
    expect([on('Pokhara', '2026-01-15'), on('Pokhara', '2026-07-15')]).toEqual([5.75, 5.75]);
    expect([on('Phoenix', '2026-01-15'), on('Phoenix', '2026-07-15')]).toEqual([-7, -7]);
  });

  it('changes on the Sunday when the clocks change', () => {
    expect([on('Paris', '2026-03-28'), on('Paris', '2026-03-29')]).toEqual([1, 2]);
    expect([on('Paris', '2026-10-24'), on('Paris', '2026-10-25')]).toEqual([2, 1]);
    expect([on('Boston', '2026-03-07'), on('Boston', '2026-03-08')]).toEqual([-5, -4]);
    expect([on('Boston', '2026-10-31'), on('Boston', '2026-11-01')]).toEqual([-4, -5]);
    // The first and the last day of a month are Sundays.
    expect([on('Boston', '2027-03-13'), on('Boston', '2027-03-14')]).toEqual([-5, -4]);
    expect([on('Rome', '2027-10-30'), on('Rome', '2027-10-31')]).toEqual([2, 1]);
  });

  it.each(Object.entries(ZONES))('of %s equals that of the time zone database at noon', (city, zone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', timeStyle: 'short' });
    // What lies behind: of days ahead, databases of different ages say different things, as countries give up switching.
    const odd: string[] = [];
    for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2026, 0, 1); day += 24 * HOUR) {
      const time = clock.format(day + 12 * HOUR - offsetOn(city, day));
      if (time !== '12:00') odd.push(`${time} on ${new Date(day).toISOString()}`);
    }
    expect(odd).toEqual([]);
  });

  it('has only cities of the atlas', () => {
    const names = new Set(cities.map(({ name }) => name));
    expect([...oneTime].filter((name) => !names.has(name))).toEqual([]);
  });
});
