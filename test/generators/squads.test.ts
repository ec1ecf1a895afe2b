import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { league_number, sportOf } from '../../src/generators/leagues.ts';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { squadTerms } from '../../src/generators/lists/squads.ts';
import { squad_member, squad_size, squad_team } from '../../src/generators/squad-order.ts';
import { player_age, squad_roster, squadOf } from '../../src/generators/squads.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const at = (id: number, field = 'squads'): FieldContext => context.aim(fieldKey(42, 'tests', field), id);
const SPORTS = Object.keys(squadTerms);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The columns of a table. */
const columns = (table: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, column) => table.filter((_, index) => index % count === column));

describe('squad_team and squad_member', () => {
  it('fill one squad after the other, of different sizes, and no team before it exists', () => {
    const known = new Map<number, number>();
    const odd = numbers(cases(6_000, 30_000)).filter((id) => {
      const team = squad_team.make(at(id));
      const member = known.get(team) ?? 0;
      known.set(team, member + 1);
      return squad_member.make(at(id)) !== member || member >= squad_size.make(at(id)) || team > id;
    });
    expect(odd).toEqual([]);
    const football = [...known].filter(([team]) => sportOf(league_number.make(at(team))) === 'Football');
    expect([
      Math.min(...football.slice(0, -1).map(([, size]) => size)),
      Math.max(...football.map(([, size]) => size)),
    ]).toEqual([18, 30]);
  });

  it('are of several sports among the first hundred players', () => {
    const sports = numbers(100).map((id) => sportOf(league_number.make(at(squad_team.make(at(id))))));
    expect(new Set(sports).size).toBeGreaterThan(3);
  });
});

/** The usual sizes of squads. */
const sizeOf = (sport: string): number =>
  Object.values(squadTerms[sport]?.roles ?? {}).reduce((sum, { count }) => sum + count, 0);

describe('squad_roster', () => {
  it.each(SPORTS)('gives each player in %s a place and a unique shirt number', (sport) => {
    const size = sizeOf(sport);
    const squads = numbers(200).map((team) => columns(squad_roster.make(at(team), { sport, size }), 3));
    expect(squads.filter(([slots]) => new Set(slots).size !== size)).toEqual([]);
    expect(squads.filter(([, shirts]) => new Set(shirts).size !== size)).toEqual([]);
    const mixes = squads.map(([slots = []]) =>
      slots.map((slot) => squadOf(sport)[Number(slot)]?.position ?? '').toSorted(),
    );
    expect(new Set(mixes.map(String)).size).toBeGreaterThan(3);
    const isNumber = (shirt: string): boolean => Number(shirt) >= 1 && Number(shirt) <= 69;
    expect(squads.flatMap(([, shirts = []]) => shirts).filter((shirt) => !isNumber(shirt))).toEqual([]);
    const foreign = squads.map(([, , origins = []]) => origins.filter((origin) => origin === 'abroad').length / size);
    expect(Math.min(...foreign)).toBeGreaterThanOrEqual(0.15);
    expect(Math.max(...foreign)).toBeLessThanOrEqual(0.4);
  });

  it('uses the traditional numbers of positions', () => {
    const players = numbers(100).flatMap((team) => {
      const [slots = [], shirts = []] = columns(squad_roster.make(at(team), { sport: 'Football', size: 30 }), 3);
      return slots.map((slot, member) => ({ shirt: shirts[member], place: squadOf('Football')[Number(slot)] }));
    });
    expect(players.filter(({ shirt, place }) => shirt === '9' && place?.position !== 'Striker')).toEqual([]);
    expect(players.filter(({ shirt }) => !(Number(shirt) <= 40))).toEqual([]);
    const keepers = players.filter(({ place }) => place?.position === 'Goalkeeper' && place.rank === 0);
    expect(keepers.filter(({ shirt }) => shirt === '1').length).toBeGreaterThan(70);
  });

  it.each(['Football', 'Rugby'])(
    'uses every traditional number in %s, and those of goalkeepers for goalkeepers',
    (sport) => {
      const own = Object.values(squadTerms[sport]?.roles ?? {}).flatMap(({ shirts, starters }) =>
        listOf(shirts ?? '').slice(0, starters),
      );
      const squads = numbers(100).map((team) =>
        columns(squad_roster.make(at(team), { sport, size: sizeOf(sport) }), 3),
      );
      expect(squads.filter(([, shirts = []]) => !own.every((shirt) => shirts.includes(shirt)))).toEqual([]);
      const ofKeepers = squads.flatMap(([slots = [], shirts = []]) =>
        shirts.filter((_, member) => squadOf(sport)[Number(slots[member])]?.position === 'Goalkeeper'),
      );
      const right = listOf(squadTerms[sport]?.roles['Goalkeeper']?.shirts ?? '');
      expect(ofKeepers.filter((shirt) => !right.includes(shirt))).toEqual([]);
    },
  );
});

describe('player_age', () => {
  it.each(SPORTS)('in %s is plausible, and lower for players behind the first choice', (sport) => {
    const squad = squadOf(sport);
    const ages = Array.from({ length: 4000 }, (_, id) =>
      player_age.make(at(id + 1), { sport, squadIndex: id % squad.length, team: Math.floor(id / squad.length) }),
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

  it('differs within a position', () => {
    const slots = squadOf('Football').flatMap(({ position }, slot) => (position === 'Centre-Back' ? [slot] : []));
    const spans = numbers(100).map((team) => {
      const ages = slots.map((slot) =>
        player_age.make(at(team * 30 + slot), { sport: 'Football', squadIndex: slot, team }),
      );
      return Math.max(...ages) - Math.min(...ages);
    });
    expect(Math.min(...spans)).toBeGreaterThan(3);
  });
});
