import { useI18n } from '@torsa/shared/i18n';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { type CalendarDay, formatDueDate } from '../api/days.ts';
import { portalStyles } from './styles.ts';

interface DueDayProps {
  /** True if only screen readers get the word before the date. */
  readonly isShort?: boolean;
  readonly day: CalendarDay | null;
  readonly isLate: boolean;
  readonly terms: { readonly late: string; readonly undated: string; readonly due: string };
}

/** The due date of a task or project, with a word if it is late. */
export function DueDateText({ day, isLate, isShort, terms }: DueDayProps) {
  const { language } = useI18n();
  if (day === null) return <span>{terms.undated}</span>;
  return (
    <span>
      {isLate && (
        <>
          <span css={portalStyles.late}>{terms.late}</span> ·{' '}
        </>
      )}
      <span css={isShort && visuallyHiddenStyle}>{terms.due} </span>
      <time dateTime={day}>{formatDueDate(language, day)}</time>
    </span>
  );
}
