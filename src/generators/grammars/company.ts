import type { Grammar } from '../grammar.ts';
import { businessLines } from '../lists/business-lines.ts';
import { entry } from '../lists/entry.ts';
import type { Subject } from './subject.ts';

/** By family of trades: what its companies aim at, and what shows that they mean it. */
const trades: Readonly<Record<string, Grammar>> = {
  technology: {
    mission: [
      'The aim is technology that people understand without a manual.',
      'Its mission is to take dull work off the hands of skilled people.',
      'The company wants its products to run quietly for years.',
    ],
    proof: [
      'Updates are tested with real customers before they are released.',
      'Support requests are answered by the engineers who built the product.',
      'Repairs and replacements are part of every contract.',
      'Every new version is tried out in-house for a month.',
    ],
  },
  finance: {
    mission: [
      'The stated aim is advice that remains sound when markets do not.',
      'The company wants every contract to fit on pages that people actually read.',
      'Its mission is to make long-term decisions easier.',
    ],
    proof: [
      'Fees are published in full and explained in plain words.',
      'Every customer has one adviser to turn to.',
      'Requests are usually answered within two working days.',
      'Advisers are paid a salary and no commission.',
    ],
  },
  health: {
    mission: [
      'The aim is to leave doctors and nurses more time for people.',
      'Its mission is good treatment outside the big cities as well.',
      'The company wants the quality of treatment to depend less on chance.',
    ],
    proof: [
      'New offers are developed together with nursing staff.',
      'All steps are documented and audited every year.',
      'A medical advice line is open around the clock.',
      'Results, good and bad, are published once a year.',
    ],
  },
  trade: {
    mission: [
      'The aim is goods that are repaired rather than replaced.',
      'Its mission is good design at prices that need no explanation.',
      'The company wants its customers to buy less often and better.',
    ],
    proof: [
      'Spare parts and repairs are available for every product.',
      'Suppliers are visited in person and named on every label.',
      'Returns are free, and most of what comes back is repaired and sold again.',
      'New lines are tested with a small group of customers first.',
    ],
  },
  food: {
    mission: [
      'The aim is food with short lists of ingredients.',
      'Its mission is to pay growers fairly and still stay affordable.',
      'The company wants to cut its waste without raising its prices.',
    ],
    proof: [
      'Most ingredients come from growers under long-term contracts.',
      'Each batch can be traced back to its source.',
      'Visitors can watch the production on open days.',
      'Recipes are tested by a panel of regular customers.',
    ],
  },
  building: {
    mission: [
      'The aim is buildings that are cheap to run and pleasant to live in.',
      'Its mission is to reuse what is standing before anything new is built.',
      'The company wants its houses to be as good in thirty years as on the first day.',
    ],
    proof: [
      'Every project has one contact person from the first sketch to the final inspection.',
      'Neighbours are informed before work begins and have a number to call.',
      'Materials are chosen with their reuse in mind.',
      'Energy use is measured after completion and published.',
    ],
  },
  industry: {
    mission: [
      'The aim is equipment that its users can repair themselves.',
      'Its mission is precision that lasts for decades.',
      'The company wants to use a little less energy per part every year.',
    ],
    proof: [
      'Service engineers reach most customers within a day.',
      'Every part bears a number that leads back to its drawing.',
      'Prototypes are built and tested under one roof.',
      'Apprentices are trained in a workshop of their own.',
    ],
  },
  transport: {
    mission: [
      'The aim is transport that arrives on time and with half the emissions.',
      'Its mission is to travel full on the way back as well.',
      'The company wants customers to know at any hour where their goods are.',
    ],
    proof: [
      'Delays are announced before customers have to ask.',
      'Crews and dispatchers plan the routes together.',
      'Punctuality figures are published every month.',
      'Damage is rare, and claims are settled within a week.',
    ],
  },
  energy: {
    mission: [
      'The aim is a service that is clean, affordable, and rarely noticed.',
      'Its mission is to put to use what others let go to waste.',
      'The company wants the places it serves to share in the profit.',
    ],
    proof: [
      'Faults are repaired around the clock by local crews.',
      'Figures for every site are published each month.',
      'Residents are involved before a site is chosen.',
      'Old equipment is taken back and reused.',
    ],
  },
  education: {
    mission: [
      'The aim is learning that fits around work and family.',
      'Its mission is to leave nobody behind because of money or distance.',
      'The company wants learners to need it less and less.',
    ],
    proof: [
      'Teachers develop the material and test it with their own classes.',
      'Progress is reviewed every term.',
      'Learning can be interrupted and taken up again at no cost.',
      'Former learners are invited back to tell how they are doing.',
    ],
  },
  media: {
    mission: [
      'The aim is work that people remember the next morning.',
      'Its mission is to tell true stories well.',
      'The company wants to reach people who usually look away.',
    ],
    proof: [
      'Ideas are tested on a small audience before money is spent.',
      'Freelancers are paid on time and named in the credits.',
      'Everything produced is checked for accessibility.',
      'Newcomers get a chance on every second project.',
    ],
  },
  farming: {
    mission: [
      'The aim is soil that is richer at the end of the year than at the beginning.',
      'Its mission is to grow good food with less water.',
      'The company wants its land to stay fertile for the next generation.',
    ],
    proof: [
      'Fields are rotated according to a plan that spans seven years.',
      'Hedges and flower strips line most of the fields.',
      'Seasonal workers are housed on site and paid by the hour.',
      'Rainwater is collected and used for irrigation.',
    ],
  },
  travel: {
    mission: [
      'The aim is hospitality that leaves something behind in the places visited.',
      'Its mission is to make slow travel simple to book.',
      'The company wants guests to go home rested.',
    ],
    proof: [
      'Local guides and suppliers are involved in every offer.',
      'Everything is tried out by staff before it is offered.',
      'Guests have one number to call, day and night.',
      'Bookings can be changed free of charge until two weeks before arrival.',
    ],
  },
  networks: {
    mission: [
      'The aim is a connection that nobody has to think about.',
      'Its mission is to bring fast lines to the villages others leave out.',
      'The company wants every fault to be noticed before a customer calls.',
    ],
    proof: [
      'Faults are reported openly, along with the time of repair.',
      'Contracts can be ended at the end of any month.',
      'Technicians come on the agreed day and within the agreed hour.',
      'Coverage is measured by an independent laboratory.',
    ],
  },
  advice: {
    mission: [
      'The aim is advice that clients can put to work the following week.',
      'Its mission is to leave every client more independent than before.',
      'The company wants its reports to be short enough to be read.',
    ],
    proof: [
      'Fees are agreed in advance and not exceeded.',
      'The people who write the offer also do the work.',
      'Every project ends with a review by the client.',
      'Conflicts of interest are declared before the first meeting.',
    ],
  },
  materials: {
    mission: [
      'The aim is materials that can be used more than once.',
      'Its mission is to lower emissions without loss of quality.',
      'The company wants its plants to be good neighbours.',
    ],
    proof: [
      'Each delivery comes with a full list of what is in it.',
      'Waste heat from production warms the surrounding houses.',
      'Every batch is checked in the laboratory before it leaves the gate.',
      'Air and water around the plants are tested by an independent laboratory.',
    ],
  },
};

