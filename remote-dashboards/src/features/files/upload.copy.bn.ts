import { icu } from '@torsa/shared/i18n/icu';
import type { UploadCopy } from './upload.copy.en.ts';

export const uploadCopy = {
  list: 'আপলোড',
  progress: icu('{count, plural, one {#টি ফাইল আপলোড হচ্ছে} other {#টি ফাইল আপলোড হচ্ছে}}: {percent}%'),
  done: icu('{count, plural, one {#টি ফাইল আপলোড হয়েছে} other {#টি ফাইল আপলোড হয়েছে}}'),
  failed: icu('{count, plural, one {#টি ফাইল আপলোড হয়নি} other {#টি ফাইল আপলোড হয়নি}}'),
  of: icu('{name}-এর আপলোড'),
  queued: 'অপেক্ষায় আছে',
  preparing: 'শুরু হচ্ছে',
  reconnecting: 'সংযোগ কেটে গেছে। নিজে থেকেই আবার শুরু হবে।',
  offline: 'আপনি অফলাইনে আছেন। সংযোগ ফিরলে আবার শুরু হবে।',
  cancel: 'বাতিল',
  cancelOf: icu('বাতিল: {name}'),
  retry: 'আবার চেষ্টা করুন',
  retryOf: icu('আবার চেষ্টা করুন: {name}'),
  dismiss: 'সরিয়ে দিন',
  dismissOf: icu('সরিয়ে দিন: {name}'),
  problems: {
    tooLarge: icu('ফাইলটি বড় ({size})। সীমা ২৫ মেগাবাইট।'),
    empty: 'ফাইলটি খালি। অন্য একটি ফাইল বেছে নিন।',
    folder: 'ফোল্ডার আপলোড করা যায় না। ভিতরের ফাইলগুলি বেছে নিন।',
    forbidden: 'আপলোড হয়নি। আবার লগ-ইন করে চেষ্টা করুন।',
    missing: 'আপলোড হয়নি। জায়গাটি আর নেই।',
    invalid: 'ফাইলটি নেওয়া গেল না। ছবি, নথি, ভিডিও বা জিপ ফাইল পাঠান।',
    other: 'আপলোড হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies UploadCopy;
