import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';

describe.each(readdirSync(FOLDER))('the workflow %s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');

  it('names actions by digest, since a tag can be moved', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(uses.length).toBeGreaterThan(0);
  });

  it('says which permissions it has, and puts nothing of a request into a script', () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)\n/m);
    expect(text).not.toMatch(/\brun: .*\$\{\{/);
  });
});
