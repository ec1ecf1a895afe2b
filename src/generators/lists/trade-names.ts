import { listOf } from './list-of.ts';

/** Countries where companies have English names. */
export const ENGLISH_COUNTRIES: readonly string[] =
  listOf(`United States, Canada, United Kingdom, Australia, New Zealand, Ireland, Jamaica, South Africa, Nigeria, Ghana,
    Kenya, Tanzania, Uganda`);
