import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { currencyOf } from './money.ts';
import { countedIn } from './price-endings.ts';
import { round } from './numbers.ts';
import { habitsOf } from './regions/index.ts';

/** Arguments of {@link tax_rate}. */
interface TaxRateArgs {
  /** The name of the country that the buyer lives in. */
  readonly country: string;
  /** The name of the buyer's city: in the United States state, county, and city together, in Canada and Brazil the province or state decides. */
  readonly city?: string;
}

/** Arguments of {@link tax}. */
interface TaxArgs {
  /** The sum the tax is on. */
  readonly amount: number;
  /** In percent. */
  readonly rate: number;
  /** ISO 4217 code that decides the decimals. Default: two. */
  readonly currency?: string;
}

/**
 * The standard rate of value-added, goods-and-services or sales tax in percent, as of the second half of 2025: the
 * country's or, in the United States, Canada, and Brazil, the city's with all that states, counties, and cities add up to. So each buyer has one. Source: the tax authorities, see
 * the regions.
 *
 * @example
 * tax_rate(context, { country: 'United States', city: 'Portland' }) // => 0
 */
export function tax_rate(_: Context, { country, city }: TaxRateArgs): number {
  const place = city === undefined ? undefined : cityNamed(city);
  return (place?.country === country ? place.tax : undefined) ?? habitsOf(countryNamed(country).code).tax;
}

/**
 * The tax on an amount, in whole units where a dollar buys hundreds.
 *
 * @example
 * tax(context, { amount: 200, rate: 19, currency: 'EUR' }) // => 38
 */
export function tax(_: Context, { amount, rate, currency }: TaxArgs): number {
  return round((amount * rate) / 100, countedIn(currencyOf(currency ?? 'EUR')));
}
