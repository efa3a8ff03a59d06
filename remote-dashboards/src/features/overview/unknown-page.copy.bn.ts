import { definePage } from '@torsa/shared/i18n';
import { navTexts } from '../../app/portal-nav.copy.bn.ts';
import type { UnknownPageTexts } from './unknown-page.copy.en.ts';
import { UnknownPage } from './unknown-page.tsx';

const copy = {
  portal: navTexts,
  // The texts of the host's 404 page.
  head: { title: 'পাতাটি পাওয়া গেল না', description: 'এই ঠিকানায় তোর্সার কোনো পাতা নেই।' },
  lead: 'এই ঠিকানায় কোনো পাতা নেই। পাতাটি হয়তো সরে গেছে, কিংবা ঠিকানা লিখতে কোথাও ভুল হয়েছে।',
  home: 'প্রথম পাতায় ফিরে যান',
  overview: 'আপনার সারসংক্ষেপ খুলুন',
} satisfies UnknownPageTexts;

export default definePage('bn', UnknownPage, copy);
