import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOverrides } from '../../src/node/overrides.ts';
import { readBuiltInTemplates } from '../../src/node/templates.ts';
import { useTemporaryFolders } from './temporary-folder.ts';

const temporary = useTemporaryFolders();

describe('the built-in templates', () => {
  it('are the files in templates/, all of them', () => {
    const names = readdirSync('templates').toSorted();
    const texts = names.map((name) => [name, readFileSync(join('templates', name), 'utf8')]);
    expect(readBuiltInTemplates()).toEqual(Object.fromEntries(texts));
  });
});

describe('overriding templates', () => {
  it('are the *.hbs files of a folder, by name', () => {
    const dir = temporary();
    expect(readOverrides(dir)).toEqual({});
    for (const name of ['meta.json.hbs', 'item.json.hbs', 'README.md']) writeFileSync(join(dir, name), name);
    mkdirSync(join(dir, 'partials'));
    writeFileSync(join(dir, 'partials/x.hbs'), '');
    const overrides = readOverrides(dir);
    expect(overrides).toEqual({ 'item.json.hbs': 'item.json.hbs', 'meta.json.hbs': 'meta.json.hbs' });
    expect(Object.keys(overrides)).toEqual(['item.json.hbs', 'meta.json.hbs']);
  });

  it('are refused under a name that no template has', () => {
    const dir = temporary();
    writeFileSync(join(dir, 'items.json.hbs'), '');
    expect(() => readOverrides(dir)).toThrow(
      `--templates ${dir}: items.json.hbs is no template; expected collection.json.hbs, item.json.hbs, meta.json.hbs, ` +
        'index.json.hbs, category.json.hbs',
    );
  });

  it('need a folder', () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    for (const path of [join(temporary(), 'none'), file, join(file, 'below')]) {
      expect(() => readOverrides(path)).toThrow(`--templates ${path}: expected a folder with *.hbs files`);
    }
  });
});
