/** Blurbs of novels: what happens, and now and then a note. */
export const STORY_TEXTS: readonly string[] = ['{story}', '{story}{tail}'];
