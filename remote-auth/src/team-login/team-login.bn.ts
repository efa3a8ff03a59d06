import { translated } from '@torsa/shared/i18n';
import { formMessages } from '../form/form-messages.bn.ts';
import type { TeamLoginMessages } from './team-login.en.ts';
import { TeamLoginPage } from './team-login-page.tsx';

const messages = {
  head: {
    title: 'টিম লগ-ইন',
    description: 'তোর্সা টিমের ড্যাশবোর্ডে লগ-ইন করুন।',
  },
  lead: 'টিম লিডার ও টিমের সদস্যদের জন্য।',
  email: 'টিমের ইমেল',
  emailMissing: 'আপনার টিমের ইমেল ঠিকানা লিখুন।',
  form: formMessages,
} satisfies TeamLoginMessages;

export default translated('bn', TeamLoginPage, messages);
