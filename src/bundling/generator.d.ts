/** The text of a module that exports `builtins` and `Records`, and imports nothing. */
export function generatorBundle(): Promise<string>;
