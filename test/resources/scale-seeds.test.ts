import { cases } from '../effort.ts';
import { describeScale, type Runs } from './scale.ts';

// These take about as long as scale-records.test.ts, so that two cores can share the work.
const MANY: Runs = [...Array.from({ length: 20 }, (_, at) => [1000 + at, 1000] as const), [7, 20_000]];

describeScale(cases<Runs>([[1000, 20]], MANY));
