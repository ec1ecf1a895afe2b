// The worker of a tree for an edge network, with all that it needs: it can load nothing later.
import { createWorker } from './edge.ts';
import { generator } from '../seeds/index.ts';

const worker: ReturnType<typeof createWorker> = createWorker(generator);

export default worker;
