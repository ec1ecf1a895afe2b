import { ENGLISH_HOUSES, ENGLISH_PARTS } from './common.ts';
import type { Region } from './region.ts';

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
    form: '# *',
    numbers: [[100, 4899]],
    names: `Birch Street, Cedar Street, Court Street, Cherry Street, Elm Street, Grove Street, Lincoln Street,
      Maple Avenue, Pleasant Street, Prospect Street, Willow Street, Chestnut Street, Church Street, Dogwood Drive, Forest Avenue, Franklin Street, Highland Avenue,
      Hill Street, Hillcrest Drive, Jefferson Avenue, Lake Street, Laurel Lane, Madison Street, Magnolia Drive,
      Main Street, Meadow Lane, Mill Road, Oak Street, Park Avenue, Pine Street, Ridge Road, River Road, Spring Street,
      Sunset Drive, Sycamore Lane, Union Street, Walnut Street, Washington Street`,
  },
  cityStreets: {
    Montreal: {
      form: '# *',
      numbers: [[100, 7900]],
      names: `avenue De Lorimier, avenue du Parc, avenue Laurier Est, avenue Papineau, boulevard Rosemont,
        boulevard Saint-Laurent, rue Beaubien Est, rue Chabot, rue de Bordeaux, rue Fabre, rue Garnier, rue Hochelaga,
        rue Jarry Est, rue Masson, rue Saint-Denis, rue Sainte-Catherine Est`,
    },
    'New York': {
      form: '# *',
      numbers: [[40, 780]],
      names: `Broadway, Eighth Avenue, First Avenue, Greenwich Street, Hudson Street, Lexington Avenue, Second Avenue,
        Seventh Avenue, Third Avenue, East 14th Street, West 14th Street, West 23rd Street`,
    },
  },
  clubs: {
    words: `United`,
    parts: ENGLISH_PARTS,
    cores: ['{city} {part} {word}'],
    marks: { Football: '*, * SC', any: '*' },
    nicknames: 'all',
  },
  grounds: {
    people: ' ',
    outdoor: '* Stadium, * Field, * Park',
    hall: '* Arena, * Fieldhouse, * Coliseum',
    ice: '* Ice Arena, * Iceplex',
  },
  hotels: {
    plain: 'Hotel *, The * Suites, The * Motor Lodge',
    withCity: 'Hotel * @, The * @, The * Suites @, * Inn @, The * Hotel @',
    words: ENGLISH_HOUSES,
    and: ' & ',
  },
};
