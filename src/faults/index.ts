export { errorOf, failure, faultAt, shown, unknownName, unlike } from './fault.ts';
export type { Missed, Wrong } from './fault.ts';
export { Faults, Noted } from './faults.ts';
export { lineOf } from './line-of.ts';
export { placeText, within } from './place.ts';
export type { ConfigPlace } from './place.ts';
export {
  bool,
  described,
  isPlain,
  kind,
  mapOf,
  MOST_DEPTH,
  number,
  oneOf,
  own,
  plainObject,
  share,
  text,
  texts,
  whole,
  withKeys,
  word,
} from './read.ts';
export type { Keys, Plain, ReadBy, Reader, ValueSchema } from './read.ts';
