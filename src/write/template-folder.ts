import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere, readText } from '../node/index.ts';
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
  const names = readdirSync(dir).filter((name) => /^[^.].*\.hbs$/.test(name));
  if (names.length === 0)
    throw new MockgenError('bad_option', `--templates ${dir}: expected *.hbs files in it, found none`, '');
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const file = join(dir, name);
      if (isTemplateName(name)) return [name, describing('read_failed', `read ${file}`, () => readText(file))];
      throw new MockgenError(
        'bad_option',
        `--templates ${dir}: ${name} is not a template; expected ${TEMPLATE_NAMES.join(', ')}`,
        'Rename it.',
      );
    }),
  );
}
