import { logOutTexts } from '@torsa/shared/auth/log-out.copy.bn';
import { icu } from '@torsa/shared/i18n/icu';
import type { PortalSearchTexts } from './search.copy.en.ts';

export const portalSearchTexts: PortalSearchTexts = {
  open: 'সব খুঁজুন',
  label: 'খুঁজুন',
  hint: 'নাম, বিষয়, বার্তা, প্রকল্প…',
  close: 'বন্ধ করুন',
  failed: 'খোঁজা গেল না। সংযোগ দেখে আবার চেষ্টা করুন।',
  nothing: 'কিছু মিলল না। অন্য শব্দ লিখে দেখুন।',
  found: icu('{count, plural, =0 {কিছু মেলেনি} one {#টি মিলেছে} other {#টি মিলেছে}}'),
  groups: {
    recent: 'সম্প্রতি খোলা',
    command: 'নির্দেশ',
    view: 'সেভ করা তালিকা',
    page: 'পাতা',
    conversation: 'কথোপকথন',
    message: 'বার্তা',
    project: 'প্রকল্প',
    task: 'কাজ',
    file: 'ফাইল',
    staff: 'দল',
    client: 'ক্লায়েন্ট',
  },
  commands: {
    task: 'নতুন কাজ',
    invite: 'দলে আমন্ত্রণ জানান',
    light: 'হালকা রং ব্যবহার করুন',
    dark: 'গাঢ় রং ব্যবহার করুন',
    logOut: 'লগ আউট করুন',
  },
  logOut: logOutTexts,
  noSubject: 'বিষয় নেই',
};
