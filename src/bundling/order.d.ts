/** The items in an order in which their texts are small when compressed; the same items always come in the same order. */
export function ordered<T extends { readonly text: string }>(items: readonly T[]): T[];
