import { expect, it } from 'vitest';
import { COURSE_TEXTS } from '../../../../src/generators/grammars/courses/texts.ts';

it.each(['open', 'further'] as const)('every text about %s courses names the topic', (level) => {
  // The other placeholders stand for parts of the topic, or for sentences that need not name it.
  expect(COURSE_TEXTS[level].filter((text) => !text.includes('{topic}'))).toEqual([]);
});
