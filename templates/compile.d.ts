/** The text of the module that holds the built-in templates, compiled. */
export function renderModule(): string;
/** Writes that module, if this changes it. */
export function writeModule(): void;
