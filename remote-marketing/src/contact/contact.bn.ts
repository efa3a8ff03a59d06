import { companyTexts } from '@torsa/shared/company/company.bn';
import { translated } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { ContactMessages } from './contact.en.ts';
import { ContactPage } from './contact-page.tsx';

const messages = {
  head: {
    title: 'যোগাযোগ',
    description: 'তোর্সাকে লিখুন, ফোন করুন, কিংবা কোচবিহারের প্রধান কার্যালয় বা কলকাতার কার্যালয়ে চলে আসুন।',
  },
  kicker: 'যোগাযোগ',
  title: 'আপনার কথা আমাদের বলুন',
  lead: 'কয়েক লাইন লিখুন, ফোন করুন, কিংবা চা খেতে চলে আসুন। আমরা একটি কাজের দিনের মধ্যে উত্তর দিই।',
  form: {
    title: 'আমাদের লিখুন',
    name: 'নাম',
    email: 'ইমেল',
    subject: 'বিষয়',
    message: 'বার্তা',
    send: 'বার্তা পাঠান',
    sending: 'পাঠানো হচ্ছে…',
    offline: 'আপনি এখন অফলাইনে। যা লিখেছেন তা রাখা আছে: সংযোগ ফিরলে পাঠান।',
    problems: {
      nameMissing: 'আপনার নাম লিখুন।',
      emailMissing: 'আপনার ইমেল ঠিকানা লিখুন, যাতে আমরা উত্তর দিতে পারি।',
      emailMalformed: 'ইমেল ঠিকানাটি name@example.com-এর মতো করে লিখুন।',
      messageMissing: 'বার্তাটি লিখুন।',
      tooLong: icu('সবচেয়ে বেশি {limit, number}টি অক্ষর লেখা যায়।'),
    },
  },
  details: {
    emailTitle: 'ইমেল',
    emails: { projects: 'নতুন প্রকল্প', support: 'সহায়তা' },
    phoneTitle: 'টেলিফোন',
    phones: { coochBehar: 'কোচবিহার', kolkata: 'কলকাতা' },
  },
  next: {
    title: 'এর পরে কী হবে',
    steps: [
      'যিনি কাজটা করতে পারেন, তিনিই আপনার বার্তা পড়েন।',
      'একটি কাজের দিনের মধ্যে উত্তর পাবেন: ব্রোশিওর নয়, প্রশ্ন।',
      'ফোনে বা আপনার জায়গায় এক ঘণ্টা আমরা শুনি। কোনো খরচ নেই, আর আমাদের নোট আপনি পাবেন।',
    ],
  },
  offices: {
    title: 'আমাদের কার্যালয়',
    places: companyTexts.offices,
    hours: {
      coochBehar: 'সোমবার থেকে শনিবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা',
      kolkata: 'সোমবার থেকে শুক্রবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা',
    },
    viewMap: 'মানচিত্র দেখুন',
    mapOf: icu('({city}, নতুন ট্যাবে খুলবে)'),
  },
} satisfies ContactMessages;

export default translated('bn', ContactPage, messages);
