export { clientMessages } from './client-messages.bn.ts';
export { threadMessages } from './thread-messages.bn.ts';
