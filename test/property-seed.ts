import fc from 'fast-check';

// Which cases a property is tried with: the same ones in each run, so that a run that fails does so by the change at hand.
// `SEED=$RANDOM` tries others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 42) });
