import { countryNamed } from './atlas.ts';
import type { Random } from './random.ts';
import { LISTED_FORMS } from './lists/exchanges.ts';
import { HOUSES } from './lists/houses.ts';
import { commonForms } from './lists/organisations.ts';
import { habitsOf } from './regions/index.ts';

/** A legal form of a country; `*` stands for the name. */
export function legalForm(random: Random, country: string | undefined, listed = false): string {
  if (country === undefined) return random.weighted(commonForms);
  if (listed) return random.weighted(LISTED_FORMS[country] ?? commonForms);
  return random.weighted(habitsOf(countryNamed(country).code).forms);
}

/** The words that stand behind trade names. */
const bodies: ReadonlySet<string> = new Set(HOUSES.flatMap((pool) => pool.bodies));

/**
 * A legal form without what would make another trade name of the one before it, as in Group Co., Ltd.: trade names are
 * distinct, and whole names have to stay so. Nor is there an "& Co." behind an "& Ash".
 */
export function withoutBody(own: string, form: string): string {
  if (form.startsWith('&')) return own.includes('&') ? '' : form;
  const [first = ''] = /^[^ ]*/.exec(form) ?? [];
  return bodies.has(first) ? form.slice(first.length + 1) : form;
}
