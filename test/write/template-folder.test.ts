import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_NAMES } from '../../src/render/index.ts';
import { readOverrides } from '../../src/write/template-folder.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

describe('overriding templates', () => {
  it('are the *.hbs files of a folder, by name', () => {
    const dir = temporary();
    expect(() => readOverrides(dir)).toThrow(`--templates ${dir}: expected *.hbs files in it, found none`);
    for (const name of ['meta.json.hbs', 'item.json.hbs', 'README.md']) writeFileSync(join(dir, name), name);
    mkdirSync(join(dir, 'partials'));
    writeFileSync(join(dir, 'partials/x.hbs'), '');
    const overrides = readOverrides(dir);
    expect(overrides).toEqual({ 'item.json.hbs': 'item.json.hbs', 'meta.json.hbs': 'meta.json.hbs' });
    expect(Object.keys(overrides)).toEqual(['item.json.hbs', 'meta.json.hbs']);
  });

  it('are refused under an unknown name', () => {
    const dir = temporary();
    writeFileSync(join(dir, 'items.json.hbs'), '');
    expect(() => readOverrides(dir)).toThrow(
      `--templates ${dir}: items.json.hbs is not a template; expected ${TEMPLATE_NAMES.join(', ')}`,
    );
  });

  it('require a folder', () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    for (const path of [join(temporary(), 'none'), file, join(file, 'below')]) {
      expect(() => readOverrides(path)).toThrow(`--templates ${path}: expected a folder with *.hbs files`);
    }
  });
});
