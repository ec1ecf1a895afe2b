import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_FIRST, ENGLISH_CLUBS, ENGLISH_HOUSES, ENGLISH_PARTS } from './common.ts';
import type { Region } from './region.ts';

/**
 * Great Britain and Jamaica. Source: the statistics offices' lists of babies' names and of common family names; the
 * address format of Royal Mail.
 */
export const britain: Region = {
  countries: {
    GB: {
      name: 'United Kingdom',
      currency: 'GBP',
      language: 'en',
      phone: '+44 1632 960###',
      utcOffset: 0,
      summerTime: EUROPEAN_SUMMER,
      market: 120,
      adjective: 'British',
      sports: 'Ice Hockey, Rugby',
      cities: `
        London|51.5145|-0.134|+44 20 7946 0###
        Manchester|53.4808|-2.2426|+44 161 496 0###
        Birmingham|52.4862|-1.8904|+44 121 496 0###
        Leeds|53.8008|-1.5491|+44 113 496 0###
        Glasgow|55.8642|-4.2518|+44 141 496 0###
        Edinburgh|55.9507|-3.1985|+44 131 496 0###
        Bristol|51.4545|-2.5879|+44 117 496 0###
        Cardiff|51.4838|-3.1775|+44 29 2018 0###`,
      towns: 'Leicester, Nottingham, Coventry, Southampton, Aberdeen, Swansea, Norwich, Dundee',
      forms: { Ltd: 15, plc: 1, LLP: 2 },
      tax: 20,
      level: 0.85,
    },
    JM: {
      name: 'Jamaica',
      currency: 'JMD',
      language: 'en',
      phone: '+1 876-555-01##',
      utcOffset: -300,
      cities: `
        Kingston|18.0112|-76.7936`,
      towns: 'Montego Bay, Mandeville',
      forms: { Ltd: 12 },
      tax: 15,
      level: 0.55,
    },
  },
  female: `Heather, Joanne, Fiona, Claire, Sarah, Louise, Victoria, Anna, Rebecca, Natalie, Amy, Beth, Charlotte, Chloe,
    Eleanor, Emily, Erin, Georgia, Hannah, Harriet, Holly, Jessica, Lucy, Megan, Molly, Olivia, Sophie, Caitlin, Katie,
    Lauren, Amelia, Ava, Evie, Florence, Imogen, Ivy, Phoebe, Poppy, Rosie, Tilly`,
  male: `Andrew, Gareth, Peter, Stuart, Adrian, Alistair, Martin, Paul, Sean, Simon, Aaron, Albert, Barnaby, Benjamin,
    Daniel, Dominic, Ewan, Felix, Jack, Jonathan, Luke, Nathan, Oliver, Owen, Rhys, Cameron, George, Jake, Kieran, Ross,
    Alfie, Archie, Callum, Connor, Leo, Oscar, Theo, Toby, Dylan, Finlay`,
  anyone: 'Ash, Kit, Charlie, Frankie, Jamie, Rowan',
  family: `Abbott, Ahmed, Allen, Atkinson, Bailey, Baker, Barnes, Booth, Bradley, Bishop, Brown, Burton, Butler,
    Campbell, Chapman, Clarke, Cole, Coleman, Collins, Cooper, Davies, Dixon, Edwards, Ellis, Fletcher, Foster, Grant,
    Gray, Green, Griffiths, Harris, Holmes, Hussain, Jenkins, Jones, Khan, Knight, Lloyd, MacDonald, Marshall, Mason,
    Mills, Mitchell, Moore, Morris, Palmer, Patel, Phillips, Powell, Price, Reid, Reynolds, Richards, Robinson,
    Saunders, Shaw, Simpson, Singh, Smith, Stevens, Stewart, Walker, Ward, Webb, Wood, Wright`,
  frequent: {
    Smith: 3.5,
    Jones: 3,
    Williams: 2.1,
    Taylor: 1.9,
    Brown: 1.8,
    Davies: 1.6,
    Evans: 1.4,
    Wilson: 1.3,
    Thomas: 1.2,
    Johnson: 1.1,
    Roberts: 1.1,
    Robinson: 1,
    Thompson: 1,
    Wright: 1,
    Walker: 0.9,
    White: 0.9,
    Edwards: 0.9,
    Hughes: 0.8,
    Green: 0.8,
    Hall: 0.8,
    Lewis: 0.8,
    Harris: 0.7,
    Clarke: 0.7,
    Patel: 0.8,
    Jackson: 0.6,
    Wood: 0.6,
    Turner: 0.6,
    Martin: 0.6,
    Cooper: 0.6,
    Hill: 0.6,
    Ward: 0.6,
    Morris: 0.6,
    Moore: 0.6,
    Clark: 0.6,
    Khan: 0.6,
    King: 0.5,
    Baker: 0.5,
    Morgan: 0.5,
    Scott: 0.6,
    Campbell: 0.5,
  },
  streets: {
    form: '# *',
    numbers: [[1, 160]],
    names: `Albert Road, Alexandra Road, Beech Avenue, Bridge Street, Chapel Lane, Chester Road, Church Lane,
      Clarence Street, Elm Grove, Grange Road, Green Lane, High Street, Hill Street, Lime Avenue, Manor Road,
      Mill Lane, North Road, Orchard Close, Park Road, Queen Street, South Street, Station Road,
      Victoria Road, Water Lane, Windsor Road`,
  },
  centralStreets: {
    London: { form: '# *', numbers: [[20, 90]], names: 'Berwick Street, Dean Street, Poland Street, Wardour Street' },
  },
  clubs: {
    words: ENGLISH_CLUBS,
    parts: ENGLISH_PARTS,
    cores: CITY_FIRST,
    marks: {
      Football: '*, * FC, * AFC',
      Rugby: '* RFC, * RUFC',
      'Ice Hockey': '* IHC',
      Basketball: '* BC, * Basketball',
      any: '* SC, * Sports Club',
    },
    nicknames: 'Ice Hockey, Basketball, Baseball',
  },
  hotels: {
    plain: 'The * Arms, The * Inn, * Lodge',
    withCity: 'The * Hotel @, The * @, * House @, The * Arms @',
    words: ENGLISH_HOUSES,
    and: ' & ',
  },
};
