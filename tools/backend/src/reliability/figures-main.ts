import { crash } from './crash.ts';
import { load } from './load.ts';

// The figures of docs/reliability.md.
console.log('Killed during 1,000 messages, five times:', await crash(5, 1000));
console.log('1,000 messages, 50 at any moment:', await load(1000, 50));
process.exit(0);
