import { argsOf, type Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { fieldBeside, pathOf, withRole } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { PERMISSIONS } from './table/index.ts';
import { wordsOf } from './words.ts';

/**
 * Words in names of roles, in four ranks: who may only look, take part, help others, or do everything. The index is the
 * rank.
 */
const RANKS: readonly string[] = [
  'guest viewer visitor reader observer read analyst billing',
  'member user editor participant developer reviewer contributor author agent staff employee',
  'moderator manager support supervisor lead maintainer',
  'admin administrator owner superuser root founder superadmin',
];

/** Words in names of permissions: to look or to leave, for things that others own, and for what only a few may do. */
const [LOOK, OTHERS, FEW]: readonly ReadonlySet<string>[] = [
  'read view list get see join leave search download',
  'any other delete remove ban mute kick manage invite moderate block approve',
  'admin administer billing setting role owner transfer destroy destruct impersonate configure member service key token',
].map((words) => new Set(words.split(' ')));

/** The rank of a role whose name has none of the words in {@link RANKS}. */
const USUAL = 1;

/** Returns the lowest rank of a role that has a permission. */
function rankOfPermission(permission: string): number {
  const words = wordsOf(permission);
  if (words.some((word) => FEW?.has(word))) return words.some((word) => LOOK?.has(word)) ? 2 : 3;
  if (words.includes('own')) return 1;
  if (words.some((word) => OTHERS?.has(word))) return 2;
  return words.some((word) => LOOK?.has(word)) ? 0 : 1;
}

/** Returns the rank of a role by its name, from 0 to 3: how much a role may do. */
function rankOfRole(name: string): number {
  const words = new Set(wordsOf(name));
  const rank = RANKS.findLastIndex((each) => each.split(' ').some((word) => words.has(word)));
  return rank === -1 ? USUAL : rank;
}

/** A role gets at most this many permissions. */
const MOST = 4;

/** Each role gets at least this many permissions, if the closed list has enough. */
const LEAST = 2;

/**
 * Whether a role of a rank gets a permission, by the lowest rank that has it: permissions of its own rank and of the
 * rank below. Rank 1 gets those of rank 0 and 1.
 */
const isOfRank = (permission: number, rank: number): boolean =>
  permission <= rank && (rank === 1 || permission >= rank - 1);

/** Whether a list, judging by its name, contains permissions. */
const isOfPermissions = ({ name }: Scope): boolean =>
  ['permission', 'privilege', 'right', 'grant'].includes(wordsOf(name).at(-1) ?? '');

/**
 * Returns the parts of a field for the permissions of a role, from a closed list, so that they fit the role's name:
 * guests look, members change what is theirs, moderators what is others', and administrators manage.
 *
 * @returns undefined for any other list
 */
export function permissionsByRank({ items = {} }: Draft, scope: Scope): Partial<Field> | undefined {
  const { field, first, least = 0, most = Infinity } = items;
  const { enum: listed, examples = [] } = field?.limits ?? {};
  // Examples are some of the permissions of a kind of service.
  const known = PERMISSIONS.find((some) => examples.length > 0 && examples.every((one) => some.includes(String(one))));
  const all = (listed ?? known ?? examples).filter((one): one is string => typeof one === 'string');
  if (!isOfPermissions(scope) || first || all.length < 3 || field?.source) return undefined;
  const beside = withRole(scope, 'name').find((each) => each.stem === '');
  const named = beside && fieldBeside(scope, beside.name);
  const texts: unknown = named?.generator === 'phrase' ? argsOf(named)['texts'] : undefined;
  if (!beside || !Array.isArray(texts)) return undefined;
  const ofRole = (rank: number): readonly string[] => {
    const some = all.filter((one) => isOfRank(rankOfPermission(one), rank));
    const next = all.filter((one) => !some.includes(one) && rankOfPermission(one) <= rank + 1);
    const enough = some.length >= LEAST ? some : [...some, ...next].slice(0, LEAST);
    return enough.length > 0 ? enough : all;
  };
  const is = Object.fromEntries(texts.map((text) => [String(text), ofRole(rankOfRole(String(text)))]));
  const count = Math.min(MOST, most, ...[ofRole(USUAL), ...Object.values(is)].map((some) => some.length));
  if (count < Math.max(1, least)) return undefined;
  const choices = { by: pathOf(scope, beside.name), is, else: ofRole(USUAL) };
  const element: Field = {
    type: 'string',
    description: '',
    generator: 'choices',
    args: { choices },
    ...(listed && { enum: all }),
  };
  return { type: 'array', items: { field: element, count, unique: true }, nullable: 0 };
}
