import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import type { EndedLink, OpenLink } from '../../api/task-link.ts';
import { clientAsksCopy as bn } from './client-asks.copy.bn.ts';
import { type ClientAsksCopy, clientAsksCopy as en } from './client-asks.copy.en.ts';
import { EndedLinkNotice } from './ended-link.tsx';
import { LinkedAsk } from './linked-ask.tsx';

interface LinkContentProps {
  readonly token: string;
  readonly link: OpenLink | EndedLink;
}

/** The task of a link, or the record of its result. */
export default function LinkContent({ token, link }: LinkContentProps) {
  const { language } = useI18n();
  const copy = localize<ClientAsksCopy>(language, { en, bn });
  if (link.state === 'open') return <LinkedAsk token={token} link={link} copy={copy} />;
  return <EndedLinkNotice link={link} copy={copy} />;
}
