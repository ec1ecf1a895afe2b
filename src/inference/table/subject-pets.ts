import { chosen, listed, row, type Guess, type Row } from './row.ts';

/** Pets by kind: their category, breeds, and what they are like. */
const KINDS = {
  dog: [
    'Dogs',
    'Labrador, Beagle, Border Collie, Poodle, Dachshund, Boxer, Golden Retriever, Mixed breed',
    'friendly, playful, house-trained, good with children, young, energetic',
  ],
  cat: [
    'Cats',
    'Maine Coon, Siamese, Persian, Bengal, Ragdoll, British Shorthair, European Shorthair',
    'indoor, calm, vaccinated, curious, cuddly, independent',
  ],
  rabbit: [
    'Rabbits',
    'Holland Lop, Mini Rex, Lionhead, Netherland Dwarf',
    'gentle, young, vaccinated, used to company, outdoor',
  ],
  bird: [
    'Birds',
    'Budgerigar, Canary, Cockatiel, Lovebird, Zebra Finch',
    'talkative, tame, young, colourful, used to company',
  ],
  hamster: [
    'Small animals',
    'Golden Hamster, Roborovski, Dwarf Hamster',
    'young, active at night, tame, easy to keep, lively',
  ],
} as const satisfies Readonly<Record<string, readonly [category: string, breeds: string, tags: string]>>;

const byKind = (at: 0 | 1 | 2, otherwise: Guess): Guess => ({
  generator: 'phrase',
  args: otherwise.args ?? {},
  by: {
    role: 'pet kind',
    texts: Object.fromEntries(Object.entries(KINDS).map(([kind, facts]) => [kind, facts[at].split(', ')])),
  },
  otherwise,
});

const TAG = byKind(
  2,
  listed('friendly, playful, vaccinated, calm, young, senior, curious, gentle, tame, microchipped'),
);
const NAMES =
  'Bella, Max, Luna, Charlie, Coco, Milo, Daisy, Rocky, Nala, Oscar, Molly, Simba, Lucky, Ruby, Toby, Willow, Poppy, Rex, Ziggy, Maple';

/** Rows for pets: their category, breed and tags suit their kind. */
export const PET_ROWS: readonly Row[] = [
  row('pet kind', 'pet kind', { string: chosen('dog:5, cat:4, rabbit:2, bird:1, hamster:1') }),
  row('name', '@animal name, @animal nick name, @animal call name', { string: listed(NAMES) }),
  row('species', 'animal type, animal kind, pet type, @animal species, @animal type, @animal kind, species of animal', {
    string: {
      generator: 'phrase',
      args: { texts: ['{kind}'] },
      about: { kind: 'pet kind' },
      otherwise: chosen('dog:4, cat:4, rabbit:1, bird:1, hamster:1'),
    },
  }),
  row(
    'category',
    '@animal category, @animal category name, @animal category title, @animal group, @animal category label',
    {
      string: byKind(0, listed('Dogs, Cats, Rabbits, Birds, Small animals')),
    },
  ),
  row('breed', 'breed, breed name, @animal breed, @animal breed name', {
    string: byKind(
      1,
      listed('Labrador, Beagle, Maine Coon, Siamese, Poodle, Bengal, Dachshund, Persian, Boxer, Ragdoll'),
    ),
  }),
  row('breed', 'dog breed, dog breed name', { string: listed(KINDS.dog[1]) }),
  row('breed', 'cat breed, cat breed name', { string: listed(KINDS.cat[1]) }),
  row('tag', '@animal tag, @animal tag name, @animal label, @animal tag list', {
    string: TAG,
    array: { ...TAG, isEach: true },
  }),
];
