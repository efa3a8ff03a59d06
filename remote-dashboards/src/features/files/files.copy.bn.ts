import { icu } from '@torsa/shared/i18n/icu';
import type { FilesTexts } from './files.copy.en.ts';

export const filesTexts = {
  upload: {
    button: 'ফাইল আপলোড করুন',
    buttonFor: icu('ফাইল আপলোড করুন: {label}'),
    camera: 'ছবি তুলুন',
    cameraFor: icu('ছবি তুলুন: {label}'),
    drop: 'আপলোড করতে ফাইল এখানে ছাড়ুন',
    dropFor: icu('“{label}”-এ যোগ করতে ছাড়ুন'),
    shrinks: 'ছোট আকারের ছবি',
    hint: 'প্রতিটি ২৫ মেগাবাইট পর্যন্ত। ফাইল টেনে এনেও ছাড়তে পারেন।',
    touchHint: 'প্রতিটি ২৫ মেগাবাইট পর্যন্ত।',
    attach: {
      button: 'ফাইল জুড়ুন',
      drop: 'জুড়তে ফাইল এখানে ছাড়ুন',
      list: 'জোড়া ফাইল',
      notRemoved: 'ফাইলটি সরানো গেল না। আবার চেষ্টা করুন।',
    },
  },
  list: {
    title: 'ফাইল',
    download: icu('{name} ডাউনলোড করুন'),
    version: icu('সংস্করণ {version, number}'),
    you: 'আপনি',
    someone: 'আগের ব্যবহারকারী',
    earlier: icu('{count, plural, one {আগের #টি সংস্করণ} other {আগের #টি সংস্করণ}}'),
    failed: 'ফাইলটি আনা গেল না। আবার চেষ্টা করুন।',
    menu: 'আরও',
    menuOf: icu('আরও: {name}'),
    remove: 'সরান',
    removeOf: icu('{name} সরান'),
    removed: icu('{name} সরানো হল'),
    comments: icu('{count, plural, one {#টি মন্তব্য} other {#টি মন্তব্য}}'),
  },
  downloadAll: {
    button: 'সব ডাউনলোড করুন',
    resume: 'ডাউনলোড চালিয়ে যান',
    progress: icu('{total}টির মধ্যে {done}টি ডাউনলোড হয়েছে'),
    none: 'কোনো ফাইল নেই।',
    failed: 'কিছু ফাইল বাকি আছে। সংযোগ দেখে আবার চালান।',
  },
  viewer: {
    view: 'দেখুন',
    viewOf: icu('দেখুন: {name}'),
  },
} satisfies FilesTexts;
