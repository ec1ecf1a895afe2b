/** The blurbs of novels of one genre. */
export interface Tales {
  /** What somebody may be whom a novel is about. Default: a name is enough. */
  readonly hero?: readonly string[];
  /**
   * Blurbs by the word of the title that they are about, in small letters; those of `any` are about no word, or about one
   * that all titles of the genre have, such as a place.
   */
  readonly stories: Readonly<Record<string, readonly string[]>>;
}
