/** In which order blurbs of novels tell what happens and strike a note. */
export const STORY_TEXTS: readonly string[] = ['{opening} {line}', '{line} {opening}', '{opening}'];
