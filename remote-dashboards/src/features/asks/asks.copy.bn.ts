import { icu } from '@torsa/shared/i18n/icu';
import type { RequestsToClientTexts } from './asks.copy.en.ts';

export const requestsToClientTexts = {
  due: { due: 'শেষ তারিখ', late: 'দেরি হয়েছে', undated: 'শেষ তারিখ নেই' },
  version: icu('সংস্করণ {number}'),
  versionText: icu('সংস্করণ {number}-এর লেখা'),
  files: icu('{count, plural, other {#টি ফাইল}}'),
  filesOf: icu('{needed}টির মধ্যে {count}টি'),
  decisions: {
    approved: icu('{day} তারিখে {who} অনুমোদন করেছেন।'),
    changes: icu('{day} তারিখে {who} বদল চেয়েছেন।'),
  },
  words: icu('“{words}”'),
  record: {
    title: 'অনুমোদনের রেকর্ড',
    version: 'সংস্করণ',
    content: 'বিষয়',
    text: 'লেখা',
    way: 'কীভাবে',
    ways: { session: 'পোর্টালে লগ-ইন করে', link: 'ইমেলের লিংক থেকে' },
    at: 'কখন',
    hash: 'SHA-256',
  },
} satisfies RequestsToClientTexts;
