import {
  type Api,
  DIALECT_ENVELOPES,
  type Envelope,
  type EnvelopeName,
  isDialectName,
  type ItemName,
  type ItemSegments,
  type Segments,
} from '../tree/index.ts';
import { BUILT_IN, ENVELOPES } from './built-in.ts';
import type { TemplateName } from './types.ts';

/** Renders one kind of document: fills values into its template, and returns the text, which ends in one newline. */
export type Render = (context: Readonly<Record<string, unknown>>) => string;

/** The compiled templates of one build. */
export interface Templates {
  readonly envelope: Envelope;
  readonly item: ItemSegments;
  readonly meta: Render;
  readonly index: Render;
  readonly category: Render;
  /**
   * The templates of those resources that do not use all templates of the tree, by name of the resource. Default: all
   * use those of the tree.
   */
  readonly own?: ReadonlyMap<string, OwnTemplates>;
}

/** The templates that one resource has of its own. For any that is missing, that of the tree is used. */
export interface OwnTemplates {
  readonly envelope?: Envelope;
  readonly item?: ItemSegments;
}

/** Returns a function that puts values into a template that was cut into texts and slots (places for values). */
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

function cutBuiltIn(): Templates {
  return {
    // Their slots are those that the runtime fills; a test checks it.
    envelope: BUILT_IN['collection.json.hbs'] as Envelope,
    item: BUILT_IN['item.json.hbs'] as ItemSegments,
    meta: renderSegments(BUILT_IN['meta.json.hbs']),
    index: renderSegments(BUILT_IN['index.json.hbs']),
    category: renderSegments(BUILT_IN['category.json.hbs']),
  };
}

/** The built-in templates. The call is marked as pure, so that bundles which do not use them leave them out. */
export const BUILT_IN_TEMPLATES: Templates = /* @__PURE__ */ cutBuiltIn();

/**
 * Returns the built-in templates with one of the envelopes for collections.
 *
 * @param envelope name of the envelope. Default: the one in `collection.json.hbs`
 */
export function builtInShapes(envelope: EnvelopeName = 'data'): Templates {
  if (envelope === 'data') return BUILT_IN_TEMPLATES;
  // Their slots are those that the runtime fills; a test checks it.
  return { ...BUILT_IN_TEMPLATES, envelope: ENVELOPES[envelope] as Envelope };
}

/**
 * Returns the built-in templates whose pages have the shape that an API names or, if it names none, that of its
 * dialect.
 */
export function shapesOf({ envelope, dialect }: Pick<Api, 'envelope' | 'dialect'> = {}): Templates {
  if (envelope !== undefined || !isDialectName(dialect)) return builtInShapes(envelope);
  return { ...BUILT_IN_TEMPLATES, envelope: DIALECT_ENVELOPES[dialect] };
}

/** Returns a built-in envelope of pages by name. */
export function envelopeNamed(name: EnvelopeName): Envelope {
  return builtInShapes(name).envelope;
}

/** Returns a built-in template of items by name. */
export function itemNamed(name: ItemName): ItemSegments {
  return name === 'record' ? BUILT_IN_TEMPLATES.item : ['{"data":', { slot: 'record' }, '}\n'];
}

/** Whether a template has this name. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(BUILT_IN, name);
}

/** The names of all templates. */
export const TEMPLATE_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(BUILT_IN);
