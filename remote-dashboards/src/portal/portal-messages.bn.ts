import { icu } from '@torsa/shared/i18n/icu';
import type { PortalMessages } from './portal-messages.en.ts';

export const portalMessages = {
  label: 'পোর্টাল',
  dashboard: 'ড্যাশবোর্ড',
  inbox: 'ইনবক্স',
  messages: 'বার্তা',
  inboxLink: icu('ইনবক্স খুলুন: {count, plural, =0 {কেউ অপেক্ষায় নেই} other {# জন অপেক্ষায়}}'),
  longest: icu('সবচেয়ে আগে: {moment}।'),
  waiting: icu('{count, number}টি উত্তরের অপেক্ষায়'),
} satisfies PortalMessages;
