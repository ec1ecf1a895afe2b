import { category, chosen, row, type Row } from './row.ts';

/** Rows for plants, where they grow, and the weather. */
export const NATURE: readonly Row[] = [
  row(
    'name',
    'plant name, flower name, tree name, crop, crop name, seed name, variety, plant, crop type, plant species, variety name, common name plant, plant common name, cultivar',
    category(
      'Tomato, Lavender, Basil, Sunflower, Apple tree, Wheat, Barley, Rose, Mint, Potato, Maize, Strawberry, Fern, Oak, Tulip, Carrot',
    ),
  ),
  row(
    'name',
    'weather, weather condition, weather description, sky, weather main, forecast, weather summary, forecast description, condition text, weather code text, weather type, short forecast, forecast text',
    { string: chosen('sunny:4, partly cloudy:4, cloudy:3, light rain:3, thunderstorm, snow') },
  ),
  row('name', 'habitat, biome, ecosystem, climate, terrain, land use, soil type, vegetation, landscape', {
    string: chosen('forest:3, grassland:2, wetland, mountain:2, coast:2'),
  }),
  row(
    'family',
    'plant family, family, species family, taxon family, animal family, botanical family, order taxonomy',
    category('Rosaceae, Lamiaceae, Asteraceae, Fabaceae, Poaceae, Solanaceae, Felidae, Canidae'),
  ),
  row(
    'name',
    'scientific name, latin name, binomial name, botanical name',
    category(
      'Lavandula angustifolia, Quercus robur, Turdus merula, Vulpes vulpes, Bellis perennis, Salmo trutta, Parus major, Mentha spicata, Apis mellifera, Acer campestre',
    ),
  ),
];
