import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { MockgenError } from '../errors.ts';
import { describing, ifThere } from '../node/index.ts';
import { isTemplateName, TEMPLATE_NAMES, type Overrides } from '../render/index.ts';

/**
 * Reads the templates in a folder that replace built-in ones: its `*.hbs` files.
 *
 * @throws MockgenError `bad_option` when there is no such folder, or a file in it has the name of no template
 * @throws MockgenError `read_failed` when a template cannot be read
 */
export function readOverrides(dir: string): Overrides {
  if (!describing('read_failed', `read ${dir}`, () => ifThere(() => statSync(dir)))?.isDirectory()) {
    throw new MockgenError('bad_option', `--templates ${dir}: expected a folder with *.hbs files`, `Make ${dir}.`);
  }
  const names = glob.sync('*.hbs', { cwd: dir }).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const file = join(dir, name);
      if (isTemplateName(name))
        return [name, describing('read_failed', `read ${file}`, () => readFileSync(file, 'utf8'))];
      throw new MockgenError(
        'bad_option',
        `--templates ${dir}: ${name} is not a template; expected ${TEMPLATE_NAMES.join(', ')}`,
        'Rename it.',
      );
    }),
  );
}
