import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A declaration of one of our modules, found by its name there. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

interface Module {
  /** The names that the module imports or exports again: what they are called in the other module, and that module. */
  readonly borrowed: ReadonlyMap<string, readonly [name: string, file: string]>;
  /** The names that it exports again, and the modules all of whose names it exports again. */
  readonly again: readonly string[];
  readonly all: readonly string[];
  /** The text of each of its own declarations. */
  readonly own: ReadonlyMap<string, { readonly text: string; readonly isExported: boolean }>;
}

const modules = new Map<string, Module>();

const NAMES = /^(import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm;
const ALL = /^export (?:type )?\* from '(\.[^']+)'/gm;
const OWN = /^(export )?(?:declare )?(?:abstract )?(?:interface|type|class|function|const)\s+(\w+)/;

/** Reads a file of type declarations, as the compiler writes it. */
function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const at = (path: string): string => join(dirname(file), path.replace(/\.[jt]s$/, '.d.ts'));
  const lists = [...text.matchAll(NAMES)].map(([, kind, names = '', from = '']) => ({ kind, names, from }));
  const borrowed = lists.flatMap(({ kind, names, from }) =>
    [...names.matchAll(/(\w+)(?: as (\w+))?\s*(?:,|$)/g)].map(([, name = '', as = name]) => ({ kind, as, name, from })),
  );
  const own = new Map<string, { text: string; isExported: boolean }>();
  for (const part of text.split(/^(?=(?:export|import|declare|interface|type) )/m)) {
    const [, mark, name = ''] = OWN.exec(part) ?? [];
    if (name !== '') own.set(name, { text: `${own.get(name)?.text ?? ''}${part}`, isExported: mark !== undefined });
  }
  const found = {
    borrowed: new Map(borrowed.map(({ as, name, from }) => [as, [name, at(from)] as const])),
    again: borrowed.filter(({ kind }) => kind === 'export').map(({ as }) => as),
    all: [...text.matchAll(ALL)].map(([, from = '']) => at(from)),
    own,
  };
  modules.set(file, found);
  return found;
}

/** Finds what a name of a module stands for; undefined if it comes from another package. */
function resolve(file: string, name: string): Declared | undefined {
  const { own, borrowed, all } = moduleAt(file);
  if (own.has(name)) return { file, name };
  const [theirs, from] = borrowed.get(name) ?? [];
  if (theirs !== undefined && from !== undefined) return resolve(from, theirs);
  for (const other of all) {
    const found = exportsOf(other).has(name) ? resolve(other, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Returns the names that a module exports. */
function exportsOf(file: string): ReadonlySet<string> {
  const { own, again, all } = moduleAt(file);
  const declared = [...own].filter(([, { isExported }]) => isExported).map(([name]) => name);
  return new Set([...declared, ...again, ...all.flatMap((other) => Array.from(exportsOf(other)))]);
}

/** Returns what the text of a declaration mentions, of all that any module of ours exports. */
function mentionedBy({ file, name }: Declared): readonly Declared[] {
  const { own, borrowed } = moduleAt(file);
  const names = new Set(own.get(name)?.text.match(/\b[A-Z]\w*\b/g));
  return [...names].flatMap((each) => {
    const found = each !== name && (own.has(each) || borrowed.has(each)) ? resolve(file, each) : undefined;
    return found && moduleAt(found.file).own.get(found.name)?.isExported ? [found] : [];
  });
}

/**
 * Returns the types that an entry of the package has to export and does not: those that its functions and constants
 * mention, and those that these types mention in turn.
 *
 * @param file the type declarations of the entry
 */
export function missingTypes(file: string): readonly string[] {
  const exported = [...exportsOf(file)].flatMap((name) => resolve(file, name) ?? []);
  const values = exported.filter(({ name }) => /^[a-z]/.test(name));
  const direct = values.flatMap(mentionedBy);
  const wanted = [...direct, ...direct.flatMap(mentionedBy)];
  const has = (one: Declared): boolean => exported.some(({ file: at, name }) => at === one.file && name === one.name);
  return [...new Set(wanted.filter((one) => !has(one)).map(({ name }) => name))];
}
