// What a tree has as `faker-<digest>.js`, beside the generator and only where its resources need it.
import { makeFakerGenerators } from './faker.ts';

Object.assign(globalThis, { mockgenFaker: makeFakerGenerators });
