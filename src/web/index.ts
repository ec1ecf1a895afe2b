export { badOption } from './bad-option.ts';
export { parseBase } from './base.ts';
export { createFetch } from './client.ts';
export { createWorker } from './edge.ts';
export { createHandler } from './handler.ts';
export type { HandlerOptions } from './handler.ts';
export { mountAt } from './mount.ts';
export { addressOf, baseOf, isBelow, readFile, textOf, toResponse, toRuntimeRequest } from './http.ts';
export { readyPart } from './parts.ts';
