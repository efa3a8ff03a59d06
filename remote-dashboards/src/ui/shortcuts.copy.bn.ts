import type { ShortcutTexts } from './shortcuts.copy.en.ts';

export const shortcutTexts = {
  open: 'কিবোর্ডের শর্টকাট (?)',
  title: 'কিবোর্ডের শর্টকাট',
  search: 'সব খুঁজুন',
  list: 'এই তালিকা দেখান',
  areOn: 'এক কি-র শর্টকাট ব্যবহার করুন',
  close: 'বন্ধ করুন',
} satisfies ShortcutTexts;
