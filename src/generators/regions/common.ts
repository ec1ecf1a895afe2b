/** Names of clubs that many countries share in the same form: stars, Romans and Greeks, virtues. */
export const CLASSICAL = `Sirius, Castor, Triton, Altair, Antares, Polaris, Iris, Juno, Diana, Lux, Titan, Arcadia,
  Nova, Astra, Vega, Velox, Vigor, Orion, Meteor, Stella, Minerva, Aurora`;

/** Patterns of club names that end with the city: SV Aurora Graz. */
export const CITY_LAST: readonly string[] = ['{word} {city}', '{word} {part} {city}', '{word}-{other} {part} {city}'];

/** Patterns of club names that begin with the city: Osaka Aurora. */
export const CITY_FIRST: readonly string[] = ['{city} {word}', '{city} {part} {word}', '{city} {part} {other} {word}'];

/** Quarters of English-speaking towns. */
export const ENGLISH_PARTS = `Northgate, Southside, Eastfield, Westbrook, Riverside, Millfield, Highbridge, Hillside,
  Parkside, Quayside, Station Road, Mill Lane, Old Town, Meadowside, Brookfield, Bridge End, Castle Hill, Greenfield,
  Lakeside, Kingsway, Market Hill`;

/** Words in the names of clubs in Britain and where the British first played. */
export const ENGLISH_CLUBS = `Argyle, Comrades, Standard, Thistle, Vale, Villa, Weavers, Millers,
  Saddlers, Potters, Colliery, Printers, Foresters, Vikings, Traders, Strollers, Railway, Wanderers, Crusaders, Harriers,
  Swifts, Nomads, Albion, Trinity, Victoria, Amateurs, Alliance, Athletic, Collegians, Corinthian, Ramblers`;

/** Words in the names of hotels in English-speaking countries. */
export const ENGLISH_HOUSES = `Linden, Amber, Wheatsheaf, Heron, Kingfisher, Cedar, Bell, Laurel,
  Coopers, Alderman, Lantern, Ropewalk, Forge, Granary, Corn Exchange, Kestrel, Sycamore,
  Merchant, Weavers, Packhorse, Clockmaker, Foundry, Old Bank, Walnut, Printworks, Beacon, Brook,
  Tannery, Hawthorn, Tollgate,
  Orchard, Osprey, Otter, Chandlers, Drovers, Stonebridge, Saddlers, Glovers`;

/** Ranges of house numbers in most of Europe. */
export const SHORT_STREETS: readonly (readonly [number, number])[] = [[1, 120]];

/** Words that follow the names of companies, in countries where companies have English names. */
export const ENGLISH_WORDS = 'Partners, United, Ventures';

/** Family names that few people have, in all countries with mostly English names. */
export const RARE_ENGLISH_FAMILIES = `Abernathy, Alcott, Aldridge, Ambrose, Applewhite, Ashworth, Atwood, Babcock, Baldwin, Barlow, Bartlett, Beasley, Beckett, Blackwell,
    Blanchard, Blevins, Boggs, Booker, Bradshaw, Brennan, Briggs, Buckner, Burgess, Burkett, Caldwell, Calloway, Carmichael, Carver,
    Chandler, Childress, Clements, Cobb, Conley, Conway, Copeland, Covington, Crenshaw, Crocker, Cullen, Dalton, Darby, Dawes, Decker,
    Dempsey, Denton, Dillard, Dodson, Dorsey, Dowling, Driscoll, Dudley, Dunlap, Eastman, Elliot, Emery, Everett, Farley, Farrow,
    Fenton, Finch, Fitzpatrick, Fletcher, Forbes, Fowler, Frazier, Fuller, Gaines, Gallagher, Garner, Gentry, Gilbert, Glover, Goddard,
    Goodwin, Grady, Granger, Graves, Griffith, Grimes, Hadley, Haley, Hammond, Hancock, Hardy, Harlow, Hartman, Hastings, Hawkins,
    Haynes, Heath, Hensley, Herring, Hewitt, Hobbs, Hodge, Holbrook, Holloway, Hooper, Horton, Hubbard, Huff, Hutchins, Ingram,
    Jarvis, Keller, Kemp, Kendrick, Kirby, Knowles, Lambert, Lancaster, Langley, Larkin, Lawson, Leary, Lockhart, Lowery, Lyons,
    Maddox, Maxwell, McBride, McCall, McCoy, McDowell, McKee, McLean, Meadows, Mercer, Merritt, Middleton, Monroe, Moody, Moran,
    Mullins, Nash, Newell, Nolan, Norris, Oakley, Odom, Osborne, Padgett, Parrish, Paxton, Pennington, Pickett, Pittman, Pratt,
    Prescott, Pruitt, Quinn, Radcliff, Ramsey, Rhodes, Rollins, Rowland, Rutledge, Sawyer, Sexton, Shelton, Sheridan, Skinner, Sloan,
    Stafford, Stanton, Stokes, Stratton, Summers, Sutton, Swanson, Talbot, Tate, Thornton, Tillman, Townsend, Underwood, Vance,
    Vaughn, Wallace, Walsh, Warner, Webster, Weeks, Wheeler, Whitaker, Wilkins, Woodard, Wyatt, Yates, York`;
