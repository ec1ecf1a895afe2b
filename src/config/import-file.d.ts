/**
 * Imports a module of the user. If this package is bundled, the import stays a run-time import.
 *
 * @param path absolute path of the module
 * @returns its exports; rejects with any error of the module
 */
export function importFile(path: string): Promise<Readonly<Record<string, unknown>>>;
