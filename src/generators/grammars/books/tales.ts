/** The blurbs of one genre of novels. */
export interface Tales {
  /** Trades that characters can have. Default: characters are introduced by name only. */
  readonly hero?: readonly string[];
  /**
   * The blurbs, by the word of the title that they are about, in lower case. Those under `any` are about no word, or
   * about something that all titles of the genre have, such as a place.
   */
  readonly stories: Readonly<Record<string, readonly string[]>>;
}
