import { createHandler, createTree } from 'mockgen-cli/handler';

const tree = await createTree({ seed: 7, only: ['users'], api: { base: '/api' } });

export const GET = createHandler(tree);
