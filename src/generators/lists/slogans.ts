import type { Grammar } from '../grammar.ts';

/** What is spoken of where the industry is not known. */
const ANY_OFFER: readonly string[] = ['service', 'quality', 'support', 'advice'];

/** What companies of a family of trades say: behind what they offer, or on its own. */
interface Sayings {
  /** Separated by strokes. Each goes with each thing that the family offers, one or many. */
  readonly tail: string;
  readonly whole: string;
}

const split = (text: string): readonly string[] => text.split('|');

// prettier-ignore
const SAYINGS: Readonly<Record<string, Sayings>> = {
  technology: {
    tail: 'built for everyday use|people like to use|tested for years, not weeks|without a thick manual|ready when you are|designed to stay out of the way|for people with other things to do|kept simple',
    whole: 'It works, and then it keeps working|Think twice, build once|Made by people who use it|The quiet kind of technology|Engineers who answer the phone|Fewer buttons, fewer questions',
  },
  finance: {
    tail: 'in plain words|you can understand|for good days and bad|without the small print|with one person to call|for the long run|for people who plan ahead|explained over coffee',
    whole: 'Sleep well|Your plans, our sums|We think in decades|Ask us before you sign|Money needs patience|Careful with what is yours',
  },
  health: {
    tail: 'you can trust|where they are needed|tested with care|based on evidence|with people in mind|down to the last detail|within reach|from careful hands',
    whole: 'Care is a science|Better days begin here|Small steps, better health|Science with patience|For the days that matter',
  },
  trade: {
    tail: 'made to last|chosen with care|you will want to keep|for everyday life|at honest prices|made to be used|for more than one season|worth waiting for',
    whole: 'Buy once|Good things, kept simple|Choose well, keep long|Made for real life|Less, but better|Worth having',
  },
  food: {
    tail: 'with nothing to hide|from people who like to eat|made from little|you can taste|for every table|worth sitting down for|from good fields|for hungry people',
    whole: 'Taste takes time|Eat well, eat together|Nothing added, nothing missing|Good things for every table|Simply good|Hungry again',
  },
  building: {
    tail: 'for generations|on time and on budget|with room to breathe|planned with those who use them|made to stay|in good hands|from first sketch to last key|people are proud of',
    whole: 'Where plans become places|Every wall has a reason|Good spaces stay|Room for life and work|Solid ground|We stay until it stands',
  },
  industry: {
    tail: 'built to tolerance|for the long haul|you can rely on at full load|tested to the limit|made to be repaired|engineered with patience|delivered on the day|with spares for thirty years',
    whole: 'Precision is a habit|Strong where it counts|The part that matters|Made by engineers for engineers|Close is not enough|Built to be used',
  },
  transport: {
    tail: 'on time, every time|at any hour|without the waiting|you can follow on the map|around the clock|in safe hands|whatever the weather|from people who know the way',
    whole: 'There before you ask|Your freight, our word|Moving what matters|We know the way|On time is early enough|One call, and it moves',
  },
  energy: {
    tail: 'for a cleaner town|run by people from here|that work quietly|that pay their way|for the next generation|day and night|made for this place|for the whole town',
    whole: 'Nothing goes to waste|Cleaner by the day|The future is local|Good for the town|What others leave, we use|Clean work',
  },
  education: {
    tail: 'for every age|at your own pace|for working people|in small groups|you can use tomorrow|from teachers who listen|after work|in plain language',
    whole: 'Never too late to learn|Learn it, use it|Every question counts|Knowledge opens doors|Curious for life|Begin where you are',
  },
  media: {
    tail: 'people remember|worth your time|with something to say|made with care|from people with ideas|for curious minds|without clichés|on time and on budget',
    whole: 'Say it well|Made to be talked about|Ideas worth an evening|Be seen, be heard|Attention is earned|Nobody looks away',
  },
  farming: {
    tail: 'straight from the field|grown with patience|in season|from good soil|from around the corner|you can taste|for honest kitchens|from our farm to your kitchen',
    whole: 'Good soil, good food|Rooted here|We know every field by name|Patience grows|Fresh from the land|Early risers',
  },
  travel: {
    tail: 'worth the journey|for people with time|off the beaten track|where you are welcome|for all seasons|to come back to|without the rush|for curious people',
    whole: 'Take your time|Arrive as a guest, leave as a friend|Good days away|Closer than you think|Stay a little longer|Slow is beautiful',
  },
  networks: {
    tail: 'without a break|for every village|at full speed|with a human on the line|day and night|you never have to think about|in every weather|at fair prices',
    whole: 'The line holds|Closer together|Good connections|We hear you|Speak up, from anywhere|Near, however far',
  },
  advice: {
    tail: 'in plain words|without the jargon|before it gets expensive|with a clear answer|on your side|at agreed fees|from people who listen|you can act on',
    whole: 'Ask early|We do the homework|Good questions first|Clear words, clear conscience|Sound advice, short reports|Two heads are better than one',
  },
  materials: {
    tail: 'of even quality|from batch to batch|with nothing to hide|delivered as promised|tested in our own laboratory|to your specification|with a clear origin|made responsibly',
    whole: 'The stuff things are made of|Good products start here|Quality from the ground up|Better from the start|It begins with us|Raw, but refined',
  },
};

