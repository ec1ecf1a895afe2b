import { describe, expect, it } from 'vitest';
import { compileTemplate } from '../../src/render/handlebars.ts';
import { locateJsonError } from '../../src/render/json-error.ts';

const render = (source: string, context: Readonly<Record<string, unknown>> = {}): string =>
  compileTemplate('item.json.hbs', source)(context);

describe('{{json}}', () => {
  it('writes any value as JSON', () => {
    const nasty = { quote: '"', tag: "<b>&'`=", line: 'a\nb\u2028', mark: '\u0001data\u0002', nothing: null };
    expect(JSON.parse(render('{"x": {{json nasty}} }', { nasty }))).toEqual({ x: nasty });
  });

  it('writes a value in several lines with an indent', () => {
    expect(render('{\n  "x": {{json x indent=2}}\n}', { x: { a: [1] } })).toBe(
      '{\n  "x": {\n    "a": [\n      1\n    ]\n  }\n}\n',
    );
  });

  it('ends every document with one newline, and accepts any line endings', () => {
    expect(render('[\r\n{{json x}}\r\n]\r\n\r\n', { x: 1 })).toBe('[\n1\n]\n');
  });
});

describe('a refused template', () => {
  it.each([
    ['a tag that does not end', '{\n"a": {{json x}\n}', /^item\.json\.hbs:2: expected a tag such as \{\{json name\}\}/],
    [
      'three braces at an end',
      '{\n"x":{{json x}}}',
      /^item\.json\.hbs:2: expected a blank between '}}' and '}', got '}}}'$/,
    ],
    [
      'a value that does not exist',
      '{\n\n"a": {{json y}} }',
      /^item\.json\.hbs:3: \{\{json\}\} got a value that does not exist/,
    ],
    ['no value', '{"a":\n{{json}} }', /^item\.json\.hbs:2: \{\{json\}\} takes one value and got 0$/],
    ['an unknown helper', '{\n"a": {{jsn x}} }', /^item\.json\.hbs.*jsn/],
    ['a partial', '{"a":\n{{> other}} }', /^item\.json\.hbs:2: expected no partials, got \{\{> other\}\}$/],
    ['a partial of its own', '{{#*inline "a"}}1{{/inline}}{"a": {{> a}} }', /^item\.json\.hbs:1: expected no partials/],
    [
      'a block that is not closed',
      '{\n{{#each list}}\n}',
      /^item\.json\.hbs:3: expected \{\{\/name\}\} for each block/,
    ],
    [
      'a block that is closed by another name',
      '{\n{{#each list}}\n{{/if}}\n}',
      /^item\.json\.hbs:2: each doesn't match if/,
    ],
    ['an end of no block', '{\n{{/each}}\n}', /^item\.json\.hbs:2: expected \{\{\/name\}\} only after/],
    [
      'a sign that no tag has',
      '{"a": {{json x ~ y}} }',
      /^item\.json\.hbs:1: expected a tag such as \{\{json name\}\}/,
    ],
    [
      'loops in loops',
      `${'{{#each @root.list}}'.repeat(20)}1${'{{/each}}'.repeat(20)}`,
      /^item\.json\.hbs: its loops run more than 100000 times$/,
    ],
    ['a comma too many', '{\n"a": 1,\n}', /^item\.json\.hbs:3: gives no valid JSON: expected a key in double quotes$/],
    [
      'a comma too few',
      '{\n"a": {{json x}}\n\n"b": 2}',
      /^item\.json\.hbs:4: gives no valid JSON: expected a comma or }$/,
    ],
    ['a bare text', '{\n"a": 1,\n"b": {{x}}\n}', /^item\.json\.hbs:3: gives no valid JSON: expected a value$/],
    ['nothing at all', '', /^item\.json\.hbs:1: gives no valid JSON: expected a value$/],
    [
      'a loop that leaves commas',
      '[\n{{#each list}}\n{{json this}},\n{{/each}}\n]',
      /^item\.json\.hbs:5: .* expected a value$/,
    ],
  ])('with %s has an error with file, line and reason', (_, source, message) => {
    expect(() => render(source, { x: 'one', list: [1, 2] })).toThrow(
      expect.objectContaining({ code: 'template_invalid', message: expect.stringMatching(message) as string }),
    );
  });

  it('cannot reach anything but its data', () => {
    expect(() => render('{{json constructor}}', {})).toThrow(/does not exist/);
    expect(() => render('{{json x.__proto__}}', { x: {} })).toThrow(/does not exist/);
  });
});

describe('locateJsonError', () => {
  it('does not count lines inside tags, and supports loops', () => {
    const source = '[\n{{!--\nnothing\n--}}\n1,\n2 3\n]';
    expect(locateJsonError(source, (marked) => marked.replace(/\{\{!--[^]*?--\}\}/, ''))?.line).toBe(6);
  });
});
