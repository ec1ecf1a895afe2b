import { ADDRESSED_TREE } from './addressed-tree.ts';
import { describeAddresses } from './addresses.ts';
import { describeOnHosts } from './own-hosts.ts';

describeOnHosts('addresses', ADDRESSED_TREE, describeAddresses);
