import fc from 'fast-check';

// Property tests use the same cases in every run, so a failure is caused by the change at hand. `SEED=$RANDOM` tries
// others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 42) });
