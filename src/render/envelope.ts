import { fillEnvelope } from '../runtime/index.ts';
import type { Envelope, EnvelopeValues, Slot } from '../runtime/index.ts';
import { compileTemplate, templateError } from './templates.ts';
import type { Render } from './templates.ts';

const NAME = 'collection.json.hbs';

/** Where the template finds what goes into a slot. */
const SLOT_PATHS: Readonly<Record<Slot, string>> = {
  resource: 'resource',
  data: 'data',
  page: 'pagination.page',
  limit: 'pagination.limit',
  total: 'pagination.total',
  total_pages: 'pagination.total_pages',
};

// The keys of a Record<Slot, …> are the slots.
const SLOTS = Object.keys(SLOT_PATHS) as readonly Slot[];

/** What stands for a slot while the template is cut: a text in characters that no template has a use for. */
function mark(slot: Slot): string {
  return `\uE000${slot}\uE001`;
}

/** The context of the template for given values; `data` in the form that `{{json data}}` writes. */
function contextOf(values: Readonly<Record<Slot, unknown>>): object {
  const { resource, data, ...pagination } = values;
  return { resource, data, pagination };
}

/** Answers that differ in all that a template might ask about, to compare both ways of rendering. */
const PROBES: readonly EnvelopeValues[] = [
  { resource: 'authors', data: [], page: 1, limit: 10, total: 0, total_pages: 1 },
  { resource: 'books', data: ['{"id":1}'], page: 1, limit: 1, total: 2, total_pages: 2 },
  { resource: 'users', data: ['{"id":7}', '{"id":8}'], page: 4, limit: 2, total: 8, total_pages: 4 },
];

/** The line of the template that first speaks of a slot other than as `{{json slot}}`. */
function lineOfMisuse(source: string): number | undefined {
  const plain = new RegExp(
    `\\{\\{~?json (?:${SLOTS.map((slot) => SLOT_PATHS[slot]).join('|')}|pagination)~?\\}\\}`,
    'g',
  );
  const misuse = new RegExp(`\\{\\{[^}]*\\b(?:${SLOTS.join('|')}|pagination)\\b`);
  const index = source.split('\n').findIndex((line) => misuse.test(line.replace(plain, '')));
  return index < 0 ? undefined : index + 1;
}

function cut(text: string): Envelope {
  // {{json}} writes a mark as a string, quotes and all. Any other trace of one is left behind, for the probes to find.
  const parts = text.split(/"\uE000(\w+)\uE001"/);
  return parts.map((part, at) => (at % 2 === 0 ? part : { slot: part as Slot })).filter((part) => part !== '');
}

function sameAnswer(render: Render, envelope: Envelope, values: EnvelopeValues): boolean {
  const data: unknown = JSON.parse(`[${values.data.join(',')}]`);
  const whole: unknown = JSON.parse(render(contextOf({ ...values, data })));
  try {
    return JSON.stringify(JSON.parse(fillEnvelope(envelope, values))) === JSON.stringify(whole);
  } catch {
    return false;
  }
}

/**
 * Cuts the collection template at its slots, so that the build and the runtime fill the same text and neither needs the
 * template again. A template whose shape depends on the answer, say `{{#if data}}`, cannot be cut.
 *
 * @throws MockgenError `template_invalid`, with file, line and reason
 */
export function cutEnvelope(source: string): Envelope {
  const render = compileTemplate(NAME, source);
  const marks = Object.fromEntries(SLOTS.map((slot) => [slot, mark(slot)])) as Record<Slot, string>;
  const envelope = cut(render(contextOf(marks)));
  if (!PROBES.every((values) => sameAnswer(render, envelope, values))) {
    const reason = `cannot be cut into segments: ${Object.values(SLOT_PATHS).join(', ')} may stand only as {{json …}}`;
    throw templateError(NAME, lineOfMisuse(source), reason);
  }
  if (!envelope.some((part) => typeof part !== 'string' && part.slot === 'data')) {
    throw templateError(NAME, undefined, 'lacks {{json data}}, without which no record is in the answer');
  }
  return envelope;
}
