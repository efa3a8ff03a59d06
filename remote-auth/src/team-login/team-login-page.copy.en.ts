import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { authFormTexts } from '../form/form.copy.en.ts';
import {
  loginFailedToast,
  loginUnavailableToast,
  staffLoginOnlyToast,
  teamLoginSuccessToast,
  teamNotAuthorizedToast,
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
  loggedIn: teamLoginSuccessToast,
  problems: {
    notListed: {
      toast: staffLoginOnlyToast,
      notice: 'This address is not on the team list. If you are a client, use Log In instead.',
    },
    notTeam: {
      toast: teamNotAuthorizedToast,
      notice: 'This account is not on the team. Ask the founder to add it.',
    },
    other: {
      toast: loginFailedToast,
      notice: 'Wrong email address or password. Check both, or reset your password.',
    },
    unavailable: { toast: loginUnavailableToast, notice: authFormTexts.unavailable },
  },
  form: authFormTexts,
} as const;

export type TeamLoginTexts = Translation<typeof copy>;

export default definePage('en', TeamLoginPage, copy);
