import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources } from '../../src/resources/index.ts';
import { PROVIDERS } from '../../src/cli/options.ts';
import { VERSION } from '../../src/version.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture } from './capture.ts';

const temporary = useTemporaryFolders();
const names = resources.map(({ name }) => name).join(', ');
const COMMANDS = ['build', 'serve', 'dev', 'check', 'list', 'show', 'explain', 'init'];

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('is printed for %j', async (argv) => {
    const { status, stdout, stderr } = await capture(argv);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: mockgen /);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it.each(COMMANDS)('contains valid examples for %s', async (command) => {
    const { status, stdout } = await capture([command, '--help']);
    expect(status).toBe(0);
    expect(await capture(['help', command])).toMatchObject({ status: 0, stdout });
    expect(stdout).toMatch(new RegExp(`^Usage: mockgen ${command}`));
    const examples = stdout.slice(stdout.indexOf('Examples:')).match(/\$ mockgen [^|\n]*/g) ?? [];
    expect(examples.length).toBeGreaterThan(0);
    // With `--help` after them, they are parsed but not run.
    for (const example of examples) {
      const argv = example.trim().split(' ').slice(2);
      expect(argv[0]).toBe(command);
      expect(await capture([...argv, '--help'])).toMatchObject({ status: 0, stderr: '' });
    }
  });

  it('fits the terminal', async () => {
    for (const columns of [80, 120]) {
      const { stdout } = await capture(['build', '--help'], { columns });
      const options = stdout.slice(0, stdout.indexOf('Examples:')).split('\n');
      expect(Math.max(...options.map((line) => line.length))).toBeLessThanOrEqual(columns);
    }
  });
});

it.each(['--version', '-v'])('%s prints the version', async (flag) => {
  expect(await capture([flag])).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
});

describe('wrong usage', () => {
  const SEED = 'an integer from 0 to 9007199254740991';
  const ITEMS = 'an integer from 1 to 100000';
  const ALL = 'build, serve, dev, check, expand, list, show, explain, export, types or init';
  const PORT = 'an integer from 0 to 65535';
  const DATE = 'YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.sssZ, from 1970 to 2100';
  it.each<readonly [readonly string[], string]>([
    [['build', '--items', '0'], `--items 0: expected ${ITEMS}`],
    [['build', '--items', '100001'], `--items 100001: expected ${ITEMS}`],
    [['build', '--items', ''], `--items "": expected ${ITEMS}`],
    [['build', '--items=1e3'], `--items 1e3: expected ${ITEMS}`],
    [['build', '--items'], "option '--items <n>' argument missing"],
    [['build', '--seed', '1.5'], `--seed 1.5: expected ${SEED}`],
    [['build', '--seed', '-1'], `--seed -1: expected ${SEED}`],
    [['build', '--seed=-1'], `--seed -1: expected ${SEED}`],
    [['build', '--seed', '9007199254740992'], `--seed 9007199254740992: expected ${SEED}`],
    [['build', '--seed', '99999999999999999999'], `--seed 99999999999999999999: expected ${SEED}`],
    [['build', '--seed', 'x\ny'], `--seed x y: expected ${SEED}`],
    [['build', '--only', 'nope'], `--only nope: expected one of ${names}`],
    [['build', '--only', 'users,nope,books'], `--only nope: expected names of ${names}`],
    [['build', '--only', 'user'], `--only user: did you mean users? (expected one of ${names})`],
    [['build', '--only', 'users,,books'], '--only users,,books: expected names of resources between commas'],
    [['build', '--only', ''], '--only "": expected names of resources between commas'],
    [['build', '--layout', 'x'], '--layout x: expected both, flat or category'],
    [['build', '--layout', 'flt'], '--layout flt: did you mean flat? (expected both, flat or category)'],
    [['build', '--ref-date', 'x'], `--ref-date x: expected ${DATE}`],
    [['build', '--ref-date', '2026-02-30'], `--ref-date 2026-02-30: expected ${DATE}`],
    [['build', '--ref-date', '2101-01-01'], `--ref-date 2101-01-01: expected ${DATE}`],
    [['build', '--out', ''], '--out "": expected a value'],
    [['build', '--schemas', ''], '--schemas "": expected a value'],
    [['list', '--schemas', 'a.json', '--schemas='], '--schemas "": expected a value'],
    [['build', '--templates', '/nope'], '--templates /nope: expected a folder with *.hbs files'],
    [['build', '--itms', '5'], "unknown option '--itms': did you mean --items?"],
    [['build', '--zzz'], "unknown option '--zzz': see --help"],
    [['build', 'here'], "too many arguments for 'build'. Expected 0 arguments but got 1."],
    [['serve', '--port', '65536'], `--port 65536: expected ${PORT}`],
    [['serve', '--port', 'http'], `--port http: expected ${PORT}`],
    [['serve', '--host', ''], '--host "": expected a value'],
    [['build', '--provider', 'nowhere'], `--provider nowhere: expected ${PROVIDERS} or none`],
    [['build', '--host', 'nowhere'], `--provider nowhere: expected ${PROVIDERS} or none`],
    [['show'], "missing required argument 'resource'"],
    [['show', 'nope'], `show nope: expected one of ${names}`],
    [['show', 'User'], `show User: did you mean users? (expected one of ${names})`],
    [['show', 'users', '0'], `count 0: expected ${ITEMS}`],
    [['show', 'users', 'many'], `count many: expected ${ITEMS}`],
    [['buidl'], `unknown command 'buidl': did you mean build? (expected ${ALL})`],
    [['help', 'biuld'], `unknown command 'biuld': did you mean build? (expected ${ALL})`],
    [['zzz'], `unknown command 'zzz': expected ${ALL}`],
    [['help', 'zzz'], `unknown command 'zzz': expected ${ALL}`],
    [['--zzz'], "unknown option '--zzz': see --help"],
  ])('%j is told in one line', async (argv, message) => {
    const cwd = process.cwd();
    // Nothing should be written; if something is, then not into this folder.
    process.chdir(temporary());
    try {
      expect(await capture(argv)).toEqual({ status: 2, stdout: '', stderr: `error: ${message}\n` });
    } finally {
      process.chdir(cwd);
    }
  });
});

describe('an unexpected exception', () => {
  it('prints one line without a stack', async () => {
    const stdout = (): never => {
      throw new TypeError('x is not\n    a function');
    };
    expect(await capture(['list'], { stdout })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'internal error: x is not a function ' +
        `(a bug in mockgen ${VERSION}: please report it to its maintainers, with the command)\n`,
    });
  });
});

describe('colours', () => {
  it('are used only where they are supported', async () => {
    const argv = ['check', join(temporary(), 'none')];
    expect((await capture(argv)).stderr).not.toContain('\u001b');
    const { stderr } = await capture(argv, { color: true });
    expect(stderr).toMatch(/^\u001b\[31merror: \u001b\[39m/);
    expect(stderr.replaceAll(/\u001b\[\d+m/g, '')).toBe((await capture(argv)).stderr);
  });
});
