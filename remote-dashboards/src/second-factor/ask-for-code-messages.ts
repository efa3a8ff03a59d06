import type { Language } from '@torsa/shared/i18n/languages';
import { codeMessages as codeBn } from '@torsa/shared/second-factor/code-messages.bn';
import {
  type CodeMessages,
  codeMessages as codeEn,
} from '@torsa/shared/second-factor/code-messages.en';
import { readingMessages as readingBn } from '../data/reading-messages.bn.ts';
import { type ReadingMessages, readingMessages as readingEn } from '../data/reading-messages.en.ts';

interface AskForCodeMessages
  extends Readonly<Record<'title' | 'loading' | 'none' | 'setUp', string>> {
  readonly code: CodeMessages;
  readonly reading: ReadingMessages;
}

/** In both languages, as it may come up on any page of the staff and is loaded for itself. */
export const askForCodeMessages: Readonly<Record<Language, AskForCodeMessages>> = {
  en: {
    title: 'Second factor',
    loading: 'Loading your devices',
    none: 'The founder asks all staff for a second factor: a code from an app on their phone. Setting it up takes two minutes, and then you go on here.',
    setUp: 'Set up the second factor',
    code: codeEn,
    reading: readingEn,
  },
  bn: {
    title: 'দ্বিতীয় ধাপের যাচাই',
    loading: 'আপনার ডিভাইসগুলি লোড হচ্ছে',
    none: 'প্রতিষ্ঠাতা চান, লগ-ইনের সময় সব কর্মী ফোনের অ্যাপ থেকে একটি কোডও দেবেন। চালু করতে দু’মিনিট লাগে; তারপর এখানকার কাজ চলবে।',
    setUp: 'দ্বিতীয় ধাপ চালু করুন',
    code: codeBn,
    reading: readingBn,
  },
};
