import { definePage } from '@torsa/shared/i18n';
import { clientMessages } from './client-messages.bn.ts';
import type { MyConversationMessages } from './my-conversation-messages.en.ts';
import { MyConversationPage } from './my-conversation-page.tsx';

const messages = {
  ...clientMessages,
  head: { title: 'কথোপকথন', description: 'তোর্সাকে আপনি যা লিখেছেন, আর আমাদের উত্তর।' },
  back: 'সব বার্তা',
  loadingOne: 'কথোপকথন লোড হচ্ছে',
} satisfies MyConversationMessages;

export default definePage('bn', MyConversationPage, messages);
