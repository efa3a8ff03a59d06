export { clientConversationTexts as clientCopy } from './client.copy.bn.ts';
export { sentMessageToastTexts as sentToastCopy } from './sent-toast.copy.bn.ts';
export { threadTexts as threadCopy } from './thread.copy.bn.ts';
