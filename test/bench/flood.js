// Asks for a new seed as soon as the last one is answered, over four connections, until it is stopped.
import { plainLoad } from './plain-load.js';

const [, , url, first] = process.argv;
let seed = Number(first);
await plainLoad({ url, next: () => `/authors?seed=${seed++}`, connections: 4, seconds: 60 });
