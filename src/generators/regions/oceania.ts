import { britain } from './britain.ts';
import type { Region } from './region.ts';

/**
 * Australia and New Zealand. Source: the states' registries of births, Stats NZ; the address formats of Australia Post
 * and NZ Post.
 */
export const oceania: Region = {
  ...britain,
  countries: {
    AU: {
      name: 'Australia',
      currency: 'AUD',
      language: 'en',
      phone: '+61 2 5550 ####',
      utcOffset: 600,
      summerTime: { from: [10, 1], to: [4, 1] },
      market: 48,
      sports: 'Baseball, Rugby',
      cities: `
        Sydney|-33.8838|151.2003
        Melbourne|-37.8036|144.9731|+61 3 5550 ####
        Brisbane|-27.4748|153.0251|+61 7 5550 ####
        Perth|-31.9405|115.8605|+61 8 5550 ####|480
        Adelaide|-34.9285|138.6007|+61 8 7010 ####|570
        Canberra|-35.2809|149.13|+61 2 7010 ####`,
      towns: 'Newcastle, Geelong, Hobart, Townsville, Darwin, Wollongong',
      forms: { 'Pty Ltd': 12 },
      tax: 10,
      level: 0.95,
      families: [0, 56],
    },
    NZ: {
      name: 'New Zealand',
      currency: 'NZD',
      language: 'en',
      phone: '+64 9 1## ####',
      utcOffset: 720,
      summerTime: { from: [9, 5], to: [4, 1] },
      market: 8,
      sports: 'Rugby',
      cities: `
        Auckland|-36.8785|174.7633
        Wellington|-41.2966|174.7656|+64 4 1## ####
        Christchurch|-43.5321|172.6362|+64 3 1## ####
        Hamilton|-37.787|175.2793|+64 7 1## ####`,
      towns: 'Tauranga, Dunedin, Napier, Nelson',
      forms: { Ltd: 12 },
      tax: 15,
      level: 0.9,
      families: [18, 61],
    },
  },
  female: `Bridget, Frances, Gemma, Georgina, Heidi, Janine, Joy, Kylie, Ngaire, Rose, Abbey, Bonnie, Tegan, Caitlin,
    Chelsea, Clementine, Edie, Elsie, Evelyn, Hana, Jade, Jemima, Lara, Matilda, Maya, Olive, Ruby, Scarlett, Stella,
    Violet, Addison, Aria, Billie, Indigo, Mackenzie, Maddison, Mila, Piper, Sienna, Tahlia`,
  male: `Angus, Blair, Brett, Cameron, Dean, Duncan, Heath, Patrick, Ross, Warwick, Samuel, Mitchell, Rory, Spencer, Beau, Darcy, Digby, Eddie, Elijah,
    Fletcher, Hamish, Harrison, Jed, Jesse, Lachlan, Levi, Ned, Oscar, Reid, Tate,
    Archer, Bodhi, Chase, Cooper, Flynn, Hudson, Hunter, Jayden, Koa, Nate`,
  anyone: 'Ali, Charlie, Frankie, Jordan, Kai, Taylor',
  family: `Abbott, Adamson, Armstrong, Barker, Beattie, Burgess, Burns, Carmody, Cunningham, Dalton, Dawson, Douglas,
    Drummond, Fairley, Farrell, Fleming, Forbes, Francis, Fraser, Gallagher, Gardiner, Gilbert, Gleeson, Hale, Hammond,
    Hancock, Harding, Hodgson, Jamieson, Kaur, Keating, Kennedy, Lawson, Le, Mackay, Manning, McGregor,
    McIntyre, McKenzie, McLean, Nguyen, Nicholson, O’Brien, Osborne, Pritchard, Quigley, Robson,
    Sinclair, Singh, Stephens, Sutherland, Tran, Walsh, Watkins, Webster, Wong, Henare, Heta, Ngata, Parata, Rangi`,
  frequent: {
    Smith: 3.2,
    Jones: 1.8,
    Williams: 1.8,
    Brown: 1.8,
    Wilson: 1.4,
    Taylor: 1.4,
    Nguyen: 1.3,
    Johnson: 1.1,
    Martin: 1.1,
    White: 1,
    Anderson: 1,
    Walker: 1,
    Thompson: 1,
    Thomas: 0.8,
    Singh: 1,
    Lee: 0.8,
    Wang: 0.8,
    Ryan: 0.8,
    Robinson: 0.8,
    King: 0.8,
    Campbell: 0.6,
    Kelly: 0.6,
  },
  streets: {
    form: '# *',
    numbers: [[1, 320]],
    names: `Acacia Avenue, Albert Street, Banksia Street, Alfred Street, Beach Road, Bridge Street, Cambridge Street, Church Street,
      Clarke Street, Edward Street, Elizabeth Street, Grey Street, High Street, James Street, King Street,
      Main Road, Mill Road, Park Street, Princes Street, Queen Street, Railway Parade, River Terrace,
      Station Street, Victoria Street, Wattle Street`,
  },
  clubs: {
    ...britain.clubs,
    parts: `Northside, Southside, Bayside, Eastwood, Westbrook, Riverside, Fernvale, Highbury, Hillside, Parkside,
      Glenview, Seaview, Wattle Grove, Kingsmead, Newtown, Meadowbank, Brookfield, Banksia, Lakeside, Kingsway,
      Greenfield`,
    marks: { ...britain.clubs.marks, Football: '* FC, * SC' },
    nicknames: 'Basketball, Baseball, Rugby, Volleyball, Ice Hockey',
  },
  hotels: {
    plain: '* Boutique Hotel, The * Pub & Rooms',
    withCity: '* Hotel @, The * @, * Inn @, * House @, Hotel * @',
    words: `Acacia, Albatross, Anchor, Beacon, Bluewater, Camellia, Compass, Cormorant, Cypress, Driftwood, Fern,
      Gannet, Gull, Harbourmaster, Heron, Jacaranda, Kelp, Kingfisher, Magnolia, Norfolk Pine, Oystercatcher, Palm,
      Pelican, Saltwater, Tern`,
    and: ' & ',
  },
};
