import type { Envelope, EnvelopeName, ItemSegments, Segments } from '../tree/index.ts';
import { BUILT_IN, ENVELOPES } from './built-in.ts';
import type { Overrides, TemplateName } from './types.ts';

/** Renders one kind of document: the context's values in the template's shape, ending in one newline. */
export type Render = (context: Readonly<Record<string, unknown>>) => string;

/** The templates of one build, ready to be filled. */
export interface Shapes {
  readonly envelope: Envelope;
  readonly item: ItemSegments;
  readonly meta: Render;
  readonly index: Render;
  readonly category: Render;
}

/** Makes the renderer of a template that was cut at its slots. */
function renderSegments(segments: Segments<string>): Render {
  return (context) =>
    segments
      .map((part) => {
        if (typeof part === 'string') return part;
        const { slot, indent } = part;
        if (indent === undefined) return JSON.stringify(context[slot]);
        return JSON.stringify(context[slot], null, 2).replaceAll('\n', `\n${' '.repeat(indent)}`);
      })
      .join('');
}

function cutBuiltIn(): Shapes {
  return {
    // Their slots are the ones that the runtime fills; a test holds them so.
    envelope: BUILT_IN['collection.json.hbs'] as Envelope,
    item: BUILT_IN['item.json.hbs'] as ItemSegments,
    meta: renderSegments(BUILT_IN['meta.json.hbs']),
    index: renderSegments(BUILT_IN['index.json.hbs']),
    category: renderSegments(BUILT_IN['category.json.hbs']),
  };
}

/** The built-in templates. Pure, so that a bundle that renders no document leaves them out. */
export const BUILT_IN_SHAPES: Shapes = /* @__PURE__ */ cutBuiltIn();

/**
 * The built-in templates, with one of the envelopes around collections.
 *
 * @param envelope default: the one of `collection.json.hbs`
 */
export function builtInShapes(envelope: EnvelopeName = 'data'): Shapes {
  if (envelope === 'data') return BUILT_IN_SHAPES;
  // Their slots are the ones that the runtime fills; a test holds them so.
  return { ...BUILT_IN_SHAPES, envelope: ENVELOPES[envelope] as Envelope };
}

/** Whether a name is one of a template. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(BUILT_IN, name);
}

/** The names of all templates. */
export const TEMPLATE_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(BUILT_IN);

/**
 * The templates of a build: the built-in ones, and what replaces them. Handlebars is loaded only for the latter.
 *
 * @param envelope the built-in envelope; a template in `overrides` comes before it
 * @throws MockgenError `template_invalid` for a template of collections or items that cannot be cut
 */
export async function loadShapes(overrides: Overrides = {}, envelope?: EnvelopeName): Promise<Shapes> {
  const builtIn = builtInShapes(envelope);
  if (Object.keys(overrides).length === 0) return builtIn;
  return (await import('./overrides.ts')).compileOverrides(overrides, builtIn);
}
