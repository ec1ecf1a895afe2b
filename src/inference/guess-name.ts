import { person, snakeCase, type Guess } from './names.ts';

/** Nouns for people, and for things that have the name of a company, a place or a kind. */
const NAMED: readonly (readonly [nouns: RegExp, guess: Guess])[] = [
  [/^(?:pets?|animals?|dogs?|cats?)$/, { generator: 'first_name' }],
  [
    /(?:compan|organi[sz]ation|vendor|brand|supplier|manufacturer|publisher|employer|merchant|partner|carrier)/,
    { generator: 'company' },
  ],
  [/(?:categor|department|genre|section|industry)/, { generator: 'category' }],
  [/(?:city|cities|town)/, { generator: 'city' }],
  [/countr/, { generator: 'country' }],
  [
    /(?:user|customer|person|people|owner|author|member|employee|client|contact|player|student|teacher|patient|doctor|buyer|seller|driver|guest|profile|account|assignee|creator|artist|speaker|friend|staff|instructor|mentor|sender|recipient|candidate|lead|agent|manager|reviewer)/,
    person,
  ],
];

/** Fields that people have besides a name. */
const PERSONAL: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'first_name',
  'username',
  'birthday',
  'date_of_birth',
  'age',
  'gender',
]);

const LABEL =
  '(Amber|Cedar|Silver|North|River|Maple|Granite|Willow|Copper|Harbour|Juniper|Alpine) (Bridge|Meadow|Summit|Lantern|Orchard|Harvest|Compass|Garden|Anchor|Beacon|Canyon|Grove)';

/** Pattern of labels that differ for more records than a resource can have. */
const NUMBERED = `${LABEL} [1-9][0-9]{2}`;
const LONGEST = 'Granite Lantern 100'.length;

/**
 * Guesses the generator of a field called `name` from the thing that has the name.
 *
 * @param owner the resource, or the object around the field
 * @param beside the names of the fields beside it
 * @param most how long it may be, where no two records share it. Default: they may
 * @returns undefined where all that it could be is too long
 */
export function guessName(owner: string, beside: readonly string[], most?: number): Guess | undefined {
  const noun = snakeCase(owner);
  const found = NAMED.find(([nouns]) => nouns.test(noun))?.[1];
  if (found) return found;
  if (beside.some((name) => PERSONAL.has(snakeCase(name)))) return person;
  if (most !== undefined && most < LONGEST) return undefined;
  return { generator: 'pattern', args: { pattern: most === undefined ? LABEL : NUMBERED } };
}
