/** What is known about the thing that a text describes. What is missing is made up or left out. */
export interface About {
  /** Name or title of the thing. */
  readonly name?: string;
  /** Kind, category or field of the thing. */
  readonly topic?: string;
  /** Genres of an author, skills of a mentor, subject of a course, or amenities of a hotel. */
  readonly topics?: readonly string[];
  readonly place?: string;
  /** Address of the thing: street and house number. */
  readonly address?: string;
  readonly years?: number;
  /** Length of a course in hours. */
  readonly hours?: number;
  readonly stars?: number;
  readonly amount?: number;
  /** Hero of the author's books, if a title names one. */
  readonly hero?: string;
  /** Index of the book's blurb among those of its genre. */
  readonly tale?: number;
  /** Slogan of a company. */
  readonly slogan?: string;
  readonly currency?: string;
  /** How many articles an author has written. */
  readonly articleCount?: number;
  /** Minimum purchase of a coupon; 0 for none. */
  readonly minPurchase?: number;
  /** Occasion of a coupon. */
  readonly occasion?: string;
  /** Level of a course: `beginner`, `intermediate`, `advanced` or `all-levels`. */
  readonly level?: string;
  /** ISO 639-1 code of the language of a course. Default: English. */
  readonly language?: string;
  /** Price of the thing; 0 if it is free. */
  readonly price?: number;
  /** Whether an event takes place online. */
  readonly online?: boolean;
  /** Given or full name of the writer. */
  readonly writer?: string;
  /** A number for the writer, from 0. Texts with the same number have the same style. */
  readonly writerNumber?: number;
  /** Username of the writer, or of the reader of a notification. */
  readonly username?: string;
  /** E-mail address of the writer. */
  readonly email?: string;
  /** When the text was written or the event begins: `YYYY-MM-DD`, with or without a time. */
  readonly date?: string;
  /** When the event ends, in the form of `date`. */
  readonly endDate?: string;
  /** The number of the invoice that a text is about. */
  readonly number?: string;
  /** Facts about a bill, in pairs: the name of a placeholder, then the word for it. */
  readonly facts?: readonly string[];
  /** Since when the writer has been a customer. Texts mention no earlier month. */
  readonly customerSince?: string;
}
