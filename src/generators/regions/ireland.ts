import { britain } from './britain.ts';
import { ENGLISH_HOUSES } from './common.ts';
import type { Region } from './region.ts';

/** Ireland. Source: the Central Statistics Office's lists of names, An Post's way of writing addresses. */
export const ireland: Region = {
  ...britain,
  countries: { IE: { forms: { Ltd: 12, DAC: 2, plc: 1, '': 3 }, tax: 23, level: 0.95 } },
  female: `Aisling, Aoibhinn, Aoife, Bríd, Cara, Caoimhe, Ciara, Clodagh, Deirdre, Eabha, Eilís, Eimear, Fiadh,
    Gráinne, Kate, Katie, Laoise, Leah, Lily, Mairéad, Maeve, Máire, Méabh, Muireann, Nessa, Niamh, Nóra, Nuala, Orla,
    Róisín, Rachel, Ruth, Sadhbh, Sadie, Saoirse, Síle, Sinéad, Siobhán, Sorcha, Treasa`,
  male: `Aidan, Aodhán, Barry, Brendan, Brian, Cathal, Cian, Ciarán, Colm, Cormac, Daithí, Darragh, Declan, Diarmuid,
    Donal, Eamon, Eoin, Fergal, Fergus, Fiachra, Finn, Fionn, Gearóid, Kevin, Liam, Lorcan, Niall, Noel, Odhrán, Oisín,
    Pádraig, Rónán, Ruairí, Seamus, Seán, Shane, Tadhg, Fintan, Rory, Senan`,
  anyone: 'Alex, Charlie, Frankie, Jamie, Robin, Rowan',
  family: `Ahern, Boyle, Brady, Breen, Buckley, Burke, Butler, Byrne, Callaghan, Carroll, Casey, Coleman, Corrigan,
    Conlon, Connolly, Corcoran, Costello, Cronin, Cullen, Curran, Daly, Doherty, Donnelly, Doyle, Duffy, Egan, Farrell,
    Fitzgerald, Flanagan, Flynn, Foley, Healy, Hogan, Hughes, Keane, Kearney, Keogh, Lynch, Maher, McCarthy, McGrath,
    Moloney, Moran, Murphy, Murray, O’Brien, O’Connell, O’Connor, O’Donnell, O’Keeffe, O’Mahony, O’Neill, O’Reilly,
    Power, Redmond, Regan, Ryan, Sheehan, Sweeney, Tobin, Walsh`,
  hotels: {
    plain: '* Guesthouse, The * Hotel & Bar',
    withCity: '* Hotel @, * House @, The * @, * Guesthouse @',
    words: ENGLISH_HOUSES,
    and: ' & ',
  },
};
