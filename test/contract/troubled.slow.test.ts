import { describeOnHosts } from './own-hosts.ts';
import { describeTroubled, TROUBLED_TREE } from './troubled.ts';

describeOnHosts('delays and failures', TROUBLED_TREE, describeTroubled, true);
