export type Values = readonly (string | number | boolean | readonly string[] | null)[];

interface Described {
  readonly lines: readonly string[];
  readonly marks: readonly string[];
}

/** A field as the parts of the report are given it. */
export interface Field {
  readonly name: string;
  readonly kind: string;
  readonly values: Values;
}

export interface Property {
  readonly type: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly 'x-generator'?: string;
}

export interface Resource {
  readonly name: string;
  readonly category: string;
  readonly refDate: string;
  readonly properties: Readonly<Record<string, Property>>;
  read(): Iterable<Readonly<Record<string, unknown>>>;
}

interface Identity {
  readonly path: string;
}

/** What is tested of the review, whose files are plain JavaScript. */
interface Review {
  readArguments(args: readonly string[]): unknown;
  quantile(sorted: readonly number[], part: number): number;
  countValues(values: Values): readonly (readonly [unknown, number])[];
  histogram(sorted: readonly number[], bins: number): { readonly counts: readonly number[]; readonly growing: boolean };
  bars(counts: readonly number[]): string;
  firstDigits(numbers: readonly number[]): readonly number[];
  unevenness(sorted: readonly number[]): number;
  areEven(counts: readonly number[]): boolean;
  correlation(some: readonly number[], others: readonly number[]): number;
  ranks(numbers: readonly number[]): readonly number[];
  correlationRatio(groups: Values, numbers: readonly number[]): number;
  percent(share: number): string;
  figure(number: number): string;
  fieldOf(name: string, property: Property, values: Values): Field;
  describeNumber(field: Field): Described;
  describeReference(field: Field): Described;
  describeChoice(field: Field, owners?: readonly Field[]): Described;
  describeList(field: Field): Described;
  describeDate(field: Field, others: { readonly refDate: string; readonly towns?: readonly string[] }): Described;
  repetition(texts: readonly string[]): { readonly mean: number; readonly worst: number; readonly at: number };
  describeText(field: Field, owners?: readonly Field[]): Described;
  describePicture(field: Field): Described;
  describeNulls(field: Field, choices: readonly Field[]): Described;
  relationsOfNumbers(fields: readonly Field[]): readonly { readonly names: readonly string[]; readonly r: number }[];
  relationsOfChoices(
    fields: readonly Field[],
  ): readonly { readonly names: readonly string[]; readonly ratio: number }[];
  reviewResource(resource: Resource): Described;
  describeFrames(
    take: (resource: string, field: string, count: number, seed: number) => readonly string[],
    seeds: readonly number[],
  ): readonly string[];
  identitiesOf(resource: string, fields: readonly Field[]): readonly Identity[];
  describeShared(identities: readonly Identity[]): readonly string[];
}

const files = [
  'arguments',
  'measures',
  'wording',
  'kinds',
  'numbers',
  'choices',
  'dates',
  'texts',
  'frames',
  'nulls',
  'relations',
  'report',
  'shared',
].map((name) => new URL(`${name}.js`, import.meta.url).href);

/** All that the files of the review export, with the types that they lack. */
export const review: Review = Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))));
