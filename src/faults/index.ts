export {
  MOST_DEPTH,
  anything,
  bool,
  checkKeys,
  code,
  isPlain,
  number,
  oneOf,
  own,
  plainAt,
  share,
  text,
  texts,
  whole,
  word,
} from './check.ts';
export type { Check, Plain } from './check.ts';
export { Faults, configError, failure, placeText, shown, unknownName, within } from './place.ts';
export type { ConfigPlace } from './place.ts';
