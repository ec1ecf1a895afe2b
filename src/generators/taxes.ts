import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import { defineGenerator } from './define.ts';
import { currencyOf } from './money.ts';
import { round } from './numbers.ts';
import { countedIn } from './price-endings.ts';
import { habitsOf } from './regions/index.ts';

export const tax_rate = defineGenerator({
  name: 'tax_rate',
  makes: 'Standard rate of value-added or sales tax in percent, as of the second half of 2025.',
  args: {
    country: arg.text('Country of the buyer, in English.', { required: true }),
    city: arg.text('City of the buyer. In the United States, Canada and Brazil, the rate depends on it.'),
  },
  examples: [{ args: { country: 'United States', city: 'Portland' }, value: 0 }],
  make(_, { country, city }): number {
    const place = city === undefined ? undefined : cityNamed(city);
    return (place?.country === country ? place.tax : undefined) ?? habitsOf(countryNamed(country).code).tax;
  },
});

export const tax = defineGenerator({
  name: 'tax',
  makes: 'Tax on an amount, with the decimals of its currency.',
  args: {
    amount: arg.number('Net amount.', { required: true }),
    rate: arg.number('Tax rate in percent.', { required: true }),
    currency: arg.text('ISO 4217 code, which decides the decimals.'),
  },
  examples: [{ args: { amount: 200, rate: 19, currency: 'EUR' }, value: 38 }],
  make(_, { amount, rate, currency }): number {
    return round((amount * rate) / 100, countedIn(currencyOf(currency ?? 'EUR')));
  },
});
