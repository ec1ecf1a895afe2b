import { describe, expect, it } from 'vitest';
import { apiOf, checkConfig } from '../../src/config/check-config.ts';
import { disk } from '../../src/config/node-disk.ts';
import { settingsOf } from '../../src/config/settings.ts';

const check = (config: object): unknown => checkConfig({ ...config }, 'mockgen.config.json');

describe('a config', () => {
  it('may say all of this', () => {
    const config = {
      seed: 0,
      items: { default: 10, users: 5 },
      out: 'data',
      layout: 'flat',
      refDate: '2030-05-06',
      packed: true,
      dataOnly: true,
      provider: 'netlify',
      templates: 'templates',
      builtins: ['users'],
      base: '/api',
      envelope: 'hal',
      query: { page: '_page', offset: '_start', firstPage: 0 },
      strict: true,
      schemas: ['schemas/*.json'],
      resources: {},
    };
    expect(check(config)).toEqual(config);
    expect(apiOf(config as never)).toEqual({
      base: '/api',
      envelope: 'hal',
      query: { page: '_page', offset: '_start' },
      firstPage: 0,
      strict: true,
    });
  });

  it.each([
    [{ sed: 7 }, "sed: expected a key of a config, got 'sed'; did you mean seed?"],
    [{ seed: -1 }, 'seed: expected an integer from 0 to 9007199254740991, got -1'],
    [{ seed: '7' }, "seed: expected an integer from 0 to 9007199254740991, got '7'"],
    [{ items: 0 }, 'items: expected an integer from 1 to 100000, or such numbers by resource, got 0'],
    [{ items: { users: 1.5 } }, 'items.users: expected an integer from 1 to 100000, got 1.5'],
    [{ out: '' }, "out: expected a text that is not empty, got ''"],
    [{ layout: 'tree' }, "layout: expected both, flat or category, got 'tree'"],
    [{ refDate: '2030-02-30' }, /^mockgen\.config\.json: refDate: expected YYYY-MM-DD .*, got '2030-02-30'$/],
    [{ packed: 'yes' }, "packed: expected true or false, got 'yes'"],
    [{ provider: 'netlfy' }, /provider: expected one of .*, got 'netlfy'; did you mean netlify\?$/],
    [{ builtins: 'users' }, "builtins: expected true, false or a list of names, got 'users'"],
    [{ builtins: [1] }, 'builtins[0]: expected a text, got 1'],
    [{ base: 'api' }, "base: expected a path such as /api/v1, got 'api'"],
    [{ query: 7 }, 'query: expected names of parameters by role, got 7'],
    [{ query: { pge: 'p' } }, /query: expected page, .*, got 'pge'; did you mean page\?$/],
    [{ query: { page: 'limit' } }, "query.limit: expected another name than page has, got 'limit'"],
    [{ query: { firstPage: 2 } }, 'query.firstPage: expected 0 or 1, got 2'],
    [{ strict: 1 }, 'strict: expected true or false, got 1'],
    [{ schemas: [1] }, 'schemas: expected a list of texts, got a list'],
    [{ schemas: ['a.json', ''] }, "schemas[1]: expected a text that is not empty, got ''"],
    [{ resources: [] }, 'resources: expected resources by name, got an empty list'],
    [JSON.parse('{"__proto__":{"seed":1}}'), "__proto__: expected a key of a config, got '__proto__'"],
    [{ constructor: 1 }, "constructor: expected a key of a config, got 'constructor'"],
  ])('may not say %j', (config: object, message) => {
    // Not a copy: a copy has no key that is called __proto__.
    const whole = typeof message === 'string' ? `mockgen.config.json: ${message}` : message;
    expect(() => checkConfig(config as never, 'mockgen.config.json')).toThrow(whole);
  });
});

describe('the settings of a config', () => {
  it('are those of a build, with paths from the folder of the config', () => {
    const config = { items: { default: 3, users: 2 }, out: '../data', refDate: '2030-05-06', envelope: 'templates' };
    expect(settingsOf(config, 'c', '.', disk)).toEqual({
      items: 3,
      counts: { users: 2 },
      refDate: '2030-05-06T00:00:00.000Z',
      out: '../data',
      templatesDir: 'templates',
    });
    expect(settingsOf({ out: '../data', templates: 'envelopes' }, 'c', 'templates', disk)).toEqual({
      out: 'data',
      templatesDir: 'templates/envelopes',
    });
    expect(settingsOf({ items: 3, provider: 'none', envelope: 'array' }, 'c', '.', disk)).toEqual({
      items: 3,
      api: { envelope: 'array' },
    });
    expect(settingsOf({}, 'c', '.', disk)).toEqual({});
  });

  it.each([
    [{ templates: 'src', envelope: 'templates' }, 'c: envelope: names a folder of templates, and so does templates'],
    [{ templates: 'nowhere' }, "c: templates: expected a folder with *.hbs files, got 'nowhere'"],
    [
      { envelope: 'result' },
      "c: envelope: expected data, array, results, items, hal, or a folder of templates, got 'result'; did you mean results?",
    ],
  ])('refuse %j', (config, message) => {
    expect(() => settingsOf(config, 'c', '.', disk)).toThrow(message);
  });
});
