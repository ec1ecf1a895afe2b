import { britain } from './britain.ts';
import { ENGLISH_PARTS } from './common.ts';
import type { Region } from './region.ts';

/**
 * Australia and New Zealand. Source: the states' registries of births, Stats NZ, Australia Post's and NZ Post's ways of
 * writing addresses.
 */
export const oceania: Region = {
  ...britain,
  countries: {
    AU: { forms: { 'Pty Ltd': 12, Ltd: 2, '': 4 }, tax: 10, level: 0.95 },
    NZ: { forms: { Ltd: 12, '': 4 }, tax: 15, level: 0.9 },
  },
  female: `Abbey, Addison, Aria, Aroha, Billie, Bonnie, Bridget, Caitlin, Chelsea, Clementine, Edie, Elsie, Evelyn,
    Frances, Gemma, Georgina, Hana, Heidi, Indigo, Jade, Jemima, Kylie, Lara, Mackenzie, Maddison, Marama, Matilda,
    Maya, Mere, Mila, Ngaire, Olive, Piper, Rose, Ruby, Scarlett, Sienna, Stella, Tahlia, Violet`,
  male: `Angus, Archer, Beau, Blair, Bodhi, Brett, Cameron, Chase, Cooper, Darcy, Dean, Digby, Duncan, Eddie, Elijah,
    Fletcher, Flynn, Hamish, Harrison, Heath, Hemi, Hudson, Hunter, Jayden, Jed, Jesse, Koa, Lachlan, Levi, Mitchell,
    Nate, Ned, Nikau, Patrick, Reid, Rory, Samuel, Spencer, Tane, Wiremu`,
  anyone: 'Ali, Charlie, Frankie, Jordan, Kai, Taylor',
  family: `Abbott, Adamson, Armstrong, Barker, Beattie, Burgess, Burns, Carmody, Cunningham, Dalton, Dawson, Douglas,
    Drummond, Fairley, Farrell, Fleming, Forbes, Francis, Fraser, Gallagher, Gardiner, Gilbert, Gleeson, Hale, Hammond,
    Hancock, Harding, Henare, Heta, Hodgson, Jamieson, Kaur, Keating, Kennedy, Lawson, Le, Mackay, Manning, McGregor,
    McIntyre, McKenzie, McLean, Ngata, Nguyen, Nicholson, O’Brien, Osborne, Parata, Pritchard, Quigley, Rangi, Robson,
    Sinclair, Singh, Stephens, Sutherland, Tran, Walsh, Watkins, Webster, Wong`,
  streets: {
    form: '# *',
    numbers: [[1, 320]],
    names: `Acacia Avenue, Albert Street, Banksia Street, Beach Road, Bridge Street, Cambridge Street, Church Street,
      Clarke Street, Edward Street, Elizabeth Street, Grey Street, High Street, James Street, King Street,
      Kowhai Street, Main Road, Mill Road, Park Street, Princes Street, Railway Parade, Rata Street, River Terrace,
      Spencer Street, Station Street, Victoria Street, Wattle Grove`,
  },
  clubs: {
    ...britain.clubs,
    parts: ENGLISH_PARTS,
    nicknames: 'Basketball, Baseball, Rugby, Volleyball, Ice Hockey',
  },
  hotels: {
    plain: '* Motor Inn, The * Pub & Rooms',
    withCity: '* Hotel @, The * @, * Motel @, * Apartments @, Hotel * @',
    words: `Acacia, Banksia, Bluegum, Bottlebrush, Cockatoo, Currawong, Fern, Galah, Gull, Jacaranda, Kauri,
      Kingfisher, Koru, Lyrebird, Manuka, Melaleuca, Pohutukawa, Possum, Rosella, Saltbush, Silverfern, Southern Cross,
      Totara, Tui, Waratah, Wattle`,
    and: ' & ',
  },
};
