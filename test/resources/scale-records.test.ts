import { cases } from '../effort.ts';
import { describeScale, type Runs } from './scale.ts';

const MANY: Runs = [
  [8, 20_000],
  [9, 20_000],
];

describeScale(cases<Runs>([[8, 20]], MANY));
