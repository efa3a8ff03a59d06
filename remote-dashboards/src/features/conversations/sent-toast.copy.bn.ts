import type { SentMessageToastTexts } from './sent-toast.copy.en.ts';

export const sentMessageToastTexts: SentMessageToastTexts = {
  sent: 'পাঠানো হয়েছে',
  sentAndClosed: 'পাঠানো ও শেষ করা হয়েছে',
  closed: 'শেষ করা হয়েছে',
  noted: 'নোট যোগ হয়েছে',
  problems: {
    sent: 'দেরি হয়ে গেছে। আপনার উত্তর পাঠানো হয়ে গেছে।',
    read: 'ক্লায়েন্ট আপনার উত্তর পড়ে ফেলেছেন।',
    changed: 'আপনার উত্তরের পরে কথোপকথনটি বদলেছে।',
  },
};
