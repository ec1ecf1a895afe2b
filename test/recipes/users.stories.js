import { createTree } from 'mockgen-cli/handler';
import { createHandlers } from 'mockgen-cli/msw';
import { Users } from './users.jsx';

const tree = await createTree({ seed: 7, items: 30, only: ['users'] });

/** Lets a story have its own answers: all at once, late, or failing. */
const answering = (chaos) => ({
  beforeEach({ msw }) {
    msw.use(...createHandlers('/api', tree, chaos));
  },
});

export default { title: 'Users', component: Users, args: { address: '/api' } };

export const Loaded = answering();
export const Slow = answering({ delay: 3000 });
export const Failing = answering({ fail: 1 });
