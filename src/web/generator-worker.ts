// The edge worker of a tree, with the generator in it: a worker cannot load scripts later.
import { createWorker } from './edge.ts';
import { generator } from '../seeds/index.ts';

const worker: ReturnType<typeof createWorker> = createWorker(generator);

export default worker;
