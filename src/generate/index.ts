export type { Pause } from './collection.ts';
export { choicesOf, createRecipe, recipeOf } from './recipe.ts';
export type { Choices, Recipe } from './recipe.ts';
export { renderSharedParts } from './shared-parts.ts';
export type { SharedParts } from './shared-parts.ts';
export { GeneratedTree } from './tree.ts';
