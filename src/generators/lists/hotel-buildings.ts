import { listOf } from './list-of.ts';
import type { Motif } from './motif.ts';

/** A kind of hotel building, and where it stands. */
export interface Building {
  readonly drawing: Motif;
  /** How many stars hotels in such a building have: the lowest and the highest number. */
  readonly stars: readonly [number, number];
  /** Words in a hotel's name that indicate such a building. */
  readonly words?: readonly string[];
  /** Countries that have such buildings. Default: all. */
  readonly countries?: readonly string[];
}

const ALPINE = listOf('Austria, Switzerland, Germany, Norway, Canada, Nepal, Chile');
const SEASIDE = listOf(`
  Spain, Portugal, Turkey, Mexico, Dominican Republic, Jamaica, Brazil, Indonesia, Philippines
`);
const EUROPE = listOf(`
  United Kingdom, France, Italy, Spain, Portugal, Germany, Austria, Switzerland, Belgium, Netherlands, Luxembourg, Denmark, Sweden
  Poland, Czechia
`);
const ORIENTAL = listOf('Egypt, Saudi Arabia, United Arab Emirates, Turkey');

/** Buildings by kind. */
// oxfmt-ignore
export const buildings: Readonly<Record<string, Building>> = {
  grand: {
    stars: [4, 5], words: listOf('Grand, Palace, Palazzo'),
    drawing: ['city', 'm12,54v-28h72v28', 'd10,27l4-7h68l4,7', 'l38,54v-36h20v36', 'd36,19q12-18,24,0', '=17,33h18m26,0h18m-62,10h18m26,0h18m-38-16h12m-12,9h12', 'd44,54v-10h8v10'],
  },
  inn: {
    stars: [1, 3], words: listOf('Inn, Gasthof, Auberge, Posada, Locanda'),
    drawing: ['hills', 'l26,54v-20h44v20', 'a22,35l8-15h36l8,15', 'd58,22v-9h5v9', 'u31,46v-7h7v7zm27,0v-7h7v7zm-17-18v-4h14v4', 'd43,54v-12h10v12', 'd77,56v-22h10v8h-8v14'],
  },
  lodge: {
    stars: [2, 5], words: ['Lodge'], countries: ALPINE,
    drawing: ['plain', 'f-4,64v-30l24-24,18,16,18-20,44,36v22', 'g-4,54h104v14h-104', 'm26,56v-20h44v20', 'd18,38l30-20,30,20-2,3-28-18-28,18', '=33,42h30m-30,8h30'],
  },
  resort: {
    stars: [3, 5], countries: SEASIDE,
    drawing: ['sea', 'g-4,52q52-8,104,2v14h-104', 'l14,52v-16h12v-8h32v8h14v16', '=18,41h50m-50,7h50m-40-15h28', 'd80,54q1-18,6-25l2,1q-4,9-4,24', 'b87,29q-11-5-18,4,9-3,18-4-8,2-8,12,6-9,8-12,6-8,13,1-8-3-13-1'],
  },
  tower: {
    stars: [4, 5],
    drawing: ['city', 'w36,54v-40l12-5,12,6v39', 'd48,54v-45l12,6v39', '=39,19h9m-9,7h9m-9,7h9m-9,7h9', 'u50,19h7v3h-7zm0,7h7v3h-7zm0,7h7v3h-7zm0,7h7v3h-7z', 'm26,54v-7h44v7'],
  },
  riad: {
    stars: [2, 5], words: ['Dar'], countries: ORIENTAL,
    drawing: ['hills', 'm18,54v-32h4v-3h6v3h6v-3h6v3h16v-3h6v3h6v-3h6v3h4v32', 'd40,54v-14q0-8,8-12,8,4,8,12v14', 'u43,54v-13q0-6,5-9,5,3,5,9v13', 'u24,42v-7q4-7,8,0v7zm40,0v-7q4-7,8,0v7'],
  },
  ryokan: {
    stars: [2, 5], words: listOf('Ryokan, Minshuku'), countries: ['Japan'],
    drawing: ['hills', 'l22,54v-14h52v14', 'd14,42q8-3,12-11h44q4,8,12,11', 'l34,31v-7h28v7', 'd28,26q6-2,9-9h22q3,7,9,9', 'u26,53v-9h10v9zm34,0v-9h10v9', 'd40,54v-11h16v11'],
  },
  pension: {
    stars: [1, 3], words: listOf('Pension, Pensión, Pensione, Pensão, Hostal, Guesthouse'),
    drawing: ['city', 'a34,54v-34l14-12,14,12v34', 'l18,54v-26h16v26zm44,0v-28h16v28', '=38,26h21m-21,9h21m-39,2h11m-11,9h11m33-9h11m-11,9h11', 'd44,54v-10h8v10'],
  },
  castle: {
    stars: [4, 5], countries: EUROPE,
    drawing: ['hills', 'm22,54v-24h52v24', 'l16,54v-32h14v32zm50,0v-32h14v32zm-28-14v-20h20v20', 'a14,23l9-16,9,16zm50,0l9-16,9,16zm-28-2l12-13,12,13', 'u21,34v-6h4v6zm25-2v-6h4v6zm25,2v-6h4v6', 'd42,54v-9a6,6,0,0,1,12,0v9'],
  },
  boutique: {
    stars: [3, 5], words: listOf('Boutique, Maison, Suites'),
    drawing: ['city', 'm28,54v-32h40v32', 'd25,23l6-13h34l6,13', '=33,18h33m-33,11h33m-33,9h33', 'a30,46l3-5h30l3,5', 'd44,54v-8h8v8'],
  },
  farmhouse: {
    stars: [1, 4], words: ['Quinta'], countries: EUROPE,
    drawing: ['hills', 'l40,54v-16h34v16', 'd37,39l5-10h30l5,10', 'a16,54v-18l12-11,12,11v18', 'l22,54v-11h12v11', 'u46,48v-5h6v5zm15,0v-5h6v5', 'b82,54q-8-22,5-28,12,8,5,28'],
  },
};
