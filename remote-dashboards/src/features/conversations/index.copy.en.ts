export { clientConversationTexts as clientCopy } from './client.copy.en.ts';
export { sentMessageToastTexts as sentToastCopy } from './sent-toast.copy.en.ts';
export { threadTexts as threadCopy } from './thread.copy.en.ts';
