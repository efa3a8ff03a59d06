export { clientTexts as clientCopy } from './client.copy.en.ts';
export { threadTexts as threadCopy } from './thread.copy.en.ts';
