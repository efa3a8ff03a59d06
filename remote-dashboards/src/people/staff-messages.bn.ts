import { icu } from '@torsa/shared/i18n/icu';
import type { StaffMessages } from './staff-messages.en.ts';

export const staffMessages = {
  caption: 'কর্মীরা',
  loading: 'কর্মী-তালিকা লোড হচ্ছে',
  columns: { name: 'নাম', role: 'ভূমিকা', manage: 'পরিবর্তন' },
  posts: { founder: 'প্রতিষ্ঠাতা', team_leader: 'টিম লিডার', team_member: 'টিমের সদস্য' },
  states: { active: 'সক্রিয়', invited: 'আমন্ত্রিত' },
  you: '(আপনি)',
  manage: 'বদলান',
  manageOf: icu('বদলান: {name}'),
  controls: {
    save: 'ভূমিকা বদলান',
    inviteAgain: 'আবার আমন্ত্রণ পাঠান',
    remove: 'সরান…',
    consequences: icu(
      '{name} এরপর সংস্থার কিছুই আর দেখতে পাবেন না। {count, plural, =0 {ওঁর হাতে কোনো কথোপকথন নেই।} other {ওঁর হাতের #টি কথোপকথন তখন কারও হাতে থাকবে না।}}',
    ),
    typeName: icu('নিশ্চিত করতে “{name}” লিখুন'),
    otherName: icu('নামটি “{name}” নয়।'),
    removeNamed: icu('{name}-কে সরান'),
  },
  invitation: {
    title: 'নতুন কাউকে আমন্ত্রণ জানান',
    lead: 'মেলে একটি লিংক যাবে; তিনি পাসওয়ার্ড বেছে নেবেন, আর তখন থেকেই এখানকার কর্মী।',
    leadOfLeader: 'মেলে একটি লিংক যাবে; তিনি পাসওয়ার্ড বেছে নেবেন, আর তখন থেকেই আপনার টিমের সদস্য।',
    name: 'নাম',
    email: 'ইমেল',
    nameMissing: 'নাম লিখুন।',
    emailMissing: 'ইমেল ঠিকানা লিখুন।',
    emailMalformed: 'name@example.com-এর মতো একটি ঠিকানা লিখুন।',
    worksHere: 'এই ঠিকানার কর্মী আগে থেকেই আছেন।',
    send: 'আমন্ত্রণ পাঠান',
    sending: 'পাঠানো হচ্ছে…',
  },
  done: {
    invite: icu('{name} ঠিকানায় আমন্ত্রণ যাচ্ছে।'),
    'invite again': icu('{name}-এর কাছে নতুন আমন্ত্রণ যাচ্ছে। আগের লিংকটি আর চলবে না।'),
    'change role': icu('{name}-এর ভূমিকা বদলানো হয়েছে।'),
    remove: icu('{name} আর এখানকার কর্মী নন।'),
  },
  problems: {
    conflict: 'এর মধ্যে অন্য কেউ এটি বদলেছেন; এখন যা দেখছেন সেটাই বর্তমান অবস্থা।',
    forbidden: 'এই কাজের অনুমতি আপনার নেই, অথবা আপনার সেশন শেষ।',
    limited: 'এক ঘণ্টায় অনেক আমন্ত্রণ গেছে। একটু অপেক্ষা করুন।',
    other: 'কাজটি হল না। নেটওয়ার্ক আছে তো? আবার চেষ্টা করুন।',
  },
} satisfies StaffMessages;
