export { clientMessages } from './client-messages.en.ts';
export { threadMessages } from './thread-messages.en.ts';
