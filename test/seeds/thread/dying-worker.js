import { parentPort } from 'node:worker_threads';

// Dies at the first job, or, asked for seed 2, as soon as it is told that nobody waits any more; asked for seed 4, it fails.
// Asked for seed 3, it repeats the answer to the job before first. An answer to who has told the manifest has as many records
// as the number of its job.
parentPort.on('message', ({ id, manifest, seed, abort }) => {
  if (seed === 1 || abort) process.exit(1);
  if (seed === 4) throw new Error('failed');
  const answer = (id) => parentPort.postMessage({ id, result: { found: { lines: [], total: manifest ? id : 0 } } }, []);
  if (seed === 3) [id - 1, id].forEach(answer);
});
