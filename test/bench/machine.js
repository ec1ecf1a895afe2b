// What is measured on, and how far figures spread there.
import { cpus, totalmem } from 'node:os';
import { median } from './median.js';
import { timeOf } from './processes.js';

/** One line on the machine. */
export function describeMachine() {
  const cores = cpus();
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  return `${cores.length} cores (${cores[0]?.model.trim()}), ${memory} GB memory, Node ${process.versions.node}, ${process.platform}`;
}

/** One line on how far the same run of `node -e 0` spreads, right now. */
export function describeSpread() {
  const times = Array.from({ length: 15 }, () => timeOf('-e', '0'));
  const [low, middle, high] = [Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(0));
  const percent = (((Math.max(...times) - Math.min(...times)) / median(times)) * 100).toFixed(0);
  return `node -e 0 takes ${middle} ms, from ${low} to ${high} in 15 runs: figures spread by some ${percent} % here`;
}
