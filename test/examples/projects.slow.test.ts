import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { HOW, packagesOf, placeOf, Project, projects } from './project.ts';

/** Asks for a path, and for JSON back. */
async function ask(url: string, path: string): Promise<unknown> {
  return (await fetch(new URL(path, url))).json();
}

/** What else holds of each project once its commands have been run, and its server is up. */
const RESULTS: Readonly<Record<string, (url: string, project: Project) => Promise<void>>> = {
  async shop(url, { path }) {
    const ids = [6, 7, 8, 9, 10].map((id) => ({ id }));
    expect(await ask(url, path)).toMatchObject(ids);
  },
  async 'vite-app'(url, { folder, path }) {
    expect(await (await fetch(new URL(path, url))).text()).toContain('<h1>The team</h1>');
    expect(existsSync(join(folder, 'dist/api/mockgen.json'))).toBe(true);
    expect(await ask(url, '/api/users?page=4&limit=8')).toMatchObject({ data: { length: 6 } });
  },
  async clinic(url, { path }) {
    expect(await ask(url, path)).toMatchObject({ data: { length: 3 } });
    expect(await ask(url, '/clinic')).toMatchObject({ name: 'Riverside Clinic' });
    expect(await ask(url, '/doctors/1/appointments?seed=7')).toMatchObject({ pagination: { page: 1 } });
  },
  async pages(url, { folder, path }) {
    expect(readFileSync(join(folder, 'docs/index.json'), 'utf8')).toContain('"/clinic/pets"');
    expect(existsSync(join(folder, 'docs/.nojekyll'))).toBe(true);
    expect(await (await fetch(new URL(path, url), { headers: { accept: 'text/html' } })).text()).toMatch(
      /<!doctype html/i,
    );
    expect(await ask(url, `${path}pets?page=2&per_page=3`)).toMatchObject([{ id: 4 }, { id: 5 }, { id: 6 }]);
  },
};

// Where packages are linked, one project shows that the others can be tried: with a tarball, all of them are.
const followed = HOW === 'linked' ? projects.slice(0, 1) : projects;

describe.each(followed)(`the project test/examples/%s, with packages that are ${HOW}`, (name) => {
  it('can be followed', { timeout: 120_000 }, async () => {
    const project = new Project(name);
    try {
      const last = project.commands.at(-1) ?? '';
      for (const command of project.commands.slice(0, -1)) project.run(command);
      const { url, stop } = await project.start(last);
      try {
        await RESULTS[name]?.(url, project);
      } finally {
        await stop();
      }
    } finally {
      project.remove();
    }
  });
});

describe.each(projects)('the project test/examples/%s', (name) => {
  it('says in ten lines what it is', () => {
    const lines = readFileSync(`test/examples/${name}/README.md`, 'utf8').split('\n');
    expect(lines.filter((line) => line !== '' && !line.startsWith('```')).length).toBeLessThanOrEqual(10);
    expect(Object.keys(RESULTS)).toContain(name);
  });

  it('installs the tarball of this version, which lies at the root of the checkout', () => {
    const readme = readFileSync(`test/examples/${name}/README.md`, 'utf8');
    expect(readme).toContain(`\nnpm install ../../../mockgen-cli-${manifest.version}.tgz\n`);
  });

  it('names fixed versions, those that this package has for its own tests', () => {
    for (const [other, version] of Object.entries(packagesOf(name))) {
      // The file is that of a package.
      const found = JSON.parse(readFileSync(join(placeOf(other), 'package.json'), 'utf8')) as { version: string };
      expect(version.replace(/^\^/, ''), other).toBe(found.version);
    }
  });
});
