import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { league_number, sportOf } from '../../src/generators/leagues.ts';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { squadTerms } from '../../src/generators/lists/squads.ts';
import { player_age, squad_member, squad_roster, squad_team, squadOf } from '../../src/generators/squads.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const at = (id: number, field = 'squads'): FieldContext => context.aim(fieldKey(42, 'tests', field), id);
const SPORTS = Object.keys(squadTerms);

/** The columns of a table. */
const columns = (table: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, column) => table.filter((_, index) => index % count === column));

describe('squad_team and squad_member', () => {
  it('fill one team after the other', () => {
    let [team, member] = [1, 0];
    for (let id = 1; id <= cases(6_000, 30_000); id++) {
      expect([squad_team(at(id)), squad_member(at(id))]).toEqual([team, member]);
      const size = squadOf(sportOf(league_number(at(team)))).length;
      [team, member] = member + 1 === size ? [team + 1, 0] : [team, member + 1];
    }
  });
});

describe('squad_roster', () => {
  it.each(SPORTS)('gives everyone in %s a place and a shirt of their own', (sport) => {
    const size = squadOf(sport).length;
    for (let team = 1; team <= 200; team++) {
      const [slots = [], shirts = [], origins = []] = columns(squad_roster(at(team), { sport }), 3);
      expect(new Set(slots)).toEqual(new Set(Array.from({ length: size }, (_, slot) => String(slot))));
      expect(new Set(shirts).size).toBe(size);
      for (const shirt of shirts) expect(Number(shirt) >= 1 && Number(shirt) <= 69, shirt).toBe(true);
      const foreign = origins.filter((origin) => origin === 'abroad').length / size;
      expect(foreign >= 0.15 && foreign <= 0.4, String(foreign)).toBe(true);
    }
  });

  it('keeps the numbers of the positions', () => {
    const keepers: string[] = [];
    for (let team = 1; team <= 100; team++) {
      const [slots = [], shirts = []] = columns(squad_roster(at(team), { sport: 'Football' }), 3);
      for (const [member, slot] of slots.entries()) {
        const place = squadOf('Football')[Number(slot)];
        if (place?.position === 'Goalkeeper' && place.rank === 0) keepers.push(shirts[member] ?? '');
        if (shirts[member] === '9') expect(place?.position).toBe('Striker');
        expect(Number(shirts[member])).toBeLessThanOrEqual(40);
      }
    }
    expect(keepers.filter((shirt) => shirt === '1').length).toBeGreaterThan(70);
  });

  it.each(['Football', 'Rugby'])(
    'has every number of a starter in %s worn, and keepers in those of keepers',
    (sport) => {
      const own = Object.values(squadTerms[sport]?.roles ?? {}).flatMap(({ shirts, starters }) =>
        listOf(shirts ?? '').slice(0, starters),
      );
      for (let team = 1; team <= 100; team++) {
        const [slots = [], shirts = []] = columns(squad_roster(at(team), { sport }), 3);
        expect(shirts).toEqual(expect.arrayContaining(own));
        for (const [member, slot] of slots.entries()) {
          if (squadOf(sport)[Number(slot)]?.position !== 'Goalkeeper') continue;
          expect(listOf(squadTerms[sport]?.roles['Goalkeeper']?.shirts ?? '')).toContain(shirts[member]);
        }
      }
    },
  );
});

describe('player_age', () => {
  it.each(SPORTS)('in %s is that of a player, lower behind the first choice', (sport) => {
    const squad = squadOf(sport);
    const ages = Array.from({ length: 4000 }, (_, id) =>
      player_age(at(id + 1), { sport, slot: id % squad.length, team: Math.floor(id / squad.length) }),
    );
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...ages)).toBeLessThanOrEqual(41);
    const mean = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0) / list.length;
    expect(mean(ages)).toBeGreaterThan(24.5);
    expect(mean(ages)).toBeLessThan(28);
    const [first, others] = [true, false].map((isFirst) =>
      ages.filter((_, id) => {
        const place = squad[id % squad.length];
        return place !== undefined && place.rank < place.role.starters === isFirst;
      }),
    );
    expect(mean(first ?? [])).toBeGreaterThan(mean(others ?? []));
  });

  it('is not the same for all of one position', () => {
    const slots = squadOf('Football').flatMap(({ position }, slot) => (position === 'Centre-Back' ? [slot] : []));
    for (let team = 1; team <= 100; team++) {
      const ages = slots.map((slot) => player_age(at(team * 30 + slot), { sport: 'Football', slot, team }));
      expect(Math.max(...ages) - Math.min(...ages)).toBeGreaterThan(3);
    }
  });
});
