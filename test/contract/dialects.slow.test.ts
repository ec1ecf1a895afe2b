import { describeDialects } from './dialects.ts';
import { JSON_SERVER_TREE } from './dialect-trees.ts';
import { describeOnHosts } from './own-hosts.ts';

describeOnHosts('dialects', JSON_SERVER_TREE, describeDialects, true);
