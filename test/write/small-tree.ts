import type { PlannedFile } from '../../src/render/index.ts';
import { parseManifest } from '../../src/tree/index.ts';
import { writeTree, type TreeJob, type WriteOptions, type WriteResult } from '../../src/write/writer.ts';
import { smallFiles, smallPlan, type SmallPlan } from '../node/small-plan.ts';

/** Returns the job of a small tree for the writer. Default files: those of the plan */
export function smallJob(plan: SmallPlan, files: readonly PlannedFile[] = smallPlan(plan)): () => TreeJob {
  const outline = parseManifest(smallFiles(plan)['mockgen.json'] ?? '');
  if (!outline) throw new Error('the small tree has no manifest');
  return () => ({ shape: outline, outline, files: () => files });
}

/** Writes a small tree. */
export function writeSmall(dir: string, plan: SmallPlan, options?: WriteOptions): Promise<WriteResult> {
  return writeTree(dir, smallJob(plan), options);
}
