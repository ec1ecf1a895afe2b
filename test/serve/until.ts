import { setTimeout } from 'node:timers/promises';

/** Waits until a condition holds, at most for some seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 1_000; left > 0; left--) {
    if (await isSo()) return;
    await setTimeout(5);
  }
  throw new Error('it never came to be so');
}
