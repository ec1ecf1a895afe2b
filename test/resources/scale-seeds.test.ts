import { cases } from '../effort.ts';
import { describeScale, type Runs } from './scale.ts';

// Many of them take as long as those in scale-records.test.ts: two cores share them.
const MANY: Runs = [...Array.from({ length: 20 }, (_, at) => [1000 + at, 1000] as const), [7, 20_000]];

describeScale(cases<Runs>([[1000, 20]], MANY));
