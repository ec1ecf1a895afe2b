import type { Grammar } from '../grammar.ts';

/** By family of trades: what its companies aim at, and how they show that they mean it. */
export const trades: Readonly<Record<string, Grammar>> = {
  technology: {
    claim: [
      'Customers keep their data.',
      'New features wait until old ones work.',
      'Dull work off skilled hands: so it describes its {main}.',
      'Updates are tested with real customers before they are released.',
      'Support requests are answered by the engineers who built the product.',
    ],
  },
  finance: {
    claim: [
      'The stated aim is advice that remains sound when markets do not.',
      'Contracts for {main} fit on two pages.',
      'Every offer is checked by a second pair of eyes.',
      'Fees are published in full and explained in plain words.',
    ],
  },
  health: {
    claim: [
      'The aim is to leave doctors and nurses more time for people.',
      'Every complaint is followed up within {count} days.',
      'Results of its {main} are published.',
      'All steps are documented and audited every year.',
    ],
  },
  trade: {
    claim: [
      'It would rather repair than replace.',
      'Best-sellers stay on the shelf for years.',
      'Discounts are rare, complaints rarer.',
      'Suppliers are visited in person and named on every label.',
      'Returns are free, and most of what comes back is repaired and sold again.',
    ],
  },
  food: {
    claim: [
      'Recipes change with the seasons.',
      'What is left over goes to food banks{where}.',
      'The aim is food with short lists of ingredients.',
      'Growers are paid above the market price.',
      'Each batch can be traced back to its source.',
    ],
  },
  building: {
    claim: [
      'It builds little, but thoroughly.',
      'Neighbours are told before work begins.',
      'Old buildings are its favourites.',
      'The aim is buildings that are cheap to run and pleasant to live in.',
      'Demolition comes last in its plans.',
      'Every project has one contact person from the first sketch to the final inspection.',
      'Materials are chosen with their reuse in mind.',
    ],
  },
  industry: {
    claim: [
      'Spares for its {main} are kept for decades.',
      'Customers may inspect the works at any time.',
      'The aim is equipment that its users can repair themselves.',
      'Drawings of all {main} since {year} are kept on file.',
      'Energy used per part has fallen since {late}.',
      'Service engineers reach most customers within a day.',
    ],
  },
  transport: {
    claim: [
      'The aim is transport that arrives on time and with half the emissions.',
      'Few of its trips back are empty.',
      'Customers can follow every order on a map.',
      'Delays are announced before customers have to ask.',
    ],
  },
  energy: {
    claim: [
      'The aim is a service that is clean, affordable, and rarely noticed.',
      'Surpluses go into a fund for the neighbourhood.',
      'Neighbours{where} can buy shares.',
      'Faults are repaired around the clock by local crews.',
    ],
  },
  education: {
    claim: [
      'The aim is learning that fits around work and family.',
      'Fees can be paid in instalments.',
      'Progress is reviewed every term.',
      'Learning can be interrupted and taken up again at no cost.',
    ],
  },
  media: {
    claim: [
      'The aim is work that people remember the next morning.',
      'It turns down work that it does not believe in.',
      'Ideas are tested on a small audience before money is spent.',
      'Freelancers are paid within {count} days.',
    ],
  },
  farming: {
    claim: [
      'The aim is soil that is richer at the end of the year than at the beginning.',
      'Water use has fallen since {late}.',
      'Buyers of {main} may visit the fields.',
      'Fields are rotated according to a plan that spans seven years.',
    ],
  },
  travel: {
    claim: [
      'Most of its staff come from the area.',
      'One in {count} guests has been before.',
      'Regular guests pay less for {main}.',
      'Local guides and suppliers are involved in every offer.',
    ],
  },
  networks: {
    claim: [
      'The aim is a connection that nobody has to think about.',
      'Villages pay what towns pay.',
      'Faults are dealt with by a crew{where}.',
      'Faults are reported openly, along with the time of repair.',
    ],
  },
  advice: {
    claim: [
      'A first talk costs nothing.',
      'Clients get a reply the same day.',
      'It says no to work it cannot do well.',
      'The aim is advice that clients can put to work the following week.',
      'Every report has a one-page summary.',
      'Its reports have ten pages at most.',
      'Fees are agreed in advance and not exceeded.',
    ],
  },
  materials: {
    claim: [
      'Emissions per tonne have fallen since {late}.',
      'Neighbours{where} can visit once a year.',
      'Each delivery comes with a full list of what is in it.',
      'Every batch is checked in the laboratory before it leaves the gate.',
    ],
  },
};
