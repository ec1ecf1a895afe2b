import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runCommand, startCommand, type Started } from './command.ts';

const HOME = 'test/examples';

/** The tarball of this package to install. Without one, the package is linked, with others that it has for its own tests. */
const TARBALL = process.env['PACKAGE'];

/** How the projects come to their packages, for the names of tests. */
export const HOW: string = TARBALL === undefined ? 'linked' : 'installed';

/** The projects: every folder beside this file. */
export const projects: readonly string[] = readdirSync(HOME, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What is exported of a `package.json`, as far as it is looked at. */
interface PackageJson {
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The file is ours, or that of a package that npm has installed. */
const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** The packages that a project names, with their versions. */
export function packagesOf(name: string): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = readPackage(join(HOME, name));
  return { ...dependencies, ...devDependencies };
}

/** Where a package of ours lies: this one, or one that it has for its own tests. */
export const placeOf = (name: string): string => (name === 'mockgen-cli' ? resolve() : resolve('node_modules', name));

/** Puts a package and its programs into a folder as npm would, as links. */
function link(folder: string, name: string): void {
  const from = placeOf(name);
  const { bin = {} } = readPackage(from);
  const at = join(folder, 'node_modules', name);
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(from, at);
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const [program, path] of Object.entries(typeof bin === 'string' ? { [name]: bin } : bin)) {
    // npm would make the program executable, which is not for a test to do to the files of others.
    const script = `#!/bin/sh\nexec "${process.execPath}" "${join(from, path)}" "$@"\n`;
    writeFileSync(join(folder, 'node_modules/.bin', program), script, { mode: 0o755 });
  }
}

/** A copy of a project in a folder of its own. */
export class Project {
  /** The commands of its README, one after the other. */
  readonly commands: readonly string[];
  /** The path, with its query, of the address that its README ends with. */
  readonly path: string;
  readonly folder: string;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    this.folder = join(mkdtempSync(join(tmpdir(), 'mockgen-example-')), name);
    cpSync(join(HOME, name), this.folder, { recursive: true });
    const readme = readFileSync(join(this.folder, 'README.md'), 'utf8');
    this.commands = /```sh\n([^]*?)\n```/.exec(readme)?.[1]?.split('\n') ?? [];
    const address = new URL(/<(http:[^>]+)>\.\n$/.exec(readme)?.[1] ?? '');
    this.path = address.pathname + address.search;
  }

  /** Runs a command, to its end. What installs the package takes that of the test. */
  run(command: string): string {
    if (command.startsWith('npm install ../')) return this.#install();
    return runCommand(command, this.folder);
  }

  #install(): string {
    if (TARBALL !== undefined) return this.run(`npm install --silent --no-audit --no-fund "${TARBALL}"`);
    for (const name of Object.keys(packagesOf(this.#name))) link(this.folder, name);
    return '';
  }

  /** Runs a command that serves something, at any free port, until it says where. */
  start(command: string): Promise<Started> {
    return startCommand(`${command}${command.startsWith('npm ') ? ' --' : ''} --port 0`, this.folder);
  }

  remove(): void {
    rmSync(dirname(this.folder), { recursive: true });
  }
}
