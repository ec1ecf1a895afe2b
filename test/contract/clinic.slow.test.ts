import { CLINIC, CLINIC_CONFIG } from '../own/clinic.ts';
import { describeClinic } from './clinic.ts';
import { describeOnHosts } from './own-hosts.ts';
import { ownTree } from './own-tree.ts';

describeOnHosts('the clinic', ownTree(CLINIC, 100, CLINIC_CONFIG), describeClinic, true);
