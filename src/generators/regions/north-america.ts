import { AMERICAN_SUMMER } from '../lists/summer-time.ts';
import { ENGLISH_HOUSES } from './common.ts';
import type { Region, Streets } from './region.ts';

/** Streets of each city, separated by commas, according to the plan of the city; `#th` is a numbered street. */
// oxfmt-ignore
const STREETS: Readonly<Record<string, string>> = {
  'New York': 'First Avenue, Lexington Avenue, Second Avenue, Third Avenue, East #th Street, West #th Street',
  Chicago: 'North Clark Street, West Madison Street, South Michigan Avenue, North State Street, South Wabash Avenue',
  'Los Angeles': 'Wilshire Boulevard, West #th Street, South Figueroa Street, South Grand Avenue, South Spring Street',
  Houston: 'Main Street, Fannin Street, Louisiana Street, Texas Avenue, Travis Street',
  Dallas: 'Main Street, Elm Street, Commerce Street, Ross Avenue, Pacific Avenue',
  Austin: 'East #th Street, West #th Street, South Congress Avenue, Lavaca Street, Guadalupe Street',
  Phoenix: 'North Central Avenue, West Adams Street, East Roosevelt Street, East Van Buren Street, West Washington Street',
  Denver: 'Larimer Street, Market Street, Lincoln Street, East Colfax Avenue, East #th Avenue',
  Seattle: '#th Avenue, #th Avenue East, East Pine Street, East Pike Street, Broadway East',
  'San Francisco': '#th Street, Mission Street, Howard Street, Valencia Street, Folsom Street, Market Street',
  Portland: 'NW #th Avenue, SW #th Avenue, SW Morrison Street, SW Taylor Street, SW Main Street',
  Minneapolis: 'Hennepin Avenue, Marquette Avenue, South #th Street, Nicollet Mall, Portland Avenue',
  Atlanta: '#th Street NE, #th Street NW, Peachtree Street NE, Ponce de Leon Avenue NE, Juniper Street NE',
  Boston: 'Beacon Street, Boylston Street, Tremont Street, Washington Street',
  Philadelphia: 'Market Street, Chestnut Street, Walnut Street, South #th Street, North #th Street, South Broad Street',
  Nashville: 'Broadway, Church Street, Charlotte Avenue, #th Avenue South, #th Avenue North',
  Toronto: 'Queen Street East, Dundas Street West, College Street, Yonge Street, King Street East',
  Vancouver: 'West #th Avenue, East #th Avenue, Main Street, Granville Street, Cambie Street',
  Calgary: '#th Avenue SW, #th Avenue SE, #th Street SW, Centre Street South, Macleod Trail SE',
  Ottawa: 'Bank Street, Somerset Street West, Elgin Street, Rideau Street',
  Winnipeg: 'Portage Avenue, Main Street, Ellice Avenue, Sargent Avenue',
};

/** Streets in the centre of each city, and the lowest house number that is near the coordinates of the city. */
// oxfmt-ignore
const CENTRAL: Readonly<Record<string, readonly [from: number, names: string]>> = {
  'New York': [20, 'East 18th Street, East 19th Street, East 20th Street'],
  Chicago: [30, 'North Clark Street, North LaSalle Street, West Madison Street'],
  'Los Angeles': [540, 'South Flower Street, South Grand Avenue, South Hope Street'],
  Houston: [700, 'Main Street, Louisiana Street, Milam Street'],
  Dallas: [1410, 'Main Street, Elm Street, Commerce Street'],
  Austin: [500, 'Brazos Street, Colorado Street, Congress Avenue'],
  Phoenix: [20, 'North Central Avenue, East Monroe Street, West Adams Street'],
  Denver: [1510, 'Broadway, Grant Street, Lincoln Street'],
  Seattle: [1450, '2nd Avenue, 3rd Avenue, 4th Avenue'],
  'San Francisco': [770, 'Market Street, Mission Street, Howard Street'],
  Portland: [520, 'SW Alder Street, SW Morrison Street, SW Salmon Street'],
  Minneapolis: [610, 'Hennepin Avenue, Marquette Avenue, Nicollet Mall'],
  Atlanta: [710, 'Juniper Street NE, Peachtree Street NE, Spring Street NW'],
  Boston: [70, 'Commonwealth Avenue, Marlborough Street, Newbury Street'],
  Philadelphia: [1420, 'Market Street, Chestnut Street, Sansom Street'],
  Nashville: [500, 'Broadway, Church Street, Commerce Street'],
  Toronto: [20, 'Dundas Street West, Edward Street, Elm Street'],
  Montreal: [700, 'boulevard De Maisonneuve Ouest, boulevard René-Lévesque Ouest, rue Sainte-Catherine Ouest'],
  Vancouver: [750, 'Granville Street, Hornby Street, Richards Street'],
  Calgary: [300, '6th Avenue SW, 7th Avenue SW, 8th Avenue SW'],
  Ottawa: [170, 'Bank Street, Cooper Street, Metcalfe Street'],
  Winnipeg: [240, 'Graham Avenue, Portage Avenue, St. Mary Avenue'],
};

