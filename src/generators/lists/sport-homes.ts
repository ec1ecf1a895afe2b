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
};
