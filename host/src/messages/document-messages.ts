import type { Language } from '@torsa/shared/i18n/languages';
import { bn } from './bn.ts';
import { en, type ShellMessages } from './en.ts';

/** What a document in a language says. Its shell's words go to the browser inside of it. */
export interface DocumentMessages {
  readonly shell: ShellMessages;
  /** Read where no script runs. */
  readonly noScript: string;
  /** Said to whoever pressed something, where the scripts do not come. */
  readonly notAlive: string;
}

/** For those who write documents. The browser never loads this: its document carries the words of one language. */
export const documentMessages: Readonly<Record<Language, DocumentMessages>> = {
  en: {
    shell: en,
    noScript:
      'Signing in, the contact form and the chat need JavaScript. Everything else can be read without it.',
    notAlive:
      'The connection is too slow or broken, so this was not sent. What you typed is still here: try again in a moment.',
  },
  bn: {
    shell: bn,
    noScript: 'লগ-ইন, যোগাযোগের ফর্ম আর চ্যাটের জন্য জাভাস্ক্রিপ্ট লাগে। বাকি সবই জাভাস্ক্রিপ্ট ছাড়া পড়া যায়।',
    notAlive:
      'ইন্টারনেট খুব ধীর বা বিচ্ছিন্ন, তাই এটি পাঠানো যায়নি। যা লিখেছেন তা এখানেই আছে: একটু পরে আবার চেষ্টা করুন।',
  },
};
