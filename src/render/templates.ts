import Handlebars from 'handlebars';
import { MockgenError } from '../errors.ts';
import { locateJsonError } from './json-error.ts';
import type { Render } from './shapes.ts';
import type { TemplateName } from './types.ts';

/** What `{{json …}}` may say besides the value. */
interface JsonOptions {
  readonly hash: { readonly indent?: number; readonly origin?: string };
  /** Where in the template it stands. */
  readonly loc: hbs.AST.SourceLocation;
}

/**
 * `{{json value}}` writes a value as JSON; with `indent=2` over several lines, each two blanks further in. With
 * `origin="http://localhost:3000"`, a text begins with that: a path becomes a whole address, and null stays null.
 */
function json(...args: readonly unknown[]): Handlebars.SafeString {
  // Handlebars puts its options behind the arguments of the template.
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

/** An environment of our own, so that no helper registered elsewhere can change a document. */
const environment = Handlebars.create();
environment.registerHelper('json', json);

/** The error of a refused template: where, and why. */
export function templateError(name: string, line: number | undefined, reason: string): MockgenError {
  const where = line === undefined ? name : `${name}:${line}`;
  return new MockgenError('template_invalid', `${where}: ${reason}`, 'Write every value as {{json value}}.');
}

/** The message of an error from Handlebars in one line, and the line of the template it speaks of. */
function explain(error: unknown): { readonly reason: string; readonly line: number | undefined } {
  const text = error instanceof Error ? error.message : String(error);
  const parse = /^Parse error on line (\d+):[^]*?(Expecting [^]*)$/.exec(text);
  if (parse) {
    const said = (parse[2] ?? '').replaceAll('\n', ' ');
    // The parser's words for three braces that end what two have begun.
    const isGlued = said.endsWith("got 'CLOSE_UNESCAPED'");
    return { line: Number(parse[1]), reason: isGlued ? "expected a blank between '}}' and '}', got '}}}'" : said };
  }
  const place = / - (\d+):\d+$/.exec(text);
  if (place) return { line: Number(place[1]), reason: text.slice(0, place.index) };
  return { line: undefined, reason: text.replaceAll('\n', ' ') };
}

/** Compiles a template, to be rendered without any check of what comes out. */
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
 * Compiles a template of a JSON document. Whatever it gives is parsed once more: no broken document leaves here.
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
