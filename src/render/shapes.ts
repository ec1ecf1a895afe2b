import type { Envelope } from '../runtime/index.ts';
import { cutEnvelope } from './envelope.ts';
import { compileTemplate } from './templates.ts';
import type { Render } from './templates.ts';
import type { TemplateName, TreeOptions } from './types.ts';

/** The compiled templates of one build. */
export interface Shapes {
  readonly envelope: Envelope;
  readonly item: Render;
  readonly meta: Render;
  readonly index: Render;
  readonly category: Render;
}

/**
 * Compiles the templates of a build, the replacing ones where there are any.
 *
 * @throws MockgenError `template_invalid` for a collection template that cannot be cut
 */
export function compileShapes({ templates, overrides = {} }: TreeOptions): Shapes {
  const sourceOf = (name: TemplateName): string => overrides[name] ?? templates[name];
  const compile = (name: TemplateName): Render => compileTemplate(name, sourceOf(name));
  return {
    envelope: cutEnvelope(sourceOf('collection.json.hbs')),
    item: compile('item.json.hbs'),
    meta: compile('meta.json.hbs'),
    index: compile('index.json.hbs'),
    category: compile('category.json.hbs'),
  };
}
