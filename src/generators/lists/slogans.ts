import type { Grammar } from '../grammar.ts';
import type { BusinessLine } from './business-lines.ts';

/** Mottos of companies of any line of business. */
const MOTTOS: readonly string[] = [
  'Done right', 'Count on it', 'Ahead by habit', 'Our word counts', 'Every detail counts', 'Simply reliable',
  'Good work, plainly done', 'Quality without fuss', 'Work you can count on', 'From start to finish',
  'Thinking ahead', 'As agreed',
]; // prettier-ignore

/** What is spoken of where the industry is not known. */
export const ANY_LINE: BusinessLine = {
  verb: 'offer, offers, offering',
  offers: 'service for everyone|quality and service|advice and support',
  facts: '',
  mottos: 'Here for you',
};

/**
 * The slogans of an industry, with a slot for what is offered: `plain` where nothing else is known, `first` and `later` where it is. `@` is the year of the
 * foundation, `*` the city. The later ones tell both, so that they do not come back among thousands.
 */
export function slogansFor({ mottos }: BusinessLine): Grammar {
  return {
    any: MOTTOS,
    own: mottos.split('|'),
    plain: ['{own}', '{own}', '{any}', '{offer}'],
    first: [...Array.from({ length: 8 }, () => '{own}'), '{any}'],
    later: ['{offer} since @', '{offer}. *, since @', '{own}. *, since @'],
  };
}
