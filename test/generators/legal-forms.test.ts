import { describe, expect, it } from 'vitest';
import { legalForm } from '../../src/generators/legal-forms.ts';
import { countries } from '../../src/generators/lists/places.ts';
import { Random } from '../../src/generators/random.ts';
import { habitsOf } from '../../src/generators/regions/index.ts';
import { cases } from '../effort.ts';

const random = new Random();
random.start([1, 2, 3, 4], 5);

type Firm = Parameters<typeof legalForm>[2];
const formsOf = (country: string, firm?: Firm, count = 300): ReadonlySet<string> =>
  new Set(Array.from({ length: count }, () => legalForm(random, country, firm)));

describe('legalForm', () => {
  it('is one of the country, for any company', () => {
    for (const { name, code } of countries) {
      const all = Object.keys(habitsOf(code).forms);
      for (const employees of [1, 8, 60, 900, 40_000]) {
        for (const industry of ['Retail', 'Banking', 'Legal Services']) {
          const own = [...formsOf(name, { employees, industry }, cases(20, 300))];
          // Lawyers may have none.
          expect(
            own.filter((form) => !all.includes(form) && (form !== '' || industry !== 'Legal Services')),
            name,
          ).toEqual([]);
        }
      }
    }
  });

  it('is not older than the law that introduced it', () => {
    expect(formsOf('United States', { employees: 40, founded: 1988 })).not.toContain('LLC');
    expect(formsOf('United States', { employees: 40, founded: 1999 })).toContain('LLC');
    expect(formsOf('Japan', { employees: 40, founded: 1975 })).not.toContain('G.K.');
    expect(formsOf('United Kingdom', { employees: 40, founded: 1980, industry: 'Consulting' })).not.toContain('LLP');
  });

  it('does not turn law firms into companies where that is not allowed', () => {
    const lawyers = { employees: 25, industry: 'Legal Services' };
    expect(formsOf('Japan', lawyers)).toEqual(new Set(['']));
    expect(formsOf('Canada', lawyers)).toEqual(new Set(['']));
    expect(formsOf('United Kingdom', lawyers)).toEqual(new Set(['LLP']));
  });

  it('suits the size of the company', () => {
    expect(formsOf('United Kingdom', { employees: 3 })).not.toContain('plc');
    expect(formsOf('United Kingdom', { employees: 5000 })).toContain('plc');
    expect(formsOf('Poland', { employees: 12 })).not.toContain('S.A.');
    expect(formsOf('Austria', { employees: 800 })).not.toContain('OG');
    expect(formsOf('Germany', { employees: 4 })).not.toContain('AG');
    expect(formsOf('India', { employees: 20 })).not.toContain('Ltd.');
    expect(formsOf('Canada', { employees: 20 })).toContain('Ltd.');
    expect(formsOf('France', { employees: 4000 })).toEqual(new Set(['SAS', 'SA']));
  });

  it('suits the line of business', () => {
    expect(formsOf('Poland', { employees: 200, industry: 'Legal Services' })).not.toContain('S.A.');
    expect(formsOf('United Kingdom', { employees: 60, industry: 'Retail' })).not.toContain('LLP');
    expect(formsOf('United Kingdom', { employees: 60, industry: 'Legal Services' })).toContain('LLP');
    // No bank is a partnership, or goes by its trading name.
    expect(formsOf('Germany', { employees: 30, industry: 'Banking' })).not.toContain('');
    expect(formsOf('Italy', { employees: 30, industry: 'Insurance' })).not.toContain('S.n.c.');
  });
});
