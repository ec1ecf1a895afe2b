import { records } from 'mockgen-cli/generate';
import { createTree } from 'mockgen-cli/handler';
import { createHandlers } from 'mockgen-cli/msw';

const [user] = records('users', { seed: 7, count: 1 });
const tree = await createTree({ seed: 7, items: 30, only: ['users'] });

export default { title: 'Users' };

// For a component that takes its data as arguments.
export const Filled = { args: { user } };

// For one that asks, with the add-on msw-storybook-addon.
export const Loaded = { parameters: { msw: { handlers: createHandlers('/api', tree) } } };
export const Slow = { parameters: { msw: { handlers: createHandlers('/api', tree, { delay: 3000 }) } } };
export const Failing = { parameters: { msw: { handlers: createHandlers('/api', tree, { fail: 1 }) } } };
