import { useI18n } from '@torsa/shared/i18n';
import { Notice } from '@torsa/shared/ui/notice';
import type { RequestWithDecision } from '../../api/asks.ts';
import { formatDay, toLocalDate } from '../../api/days.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import type { ClientChecklistTexts } from './client-asks.copy.en.ts';

interface ConflictNoticeProps {
  readonly ask: RequestWithDecision;
  readonly copy: ClientChecklistTexts;
}

/** An alert that another person has answered or changed the request first, with the name and date if known. */
export function RequestConflictNotice({ ask, copy }: ConflictNoticeProps) {
  const { format, language } = useI18n();
  const { state, decision, decided_name, decided_at, answered_name, answered_at } = ask;
  const dayOf = (at: string) => formatDay(language, toLocalDate(new Date(at)), 'medium');
  let text = copy.problems.conflict;
  if (state !== 'open' && decision && decided_at) {
    const who = isolateTextDirection(decided_name ?? '');
    text = format(copy.decisions[decision], { who, day: dayOf(decided_at) });
  } else if (state !== 'open' && answered_at) {
    text = format(copy.sentBy, {
      who: isolateTextDirection(answered_name),
      day: dayOf(answered_at),
    });
  }
  return <Notice kind="alert">{text}</Notice>;
}
