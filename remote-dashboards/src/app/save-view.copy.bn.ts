import { icu } from '@torsa/shared/i18n/icu';
import { undoTexts } from '../ui/undo-toast.copy.bn.ts';
import type { SaveViewTexts } from './save-view.copy.en.ts';

export const saveViewTexts: SaveViewTexts = {
  undo: undoTexts,
  save: 'তালিকা সেভ করুন',
  change: 'সেভ করা তালিকা বদলান',
  name: 'নাম',
  hint: 'আপনার সেভ করা তালিকা শুধু আপনিই দেখেন।',
  nameMissing: 'একটি নাম দিন।',
  taken: 'এই নামে আপনার একটি তালিকা আছে, অথবা তালিকাটি এইমাত্র বদলেছে।',
  full: 'আপনার ২০টি তালিকা আছে, এর বেশি রাখা যায় না। আগে একটি মুছুন।',
  gone: 'তালিকাটি মুছে ফেলা হয়েছে। এটি বন্ধ করে আবার সেভ করুন।',
  failed: 'সেভ করা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  notDeleted: 'মোছা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  rename: 'নাম বদলান',
  saved: icu('“{name}” সেভ হয়েছে'),
  renamed: icu('নতুন নাম “{name}”'),
  deleted: icu('“{name}” মোছা হয়েছে'),
  more: 'আরও',
  delete: 'তালিকা মুছুন',
  close: 'বন্ধ করুন',
};
