/** In which order blurbs of novels tell what happens, what makes it hard, and how it reads. */
export const STORY_TEXTS: readonly string[] = [
  '{opening} {twist}',
  '{opening}',
  '{twist} {opening}',
  '{hook} {opening}',
  '{opening} {verdict}',
  '{hook} {opening} {twist}',
];
