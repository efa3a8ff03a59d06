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
  email: 'Team Email',
  emailMissing: 'Enter your team email address.',
  notListed: 'This address is not on the team list. If you are a client, use the page Log In.',
  notTeam: 'This account has no access to the team. Ask the founder to add it.',
  refused:
    'This email address and password do not belong together. Check both, or choose a new password.',
  toasts: { teamLoginSuccessful, teamOnly, teamNotAuthorized, loginFailed, loginUnavailable },
  form: formCopy,
} as const;

export type TeamLoginCopy = Translation<typeof copy>;

export default definePage('en', TeamLoginPage, copy);
