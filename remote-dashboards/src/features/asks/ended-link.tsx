import { useI18n } from '@torsa/shared/i18n';
import { Notice } from '@torsa/shared/ui/notice';
import { useEffect, useRef } from 'react';
import { formatDay, toLocalDate } from '../../api/days.ts';
import type { EndedEmailLink } from '../../api/task-link.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import type { ClientChecklistTexts } from './client-asks.copy.en.ts';

interface EndedLinkNoticeProps {
  readonly link: EndedEmailLink;
  readonly copy: ClientChecklistTexts;
}

/** Shows who completed the task of a one-time email link, and when. Without a completed task, it shows nothing. */
export function EndedEmailLinkNotice({ link: { ask }, copy }: EndedLinkNoticeProps) {
  const { format, language } = useI18n();
  const notice = useRef<HTMLDivElement>(null);
  // Focus the notice, because the clicked button disappears.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    notice.current?.setAttribute('tabindex', '-1');
    notice.current?.focus();
  }, []);
  const at = ask.decided_at ?? ask.answered_at;
  if (at === null) return null;
  const who = isolateTextDirection(ask.decided_name ?? ask.answered_name);
  const day = formatDay(language, toLocalDate(new Date(at)), 'medium');
  const message = ask.decision ? copy.decisions[ask.decision] : copy.sentBy;
  return (
    <Notice ref={notice} kind="status">
      {format(message, { who, day })}
    </Notice>
  );
}
