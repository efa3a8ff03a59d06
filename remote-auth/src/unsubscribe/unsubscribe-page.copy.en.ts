import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const copy = {
  head: {
    title: 'Unsubscribe',
    description: 'Unsubscribe from one kind of Torsa email with one click, without logging in.',
  },
  lead: 'One click stops this kind of email.',
  about: {
    reply: 'These emails tell you about our replies and updates to your projects.',
    waiting: 'These emails tell you about unassigned messages and client answers.',
    report: 'These emails bring you the team’s report on the 1st of each month.',
  },
  whyButton: 'Nothing changes until you press the button.',
  switchOff: 'Turn off these emails',
  switchingOff: 'Turning them off…',
  isOff: {
    reply:
      'We will no longer email you about replies and projects. You can find both in your dashboard.',
    waiting:
      'We will no longer email you about unanswered messages and client answers. You can find both in your dashboard.',
    report: 'We will no longer email you monthly reports. You can find them in your dashboard.',
  },
  onAgain: 'You can turn these emails on again in your account.',
  always: 'You will still get emails about your account itself, such as a password change.',
  settings: 'Open my account',
  invalid:
    'This link does not work. Part of it may be missing. You can choose your emails in your account.',
  unavailable: 'We couldn’t connect, so nothing has changed. Please try again in a moment.',
} as const;

export type UnsubscribeTexts = Translation<typeof copy>;

export default definePage('en', UnsubscribePage, copy);
