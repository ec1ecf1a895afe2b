import { expect, it } from 'vitest';
import { printable } from '../../src/cli/printable.ts';

it.each([
  ['/users?q=an&page=2', '/users?q=an&page=2'],
  ['Zoë 東京 🎲', 'Zoë 東京 🎲'],
  ['\u001b[2J', String.raw`\u{1b}[2J`],
  ['a\r\nb\u0085\u2028', String.raw`a\u{d}\u{a}b\u{85}\u{2028}`],
  ['\u202Egnp.exe', String.raw`\u{202e}gnp.exe`],
  ['\uD800', String.raw`\u{d800}`],
])('%j is printed as %s', (text, expected) => {
  expect(printable(text)).toBe(expected);
});
