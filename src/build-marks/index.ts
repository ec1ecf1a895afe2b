export { isFromHere, isSameShape, JOURNAL, parseJournal, placeOf, renderJournal, shapeOf } from './journal.ts';
export type { Journal } from './journal.ts';
export { isLock } from './lock-file.ts';
export { takeLock } from './lock.ts';
export type { Lock } from './lock.ts';
export { hasJournal, isBuilderAlive, isBuilding } from './running.ts';
export { isTemporary, sweepTemporaries, temporaryName } from './temporary.ts';
