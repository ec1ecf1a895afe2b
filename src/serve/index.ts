export { openFolder } from './open-folder.ts';
export type { OpenFolder } from './open-folder.ts';
export { PageEvents } from './page-events.ts';
export type { AnsweredRequest } from './request-log.ts';
export { startServer } from './server.ts';
export type { RunningServer, ServerOptions } from './server.ts';
