import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { formCopy } from '../form/form.copy.en.ts';
import {
  founderLoginSuccessful,
  founderMismatch,
  loginUnavailable,
} from '../form/toasts.copy.en.ts';
import { FounderLoginPage } from './founder-login-page.tsx';

const copy = {
  head: {
    title: 'Founder Login',
    description: 'The login for the founder of Torsa.',
  },
  lead: 'Log in with your founder ID.',
  id: 'Founder ID',
  idMissing: 'Enter your founder ID.',
  loggedIn: founderLoginSuccessful,
  problems: {
    other: {
      toast: founderMismatch,
      notice: 'Wrong founder ID or password. Check both and try again.',
    },
    unavailable: { toast: loginUnavailable, notice: formCopy.unavailable },
  },
  form: formCopy,
} as const;

export type FounderLoginCopy = Translation<typeof copy>;

export default definePage('en', FounderLoginPage, copy);
