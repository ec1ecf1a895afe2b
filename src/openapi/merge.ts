import type { Frame, Member, Members } from './frame.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the frame (what each answer shows) of a property that only one of two objects has, for the object merged of
 * both. If the other object allows no such property, none is shown, or undefined is returned if it is required.
 */
function alone(member: Member, isClosed: boolean): Frame | undefined {
  if (!isClosed || member.frame.kind === 'none') return member.frame;
  return member.isRequired ? undefined : { kind: 'none', why: 'the answer of another path may not have it' };
}

function mergeMembers(a: Members, b: Members, isClosed: readonly [a: boolean, b: boolean]): Members | undefined {
  const merged = new Map<string, Member>();
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const [left, right] = [a.get(name), b.get(name)];
    const isRequired = left?.isRequired === true || right?.isRequired === true;
    const only = left ?? right;
    if (!only) continue;
    const frame = left && right ? merge(left, right) : alone(only, left ? isClosed[1] : isClosed[0]);
    if (!frame) return undefined;
    merged.set(name, { frame, isRequired });
  }
  return merged;
}

function merge(a: Member, b: Member): Frame | undefined {
  if (a.frame.kind === 'none') return b.isRequired && b.frame.kind !== 'none' ? undefined : a.frame;
  if (b.frame.kind === 'none') return a.isRequired ? undefined : b.frame;
  return mergeFrames(a.frame, b.frame);
}

/**
 * Merges what two answers have around their lists into one frame that fits both.
 *
 * @returns undefined if they contradict each other on a property
 */
export function mergeFrames(a: Frame, b: Frame): Frame | undefined {
  if (a.kind !== 'object' || b.kind !== 'object') return isSame(a, b) ? a : undefined;
  const members = mergeMembers(a.members, b.members, [a.isClosed, b.isClosed]);
  return members && { kind: 'object', members, isClosed: a.isClosed || b.isClosed };
}
