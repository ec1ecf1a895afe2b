/** In which order blurbs of novels tell what happens, what makes it hard, and how it reads. */
export const STORY_TEXTS: readonly string[] = [
  '{opening} {line}',
  '{line} {opening}',
  '{opening}',
  '{line} {opening} {verdict}',
  '{opening} {verdict}',
];