const inTown = (names: string): Streets => ({ form: '# *', numbers: [[40, 1690]], names });

/**
 * The United States and Canada. Source: the Census Bureau's list of family names and its tables of street names; lists
 * of babies' names by the Social Security Administration and Statistics Canada.
 */
export const northAmerica: Region = {
  countries: {
    US: {
      name: 'United States',
      currency: 'USD',
      language: 'en',
      phone: '+1 202-555-01##',
      utcOffset: -300,
      summerTime: AMERICAN_SUMMER,
      market: 224,
      adjective: 'American',
      sports: 'Ice Hockey, Baseball, Rugby',
      cities: `
        New York|40.7389|-73.987|+1 212-555-01##||8.875
        Los Angeles|34.0485|-118.257|+1 213-555-01##|-480|9.75
        Chicago|41.8825|-87.632|+1 312-555-01##|-360|10.25
        Dallas|32.7808|-96.7985|+1 214-555-01##|-360|8.25
        Houston|29.759|-95.3655|+1 713-555-01##|-360|8.25
        Atlanta|33.7765|-84.386|+1 404-555-01##||8.9
        Philadelphia|39.9526|-75.1652|+1 215-555-01##||8
        San Francisco|37.782|-122.407|+1 415-555-01##|-480|8.625
        Boston|42.352|-71.0765|+1 617-555-01##||6.25
        Phoenix|33.4484|-112.074|+1 602-555-01##|-420|9.1
        Seattle|47.6105|-122.3365|+1 206-555-01##|-480|10.35
        Minneapolis|44.977|-93.2705|+1 612-555-01##|-360|9.025
        Denver|39.7423|-104.985|+1 303-555-01##|-420|9.15
        Austin|30.2672|-97.7431|+1 512-555-01##|-360|8.25
        Portland|45.519|-122.6785|+1 503-555-01##|-480|0
        Nashville|36.1622|-86.7803|+1 615-555-01##|-360|9.75`,
      forms: { 'Inc.': 9, LLC: 9, 'Corp.': 3 },
      tax: 6.5,
      level: 1,
    },
    CA: {
      name: 'Canada',
      currency: 'CAD',
      language: 'en',
      phone: '+1 613-555-01##',
      utcOffset: -300,
      summerTime: AMERICAN_SUMMER,
      market: 54,
      adjective: 'Canadian',
      sports: 'Ice Hockey, Baseball, Rugby',
      cities: `
        Toronto|43.657|-79.384|+1 416-555-01##||13
        Montreal|45.5025|-73.572|+1 514-555-01##||14.975
        Vancouver|49.2802|-123.1195|+1 604-555-01##|-480|12
        Calgary|51.0463|-114.0705|+1 403-555-01##|-420|5
        Ottawa|45.417|-75.6945|||13
        Winnipeg|49.8915|-97.1435|+1 204-555-01##|-360|12`,
      towns: 'Edmonton, Halifax, Saskatoon, Regina, Victoria, Kelowna',
      forms: { 'Inc.': 9, 'Ltd.': 6, 'Corp.': 2 },
      tax: 13,
      level: 0.9,
    },
  },
  female: `Allison, Heather, Karen, Mary, Melissa, Nicole, Stephanie, Crystal, Gwen, Monica, Tiffany, Veronica, Audrey,
    Julia, Claire, Katherine, Amanda, Amber, Ashley, Brittany, Brooke, Erin, Hazel, Jasmine, Lauren, Leah, Naomi, Alexis, Caroline,
    Meredith, Holly, Jocelyn, Megan, Natalie, Sabrina, Whitney, Abigail, Brianna, Camila, Emma,
    Gabriella, Hailey, Kayla, Madison, Kelsey, Savannah, Kaitlyn, Sydney`,
  male: `Derek, Eric, Gregory, Jeffrey, Kenneth, Patrick, Raymond, Steven, Timothy, Alan, Philip, Victor, Ian,
    Christopher, Joel, Marcus, Austin, Benjamin, Brandon, Christian, Spencer, Evan, Jason, Joshua, Garrett, Nicholas, Seth,
    Zachary, Adrian, Colin, Dominic, Henry, Jonathan, Julian, Ryan, Travis, Aiden, Trevor, Eli, Gavin, Jacob, Lucas,
    Mason, Noah, Wyatt, Elijah, Levi, Owen`,
  anyone: 'Blake, Casey, Dakota, Jordan, Reese, Riley',
  family: `Alvarez, Anderson, Bailey, Baker, Bennett, Brooks, Bryant, Carter, Clark, Cohen, Coleman, Collins, Crawford,
    Cruz, Davis, Ellis, Fisher, Flores, Foster, Gagnon, Garcia, Gibson, Gomez, Gray, Griffin, Hall, Hansen, Harris,
    Henderson, Hernandez, Hicks, Hill, Howard, Hughes, Jenkins, Johnson, Kelly, Kim, Kowalski, Long, Lopez, MacDonald,
    Marshall, Martinez, Miller, Mitchell, Morris, Myers, Nelson, Nguyen, Ortiz, Owens, Palmer, Patel, Patterson,
    Porter, Powell, Price, Reed, Reyes, Richardson, Rogers, Ross, Sanders, Schmidt, Schultz, Shaw, Snyder, Stevens,
    Sullivan, Thomas, Tremblay, Tucker, Turner, Walker, Ward, Weber, Wells, White, Williams`,
  frequent: {
    Smith: 2.7,
    Johnson: 2.2,
    Williams: 1.8,
    Brown: 1.7,
    Jones: 1.6,
    Garcia: 1.4,
    Miller: 1.4,
    Davis: 1.3,
    Rodriguez: 1.3,
    Martinez: 1.2,
    Hernandez: 1.1,
    Lopez: 1,
    Gonzalez: 1,
    Wilson: 1,
    Anderson: 0.9,
    Thomas: 0.9,
    Taylor: 0.9,
    Moore: 0.8,
    Jackson: 0.8,
    Martin: 0.8,
    Lee: 0.8,
    Perez: 0.8,
    Thompson: 0.7,
    White: 0.7,
    Harris: 0.7,
    Sanchez: 0.7,
    Clark: 0.6,
    Ramirez: 0.6,
    Lewis: 0.6,
    Robinson: 0.6,
    Walker: 0.6,
    Young: 0.6,
    Allen: 0.6,
    King: 0.6,
    Wright: 0.6,
    Scott: 0.6,
    Torres: 0.6,
    Nguyen: 0.6,
    Hill: 0.5,
    Flores: 0.5,
    Green: 0.5,
    Adams: 0.5,
    Nelson: 0.5,
    Baker: 0.5,
    Hall: 0.5,
    Rivera: 0.5,
    Campbell: 0.5,
    Mitchell: 0.5,
    Carter: 0.5,
    Roberts: 0.5,
  },
  streets: inTown([...new Set(Object.values(STREETS).join(', ').split(', '))].join(', ')),
  cityStreets: {
    ...Object.fromEntries(Object.entries(STREETS).map(([city, names]) => [city, inTown(names)])),
    'New York': { form: '# *', numbers: [[20, 560]], names: STREETS['New York'] ?? '' },
    Montreal: {
      form: '# *',
      numbers: [[100, 4900]],
      names: `avenue du Parc, avenue Laurier Est, avenue du Mont-Royal Est, boulevard Saint-Laurent, rue Rachel Est,
        rue Saint-Denis, rue Saint-Hubert, rue Sherbrooke Est`,
    },
  },
  centralStreets: Object.fromEntries(
    Object.entries(CENTRAL).map(([city, [from, names]]) => [
      city,
      { form: '# *', numbers: [[from, from + 190]], names },
    ]),
  ),
  clubs: {
    words: `United`,
    parts: `Northside, Southside, Eastside, Westside, Riverside, Lakeside, Memorial, Veterans, Parkview, Centennial, Heritage,
      Lakeview, Hillcrest, Oak Grove, Fairgrounds, Riverfront, Prospect, Pioneer, Evergreen, Summit, Crestwood, Garden`,
    cores: ['{city} {part} {word}'],
    marks: { Football: '*, * SC', any: '*' },
    nicknames: 'all',
  },
  grounds: {
    people: '',
    outdoor: '* Stadium, * Field, * Park',
    hall: '* Arena, * Coliseum, * Gymnasium',
    ice: '* Ice Arena, * Iceplex',
  },
  hotels: {
    plain: 'Hotel *, The * Suites, * Inn',
    withCity: 'Hotel * @, The * @, * Inn @, * Place @, The * Hotel @',
    words: ENGLISH_HOUSES,
    and: ' & ',
  },
};
