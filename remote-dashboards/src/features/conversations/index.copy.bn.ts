export { clientCopy } from './client.copy.bn.ts';
export { threadCopy } from './thread.copy.bn.ts';
