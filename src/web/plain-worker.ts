// The edge worker of a tree without a generator.
import { createWorker, type EdgeWorker } from './edge.ts';

const worker: EdgeWorker = createWorker();

export default worker;
