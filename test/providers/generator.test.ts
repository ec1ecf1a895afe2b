import { describe, expect, it } from 'vitest';
import { filesBesideData, type FileChoices } from '../../src/providers/index.ts';
import { VERSION } from '../../src/version.ts';

const bundle = (name: string): string => `/* ${name} */\n`;
const files = (choices: FileChoices = {}): Readonly<Record<string, string>> =>
  filesBesideData(choices, { shape: { layout: 'flat', resources: {} }, bundle });
const nameOf = (name: 'generator' | 'faker'): string => `${name}-${VERSION}.js`;
const [generator, faker] = [nameOf('generator'), nameOf('faker')];

describe('the generator of a tree', () => {
  it('is a script named after the version of mockgen, and a module that imports it', () => {
    const found = files();
    expect(found[generator]).toBe(bundle('generator.js'));
    expect(found['generator.js']).toBe(
      `import './${generator}';\nexport const generator = globalThis.mockgenGenerator;\n`,
    );
  });

  it('includes faker if fields need it', () => {
    expect(Object.keys(files())).not.toContain(faker);
    const found = files({ faker: true });
    expect(found[faker]).toBe(bundle('faker.js'));
    expect(found['generator.js']).toContain(`import './${faker}';\n`);
  });

  it('is named in the service worker, which changes with the generator', () => {
    expect(files({ faker: true })['sw.js']).toBe(
      `self.mockgenScripts=["${generator}","${faker}"];\n${bundle('sw.js')}`,
    );
    expect(files({ code: true })['sw.js']).toBe(bundle('sw.js'));
  });

  it('is missing if it could not generate the resources, or if only data is wanted', () => {
    for (const choices of [{ code: true }, { dataOnly: true }, { dataOnly: true, faker: true }])
      expect(Object.keys(files(choices)).filter((name) => /^(?:generator|faker)/.test(name))).toEqual([]);
  });

  it('is part of the worker for an edge network, except for its imports', () => {
    const workerOf = (choices: FileChoices): string | undefined =>
      files({ ...choices, provider: 'cloudflare' })['worker.js'];
    expect(workerOf({})).toBe(bundle('worker.js'));
    expect(workerOf({ faker: true })).toBe(`import './${faker}';\n${bundle('worker.js')}`);
    for (const choices of [{ code: true }, { dataOnly: true }])
      expect(workerOf(choices)).toBe(bundle('worker-plain.js'));
  });
});
