import { useI18n } from '@torsa/shared/i18n';
import { type CalendarDay, formatDueDate } from '../api/days.ts';
import { portalStyles } from './styles.ts';

interface DueDayProps {
  readonly day: CalendarDay | null;
  readonly isLate: boolean;
  readonly terms: { readonly late: string; readonly undated: string; readonly due: string };
}

/** The due date of a task or project. A late date has a word that marks it as late. */
export function DueDateText({ day, isLate, terms }: DueDayProps) {
  const { language } = useI18n();
  if (day === null) return <span>{terms.undated}</span>;
  return (
    <span>
      {isLate && (
        <>
          <span css={portalStyles.late}>{terms.late}</span> ·{' '}
        </>
      )}
      {terms.due} <time dateTime={day}>{formatDueDate(language, day)}</time>
    </span>
  );
}
