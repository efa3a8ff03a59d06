export { clientTexts as clientCopy } from './client.copy.bn.ts';
export { sentToastTexts as sentToastCopy } from './sent-toast.copy.bn.ts';
export { threadTexts as threadCopy } from './thread.copy.bn.ts';
