// The script `faker-<digest>.js` beside the generator. Only trees whose resources use faker have it.
import { makeFakerGenerators } from './faker.ts';

Object.assign(globalThis, { mockgenFaker: makeFakerGenerators });
