import { parentPort } from 'node:worker_threads';

// Dies at the first job, or, asked for seed 2, as soon as it is told that nobody waits any more.
parentPort.on('message', ({ seed, abort }) => {
  if (seed === 1 || abort) process.exit(1);
});
