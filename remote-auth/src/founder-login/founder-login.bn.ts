import { translated } from '@torsa/shared/i18n';
import { formMessages } from '../form/form-messages.bn.ts';
import type { FounderLoginMessages } from './founder-login.en.ts';
import { FounderLoginPage } from './founder-login-page.tsx';

const messages = {
  head: {
    title: 'প্রতিষ্ঠাতার লগ-ইন',
    description: 'তোর্সার প্রতিষ্ঠাতার লগ-ইন।',
  },
  lead: 'আপনার প্রতিষ্ঠাতা আইডি দিয়ে।',
  founderId: 'প্রতিষ্ঠাতা আইডি',
  founderIdMissing: 'আপনার প্রতিষ্ঠাতা আইডি লিখুন।',
  form: formMessages,
} satisfies FounderLoginMessages;

export default translated('bn', FounderLoginPage, messages);
