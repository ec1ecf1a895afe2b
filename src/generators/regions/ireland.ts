import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { britain } from './britain.ts';
import { ENGLISH_HOUSES } from './common.ts';
import type { Region } from './region.ts';

/** Ireland. Source: the Central Statistics Office's lists of names; the address format of An Post. */
export const ireland: Region = {
  ...britain,
  countries: {
    IE: {
      name: 'Ireland',
      currency: 'EUR',
      language: 'en',
      phone: '+353 20 91# ####',
      utcOffset: 0,
      summerTime: EUROPEAN_SUMMER,
      market: 18,
      adjective: 'Irish',
      sports: 'Rugby',
      cities: `
        Dublin|53.3441|-6.2675
        Cork|51.8979|-8.4706
        Limerick|52.6638|-8.6267`,
      towns: 'Galway, Waterford, Drogheda, Dundalk, Sligo, Kilkenny, Athlone',
      forms: { Ltd: 12, DAC: 2, plc: 1 },
      tax: 23,
      level: 0.95,
    },
  },
  female: `Bríd, Deirdre, Eilís, Gráinne, Mairéad, Máire, Nuala, Síle, Siobhán, Treasa, Aisling, Aoife, Cara, Ciara,
    Clodagh, Eimear, Kate, Katie, Maeve, Méabh, Muireann, Nessa, Niamh, Nóra, Orla, Róisín, Rachel, Ruth, Sinéad,
    Sorcha, Aoibhinn, Caoimhe, Eabha, Fiadh, Laoise, Leah, Lily, Sadhbh, Sadie, Saoirse`,
  male: `Barry, Brendan, Declan, Donal, Eamon, Gerard, John, Noel, Paul, Seamus, Aidan, Brian, Mark, Ciarán,
    Colm, Stephen, Daniel, Eoin, Alan, Gavin, Kevin, Liam, Conor, Niall, Ronan, Robert, Sean, Shane, Michael, Rory,
    Aaron, Cian, Darragh, Dylan, Luke, Adam, Jack, Oisín, Tadhg, Evan`,
  anyone: 'Alex, Charlie, Frankie, Jamie, Robin, Rowan',
  family: `Ahern, Boyle, Brady, Breen, Buckley, Burke, Butler, Byrne, Callaghan, Carroll, Casey, Coleman, Corrigan,
    Conlon, Connolly, Corcoran, Costello, Cronin, Cullen, Curran, Daly, Doherty, Donnelly, Doyle, Duffy, Egan, Farrell,
    Fitzgerald, Flanagan, Flynn, Foley, Healy, Hogan, Hughes, Keane, Kearney, Keogh, Lynch, Maher, McCarthy, McGrath,
    Moloney, Moran, Murphy, Murray, O’Brien, O’Connell, O’Connor, O’Donnell, O’Keeffe, O’Mahony, O’Neill, O’Reilly,
    Power, Redmond, Regan, Ryan, Sheehan, Sweeney, Tobin, Walsh`,
  frequent: {
    Murphy: 2.6,
    Kelly: 2.2,
    Byrne: 1.7,
    Ryan: 1.7,
    'O’Brien': 1.5,
    Walsh: 1.5,
    'O’Sullivan': 1.4,
    'O’Connor': 1.2,
    Doyle: 1.1,
    McCarthy: 1,
  },
  hotels: {
    plain: '* Guesthouse, The * Hotel & Bar',
    withCity: '* Hotel @, * House @, The * @, * Guesthouse @',
    words: ENGLISH_HOUSES,
    and: ' & ',
  },
};
