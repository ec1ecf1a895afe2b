import { createFetch } from 'mockgen-cli/client';

/** Asks the development server; in the built site, which has no server, the files of the tree in it. */
export const ask = import.meta.env.PROD ? createFetch(new URL('/api/', location.href)) : fetch;
