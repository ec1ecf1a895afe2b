/** The countries where a sport has leagues, for the sports that are not played everywhere. */
// prettier-ignore
export const sportHomes: Readonly<Record<string, readonly string[]>> = {
  'Ice Hockey': [
    'Austria', 'Canada', 'Czechia', 'Denmark', 'Estonia', 'Finland', 'Germany', 'Hungary', 'Kazakhstan',
    'Latvia', 'Norway', 'Poland', 'Slovakia', 'Slovenia', 'Sweden', 'Switzerland', 'United Kingdom', 'United States',
  ],
  Baseball: [
    'Australia', 'Canada', 'Colombia', 'Dominican Republic', 'Italy', 'Japan', 'Mexico', 'Netherlands', 'South Korea',
    'United States',
  ],
  Handball: [
    'Argentina', 'Austria', 'Belgium', 'Brazil', 'Bulgaria', 'Chile', 'Croatia', 'Czechia', 'Denmark', 'Egypt',
    'Estonia', 'Finland', 'France', 'Georgia', 'Germany', 'Greece', 'Hungary', 'Iceland', 'Israel', 'Italy', 'Japan',
    'Latvia', 'Lithuania', 'Luxembourg', 'Morocco', 'Netherlands', 'Norway', 'Poland', 'Portugal', 'Romania',
    'Saudi Arabia', 'Serbia', 'Slovakia', 'Slovenia', 'South Korea', 'Spain', 'Sweden', 'Switzerland', 'Turkey',
    'Ukraine', 'United Arab Emirates', 'Uruguay',
  ],
  Rugby: [
    'Argentina', 'Australia', 'Belgium', 'Brazil', 'Canada', 'Chile', 'Czechia', 'France', 'Georgia', 'Germany',
    'Ireland', 'Italy', 'Japan', 'Kenya', 'Netherlands', 'New Zealand', 'Poland', 'Portugal', 'Romania',
    'South Africa', 'South Korea', 'Spain', 'Sri Lanka', 'Sweden', 'Uganda', 'Ukraine', 'United Kingdom',
    'United States', 'Uruguay',
  ],
};

/** The countries whose players are wanted abroad, twice where they are most so. */
// prettier-ignore
export const sportSchools: Readonly<Record<string, readonly string[]>> = {
  Football: [
    'Argentina', 'Argentina', 'Argentina', 'Belgium', 'Brazil', 'Brazil', 'Brazil', 'Brazil', 'Colombia', 'Colombia',
    'Croatia', 'Denmark', 'Egypt', 'France', 'France', 'Ghana', 'Ghana', 'Ghana', 'Italy', 'Japan', 'Morocco', 'Morocco',
    'Netherlands', 'Nigeria', 'Nigeria', 'Nigeria', 'Portugal', 'Serbia', 'South Korea', 'Spain', 'Sweden',
    'United Kingdom', 'Uruguay', 'Uruguay',
  ],
  Basketball: [
    'Argentina', 'Australia', 'Canada', 'Canada', 'Croatia', 'Dominican Republic', 'France', 'Greece', 'Latvia',
    'Lithuania', 'Nigeria', 'Serbia', 'Serbia', 'Slovenia', 'Spain', 'United States', 'United States', 'United States',
    'United States', 'United States', 'United States', 'United States',
  ],
  'Ice Hockey': [
    'Canada', 'Canada', 'Canada', 'Canada', 'Czechia', 'Czechia', 'Finland', 'Finland', 'Latvia', 'Slovakia', 'Sweden',
    'Sweden', 'Switzerland', 'United States', 'United States',
  ],
  Baseball: [
    'Colombia', 'Dominican Republic', 'Dominican Republic', 'Dominican Republic', 'Japan', 'Mexico', 'South Korea',
    'United States', 'United States',
  ],
  Volleyball: [
    'Argentina', 'Brazil', 'Brazil', 'Brazil', 'Bulgaria', 'Canada', 'Germany', 'Italy', 'Japan', 'Netherlands', 'Poland',
    'Serbia', 'Serbia', 'Slovenia', 'Thailand', 'Turkey', 'United States', 'United States',
  ],
  Handball: [
    'Brazil', 'Croatia', 'Croatia', 'Denmark', 'Denmark', 'Egypt', 'France', 'Germany', 'Hungary', 'Iceland', 'Norway',
    'Norway', 'Romania', 'Serbia', 'Slovenia', 'Spain', 'Spain', 'Sweden', 'Sweden',
  ],
  Rugby: [
    'Argentina', 'Argentina', 'Australia', 'Australia', 'France', 'Georgia', 'Ireland', 'Italy', 'New Zealand',
    'New Zealand', 'New Zealand', 'South Africa', 'South Africa', 'South Africa', 'United Kingdom', 'United Kingdom',
  ],
};
