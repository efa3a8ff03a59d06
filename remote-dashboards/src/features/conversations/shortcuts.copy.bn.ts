import type { ShortcutCopy } from './shortcuts.copy.en.ts';

export const shortcutCopy = {
  open: 'কিবোর্ডের শর্টকাট (?)',
  title: 'কিবোর্ডের শর্টকাট',
  list: 'এই তালিকা',
  areOn: 'একটি কি চাপলেই কাজ হবে',
  close: 'বন্ধ করুন',
} satisfies ShortcutCopy;
