import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import type { EndedEmailLink, ValidEmailLink } from '../../api/task-link.ts';
import { clientChecklistTexts as bn } from './client-asks.copy.bn.ts';
import { type ClientChecklistTexts, clientChecklistTexts as en } from './client-asks.copy.en.ts';
import { EndedEmailLinkNotice } from './ended-link.tsx';
import { EmailLinkRequest } from './linked-ask.tsx';

interface LinkContentProps {
  readonly token: string;
  readonly link: ValidEmailLink | EndedEmailLink;
}

/** The task that a one-time email link opens, or the task's recorded result. */
export default function LinkContent({ token, link }: LinkContentProps) {
  const { language } = useI18n();
  const copy = localize<ClientChecklistTexts>(language, { en, bn });
  if (link.state === 'open') return <EmailLinkRequest token={token} link={link} copy={copy} />;
  return <EndedEmailLinkNotice link={link} copy={copy} />;
}
