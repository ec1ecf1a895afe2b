import { createSearch } from '../../runtime/index.ts';
import { parts } from '../parts.ts';

parts.search = createSearch;