/** The shapes of slogans, the short ones first. `@` is the year of the foundation. */
const SHAPES: Grammar = {
  short: ['{offer} {tail}', '{offer} for {customer}', '{whole}', '{motto}', '{half} and {other}', 'From {half} to {other}', '{trusted}'],
  dated: ['{short}', '{known} since @', '{habit} since @'],
  long: [
    '{offer} for {customer}, {manner}',
    '{claim} {offer} for {customer}.', '{half} and {other} {tail}', '{half} and {other} for {customer}',
    '{half} and {other} for {customer}, {manner}', '{claim} {half} and {other}.', '{claim} {offer}, {manner}.',
    '{claim} {half} and {other} for {customer}.', '{claim} {half} and {other}, {manner}.',
  ],
  trusted: ['What {customer} rely on', 'With {customer} in mind', '{customer} know why'],
  habit: ['Trusted', 'At your service', 'Making it work', 'Doing it right', 'Close to our customers'],
  motto: [
    'Ahead by habit', 'Better every year', 'Count on it', 'Done right', 'Expect more', 'From start to finish',
    'Good work, plainly done', 'Made for tomorrow', 'More than a supplier', 'On time, as agreed', 'Our word counts',
    'People first', 'Small steps, big results', 'There when it counts', 'Where quality begins', 'Work you can count on',
    'Think further', 'Your project, our passion', 'Experience pays', 'One team, one promise', 'Thinking ahead',
    'Rely on us', 'The obvious choice', 'Simply reliable', 'Local roots, wide horizons', 'Quality without fuss',
    'Always a step ahead', 'Built on trust', 'Every detail counts', 'Here to help', 'Close to you', 'Quality first',
    'Solutions that last', 'The better way', 'Your partner for more', 'Made with pride', 'Service with a smile',
  ],
  manner: [
    'near and far', 'big and small', 'old and new', 'all year round', 'from one source', 'without fuss', 'here and abroad',
    'every day', 'as agreed', 'today and tomorrow', 'by appointment', 'to order', 'on request',
  ],
  claim: [
    'Straight answers.', 'Promises kept.', 'Fair prices.', 'Always there.', 'Here for you.', 'Done well.',
    'One call.', 'Simple as that.', 'Our craft.', 'Your choice.', 'Every day.', 'Ready when you are.', 'On your side.',
    'Years of practice.',
  ],
}; // prettier-ignore

/**
 * The slogans of an industry: `short` and `long` are the shapes without a year, `dated` the short ones and those with it.
 *
 * @param trade the family of trades that the industry belongs to. Default: that of advice
 */
export function slogansFor({
  trade = 'advice',
  products = ANY_OFFER,
  customers = ['everyone'],
}: Partial<Offered>): Grammar {
  const { tail, whole } = SAYINGS[trade] ?? { tail: 'you can trust', whole: 'Here for you' };
  const middle = Math.ceil(products.length / 2);
  const [half, other] = [products.slice(0, middle), products.slice(middle)];
  return {
    ...SHAPES,
    offer: products,
    known: products.slice(0, 3),
    half,
    other,
    customer: customers,
    tail: split(tail),
    whole: split(whole),
  };
}

/** What a company offers, and to whom. */
interface Offered {
  readonly trade: string;
  readonly products: readonly string[];
  readonly customers: readonly string[];
}
