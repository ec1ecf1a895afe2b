import type { Grammar } from '../grammar.ts';

/** By family of trades: what its companies aim at, and how they show that they mean it. */
export const trades: Readonly<Record<string, Grammar>> = {
  technology: {
    claim: [
      'Customers keep their data.',
      'New features wait until old ones work.',
      'Dull work off skilled hands: so it describes its {main}.',
      'The company wants its products to run quietly for years.',
      'Updates are tested with real customers before they are released.',
      'Support requests are answered by the engineers who built the product.',
    ],
  },
  finance: {
    claim: [
      'The stated aim is advice that remains sound when markets do not.',
      'The company wants every contract to fit on pages that people actually read.',
      'Every offer is checked by a second pair of eyes.',
      'Fees are published in full and explained in plain words.',
    ],
  },
  health: {
    claim: [
      'The aim is to leave doctors and nurses more time for people.',
      'Every complaint is followed up within {count} days.',
      'The company wants the quality of treatment to depend less on chance.',
      'All steps are documented and audited every year.',
    ],
  },
  trade: {
    claim: [
      'It would rather repair than replace.',
      'Best-sellers stay on the shelf for years.',
      'Discounts are rare, complaints rarer.',
      'The company wants its customers to buy less often and better.',
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
      'The company wants to cut its waste without raising its prices.',
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
      'The company wants customers to know at any hour where their goods are.',
      'Delays are announced before customers have to ask.',
    ],
  },
  energy: {
    claim: [
      'The aim is a service that is clean, affordable, and rarely noticed.',
      'Surpluses go into a fund for the neighbourhood.',
      'The company wants the places it serves to share in the profit.',
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
      'The company wants its land to stay fertile for the next generation.',
      'Fields are rotated according to a plan that spans seven years.',
    ],
  },
  travel: {
    claim: [
      'The aim is hospitality that leaves something behind in the places visited.',
      'One in {count} guests has been before.',
      'The company wants guests to go home rested.',
      'Local guides and suppliers are involved in every offer.',
    ],
  },
  networks: {
    claim: [
      'The aim is a connection that nobody has to think about.',
      'Villages pay what towns pay.',
      'The company wants every fault to be noticed before a customer calls.',
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
      'The company wants its reports to be short enough to be read.',
      'Fees are agreed in advance and not exceeded.',
    ],
  },
  materials: {
    claim: [
      'Emissions per tonne have fallen since {late}.',
      'The company wants its plants to be good neighbours.',
      'Each delivery comes with a full list of what is in it.',
      'Every batch is checked in the laboratory before it leaves the gate.',
    ],
  },
};
