import { icu } from '@torsa/shared/i18n/icu';
import type { PictureViewerTexts } from './viewer.copy.en.ts';

export const pictureViewerTexts = {
  version: 'সংস্করণ',
  compare: 'এর সঙ্গে মেলান',
  nothing: 'কিছু নয়',
  loading: 'ছবিটি লোড হচ্ছে…',
  failed: 'ছবিটি দেখানো গেল না। ডাউনলোড করে দেখুন।',
  close: 'বন্ধ করুন',
  comments: {
    title: icu('মন্তব্য ({count, number})'),
    label: 'মন্তব্য',
    hint: 'ছবির কোনো জায়গা দেখাতে সেখানে চাপুন।',
    pointHint: 'জায়গাটি দেখানো আছে। সরাতে অন্য জায়গায় চাপুন, বা তির-চিহ্নের বোতাম টিপুন।',
    add: 'মন্তব্য যোগ করুন',
    added: icu('মন্তব্য {number} যোগ হল'),
    blank: 'মন্তব্য লিখুন।',
    mark: 'জায়গা দেখান',
    unmark: 'জায়গা সরান',
    point: 'আপনার মন্তব্যের জায়গা',
    pointAt: icu('বাঁ দিক থেকে {x}%, উপর থেকে {y}%'),
    remove: 'মুছুন',
    removeOf: icu('মন্তব্য {number} মুছুন'),
    removed: icu('মন্তব্য {number} মোছা হল'),
    forbidden: 'যোগ হল না। ফাইলটি আপনি আর দেখতে পান না।',
    limited: 'যোগ হল না। অনেক লিখেছেন। দশ মিনিট পরে আবার চেষ্টা করুন।',
    failed: 'যোগ হল না। আপনার লেখা রাখা আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies PictureViewerTexts;
