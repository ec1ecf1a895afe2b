/** The countries where a sport has leagues, for the sports that are not played everywhere. */
// prettier-ignore
export const sportHomes: Readonly<Record<string, readonly string[]>> = {
  'Ice Hockey': [
    'Austria', 'Canada', 'Czechia', 'Denmark', 'Finland', 'Germany', 'Norway', 'Poland', 'Sweden', 'Switzerland',
    'United Kingdom', 'United States',
  ],
  Baseball: [
    'Australia', 'Canada', 'Colombia', 'Dominican Republic', 'Italy', 'Japan', 'Mexico', 'Netherlands', 'South Korea',
    'United States',
  ],
  Handball: [
    'Argentina', 'Austria', 'Belgium', 'Brazil', 'Chile', 'Czechia', 'Denmark', 'Egypt', 'Finland', 'France',
    'Germany', 'Italy', 'Japan', 'Luxembourg', 'Netherlands', 'Norway', 'Poland', 'Portugal', 'Saudi Arabia',
    'South Korea', 'Spain', 'Sweden', 'Switzerland', 'Turkey', 'United Arab Emirates', 'Uruguay',
  ],
  Rugby: [
    'Argentina', 'Australia', 'Belgium', 'Brazil', 'Canada', 'Chile', 'Czechia', 'France', 'Germany', 'Ireland',
    'Italy', 'Japan', 'Kenya', 'Netherlands', 'New Zealand', 'Poland', 'Portugal', 'South Africa', 'South Korea',
    'Spain', 'Sweden', 'Uganda', 'United Kingdom', 'United States', 'Uruguay',
  ],
};

/** The countries whose players are wanted abroad, twice where they are most so. */
// prettier-ignore
export const sportSchools: Readonly<Record<string, readonly string[]>> = {
  Football: [
    'Argentina', 'Argentina', 'Argentina', 'Belgium', 'Brazil', 'Brazil', 'Brazil', 'Brazil', 'Colombia', 'Colombia',
    'Denmark', 'Egypt', 'France', 'France', 'Ghana', 'Ghana', 'Ghana', 'Italy', 'Japan', 'Netherlands', 'Nigeria',
    'Nigeria', 'Nigeria', 'Portugal', 'South Korea', 'Spain', 'Sweden', 'United Kingdom', 'Uruguay', 'Uruguay',
  ],
  Basketball: [
    'Argentina', 'Australia', 'Canada', 'Canada', 'Dominican Republic', 'France', 'Nigeria', 'Spain', 'United States',
    'United States', 'United States', 'United States', 'United States', 'United States', 'United States',
  ],
  'Ice Hockey': [
    'Canada', 'Canada', 'Canada', 'Canada', 'Czechia', 'Czechia', 'Finland', 'Finland', 'Sweden', 'Sweden',
    'Switzerland', 'United States', 'United States',
  ],
  Baseball: [
    'Colombia', 'Dominican Republic', 'Dominican Republic', 'Dominican Republic', 'Japan', 'Mexico', 'South Korea',
    'United States', 'United States',
  ],
  Volleyball: [
    'Argentina', 'Brazil', 'Brazil', 'Brazil', 'Canada', 'Germany', 'Italy', 'Japan', 'Netherlands', 'Poland',
    'Turkey', 'United States', 'United States',
  ],
  Handball: [
    'Brazil', 'Denmark', 'Denmark', 'Egypt', 'France', 'Germany', 'Norway', 'Norway', 'Spain', 'Spain', 'Sweden',
    'Sweden',
  ],
  Rugby: [
    'Argentina', 'Argentina', 'Australia', 'Australia', 'France', 'Ireland', 'Italy', 'New Zealand', 'New Zealand',
    'New Zealand', 'South Africa', 'South Africa', 'South Africa', 'United Kingdom', 'United Kingdom',
  ],
};

/** The parts of the United Kingdom that have sides of their own, by sport, with their shares of the players. */
export const homeNations: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Football: { England: 80, Scotland: 10, Wales: 6, 'Northern Ireland': 4 },
  Rugby: { England: 70, Scotland: 14, Wales: 16 },
};
