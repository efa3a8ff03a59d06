import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { applications } from '../careers/applications.copy.bn.ts';
import { ContactPage } from './contact-page.tsx';

export default definePage('bn', ContactPage, {
  head: {
    title: 'যোগাযোগ',
    description: 'তোর্সাকে লিখুন, ফোন করুন, কিংবা কোচবিহারের প্রধান কার্যালয় বা কলকাতার কার্যালয়ে চলে আসুন।',
  },
  kicker: 'যোগাযোগ',
  title: 'আপনার কথা আমাদের বলুন',
  lead: 'কয়েক লাইন লিখুন, ফোন করুন, কিংবা চা খেতে চলে আসুন। আমরা একটি কাজের দিনের মধ্যে উত্তর দিই।',
  form: {
    title: 'আমাদের লিখুন',
    data: 'আপনার দেওয়া তথ্য আমরা শুধু উত্তর দিতেই ব্যবহার করি।',
    privacy: 'কী রাখি, কত দিন',
    name: 'নাম',
    email: 'ইমেল',
    subject: 'বিষয়',
    message: 'বার্তা',
    send: 'বার্তা পাঠান',
    sending: 'পাঠানো হচ্ছে…',
    signedInAs: icu('{name} নামে লগ-ইন করা আছে।'),
    otherAddress: 'অন্য ঠিকানা দিলে উত্তর শুধু ইমেলে আসবে।',
    sent: icu(
      '{time}-এ পাঠানো আপনার বার্তা আমরা পেয়েছি। আমাদের এক জন ডেভেলপার সেটি পড়ে একটি কাজের দিনের মধ্যে {email} ঠিকানায় উত্তর দেবেন।',
    ),
    notSent: 'বার্তাটি পাঠানো গেল না, তবে আপনার লেখা রাখা আছে। একটু পরে আবার পাঠান, বা আমাদের ফোন করুন।',
    again: 'আরেকটি লিখুন',
    application: {
      ...applications,
      applying: icu('আপনি {title} পদে আবেদন করছেন।'),
      resume: 'বায়োডেটার লিংক বার্তায় দিন, কিংবা এই ঠিকানায় ইমেল করুন:',
    },
    toasts: {
      sent: {
        title: 'বার্তা পাঠানো হয়েছে!',
        message: 'যোগাযোগ করার জন্য ধন্যবাদ। আমরা শিগগিরই উত্তর দেব।',
      },
      failed: {
        title: 'বার্তা পাঠানো গেল না',
        message: 'কোথাও একটা গোলমাল হয়েছে। একটু পরে আবার চেষ্টা করুন।',
      },
    },
    offline: 'আপনি এখন অফলাইনে। আপনার লেখা রাখা আছে। সংযোগ ফিরলে পাঠান।',
    problems: {
      nameMissing: 'আপনার নাম লিখুন।',
      emailMissing: 'আপনার ইমেল ঠিকানা লিখুন, যাতে আমরা উত্তর দিতে পারি।',
      emailMalformed: 'name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন।',
      messageMissing: 'বার্তাটি লিখুন।',
      tooLong: icu('সর্বোচ্চ {limit, number}টি অক্ষর লেখা যায়।'),
    },
  },
  details: {
    emailTitle: 'ইমেল',
    emails: { projects: 'নতুন প্রকল্প', support: 'সহায়তা' },
    phoneTitle: 'ফোন',
    phones: { coochBehar: 'কোচবিহার', kolkata: 'কলকাতা' },
  },
  next: {
    title: 'এর পরে কী হবে',
    steps: [
      'আমাদের এক জন ডেভেলপার আপনার বার্তা পড়েন।',
      'একটি কাজের দিনের মধ্যে আমরা উত্তর দিই, ব্রোশিওর নয়, প্রশ্ন নিয়ে।',
      'ফোনে বা আপনার ওখানে গিয়ে এক ঘণ্টা আমরা শুনি। কোনো খরচ নেই, আর যা লিখে রাখি তার কপি আপনি পাবেন।',
    ],
  },
  offices: {
    title: 'আমাদের কার্যালয়',
    viewMap: 'মানচিত্র দেখুন',
    mapOf: icu('({city}, নতুন ট্যাবে খুলবে)'),
  },
});
