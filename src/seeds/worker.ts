// The worker of a tree for an edge network, with all that it needs: it can load nothing later.
import { createWorker } from '../web/index.ts';
import { generator } from './generator.ts';

const worker: ReturnType<typeof createWorker> = createWorker(generator);

export default worker;
