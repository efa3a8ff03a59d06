import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const copy = {
  head: {
    title: 'Turn Off Mails',
    description: 'Turn off one kind of mail from Torsa with one press, without logging in.',
  },
  lead: 'One press, and this kind of mail stops.',
  about: {
    reply: 'These mails tell you that we answered you, or that a project of yours moved on.',
    waiting: 'These emails say that a message has had no assignee for ten minutes.',
  },
  whyButton: 'Nothing changes before you press the button.',
  switchOff: 'Turn these mails off',
  switchingOff: 'Turning them off…',
  isOff: {
    reply:
      'We do not mail you about answers and projects any more. You find both in your dashboard.',
    waiting: 'We do not mail you about messages that wait any more. You find them in the inbox.',
  },
  onAgain: 'You can turn these mails on again in your account.',
  always: 'Mails about the account itself, such as a new password, still come.',
  settings: 'Choose in my account',
  invalid:
    'This link does not work. A part of it may be missing. You can choose in your account which mails come.',
  unavailable: 'We could not reach our server. Nothing has changed: please try again in a moment.',
} as const;

export type UnsubscribeCopy = Translation<typeof copy>;

export default definePage('en', UnsubscribePage, copy);
