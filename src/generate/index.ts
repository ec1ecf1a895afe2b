export { commonOf } from './common.ts';
export { choicesOf, createRecipe, recipeOf } from './recipe.ts';
export type { Choices, Recipe } from './recipe.ts';
export { createSeeds, generateTree, KEPT_SEEDS } from './seeds.ts';
