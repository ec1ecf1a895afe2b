import { isPlain } from '../faults/index.ts';
import { builtInShapes } from '../render/index.ts';
import { type EnvelopeName, fillSegments, type Slot } from '../tree/index.ts';
import { ORIGIN } from './fit.ts';
import { RESOURCE, type Frame, type Members } from './frame.ts';
import { mergeFrames } from './merge.ts';
import { templateOf } from './template.ts';

/** A collection of a document, with the frame of its answers: everything around the list of records. */
export interface Framed {
  readonly path: string;
  readonly resource: string;
  /** The keys that lead to the list in an answer. */
  readonly list: readonly string[];
  readonly frame: Frame;
}

/** The envelope (everything around a list of records) that was chosen for one or more collections. */
export interface ChosenEnvelope {
  /** Name of the built-in envelope that fits; undefined if none does. */
  readonly name?: EnvelopeName;
  /** Text of a template, if no built-in envelope fits. */
  readonly template?: string;
  /** Notes on properties that the answers have in the document and lack in our tree, one line each. */
  readonly told: readonly string[];
  /** Names of the resources with this envelope. */
  readonly resources: readonly string[];
}

interface Group {
  readonly at: string;
  frame: Frame;
  readonly members: Framed[];
}

const NAMES: readonly EnvelopeName[] = ['array', 'data', 'results', 'items', 'hal'];

/**
 * Marks a slot (a place that each answer fills, such as the number of the page) while a built-in template is parsed as
 * JSON.
 */
const MARK = '\u0000slot ';

function frameOfJson(value: unknown): Frame {
  if (isPlain(value)) {
    const members = Object.entries(value).map(
      ([name, one]) => [name, { frame: frameOfJson(one), isRequired: true }] as const,
    );
    return { kind: 'object', members: new Map(members), isClosed: false };
  }
  // Built-in templates contain only slots of collections.
  return { kind: 'slot', slot: String(value).slice(MARK.length) as Slot };
}

function builtInFrame(name: EnvelopeName): Frame {
  const { envelope } = builtInShapes(name);
  const textOf = (slot: Slot): string => JSON.stringify(slot === 'resource' ? RESOURCE : MARK + slot);
  return frameOfJson(JSON.parse(fillSegments(envelope, textOf)));
}

/** Whether a built-in envelope has all properties that a document requires, and none that it forbids. */
function gives(builtIn: Frame, wanted: Frame): boolean {
  if (wanted.kind !== 'object') return JSON.stringify(builtIn) === JSON.stringify(wanted);
  if (builtIn.kind !== 'object') return false;
  const bears = (name: string): boolean => {
    const member = wanted.members.get(name);
    return member ? member.frame.kind !== 'none' : !wanted.isClosed;
  };
  return (
    [...builtIn.members.keys()].every(bears) &&
    [...wanted.members].every(([name, { frame }]) => {
      const given = builtIn.members.get(name);
      return frame.kind === 'none' || (given !== undefined && gives(given.frame, frame));
    })
  );
}

/** Groups collections whose answers can have the same template, the largest group first. */
function groupsOf(collections: readonly Framed[]): readonly Group[] {
  const groups: Group[] = [];
  for (const one of collections) {
    const at = one.list.map((key) => (key === one.resource ? RESOURCE : key)).join('/');
    const group = groups.find((other) => other.at === at && mergeFrames(other.frame, one.frame));
    if (group) {
      group.frame = mergeFrames(group.frame, one.frame) ?? group.frame;
      group.members.push(one);
    } else groups.push({ at, frame: one.frame, members: [one] });
  }
  return groups.toSorted((a, b) => b.members.length - a.members.length);
}

/** Returns notes on properties that the answers of one collection have in the document, and that its envelope lacks. */
function tellMembers(own: Members, given: Members, keys: readonly string[]): readonly string[] {
  return [...own].flatMap(([name, { frame }]) => {
    const found = given.get(name)?.frame ?? frame;
    const path = [...keys, name];
    const said = path.join('.');
    if (found.kind === 'none') return [`${said} is left out: ${found.why}`];
    if (found.kind === 'value' && found.why !== undefined) {
      return [`${said} is always ${JSON.stringify(found.value)}: ${found.why}`];
    }
    if (found.kind === 'slot' && found.origin !== undefined)
      return [`${said} begins with ${ORIGIN}, where mockgen serve answers: the template says so`];
    return found.kind === 'object' && frame.kind === 'object' ? tellMembers(frame.members, found.members, path) : [];
  });
}

/** Returns the built-in envelope that fits a group of collections or, if none fits, a template. */
function shapeOf({ frame }: Group): Pick<ChosenEnvelope, 'name' | 'template'> {
  const name = NAMES.find((one) => gives(builtInFrame(one), frame));
  return name === undefined ? { template: `${templateOf(frame)}\n` } : { name };
}

/**
 * Chooses envelopes for collections. The first one fits most of them, and becomes the envelope of the tree; the other
 * collections get envelopes of their own.
 */
export function chooseEnvelopes(collections: readonly Framed[]): readonly ChosenEnvelope[] {
  return groupsOf(collections).map((group) => {
    const { frame, members } = group;
    const told = members.flatMap(({ path, frame: own }) =>
      own.kind === 'object' && frame.kind === 'object'
        ? tellMembers(own.members, frame.members, []).map((line) => `${path}: ${line}`)
        : [],
    );
    return Object.assign(shapeOf(group), { told, resources: members.map(({ resource }) => resource) });
  });
}
