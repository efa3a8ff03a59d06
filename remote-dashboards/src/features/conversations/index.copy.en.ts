export { clientTexts as clientCopy } from './client.copy.en.ts';
export { sentToastTexts as sentToastCopy } from './sent-toast.copy.en.ts';
export { threadTexts as threadCopy } from './thread.copy.en.ts';
