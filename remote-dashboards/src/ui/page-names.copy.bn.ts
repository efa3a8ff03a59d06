import { icu } from '@torsa/shared/i18n/icu';
import type { PageNamesTexts } from './page-names.copy.en.ts';

export const pageNames = {
  inBengali: icu('{page} (বাংলা)'),
  pages: {
    '/': 'হোম',
    '/about': 'আমাদের সম্পর্কে',
    '/contact': 'যোগাযোগ',
    '/careers': 'কেরিয়ার',
    '/services': 'পরিষেবা',
    '/services/:serviceId': 'একটি পরিষেবার পাতা',
    '/our-team': 'আমাদের দল',
    '/privacy': 'গোপনীয়তা',
    '/auth/login': 'লগ ইন',
    '/auth/signup': 'সাইন আপ',
  },
} satisfies PageNamesTexts;
