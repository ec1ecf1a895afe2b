export const TREE: string;
export function slugOf(heading: string): string;
export function sitePages(repository?: string): {
  readonly pages: ReadonlyMap<string, string>;
  readonly pictures: readonly string[];
};
