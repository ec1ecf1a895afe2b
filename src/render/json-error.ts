import { findJsonError } from '../tree/index.ts';

const TAG = /\{\{(?:!--[^]*?--|[^]*?)\}\}+/g;
const MARK = /\u0001(\d+)\u0002/g;

/** Puts a mark with its number in front of each line of a template, except inside of tags. */
function markLines(source: string): string {
  const tags = [...source.matchAll(TAG)].map(({ index, 0: tag }) => [index, index + tag.length] as const);
  let line = 1;
  return source.replace(/\n/g, (_, at: number) => {
    line++;
    return tags.some(([start, end]) => at >= start && at < end) ? '\n' : `\n\u0001${line}\u0002`;
  });
}

/**
 * Finds the line of a template that a JSON error in its output comes from, by rendering the template again with marked
 * lines.
 *
 * @param source the template
 * @param render renders a template like this one
 * @returns the line, from 1, and what should have stood there; undefined when the output is JSON
 */
export function locateJsonError(
  source: string,
  render: (source: string) => string,
): { readonly line: number; readonly expected: string } | undefined {
  const marked = render(markLines(source));
  const starts: { line: number; offset: number }[] = [];
  let removed = 0;
  const text = marked.replace(MARK, (mark: string, line: string, at: number) => {
    starts.push({ line: Number(line), offset: at - removed });
    removed += mark.length;
    return '';
  });
  const error = findJsonError(text);
  if (!error) return undefined;
  const line = starts.findLast(({ offset }) => offset <= error.offset)?.line ?? 1;
  return { line, expected: error.expected };
}
