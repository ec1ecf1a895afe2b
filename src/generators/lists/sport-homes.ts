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
