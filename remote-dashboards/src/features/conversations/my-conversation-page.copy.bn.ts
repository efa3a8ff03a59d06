import { definePage } from '@torsa/shared/i18n';
import { clientCopy } from './client.copy.bn.ts';
import type { MyConversationCopy } from './my-conversation-page.copy.en.ts';
import { MyConversationPage } from './my-conversation-page.tsx';

const copy = {
  ...clientCopy,
  head: { title: 'কথোপকথন', description: 'তোর্সাকে পাঠানো আপনার বার্তা আর আমাদের উত্তর।' },
  back: 'সব বার্তা',
  loadingOne: 'কথোপকথন লোড হচ্ছে',
} satisfies MyConversationCopy;

export default definePage('bn', MyConversationPage, copy);
