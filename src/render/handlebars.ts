import Handlebars from 'handlebars';
import { MockgenError } from '../errors.ts';
import { locateJsonError } from './json-error.ts';
import type { Render } from './templates.ts';
import type { TemplateName } from './types.ts';

/** The options of the helper `{{json …}}`, as Handlebars passes them. */
interface JsonOptions {
  readonly hash: { readonly indent?: number; readonly origin?: string };
  /** Position of the tag in the template. */
  readonly loc: hbs.AST.SourceLocation;
}

/**
 * The helper `{{json value}}`: writes a value as JSON. With `indent=2` it writes several lines, each indented by two
 * more spaces. With `origin="http://localhost:3000"` it puts the origin in front of a text, so a path becomes an
 * address, and null stays null.
 */
function json(...args: readonly unknown[]): Handlebars.SafeString {
  // Handlebars passes its options after the arguments of the template.
  const { hash, loc } = args[args.length - 1] as JsonOptions;
  const refuse = (reason: string): Error => new Handlebars.Exception(reason, { type: 'json', loc });
  if (args.length !== 2) throw refuse(`{{json}} takes one value and got ${args.length - 1}`);
  if (args[0] === undefined) throw refuse('{{json}} got a value that does not exist');
  const { indent, origin = '' } = hash;
  const value = typeof args[0] === 'string' ? origin + args[0] : args[0];
  if (indent === undefined) return new Handlebars.SafeString(JSON.stringify(value));
  const text = JSON.stringify(value, null, 2);
  return new Handlebars.SafeString(text.replaceAll('\n', `\n${' '.repeat(indent)}`));
}

/** A separate environment of Handlebars, so that helpers registered elsewhere cannot change a document. */
const environment = Handlebars.create();
environment.registerHelper('json', json);

/** Creates the error for a template that is refused, with its line and the reason. */
export function templateError(name: string, line: number | undefined, reason: string): MockgenError {
  const where = line === undefined ? name : `${name}:${line}`;
  return new MockgenError('template_invalid', `${where}: ${reason}`, 'Write every value as {{json value}}.');
}

/** What the parser found, in its own words, and what is expected instead. */
const EXPECTED: Readonly<Record<string, string>> = {
  // Three closing braces after two opening ones.
  CLOSE_UNESCAPED: "expected a blank between '}}' and '}', got '}}}'",
  EOF: 'expected {{/name}} for each block {{#name}}, got the end of the template',
  OPEN_ENDBLOCK: 'expected {{/name}} only after {{#name}}',
  INVALID: 'expected a tag such as {{json name}}, got a sign that no tag has',
};

/**
 * Returns the message of an error of Handlebars in one line, and the line of the template that it names; undefined if
 * it names none.
 */
function explain(error: unknown): { readonly reason: string; readonly line: number | undefined } {
  const text = error instanceof Error ? error.message : String(error);
  const parse = /^Parse error on line (\d+):[^]*?(Expecting [^]*)$/.exec(text);
  if (parse) {
    const [, met = ''] = /got '(\w+)'$/.exec(parse[2] ?? '') ?? [];
    return { line: Number(parse[1]), reason: EXPECTED[met] ?? 'expected a tag that is closed with }}' };
  }
  const place = / - (\d+):\d+$/.exec(text);
  if (place) return { line: Number(place[1]), reason: text.slice(0, place.index) };
  return { line: undefined, reason: text.replaceAll('\n', ' ') };
}

/** The loops of a template may run this many times in all while a document is rendered. */
const MOST_TURNS = 100_000;

let turns = 0;

type Each = (this: unknown, list: unknown, options: Handlebars.HelperOptions) => unknown;

// Handlebars has this helper from the start.
const each = environment.helpers['each'] as Each;

/** The helper `{{#each list}}`. It stops when loops inside of loops would take too long. */
function limitedEach(this: unknown, list: unknown, options: Handlebars.HelperOptions): unknown {
  const fn: Handlebars.HelperOptions['fn'] = (...args) => {
    if (++turns > MOST_TURNS) throw new Handlebars.Exception(`its loops run more than ${MOST_TURNS} times`);
    return options.fn(...args);
  };
  return each.call(this, list, { ...options, fn });
}

environment.registerHelper('each', limitedEach);

/** Refuses partials: there are none, and those that a template defines itself can call each other without end. */
class PartialFinder extends Handlebars.Visitor {
  override PartialStatement({ name, loc }: hbs.AST.PartialStatement): void {
    const [called] = 'parts' in name ? name.parts : [];
    throw new Handlebars.Exception(`expected no partials, got {{> ${called ?? ''}}}`, { type: 'partial', loc });
  }
}

function compileParsed(text: string): Handlebars.TemplateDelegate {
  const parsed = Handlebars.parse(text);
  new PartialFinder().accept(parsed);
  return environment.compile(parsed, { strict: true });
}

/** Compiles a template. Its output is not checked. */
function compileText(name: TemplateName, text: string): Render {
  let template: Handlebars.TemplateDelegate | undefined;
  return (context) => {
    try {
      turns = 0;
      template ??= compileParsed(text);
      return `${template(context).trimEnd()}\n`;
    } catch (error) {
      const { line, reason } = explain(error);
      throw templateError(name, line, reason);
    }
  };
}

/**
 * Compiles a template of a JSON document. Its output is parsed again, so a broken document is never returned.
 *
 * @param name its file name, for messages
 * @throws MockgenError `template_invalid` when rendered, with file, line and reason
 */
export function compileTemplate(name: TemplateName, template: string): Render {
  const unix = template.replaceAll('\r\n', '\n');
  const render = compileText(name, unix);
  return (context) => {
    const text = render(context);
    try {
      JSON.parse(text);
    } catch {
      const found = locateJsonError(unix, (marked) => compileText(name, marked)(context));
      throw templateError(name, found?.line, `gives no valid JSON: expected ${found?.expected ?? 'other text'}`);
    }
    return text;
  };
}
