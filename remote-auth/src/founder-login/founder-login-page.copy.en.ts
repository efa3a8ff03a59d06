import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { authFormTexts } from '../form/form.copy.en.ts';
import {
  founderLoginSuccessToast,
  founderRoleMismatchToast,
  loginUnavailableToast,
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
  loggedIn: founderLoginSuccessToast,
  problems: {
    other: {
      toast: founderRoleMismatchToast,
      notice: 'Wrong founder ID or password. Check both and try again.',
    },
    unavailable: { toast: loginUnavailableToast, notice: authFormTexts.unavailable },
  },
  form: authFormTexts,
} as const;

export type FounderLoginTexts = Translation<typeof copy>;

export default definePage('en', FounderLoginPage, copy);
