import { describe, expect, it } from 'vitest';
import { takeConfigWithoutDisk } from '../../src/config/in-memory/index.ts';
import { countOf } from '../../src/render/index.ts';

describe('a single resource with addresses below the records of another one', () => {
  it('has a record for each of these, which its reference leads to', async () => {
    const config = await takeConfigWithoutDisk({
      resources: {
        users: { fields: { name: {} } },
        profiles: {
          single: true,
          under: ['users/{user_id}/profile'],
          fields: { user_id: { references: 'users' }, motto: {} },
        },
      },
    });
    const catalogue = await config.catalogue();
    const profiles = catalogue.find('profiles');
    expect(profiles?.fields['user_id']).toMatchObject({ references: 'users', run: 1 });
    expect(profiles && countOf(profiles, { items: 100 })).toBe(100);
    expect(Object.keys(profiles?.fields ?? {})).toEqual(['user_id', 'motto']);
  });
});
