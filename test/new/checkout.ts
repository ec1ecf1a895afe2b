import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The result of a command. */
export interface Printed {
  readonly status: number | null;
  readonly text: string;
}

/** A copy of this checkout in a temporary folder, for `npm run new` to write to. */
export class Checkout {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'mockgen-new-'));

  constructor(paths: readonly string[]) {
    for (const path of paths) cpSync(path, join(this.folder, path), { recursive: true });
  }

  run(command: string, ...args: readonly string[]): Printed {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.folder, encoding: 'utf8' });
    return { status, text: stdout + stderr };
  }

  /** Runs `npm run new` with arguments. */
  create(...args: readonly string[]): Printed {
    return this.run(process.execPath, 'test/new/index.js', ...args);
  }

  /** Runs `npm run new` for two resources, a generator and a region, and returns the output of the first. */
  createOneOfEach(): Printed {
    const first = this.create('resource', 'recipes', '--category', 'food');
    this.create('resource', 'parties');
    this.create('generator', 'cooking_time');
    this.create('region', 'high-alps', '--countries', 'CH,LI');
    return first;
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }
}
