import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { unconfirmedEmailTexts } from '../unconfirmed/unconfirmed.copy.bn.ts';
import { CheckEmailPage } from './check-email-page.tsx';

export default definePage('bn', CheckEmailPage, {
  head: {
    title: 'আপনার ইমেল দেখুন',
    description: 'আপনার ইমেল ঠিকানা নিশ্চিত করার একটি লিংক আমরা পাঠিয়েছি।',
  },
  lead: 'যাচাই করার একটি লিংক আমরা আপনাকে ইমেলে পাঠিয়েছি।',
  sentTo: icu('ইমেলটি {email} ঠিকানায় যাচ্ছে।'),
  follow: 'অ্যাকাউন্ট যাচাই করতে ইমেলের লিংকটি খুলুন। তারপর লগ-ইন করতে পারবেন।',
  spam: 'কয়েক মিনিটেও কিছু আসেনি? স্প্যাম ফোল্ডারটিও একবার দেখে নিন।',
  logIn: 'লগ-ইন পাতায় যান',
  unconfirmed: unconfirmedEmailTexts,
});
