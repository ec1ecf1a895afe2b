import type { Draft } from '../drafts/index.ts';
import type { Field, FieldType } from '../schema/index.ts';
import { pathOf } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { snakeCase } from './words.ts';

/** Matches names of the reference from a record in a tree, such as a category, to the one above it. */
const PARENT = /^parent(?:_[a-z]+)?_(?:id|uuid|guid|sid)$/;

/** Matches names of the number of records below one in a tree. */
const CHILDREN = /^(?:child(?:ren)?|sub_?categor(?:y|ies))_count$|^(?:number_of|num)_children$/;

/** What is said of a place in a tree: for each name, the field that decides it, and the value that makes it true. */
const FLAGS: Readonly<Record<string, { readonly by: RegExp; readonly value: string; readonly isNot?: true }>> = {
  is_root: { by: PARENT, value: 'null' },
  is_top_level: { by: PARENT, value: 'null' },
  is_child: { by: PARENT, value: 'null', isNot: true },
  is_leaf: { by: CHILDREN, value: '0' },
  has_children: { by: CHILDREN, value: '0', isNot: true },
};

/** Names of the number of records above one in a tree. */
const DEPTH = /^(?:depth|level|tree_depth|nesting_level)$/;

const pathTo = (scope: Scope, wanted: RegExp): string | undefined => {
  const name = Object.keys(scope.neighbours).find((each) => wanted.test(snakeCase(each)));
  return name === undefined ? undefined : pathOf(scope, name);
};

/**
 * Returns the parts of a flag that says where in a tree a record is, such as `is_root`: its parent, or the number of its
 * children, decides. Undefined for any other field.
 */
export function flagInTree(scope: Scope): Partial<Field> | undefined {
  const own = snakeCase(scope.name);
  const flag = Object.hasOwn(FLAGS, own) ? FLAGS[own] : undefined;
  const by = flag && pathTo(scope, flag.by);
  if (!flag || by === undefined) return undefined;
  const [met, otherwise] = flag.isNot ? [0, 1] : [1, 0];
  return {
    type: 'boolean',
    generator: 'boolean',
    args: { probability: { by, is: { [flag.value]: met }, else: otherwise } },
  };
}

/**
 * Returns the parts of a field for the depth of a record in a tree: 0 without a parent, and most often 1 below one.
 * Undefined for any other field.
 */
export function depthInTree({ limits, unique }: Draft, type: FieldType, scope: Scope): Partial<Field> | undefined {
  const { min = 0, max = 2 } = limits;
  const by = DEPTH.test(snakeCase(scope.name)) && !unique && min <= 0 && max >= 2 ? pathTo(scope, PARENT) : undefined;
  if (by === undefined) return undefined;
  return {
    type,
    generator: 'random_int',
    args: { min: { by, is: { null: 0 }, else: 1 }, max: { by, is: { null: 0 }, else: 2 } },
  };
}