/** Paragraphs about a company: since when and where, what it makes for whom, what it aims at. */
export const company: Subject = {
  rules: {
    text: [
      '{offer} {history} {mission}',
      '{offer} {history} {proof}',
      '{offer} {history} {fact}',
      '{since_offer} {mission} {fact}',
      '{since_offer} {proof} {fact}',
    ],
    fact: [
      'Most new customers come by recommendation.',
      'Customers praise the quick replies and the plain language.',
      'It works with partners in {count} countries.',
      'A customer survey last year gave it top marks for {virtue}.',
      'It sets aside a fixed share of its profit for training.',
      'A group of customers meets {count} times a year to say what could be better.',
      'It publishes a short report every year, mistakes included.',
      'Complaints are answered within {count} days.',
      'Staff can take {count} paid days a year for voluntary work.',
      'The company is known for {virtue} and {virtue}.',
      'In its field, it has a name for {virtue}.',
      'Prices are the same for everyone and can be found online.',
      'It pays its suppliers within {count} days.',
      'Visitors are welcome; a call the day before is enough.',
      'A newsletter comes out {count} times a year.',
      'What sets it apart, customers say, is {virtue}.',
      'New staff spend their first {count} days with customers.',
      'It would rather lose an order than its reputation for {virtue}.',
    ],
    count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve'],
    virtue: [
      'reliability',
      'fairness',
      'friendly service',
      'punctuality',
      'quality',
      'clear prices',
      'patience',
      'good value',
      'attention to detail',
      'straight talk',
    ],
    offer: [
      '{name} {verb} {product} and {product} for {customer}.',
      '{name} {verb} {product}, mainly for {customer}, and has recently added {product} to its range.',
      'With {product} and {product}, {name} serves {customer} as well as {customer}.',
      '{name} {verb} {product}, {product}, and {product}.',
      'For {customer}, {name} {verb} {product} and {product}.',
      '{name} concentrates on {product} and {product}, mostly for {customer}.',
    ],
    since_offer: [
      '{origin}, {name} {verb} {product}, {product}, and {product}, mostly for {customer}.',
      '{origin}, {name} {verb} {product} and {product} for {customer} as well as {customer}.',
      '{origin}, {name} has made {product} its main business and also {verb} {product} for {customer}.',
    ],
  },
  parts: trades,
  read({ name = 'The company', topic, place, years }, random) {
    const line = entry(businessLines, topic ?? random.pick(Object.keys(businessLines)));
    const slots = {
      name,
      verb: random.pick(line.verbs),
      product: line.products,
      customer: line.customers,
      origin: origin(place, years),
      history: history(place, years),
    };
    return { part: line.trade, slots };
  },
};

/** When and where the company began, as the start of a sentence. */
function origin(place: string | undefined, year: number | undefined): readonly string[] {
  if (year === undefined) return place === undefined ? ['As an independent company'] : [`Based in ${place}`];
  if (place === undefined) return [`Founded in ${year}`, `In business since ${year}`];
  return [`Founded in ${year} and based in ${place}`, `Based in ${place} and in business since ${year}`];
}

/** The same as a whole sentence. */
function history(place: string | undefined, year: number | undefined): readonly string[] {
  if (year === undefined) {
    return place === undefined ? ['It is owned by the people who run it.'] : [`Its main office is in ${place}.`];
  }
  if (place === undefined) return [`It was founded in ${year}.`, `It has been in business since ${year}.`];
  return [
    `It was founded in ${year} and has its headquarters in ${place}.`,
    `Founded in ${year}, the company is run from ${place}.`,
    `It all began in ${year}; today the head office is in ${place}.`,
    `It has been in business since ${year}, with its main office in ${place}.`,
    `The company, which was founded in ${year}, is based in ${place}.`,
  ];
}
