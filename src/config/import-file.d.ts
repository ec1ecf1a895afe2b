/**
 * Imports a module of the user's. A bundle that this package is part of leaves it where it is.
 *
 * @param path absolute
 * @returns what it exports; rejects with whatever the module throws
 */
export function importFile(path: string): Promise<Readonly<Record<string, unknown>>>;
