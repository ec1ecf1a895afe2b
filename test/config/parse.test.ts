import { describe, expect, it } from 'vitest';
import { filesIn } from '../../src/config/node-files.ts';
import { apiOf, parseConfig, type MockgenConfig } from '../../src/config/parse.ts';
import { settingsOf, type ConfigSettings } from '../../src/config/settings.ts';
import { Faults } from '../../src/faults/index.ts';

/** What is read from a config, and what is wrong with it. */
function parsed(config: object): { readonly config: MockgenConfig; readonly messages: readonly string[] } {
  const faults = new Faults();
  const read = parseConfig(config as never, 'mockgen.config.json', faults);
  return { config: read, messages: faults.all.map(({ message }) => message) };
}

/** The settings of a config in a folder, and what is wrong with them. */
function settingsIn(
  folder: string,
  config: MockgenConfig,
): { readonly settings: ConfigSettings; readonly messages: readonly string[] } {
  const faults = new Faults();
  const settings = settingsOf(config, 'c', filesIn(folder), faults);
  return { settings, messages: faults.all.map(({ message }) => message) };
}

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
      dialect: { sort: 'order_by', filter: true },
      delay: [200, 800],
      fail: { default: 0.05, users: 0.5 },
      schemas: ['schemas/*.json'],
      resources: {},
    };
    expect(parsed(config)).toEqual({ config, messages: [] });
    expect(apiOf(config as never)).toEqual({
      base: '/api',
      envelope: 'hal',
      query: { page: '_page', offset: '_start' },
      firstPage: 0,
      strict: true,
      dialect: { sort: 'order_by', filter: true },
      chaos: { delay: [200, 800], fail: 0.05, resources: { users: { fail: 0.5 } } },
    });
  });

  it('may say delays and failures at a resource, and by name', () => {
    const resources = { pens: { fields: {}, delay: 300, fail: 0.1 }, inks: { fields: {}, fail: 0 } };
    const config = { fail: { default: 0.05, pens: 0.2 }, resources };
    expect(parsed(config)).toEqual({ config, messages: [] });
    const some = { pens: { delay: 300, fail: 0.2 }, inks: { fail: 0 } };
    expect(apiOf(config as never)).toEqual({ chaos: { fail: 0.05, resources: some } });
    expect(apiOf({ resources: { pens: { fields: {} } } } as never)).toEqual({});
  });

  it.each([
    [{ sed: 7 }, "sed: did you mean seed? (expected a key of a config, got 'sed')"],
    [{ seed: -1 }, 'seed: expected an integer from 0 to 9007199254740991, got -1'],
    [{ seed: '7' }, "seed: expected an integer from 0 to 9007199254740991, got '7'"],
    [{ items: 0 }, 'items: expected an integer from 1 to 100000, or such numbers by resource, got 0'],
    [{ items: { users: 1.5 } }, 'items.users: expected an integer from 1 to 100000, got 1.5'],
    [
      { delay: '200..800' },
      "delay: did you mean [200, 800]? (expected milliseconds from 0 to 600000, or the least and the most, such as [200, 800], or such delays by resource, got '200..800')",
    ],
    [
      { delay: [800, 200] },
      'delay: did you mean [200, 800]? (expected milliseconds from 0 to 600000, or the least and the most, such as [200, 800], or such delays by resource, got [800, 200])',
    ],
    [{ fail: { users: 5 } }, 'fail.users: did you mean 0.05? (expected a share from 0 to 1, such as 0.05, got 5)'],
    [{ out: '' }, "out: expected a text that is not empty, got ''"],
    [{ layout: 'tree' }, "layout: expected both, flat or category, got 'tree'"],
    [{ refDate: '2030-02-30' }, /^mockgen\.config\.json: refDate: expected YYYY-MM-DD .*, got '2030-02-30'$/],
    [{ packed: 'yes' }, "packed: expected true or false, got 'yes'"],
    [{ provider: 'netlfy' }, /provider: did you mean netlify\? \(expected one of .*, got 'netlfy'\)$/],
    [{ builtins: 'users' }, "builtins: expected true, false or a list of names, got 'users'"],
    [{ builtins: [1] }, 'builtins[0]: expected a text, got 1'],
    [{ base: 'api' }, "base: expected a path such as /api/v1, got 'api'"],
    [{ query: 7 }, 'query: expected names of parameters by role, got 7'],
    [{ query: { pge: 'p' } }, /query\.pge: did you mean page\? \(expected one of page, .*, firstPage, got 'pge'\)$/],
    [{ query: { page: 'limit' } }, "query.limit: expected another name than page has, got 'limit'"],
    [{ query: { firstPage: 2 } }, 'query.firstPage: expected 0 or 1, got 2'],
    [{ strict: 1 }, 'strict: expected true or false, got 1'],
    [{ dialect: 'json-sever' }, /dialect: did you mean json-server\? \(expected json-server, .*, got 'json-sever'\)$/],
    [{ dialect: { sort: 1 } }, /dialect: expected json-server, .* sort, filter or expand, got an object$/],
    [{ schemas: [1] }, 'schemas[0]: expected a text that is not empty, got 1'],
    [{ schemas: 1 }, 'schemas: expected a pattern of files, or a list of them, got 1'],
    [{ schemas: ['a.json', ''] }, "schemas[1]: expected a text that is not empty, got ''"],
    [{ resources: [] }, 'resources: expected resources by name, got an empty list'],
    [JSON.parse('{"__proto__":{"seed":1}}'), "__proto__: expected a key of a config, got '__proto__'"],
    [{ constructor: 1 }, "constructor: expected a key of a config, got 'constructor'"],
  ])('may not say %j', (config: object, message) => {
    // Not a copy: a copy has no key that is called __proto__.
    const { messages } = parsed(config);
    const whole: unknown =
      typeof message === 'string' ? `mockgen.config.json: ${message}` : expect.stringMatching(message);
    expect(messages).toEqual([whole]);
  });
});

describe('the settings of a config', () => {
  it('are those of a build, with paths from the folder of the config', () => {
    const config = { items: { default: 3, users: 2 }, out: '../data', refDate: '2030-05-06', envelope: 'templates' };
    expect(settingsIn('.', config).settings).toEqual({
      items: 3,
      counts: { users: 2 },
      refDate: '2030-05-06T00:00:00.000Z',
      out: '../data',
      templatesDir: 'templates',
    });
    expect(settingsIn('templates', { out: '../data', templates: 'envelopes' }).settings).toEqual({
      out: 'data',
      templatesDir: 'templates/envelopes',
    });
    expect(settingsIn('.', { items: 3, provider: 'none', envelope: 'array' }).settings).toEqual({
      items: 3,
      api: { envelope: 'array' },
    });
    expect(settingsIn('.', {}).settings).toEqual({});
  });

  it.each([
    [{ templates: 'src', envelope: 'templates' }, 'c: envelope: names a folder of templates, and so does templates'],
    [{ templates: 'nowhere' }, "c: templates: expected a folder with *.hbs files, got 'nowhere'"],
    [
      { templates: 'template' },
      "c: templates: did you mean templates? (expected a folder with *.hbs files, got 'template')",
    ],
    [
      { envelope: 'template' },
      "c: envelope: did you mean templates? (expected data, array, results, items, hal, or a folder of templates, got 'template')",
    ],
    [
      { envelope: 'result' },
      "c: envelope: did you mean results? (expected data, array, results, items, hal, or a folder of templates, got 'result')",
    ],
  ])('refuse %j', (config, message) => {
    expect(settingsIn('.', config).messages).toEqual([message]);
  });
});
