import { describe, expect, it } from 'vitest';
import { whyOtherVersion } from '../../src/seeds/reasons/index.ts';
import { describeNewerFormat, findOtherVersion } from '../../src/tree/index.ts';

const OURS = { mockgen: '0.9.0', dataVersion: 5 };

describe('the data version of a tree', () => {
  it('is no difference if it is the same, whatever version of mockgen built it', () => {
    expect(findOtherVersion({ mockgen: '0.1.0', dataVersion: 5 }, OURS)).toBeUndefined();
    expect(whyOtherVersion({ mockgen: '0.1.0', dataVersion: 5, seed: 1 }, OURS)).toBeUndefined();
  });

  it.each([
    [4, false],
    [6, true],
  ])('is reported together with ours: %i', (dataVersion, isNewer) => {
    expect(findOtherVersion({ mockgen: '0.8.1', dataVersion }, OURS)).toEqual({
      isNewer,
      versions: `holds data version ${dataVersion}, and mockgen 0.9.0 makes data version 5`,
      pin: 'npm i -D mockgen-cli@0.8.1',
    });
  });

  it('may have any type, since it was not checked', () => {
    for (const dataVersion of [undefined, null, '\u001B[2J', {}, 1.5]) {
      const built = { mockgen: '0.8.1', dataVersion } as unknown as typeof OURS;
      const other = findOtherVersion(built, OURS);
      expect(other?.isNewer).toBe(false);
      expect(other?.versions).toContain('data version unknown, and');
    }
  });

  it.each(['0.9.0', '1', '', '1.0.0; rm -rf x', '$(x)', '1.0.0\n', '\u001B[2J', undefined, {}])(
    'comes with no command for mockgen %j',
    (mockgen) => {
      const built = { mockgen, dataVersion: 4 } as unknown as typeof OURS;
      expect(findOtherVersion(built, OURS)?.pin).toBe('use the mockgen that built it');
    },
  );

  it.each(['0.10.0', '1.0.0-beta.2'])('comes with a command for mockgen %s', (mockgen) => {
    expect(findOtherVersion({ mockgen, dataVersion: 4 }, OURS)?.pin).toBe(`npm i -D mockgen-cli@${mockgen}`);
  });

  it('is the reason why there are no other seeds, in one line', () => {
    const why = (dataVersion: number): string | undefined =>
      whyOtherVersion({ mockgen: '0.8.1', dataVersion, seed: 7 }, OURS);
    expect(why(4)).toBe(
      'This tree has seed 7 only: it holds data version 4, and mockgen 0.9.0 makes data version 5. For other seeds, ' +
        'build it again with mockgen build --upgrade, or stay with its version: npm i -D mockgen-cli@0.8.1',
    );
    expect(why(6)).toMatch(/For other seeds, serve it with [^\n]+: npm i -D mockgen-cli@0\.8\.1$/);
    expect(why(6)).not.toContain('--upgrade');
  });
});

describe('the format of a manifest', () => {
  it('is reported if it is newer than the known one', () => {
    expect(describeNewerFormat('x/mockgen.json', '{"format":3,"mockgen":"0.9.0"}')).toEqual({
      message: 'x/mockgen.json is of format 3, and this mockgen knows formats up to 2',
      hint: 'Go on with the version that built it: npm i -D mockgen-cli@0.9.0',
    });
  });

  it.each(['', '{', 'null', '[]', '"3"', '{"format":"3"}', '{"format":2}', '{"format":2.5}', '{"format":null}'])(
    'is none in %j',
    (text) => {
      expect(describeNewerFormat('mockgen.json', text)).toBeUndefined();
    },
  );
});
