import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../../../src/generators/context.ts';
import { event } from '../../../../src/generators/grammars/event.ts';
import { joined } from '../../../../src/generators/grammars/events/texts.ts';
import { FIELDS } from '../../../../src/generators/lists/events.ts';
import { listOf } from '../../../../src/generators/lists/list-of.ts';
import { paragraph } from '../../../../src/generators/text.ts';

describe('joined', () => {
  it('keeps rules that one of two grammars has, and joins rules that both have', () => {
    expect(joined({ a: ['1'], b: ['2'] }, { b: ['3'], c: ['4'] })).toEqual({ a: ['1'], b: ['2', '3'], c: ['4'] });
    expect(joined({ a: ['1'] })).toEqual({ a: ['1'] });
  });
});

describe('texts about events', () => {
  const onSite = /\b(?:doors|venue|cloakroom|entrance|foyer|lunch|snacks|dress code|business cards|step-free)\b/i;
  const online = /\b(?:link|browser|captions|connection|camera|video rooms?|chat|streamed)\b/i;
  const said = (part: string): string =>
    Object.values(event.parts[part] ?? {})
      .flat()
      .join('\n');

  it.each(['Conference', 'Workshop', 'Networking'])('of a %s suit where it takes place', (category) => {
    expect(said(category)).toMatch(onSite);
    expect(said(category)).not.toMatch(/\b(?:link|browser|captions|connection|camera|video rooms?)\b/i);
    expect(said(`${category} online`)).toMatch(online);
    expect(said(`${category} online`)).not.toMatch(onSite);
  });

  it('tell of other parts of the subject than the title', () => {
    const context = new FieldContext(0);
    const name = 'Renewable Energy Conference: Grid Fees and Offshore Wind';
    const texts = Array.from({ length: 50 }, (_, at) =>
      paragraph.make(context.aim(fieldKey(42, 'tests', 'event'), at + 1), {
        about: 'event',
        topic: 'Conference',
        name,
      }),
    );
    const others = listOf(FIELDS['renewable energy']?.split('; ')[0] ?? '').filter(
      (part) => !name.toLowerCase().includes(part),
    );
    expect(others.length).toBeGreaterThanOrEqual(4);
    expect(texts.filter((text) => !others.some((part) => text.toLowerCase().includes(part)))).toEqual([]);
  });

  it('have at least 25 sentences of each kind, so that no two on a page are the same', () => {
    for (const [part, { opening = [], more = [] }] of Object.entries(event.parts)) {
      for (const list of [opening, more]) expect(list.length, part).toBeGreaterThanOrEqual(25);
    }
  });

  it('of sports without opponents mention no matches', () => {
    expect(said('Sports')).toMatch(/\bmatches\b/);
    expect(said('Sports scored')).not.toMatch(/\b(?:match(?:es)?|draw|groups, one|semi-finals|seeded|rivals)\b/i);
  });
});
