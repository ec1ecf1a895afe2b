import { fillSegments, type Segments } from '../tree/index.ts';
import { compileTemplate, templateError } from './handlebars.ts';
import type { TemplateName } from './types.ts';

/** All slots of a kind of template: the places that are filled with values. */
export interface Slots<S extends string> {
  /** The path by which a template names each slot, such as `pagination.page`. */
  readonly paths: Readonly<Record<S, string>>;
  /**
   * Slots that a template has to name one by one: if it writes the whole object around them by `{{json}}`, they are
   * left out. Default: none.
   */
  readonly aside?: readonly S[];
  /** The slot that every template of this kind has to contain, such as the list of records. */
  readonly needed: S;
  /**
   * Sets of test values, which differ in everything that a template could test: with each set, the cut template has to
   * give the same output as the original.
   */
  readonly probes: readonly Readonly<Record<S, unknown>>[];
}

function slotsOf<S extends string>({ paths }: Slots<S>): readonly S[] {
  // The keys of a Record<S, …> are S.
  return Object.keys(paths) as S[];
}

/**
 * Returns values in the form in which a template reads them: `pagination.page` as an object in an object.
 */
function contextOf<S extends string>(
  slots: Slots<S>,
  values: Readonly<Record<S, unknown>>,
): Readonly<Record<string, unknown>> {
  const context: Record<string, unknown> = {};
  for (const slot of slotsOf(slots)) {
    const [head = '', tail] = slots.paths[slot].split('.');
    if (tail === undefined) {
      context[head] = values[slot];
      continue;
    }
    const around = Object(context[head] ?? {}) as object;
    const enumerable = slots.aside?.includes(slot) !== true;
    context[head] = Object.defineProperty(around, tail, { value: values[slot], enumerable });
  }
  return context;
}

/**
 * Returns the number of the first line of a template that uses a slot in any way other than `{{json slot}}`; undefined
 * if there is none.
 */
function lineOfMisuse<S extends string>(text: string, slots: Slots<S>): number | undefined {
  const paths = slotsOf(slots).map((slot) => slots.paths[slot]);
  const names = new Set(paths.flatMap((path) => path.split('.')));
  const plain = new RegExp(`\\{\\{~?json (?:${[...paths, ...names].join('|')})(?: origin="[^"]*")?~?\\}\\}`, 'g');
  const misuse = new RegExp(`\\{\\{[^}]*\\b(?:${[...names].join('|')})\\b`);
  const index = text.split('\n').findIndex((line) => misuse.test(line.replace(plain, '')));
  return index < 0 ? undefined : index + 1;
}

/** Returns the slot that a mark in quotation marks stands for, with the text that stands in front of the mark. */
function placeOf<S extends string>(quoted: string): Exclude<Segments<S>[number], string> {
  const [, origin = '', slot = ''] = /^"(.*)\uE000(\w+)\uE001"$/s.exec(quoted) ?? [];
  // The caller found a mark, and marks are made of slot names.
  return { slot: slot as S, ...(origin !== '' && { origin }) };
}

/** Whether two texts are equal as JSON. A text that is not JSON equals nothing. */
function sameJson(text: string, expected: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(expected));
  } catch {
    return false;
  }
}

/**
 * Cuts a template at its slots, so that build and runtime can fill it without Handlebars. A template whose shape
 * depends on a slot, such as `{{#if data}}`, cannot be cut.
 *
 * @throws MockgenError `template_invalid`, with file, line and reason
 */
export function cutTemplate<S extends string>(name: TemplateName, text: string, slots: Slots<S>): Segments<S> {
  const all = slotsOf(slots);
  const render = compileTemplate(name, text);
  // Marks take the place of slot values while the template is cut: texts in characters that no template uses.
  const marks = Object.fromEntries(all.map((slot) => [slot, `\uE000${slot}\uE001`])) as Record<S, string>;
  // {{json}} writes a mark as a string, with quotes and origin. Any other trace of a mark stays, and the probes find
  // it.
  const parts = render(contextOf(slots, marks)).split(/("(?:[^"\\]|\\.)*\uE000\w+\uE001")/);
  const segments = parts.map((part, at) => (at % 2 === 0 ? part : placeOf<S>(part))).filter((part) => part !== '');
  const holds = slots.probes.every((values) =>
    sameJson(
      fillSegments(segments, (slot) => JSON.stringify(values[slot])),
      render(contextOf(slots, values)),
    ),
  );
  if (!holds) {
    const may = all.map((slot) => slots.paths[slot]).join(', ');
    const reason = `cannot be cut into segments: ${may} may stand only as {{json …}}`;
    throw templateError(name, lineOfMisuse(text, slots), reason);
  }
  if (!segments.some((part) => typeof part !== 'string' && part.slot === slots.needed)) {
    throw templateError(name, undefined, `lacks {{json ${slots.paths[slots.needed]}}}, which is what it is for`);
  }
  return segments;
}
