export { clientCopy } from './client.copy.en.ts';
export { threadCopy } from './thread.copy.en.ts';
