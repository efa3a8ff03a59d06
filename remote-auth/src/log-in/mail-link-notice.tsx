import { Notice } from '@torsa/shared/ui/notice';
import type { LogInMessages } from './log-in.en.ts';
import type { MailLink } from './read-mail-link.ts';

interface MailLinkNoticeProps {
  readonly mailLink: MailLink;
  readonly messages: LogInMessages['mailLink'];
}

/** Says what came of the link in the confirmation mail. */
export function MailLinkNotice({ mailLink, messages }: MailLinkNoticeProps) {
  switch (mailLink) {
    case 'confirmed':
      return <Notice kind="status">{messages.confirmed}</Notice>;
    case 'invalid':
      return <Notice kind="alert">{messages.invalid}</Notice>;
  }
}
