import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { formCopy } from '../form/form.copy.en.ts';
import {
  loginFailed,
  loginUnavailable,
  teamLoginSuccessful,
  teamNotAuthorized,
  teamOnly,
} from '../form/toasts.copy.en.ts';
import { TeamLoginPage } from './team-login-page.tsx';

const copy = {
  head: {
    title: 'Team Login',
    description: 'Log in to the dashboard of the Torsa team.',
  },
  lead: 'For team leaders and team members.',
  id: 'Team Email',
  idMissing: 'Enter your team email address.',
  loggedIn: teamLoginSuccessful,
  problems: {
    notListed: {
      toast: teamOnly,
      notice: 'This address is not on the team list. If you are a client, use Log In instead.',
    },
    notTeam: {
      toast: teamNotAuthorized,
      notice: 'This account is not on the team. Ask the founder to add it.',
    },
    other: {
      toast: loginFailed,
      notice: 'Wrong email address or password. Check both, or reset your password.',
    },
    unavailable: { toast: loginUnavailable, notice: formCopy.unavailable },
  },
  form: formCopy,
} as const;

export type TeamLoginCopy = Translation<typeof copy>;

export default definePage('en', TeamLoginPage, copy);
