/** In which order blurbs of novels tell what happens, what makes it hard, and how it reads. */
export const STORY_TEXTS: readonly string[] = [
  '{opening} {twist} {verdict}',
  '{opening} {twist} {praise}',
  '{hook} {opening} {twist}',
  '{hook} {opening} {verdict}',
  '{twist} {opening} {praise}',
];

/** What is said of any novel. */
export const STORY: readonly string[] = [
  'The kind of book you finish in {count} evenings.',
  'You will want to talk about the ending.',
  'Hard to put down and harder to forget.',
  'There are {count} questions for reading groups at the back.',
  'A story that stays with you long after the last page.',
  'Read it before somebody tells you how it ends.',
  'Best read in one sitting, with the phone switched off.',
  'It has already been translated into {count} languages.',
  "Booksellers have been pressing it into customers' hands.",
  'After {count} chapters, you will have forgotten the time.',
  'You may need to read the last page twice.',
];

/** What is said of any book on things that are so. */
export const FACT: readonly string[] = [
  'There are notes at the back for those who want to know more.',
  'The illustrations alone are worth the price.',
  'You can open it anywhere and learn something.',
  'It is good for beginners and full of surprises for experts.',
  'A good present for people who think they know it all.',
  'Written for general readers, without jargon.',
  'You will see the subject with new eyes.',
  'Short chapters make it easy to dip in and out.',
  'The author has spent {count} years on the subject, and it shows.',
  'It is serious in its research and light in its tone.',
  'There are {count} drawings to help you along.',
  'It can be read in {count} evenings and will last much longer.',
  'Even the footnotes are fun.',
];
