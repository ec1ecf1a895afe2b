import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Checkout, type Printed } from './checkout.ts';

const EDITED = [
  'src/generators/registry.ts',
  'src/generators/regions/index.ts',
  'src/resources/index.ts',
  'src/resources/specs.ts',
  'test/new',
  'test/resources/laws/all.ts',
  'test/service.ts',
  'CHANGELOG.md',
  'package.json',
];

describe('npm run new', () => {
  let checkout: Checkout;
  let printed: Printed;
  beforeAll(() => {
    checkout = new Checkout(EDITED);
    printed = checkout.createOneOfEach();
  });
  afterAll(() => rmSync(checkout.folder, { recursive: true, force: true }));

  it('names the written files, and the remaining steps', () => {
    expect(printed.status).toBe(0);
    expect(printed.text).toContain('created src/resources/food/recipes.ts\nchanged src/resources/specs.ts\n');
    expect(printed.text).toContain('\nLeft to do:\n- src/resources/food/recipes.ts: ');
  });

  it('adds a resource to every list of resources', () => {
    expect(checkout.read('src/resources/food/recipes.ts')).toContain("singular: 'recipe'");
    expect(checkout.read('src/resources/other/parties.ts')).toContain("singular: 'party'");
    expect(checkout.read('src/resources/specs.ts')).toMatch(/food\/recipes\.ts';\nexport \* from '\.\/media/);
    expect(checkout.read('src/resources/index.ts')).toMatch(/ {2}specs\.recipes,\n {2}specs\.parties,\n\];\n$/);
    expect(checkout.read('test/service.ts')).toMatch(/ {2}recipes: \{[^}]+\},\n {2}parties: \{[^}]+\},\n\};\n$/);
    expect(checkout.read('test/resources/laws/all.ts')).toContain('  reading,\n  recipes,\n');
    expect(checkout.read('test/resources/laws/recipes.ts')).toContain("'recipes.user_id': refers('user_id')");
  });

  it('adds a resource to the changelog', () => {
    expect(checkout.read('CHANGELOG.md')).toMatch(/^### Added\n\n(?:[^#]+\n)?- The resource `parties`\./m);
    expect(checkout.read('CHANGELOG.md')).toContain('\n- The resource `recipes`.');
  });

  it('registers a generator and a region', () => {
    expect(checkout.read('src/generators/cooking-time.ts')).toContain("name: 'cooking_time'");
    expect(checkout.read('src/generators/registry.ts')).toMatch(/ {2}cooking_time,\n {2}count,\n/);
    expect(checkout.read('src/generators/regions/high-alps.ts')).toContain("    LI: {\n      name: '',\n");
    expect(checkout.read('src/generators/regions/index.ts')).toContain('  highAlps,\n  northAmerica,\n];');
  });

  it('puts a region after the one that it is a neighbour of', () => {
    expect(checkout.create('region', 'levant', '--countries', 'LB', '--after', 'east-africa').status).toBe(0);
    expect(checkout.read('src/generators/regions/index.ts')).toContain('  eastAfrica,\n  levant,\n');
  });

  it.each([
    [['resource', 'recipes', '--category', 'food'], 'src/resources/food/recipes.ts exists already'],
    [['resource', 'Recipes'], 'Recipes: expected letters from a to z'],
    [['resource', 'sheep'], 'sheep: say what one of them is called, with --singular'],
    [['generator', 'cookingTime'], 'cookingTime: expected words from a to z, joined by underscores'],
    [['region', 'pyrenees'], 'expected --countries with ISO 3166-1 codes'],
    [
      ['region', 'pyrenees', '--countries', 'AD', '--after', 'atlantis'],
      'src/generators/regions/index.ts is not as expected',
    ],
    [['planet', 'mars'], 'usage: npm run new -- resource'],
  ])('refuses %j, and writes nothing', (args, message) => {
    const before = checkout.read('CHANGELOG.md');
    expect(checkout.create(...args)).toEqual({ status: 2, text: expect.stringContaining(message) as unknown });
    expect(checkout.read('CHANGELOG.md')).toBe(before);
    expect(existsSync(join(checkout.folder, 'src/generators/regions/pyrenees.ts'))).toBe(false);
  });
});
