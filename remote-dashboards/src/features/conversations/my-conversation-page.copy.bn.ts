import { definePage } from '@torsa/shared/i18n';
import { clientConversationTexts } from './client.copy.bn.ts';
import type { MyConversationTexts } from './my-conversation-page.copy.en.ts';
import { MyConversationPage } from './my-conversation-page.tsx';

const copy = {
  ...clientConversationTexts,
  head: { title: 'কথোপকথন', description: 'তোর্সাকে পাঠানো আপনার বার্তা আর আমাদের উত্তর।' },
  back: 'সব বার্তা',
  notFound: 'কথোপকথনটি খুঁজে পাওয়া গেল না। এটি হয়তো সরিয়ে ফেলা হয়েছে।',
  loadingOne: 'কথোপকথন লোড হচ্ছে',
} satisfies MyConversationTexts;

export default definePage('bn', MyConversationPage, copy);
