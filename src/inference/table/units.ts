import { chosen, row, type Row } from './row.ts';

/** Rows for units of measurement. */
export const UNITS: readonly Row[] = [
  row(
    'unit',
    'unit, unit of measure, uom, measurement unit, unit of measurement, unit name, quantity unit, base unit, unit code, measure unit, dosage unit, unit label, unit type, stock unit, unit symbol, sales unit',
    { string: chosen('pcs:5, kg:2, l, m, box:2, set, pair') },
  ),
  row('unit', 'weight unit, weight unit code, mass unit, unit weight, weight uom', {
    string: chosen('kg:5, g:3, lb:2, oz'),
  }),
  row(
    'unit',
    'dimension unit, length unit, size unit, distance unit, height unit, width unit, dimensions unit, range unit, unit of length, distance uom',
    { string: chosen('cm:5, mm:2, in:2, m') },
  ),
  row('unit', 'temperature unit', { string: chosen('°C:4, °F') }),
  row('unit', 'time unit, duration unit, period unit name, unit of time, unit time, time period unit', {
    string: chosen('minutes:2, hours:2, days:4, weeks, months:2'),
  }),
  row(
    'unit',
    'sensor unit, reading unit, measurement reading unit, metric unit, observation unit, measurement unit code',
    { string: chosen('°C:4, %:3, hPa:2, m/s, lx, ppm') },
  ),
];
