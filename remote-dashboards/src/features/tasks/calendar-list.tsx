import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { type CalendarDay, formatDay } from '../../api/days.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { TaskCalendarEntry } from './calendar-entries.ts';
import { CalendarEntryLink } from './entry-link.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

const { color, font, fontSize, space } = tokens;

const heading = css({ fontFamily: font.text, fontSize: fontSize.dense, fontWeight: 650 });
const row = css({
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

interface CalendarListProps {
  readonly entries: readonly TaskCalendarEntry[];
  readonly today: CalendarDay;
  readonly copy: TasksPageTexts;
}

/**
 * A month's due tasks and deadlines, as a list by day. Finished entries of earlier days are folded in the current
 * month.
 */
export function CalendarList({ entries, today, copy }: CalendarListProps) {
  const { format } = useI18n();
  if (entries.length === 0) return <EmptyState>{copy.nothingDue}</EmptyState>;
  const isCurrent = entries.some(({ day }) => day >= today);
  const isOver = ({ day, isDone }: TaskCalendarEntry) => isCurrent && isDone && day < today;
  const done = entries.filter(isOver);
  const rest = entries.filter((entry) => !isOver(entry));
  return (
    <>
      {done.length > 0 && (
        <details>
          <summary css={portalStyles.summary}>
            {format(copy.doneEarlier, { count: done.length })}
          </summary>
          <EntriesByDay entries={done} today={today} copy={copy} />
        </details>
      )}
      <EntriesByDay entries={rest} today={today} copy={copy} />
    </>
  );
}

function EntriesByDay({ entries, today, copy }: CalendarListProps) {
  const { language } = useI18n();
  const days = [...new Set(entries.map(({ day }) => day))].toSorted();
  return days.map((day) => (
    <section key={day}>
      <h3 css={heading}>
        {formatDay(language, day, 'long')}
        {day === today && ` · ${copy.today}`}
      </h3>
      <ul css={portalStyles.list}>
        {entries
          .filter((entry) => entry.day === day)
          .map((entry) => (
            <li key={entry.id} css={row}>
              <CalendarEntryLink css={portalStyles.link} entry={entry} copy={copy} />
              <p css={portalStyles.smallMuted}>{entry.of}</p>
            </li>
          ))}
      </ul>
    </section>
  ));
}
