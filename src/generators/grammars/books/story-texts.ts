/** In which order blurbs of novels tell where it happens, what happens, and strike a note. */
export const STORY_TEXTS: readonly string[] = [
  '{at}{who} {event}. {line}',
  '{line} {at}{who} {event}.',
  '{at}{who} {event}. {tail}',
];
