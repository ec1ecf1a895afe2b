export { capacityOfField } from './field-capacity.ts';
export { isInnerFormat } from './formats.ts';
export { inferField, isPlainText } from './inferred-field.ts';
export { guessByName, snakeCase, typeByName } from './names.ts';
export { singularOf } from './nouns.ts';
export { resolveNumber } from './resolve-number.ts';
export { resolveText } from './resolve-text.ts';
export { givenBy, isShipped, tell } from './scope.ts';
export type { Gives, KnownResource, Scope, Shared } from './scope.ts';
