export { commonOf } from './common.ts';
export { choicesOf, createRecipe, recipeOf } from './recipe.ts';
export type { Choices, Recipe } from './recipe.ts';
export type { Common } from './common.ts';
export type { Pause } from './collection.ts';
export { GeneratedTree } from './tree.ts';
