import { readBundles } from '../../src/node/bundles.ts';
import { readBuiltInTemplates } from '../../src/node/templates.ts';
import { DEFAULTS, planTree, type PlannedFile, type TreeOptions } from '../../src/render/index.ts';

/** What is special about a tree; the rest is as by default. */
export type BuiltTree = Partial<Omit<TreeOptions, 'templates'>>;

/** The plan of a real tree, with the built-in templates. */
export function builtPlan(tree: BuiltTree): readonly PlannedFile[] {
  return planTree({ ...DEFAULTS, ...tree, templates: readBuiltInTemplates(), bundles: readBundles() });
}

/** The files of a real tree: text by path. */
export function builtFiles(tree: BuiltTree): Readonly<Record<string, string>> {
  return Object.fromEntries(builtPlan(tree).map(({ path, text }) => [path, text()]));
}
