import { ENGLISH_HOUSES } from './common.ts';
import type { Region } from './region.ts';

/** From which number on they lie near the coordinates of a city, and streets in its middle. */
// prettier-ignore
const STREETS: Readonly<Record<string, readonly [from: number, names: string]>> = {
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

const FORM = '# *';

/**
 * The United States and Canada. Source: the Census Bureau's list of family names, the Social Security Administration's
 * and Statistics Canada's lists of babies' names, the tables of street names of the Census Bureau.
 */
export const northAmerica: Region = {
  countries: {
    US: { forms: { 'Inc.': 9, LLC: 9, 'Corp.': 3, '': 3 }, tax: 6.5, level: 1 },
    CA: { forms: { 'Inc.': 9, 'Ltd.': 6, 'Corp.': 2, '': 3 }, tax: 13, level: 0.9 },
  },
  female: `Allison, Heather, Karen, Mary, Melissa, Nicole, Stephanie, Gwen, Meredith, Monica, Tiffany, Veronica, Amanda,
    Amber, Ashley, Audrey, Brittany, Brooke, Faith, Hazel, Jasmine, Julia, Lauren, Leah, Naomi, Alexis, Caroline,
    Claire, Crystal, Holly, Jocelyn, Katherine, Megan, Natalie, Sabrina, Whitney, Abigail, Brianna, Camila, Emma,
    Gabriella, Hailey, Kayla, Madison, Paige, Savannah, Kaitlyn, Sydney`,
  male: `Derek, Eric, Gregory, Jeffrey, Kenneth, Patrick, Raymond, Steven, Timothy, Alan, Philip, Victor, Austin,
    Benjamin, Brandon, Christian, Christopher, Cole, Evan, Ian, Jason, Joel, Joshua, Justin, Marcus, Nicholas, Seth,
    Zachary, Adrian, Colin, Dominic, Henry, Jonathan, Julian, Ryan, Travis, Aiden, Dylan, Eli, Gavin, Jacob, Lucas,
    Mason, Noah, Wyatt, Elijah, Levi, Owen`,
  anyone: 'Blake, Casey, Dakota, Jordan, Reese, Riley',
  family: `Alvarez, Anderson, Bailey, Baker, Bennett, Brooks, Bryant, Carter, Clark, Cohen, Coleman, Collins, Crawford,
    Cruz, Davis, Ellis, Fisher, Flores, Foster, Gagnon, Garcia, Gibson, Gomez, Gray, Griffin, Hall, Hansen, Harris,
    Henderson, Hernandez, Hicks, Hill, Howard, Hughes, Jenkins, Johnson, Kelly, Kim, Kowalski, Long, Lopez, MacDonald,
    Marshall, Martinez, Miller, Mitchell, Morris, Myers, Nelson, Nguyen, Ortiz, Owens, Palmer, Patel, Patterson,
    Porter, Powell, Price, Reed, Reyes, Richardson, Rogers, Ross, Sanders, Schmidt, Schultz, Shaw, Snyder, Stevens,
    Sullivan, Thomas, Tremblay, Tucker, Turner, Walker, Ward, Weber, Wells, White, Williams`,
  streets: {
    form: FORM,
    numbers: [[40, 1690]],
    names: [...new Set(Object.values(STREETS).flatMap(([, names]) => names.split(', ')))].join(', '),
  },
  cityStreets: Object.fromEntries(
    Object.entries(STREETS).map(([city, [from, names]]) => [
      city,
      { form: FORM, numbers: [[from, from + 190]], names },
    ]),
  ),
  clubs: {
    words: `United`,
    parts: `Northside, Southside, Eastside, Westside, Riverside, Lakeside, Memorial, Veterans, Liberty, Centennial, Heritage,
      Lincoln, Franklin, Oak Grove, Fairgrounds, Riverfront, Prospect, Pioneer, Union, Summit, Jefferson, Garden`,
    cores: ['{city} {part} {word}'],
    marks: { Football: '*, * SC', any: '*' },
    nicknames: 'all',
  },
  grounds: {
    people: '',
    outdoor: '* Stadium, * Field, * Park',
    hall: '* Arena, * Fieldhouse, * Coliseum',
    ice: '* Ice Arena, * Iceplex',
  },
  hotels: {
    plain: 'Hotel *, The * Suites, * Inn & Suites',
    withCity: 'Hotel * @, The * @, * Inn @, * Inn & Suites @, The * Hotel @',
    words: ENGLISH_HOUSES,
    and: ' & ',
  },
};
