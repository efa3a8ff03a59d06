// The beginning of a thread. A thread does not load TypeScript by itself on every Node.
import { register } from 'tsx/esm/api';

register();
await import('./parse-worker.ts');
