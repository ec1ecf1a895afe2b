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
 * more blanks. With `origin="http://localhost:3000"` it puts the origin in front of a text, so a path becomes an
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

/** Creates the error of a refused template: place and reason. */
export function templateError(name: string, line: number | undefined, reason: string): MockgenError {
  const where = line === undefined ? name : `${name}:${line}`;
  return new MockgenError('template_invalid', `${where}: ${reason}`, 'Write every value as {{json value}}.');
}

/**
 * Returns the message of an error of Handlebars in one line, and the line of the template that it names; undefined if
 * it names none.
 */
function explain(error: unknown): { readonly reason: string; readonly line: number | undefined } {
  const text = error instanceof Error ? error.message : String(error);
  const parse = /^Parse error on line (\d+):[^]*?(Expecting [^]*)$/.exec(text);
  if (parse) {
    const said = (parse[2] ?? '').replaceAll('\n', ' ');
    // How the parser describes three closing braces after two opening ones.
    const isGlued = said.endsWith("got 'CLOSE_UNESCAPED'");
    return { line: Number(parse[1]), reason: isGlued ? "expected a blank between '}}' and '}', got '}}}'" : said };
  }
  const place = / - (\d+):\d+$/.exec(text);
  if (place) return { line: Number(place[1]), reason: text.slice(0, place.index) };
  return { line: undefined, reason: text.replaceAll('\n', ' ') };
}

/** Compiles a template. Its output is not checked. */
function compileText(name: TemplateName, text: string): Render {
  const template = environment.compile(text, { strict: true });
  return (context) => {
    try {
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
